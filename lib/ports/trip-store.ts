import type { CommandFacts, RecordedCommand, TripCommand } from '../travel/trip/commands'

/** `mayHaveOrder` is false where nothing was ever ordered for it. */
export type StoredTrip = { commands: RecordedCommand[]; version: number; mayHaveOrder: boolean }

/**
 * Commands form a tree, as messages do: each follows one before it, and the trip in force is the way from the thread's last command back
 * to the first. `version` grows with each change of the trip: a command, an undo, another branch. An order on its way keeps it where it is.
 */
export type TripStore = {
  /**
   * The commands in force, in order, with the trip's version, as they stand together at one moment; none (and version 0) in a thread
   * without a trip yet. Null when the thread is not this user's or does not exist.
   */
  load(threadId: string, userId: string): Promise<StoredTrip | null>
  /** Whether a command was stored under this key, in force or not. */
  hasCommand(threadId: string, userId: string, clientKey: string): Promise<boolean>
  /**
   * Stores the command that was applied to the trip at `version`. Null when the trip has moved on, the key is stored already, or an
   * order locks the trip: load again.
   */
  append(entry: {
    threadId: string
    userId: string
    version: number
    command: TripCommand
    facts: CommandFacts
    issuedBy: 'traveller' | 'assistant'
    issuedAt: Date
    clientKey: string | null
  }): Promise<RecordedCommand | null>
  /** Takes the last command in force back. False when `number` is not the last one any more, or an order locks the trip. */
  undo(threadId: string, userId: string, number: number): Promise<boolean>
}
