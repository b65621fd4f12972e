let tell: ((milliseconds: number) => void) | null = null

/** Tells from now on how long each query, or each transaction, took with its waiting in line. */
export function tellQueryTime(listener: ((milliseconds: number) => void) | null): void {
  tell = listener
}

/** Does what is asked of the database and tells its time, where anybody wants to know. */
export async function timed<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  if (!tell) return work()
  const beganAt = performance.now()
  try {
    return await work()
  } finally {
    tell(performance.now() - beganAt)
  }
}
