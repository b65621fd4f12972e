import type { Locator } from 'playwright/test'

type Stop = { isThere: boolean; faults: string[] }

/** Where the focus is: whether it is the target, whether it can be seen there, and whether it could be seen at the stop before. */
export async function readStop(target: Locator): Promise<Stop> {
  return target.evaluate(stopInPage)
}

function stopInPage(target: Element): Stop {
  type Look = { element: Element; look: string }
  const page: Window & { lastStop?: Look | undefined } = window
  const focused = document.activeElement
  const faults: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}”`
  // The ring may stand on the field's frame, or on the label of a radio button that is drawn by us.
  const lookOf = (element: Element) =>
    [element, element.parentElement, element.closest('label'), element.nextElementSibling]
      .map((drawn) => {
        if (!drawn) return ''
        const { outlineStyle, outlineWidth, boxShadow, borderColor, clipPath } = getComputedStyle(drawn)
        return [outlineStyle, outlineWidth, boxShadow, borderColor, clipPath].join()
      })
      .join('; ')

  const before = page.lastStop
  if (before?.element.isConnected && before.element !== focused && lookOf(before.element) === before.look)
    faults.push(`the focus cannot be seen on ${nameOf(before.element)}`)
  page.lastStop = undefined
  if (!focused || focused === document.body) return { isThere: false, faults }
  page.lastStop = { element: focused, look: lookOf(focused) }

  const drawn = focused.closest('label') ?? focused
  // A link within a sentence may go on in the next line.
  const box = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
  let port = new DOMRect(0, 0, innerWidth, innerHeight)
  for (let outer = drawn.parentElement; outer; outer = outer.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(outer).overflowY) || outer.scrollHeight <= outer.clientHeight) continue
    port = outer.getBoundingClientRect()
    break
  }
  const [top, bottom] = [Math.max(box.top, port.top, 0), Math.min(box.bottom, port.bottom, innerHeight)]
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
  // What is as large as the window is scrolled, not pressed.
  const isScroller = box.height > innerHeight / 3 && focused.matches('[tabindex="0"]:not(a, button, input)')
  const covers = [0.15, 0.5, 0.85]
    .map((share) => document.elementFromPoint((left + right) / 2, top + (bottom - top) * share))
    .filter((found) => !drawn.contains(found))
  // Of what is taller than its room a part can be seen: enough to press.
  const isCut = bottom - top < Math.min(box.height - 1, port.height / 2, 24)
  if (!isScroller && (isCut || covers.length > 0))
    faults.push(
      `${nameOf(focused)} is beneath ${covers[0] ? nameOf(covers[0]) : 'an edge of the window'}, at ${Math.round(top)}–${Math.round(bottom)}`,
    )
  return { isThere: focused === target, faults }
}
