import { asksSomething, type Clause } from '../../grammar/clauses'

/** What is asked of a booking of one's own. `standing` is how it stands and what comes next. */
const ORDER_ASKS = [
  'booked',
  'bookings',
  'cancel',
  'airline-cancels',
  'resend',
  'papers',
  'receipt',
  'money',
  'standing',
  'check-in',
  'change-extras',
  'change-flights',
  'change-people',
  'insurance',
  'compensation',
  'exception',
  'vouchers',
  'again',
  'saved-passengers',
] as const
export type OrderAsk = (typeof ORDER_ASKS)[number]

/**
 * What the clauses ask of the booking, in the order said, each once; "now that it is booked" beside something else asks nothing. Pure.
 */
export function foldOrder(clauses: readonly Clause[]): OrderAsk[] {
  const said = clauses.flatMap((clause) => {
    const frames = [...new Set([...clause.frames, ...clause.mentioned])].filter(({ skill }) => skill === 'order')
    const asked = frames.filter(({ value }) => !value.asked || (asksSomething(clause) && frames.length === 1))
    return asked.toSorted((one, other) => one.start - other.start).map(({ value }) => value.ask)
  })
  return [...new Set(said)].flatMap((ask) => ORDER_ASKS.find((known) => known === ask) ?? [])
}
