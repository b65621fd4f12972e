/** Why the database did not do what it was asked: it is not there, has too much to do, or has no room left on its disk. */
export type StoreFailureKind = 'unreachable' | 'busy' | 'full'

// A process may load this file more than once (the start of the server and its routes): a class alone would not know its own.
const MARK = Symbol.for('wayfarer.store-failure')

/** The database cannot serve for the moment; the same request may go well a little later. */
export class StoreFailure extends Error {
  readonly [MARK]: StoreFailureKind
  constructor(kind: StoreFailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StoreFailure'
    this[MARK] = kind
  }
}

/** The kind of a `StoreFailure`, also where it is the cause of what was thrown; null for everything else. */
export function storeFailureKind(error: unknown): StoreFailureKind | null {
  if (!(error instanceof Error)) return null
  return MARK in error ? (error as StoreFailure)[MARK] : storeFailureKind(error.cause)
}
