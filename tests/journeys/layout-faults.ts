/**
 * Runs in the page, and so knows nothing outside itself: what runs out at a side, is cut off or lies beneath something, in words.
 * `canStripsScroll`: whether a strip of chips or tabs may be longer than the window and be moved sideways.
 */
export function findLayoutFaults(canStripsScroll: boolean): string[] {
  const faults = new Set<string>()
  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
    return `${element.tagName.toLowerCase()} “${words.slice(0, 40)}” (${(element.getAttribute('class') ?? '').slice(0, 50)})`
  }
  const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
  const isShown = (element: Element) =>
    !element.closest('.sr-only, [inert], svg, option, input, textarea') &&
    element.checkVisibility(seen) &&
    getComputedStyle(element).clipPath !== 'inset(50%)'
  const isStrip = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1
  // A plan of a cabin and a table of many columns have two dimensions of their own.
  const isPlane = (element: Element) => element.closest('[role=grid]') !== null || element.querySelector('[role=grid], table') !== null

  const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (beyond > 0) faults.add(`the page is ${beyond} px too wide`)
  // What stands behind a dialog cannot be reached, and need not.
  const within = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body
  for (const element of within.querySelectorAll<HTMLElement>('*')) {
    if (!isShown(element)) continue
    if (!canStripsScroll && isStrip(element) && !isPlane(element)) faults.add(`has to be moved sideways: ${nameOf(element)}`)
    for (const node of element.childNodes) if (node instanceof Text && node.nodeValue?.trim()) lookAtText(node, element)
  }
  lookAtControls()
  return [...faults]

  function lookAtText(node: Text, element: HTMLElement) {
    const range = document.createRange()
    range.selectNodeContents(node)
    let { left, right } = range.getBoundingClientRect()
    const { top, bottom, width } = range.getBoundingClientRect()
    let scrollsDown = false
    if (width === 0) return
    for (let outer: HTMLElement | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(outer)
      const edge = outer.getBoundingClientRect()
      if (isStrip(outer)) return
      if (overflowX !== 'visible' && textOverflow === 'ellipsis') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      if (overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 1))
        return void faults.add(`cut off at a side: ${nameOf(element)}`)
      scrollsDown ||= /auto|scroll/.test(overflowY)
      const isCut =
        !scrollsDown && overflowY !== 'visible' && webkitLineClamp === 'none' && (bottom > edge.bottom + 2 || top < edge.top - 2)
      if (isCut) return void faults.add(`cut off above or below: ${nameOf(element)}`)
      if (position === 'fixed') break
    }
    if (right > innerWidth + 1 || left < -1) faults.add(`runs out of the window: ${nameOf(element)}`)
  }

  /** Each, brought to the middle of what scrolls, is what a finger or a pointer would find there. */
  function lookAtControls() {
    const scrolled = [...document.querySelectorAll('*')].map((element) => [element, element.scrollTop, element.scrollLeft] as const)
    for (const control of within.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea, summary',
    )) {
      const drawn = control.closest('label') ?? control
      const canBePressed = getComputedStyle(drawn).pointerEvents !== 'none'
      if (control.closest('.sr-only:not(input), [inert]') || !drawn.checkVisibility({ visibilityProperty: true }) || !canBePressed) continue
      drawn.scrollIntoView({ block: 'center', inline: 'center' })
      // A link within a sentence may go on in the next line.
      const { left, right, top, bottom, width } = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
      if (width < 2) continue
      if (right > innerWidth + 1 || left < -1) faults.add(`runs out of the window: ${nameOf(control)}`)
      const from = Math.max(top, 0)
      const found = [0.5, 0.25, 0.75].map((share) =>
        document.elementFromPoint((left + right) / 2, from + (Math.min(bottom, innerHeight) - from) * share),
      )
      if (!found.some((element) => drawn.contains(element)))
        faults.add(`beneath ${found[0] ? nameOf(found[0]) : 'the edge of the window'}: ${nameOf(control)}`)
    }
    for (const [element, top, left] of scrolled) element.scrollTo({ top, left, behavior: 'instant' })
  }
}
