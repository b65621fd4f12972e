export function seatOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-seat]')?.dataset.seat : undefined
}

export function seatButtons(grid: HTMLElement | null): HTMLElement[] {
  return [...(grid?.querySelectorAll<HTMLElement>('[data-seat]') ?? [])]
}

/**
 * Puts one seat of the grid into the tab order: `wanted`, else the one that is there already, else the first that can be
 * chosen. Where it was none yet, it is also brought into view, inside the map alone.
 */
export function takeTabStop(grid: HTMLElement | null, wanted?: string): void {
  const buttons = seatButtons(grid)
  const before = buttons.find(({ tabIndex }) => tabIndex === 0)
  const next = buttons.find(({ dataset }) => dataset.seat === wanted) ?? before ?? entry(buttons)
  if (next === before) return
  if (before) before.tabIndex = -1
  if (next) next.tabIndex = 0
  const scroller = grid?.closest<HTMLElement>('[data-scroller]')
  if (wanted || !next || !scroller) return
  const below = next.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  if (below > scroller.clientHeight * 0.7) scroller.scrollTop += below - scroller.clientHeight / 3
}

/** Own seat first, then the party's, then the first free one. */
function entry(buttons: HTMLElement[]): HTMLElement | undefined {
  const byStatus = (status: string) => buttons.find(({ dataset }) => dataset.status === status)
  return byStatus('own') ?? byStatus('party') ?? byStatus('free') ?? buttons[0]
}

/**
 * Escape on a seat leads back to the travellers. A modal around the map listens on the document and would close itself; the window
 * hears the key before it.
 */
export function keepEscape(grid: HTMLElement | null): () => void {
  function keep(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !(event.target instanceof Node)) return
    if (seatOf(event.target) && grid?.contains(event.target)) event.preventDefault()
  }
  window.addEventListener('keydown', keep, { capture: true })
  return () => window.removeEventListener('keydown', keep, { capture: true })
}
