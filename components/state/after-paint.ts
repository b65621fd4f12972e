/** Where nothing is painted, as in a window that nobody sees. */
const LONGEST_WAIT_MS = 100

/** Over when what is on the page by now has been painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer)
        resolve()
      }),
    )
  })
}
