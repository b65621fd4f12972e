// A process may load this file more than once (the start of the server and its routes): a class alone would not know its own.
const MARK = Symbol.for('wayfarer.outside-failure')

/** An outside service did not answer, or answered nonsense: what it did is unknown. Not thrown for a clear "no". */
export class OutsideFailure extends Error {
  readonly service: string
  readonly [MARK] = true
  constructor(service: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OutsideFailure'
    this.service = service
  }
}

/** Whether it is an `OutsideFailure`, also one of another copy of this file: what `instanceof` cannot tell. */
export function isOutsideFailure(error: unknown): error is OutsideFailure {
  return error instanceof Error && MARK in error
}
