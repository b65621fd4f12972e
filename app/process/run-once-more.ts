/**
 * The same work, never twice at once: whoever asks for it while it is done waits for one more run, which is shared with everybody else who
 * asked meanwhile.
 */
export function runOnceMore<Work extends unknown[]>(work: (...on: Work) => Promise<unknown>): (...on: Work) => Promise<unknown> {
  let running: Promise<unknown> | null = null
  let next: Promise<unknown> | null = null
  const run = (...on: Work): Promise<unknown> => {
    const current = work(...on)
    const ended = () => {
      if (running === current) running = null
    }
    running = current
    current.then(ended, ended)
    return current
  }
  return (...on) => {
    if (!running) return run(...on)
    const goOn = () => {
      next = null
      return run(...on)
    }
    next ??= running.then(goOn, goOn)
    return next
  }
}
