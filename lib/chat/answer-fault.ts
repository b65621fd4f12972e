/** What can go wrong with the service that answers; each has one sentence for the reader. `spent`: the traveller's share of the day is used up. */
export type ModelFault =
  | 'busy'
  | 'not-set-up'
  | 'failing'
  | 'silent'
  | 'unreadable'
  | 'empty'
  | 'circling'
  | 'cut-short'
  | 'withheld'
  | 'spent'

/** An answer that ended without an error and yet not as it should. */
export class AnswerFault extends Error {
  readonly fault: ModelFault
  constructor(fault: ModelFault) {
    super(`the answer ended early: ${fault}`)
    this.name = 'AnswerFault'
    this.fault = fault
  }
}
