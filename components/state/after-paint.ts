/** Where nothing is painted, as in a window that nobody sees. */
const LONGEST_WAIT_MS = 100

/** Over when what is on the page by now has been painted: a frame begins when the one before has been handed over. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer)
        resolve()
      }),
    )
  })
}

/** Runs something then, unless it is taken back before: what the page can be seen without does not hold it up. */
export function whenPainted(run: () => void): () => void {
  let isWanted = true
  void afterPaint().then(() => isWanted && run())
  return () => {
    isWanted = false
  }
}
