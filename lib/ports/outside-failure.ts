/** An outside service did not answer, or answered nonsense: what it did is unknown. Not thrown for a clear "no". */
export class OutsideFailure extends Error {
  readonly service: string
  constructor(service: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OutsideFailure'
    this.service = service
  }
}
