import { AppError } from '@/lib/errors'

/** Whoever asks again after so long finds the next process, or another one. */
export const BACK_IN_SECONDS = 5

// Next may load this module more than once in a process.
const holder = globalThis as { wayfarerLeaves?: boolean }

/** Whether this process was told to shut down: it finishes what it began and accepts nothing new. */
export function isLeaving(): boolean {
  return holder.wayfarerLeaves === true
}

/** False if it was told before. */
export function beginLeaving(): boolean {
  if (isLeaving()) return false
  holder.wayfarerLeaves = true
  return true
}

/** Throws while this process is shutting down. */
export function refuseWhileLeaving(): void {
  if (isLeaving()) throw leavingError()
}

/** The message for requests during shutdown. */
export function leavingError(): AppError {
  return new AppError('restarting', 'Wayfarer is restarting. We’ve kept your text; please send it again in a few seconds.', BACK_IN_SECONDS)
}
