/**
 * What comes in one piece is drawn in one, with the word that is waited for, instead of each part before it. Nothing waits longer than
 * until the page has time; nothing is drawn any more once the signal says so.
 */
export function createTogether(signal: AbortSignal) {
  let waiting: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(): void {
    clearTimeout(timer)
    timer = undefined
    const due = waiting
    waiting = []
    if (signal.aborted) return
    for (const draw of due) draw()
  }

  return {
    add(draw: () => void): void {
      waiting.push(draw)
      timer ??= setTimeout(show)
    },
    show,
  }
}
