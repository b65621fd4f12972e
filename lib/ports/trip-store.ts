import type { CommandFacts, RecordedCommand, TripCommand } from '../travel/trip/commands'

export type TripStore = {
  /** Commands in order, without the undone ones. Empty for a thread without a trip yet. */
  listCommands(threadId: string, userId: string): Promise<RecordedCommand[]>
  /** Null when another command took this number first: load again and retry. `number` is one more than the highest ever used. */
  append(entry: {
    threadId: string
    userId: string
    number: number
    command: TripCommand
    facts: CommandFacts
    issuedBy: 'traveller' | 'assistant'
    issuedAt: Date
  }): Promise<RecordedCommand | null>
  /** The highest number ever used in the thread (undone ones included), 0 for none. It is the trip's version. */
  latestNumber(threadId: string, userId: string): Promise<number>
  /** Marks one command as undone; false when it was already. */
  markUndone(threadId: string, userId: string, number: number, at: Date): Promise<boolean>
}
