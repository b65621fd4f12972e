import type { CommandFacts, RecordedCommand, TripCommand } from '../travel/trip/commands'

/** The trip's version (lib/travel/trip/trip-version.ts) follows from what `load` gives; an order on its way keeps it where it is. */
export type TripStore = {
  /**
   * The commands in force, in order, and the highest number ever used (undone ones included; 0 for none), as they stand together at
   * one moment. Empty for a thread without a trip yet, and for another's.
   */
  load(threadId: string, userId: string): Promise<{ commands: RecordedCommand[]; latestNumber: number }>
  /** Whether a command was stored under this key, undone or not. */
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
  /** Marks the last command in force as undone. False when `number` is not the last one any more, or an order locks the trip. */
  markUndone(threadId: string, userId: string, number: number, at: Date): Promise<boolean>
}
