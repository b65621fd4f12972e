import { databaseCode } from './database-code'

/** Two transactions changed the same rows, or waited for each other: the server undid one of them. Run again, it finds the way free. */
const CONFLICT = /^(40001|40P01)$/
const MOST_TRIES = 4
const LONGEST_FIRST_PAUSE_MS = 20

/** Does work that the database undoes as a whole when it fails, again where it met another's: at most four times, with pauses of chance length. */
export async function retryConflicts<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === MOST_TRIES || !databaseCode(error, CONFLICT)) throw error
      // Of two that always paused alike each would meet the other again.
      await new Promise((resume) => setTimeout(resume, Math.random() * LONGEST_FIRST_PAUSE_MS * 2 ** tries))
    }
  }
}
