import type { BegunAnswer } from './message-store'
import type { AnswersLimit } from './run-store'

/** Words of a traveller under the id and key of their message, the answer behind them, and how long its run holds the thread at first. */
export type UsualTurn = {
  threadId: string
  userId: string
  words: { id: string; parts: unknown[]; metadata: unknown; words: string; clientKey: string }
  answer: BegunAnswer
  leaseUntil: Date
  limit: AnswersLimit
}

/**
 * What almost every turn asks for, at once: its thread, the thread's turn for its run, and the places of the words and of their answer.
 * False, and nothing is written, where anything about it is unusual: the thread is not there (or, to be begun, is), is recorded or has a
 * living run, an id or key is taken, or so many answers are being written for the traveller. Whoever then asks step by step finds out
 * which.
 */
export type TurnStore = {
  /** In a thread that is there. */
  take(turn: UsualTurn): Promise<boolean>
  /** The first words of a thread, which is begun under this id and name. */
  begin(turn: UsualTurn & { name: string }): Promise<boolean>
}
