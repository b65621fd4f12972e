import type { TurnReading } from './read-turn'

/** What the trade's label for each request is; whatever is not here is told from what the turn changes. */
const ACTS: Partial<Record<NonNullable<TurnReading['understood']['request']>, string>> = {
  hello: 'openinggreeting',
  goodbye: 'closinggreeting',
  thanks: 'thankyou',
  yes: 'confirmation',
  no: 'rejection',
  'passenger-details': 'contentonly',
}
const OPEN = ['bookflight', 'changeseatassignment', 'getseatinfo', 'getboardingpass']

/** The act of a turn in the labels of the scorer, from what the product's reader made of it; `earlier` are the acts before. */
export function chatActOf({ understood, change }: TurnReading, earlier: readonly string[]): string {
  const { request, ancillaries, unsupported, isQuestion, words } = understood
  if (unsupported === 'boarding-pass' || unsupported === 'check-in') return 'getboardingpass'
  if (ancillaries.some(({ kind }) => kind === 'seats') || unsupported === 'seat')
    return isQuestion || ancillaries.some(({ wish }) => wish === 'show') ? 'getseatinfo' : 'changeseatassignment'
  const act = request ? ACTS[request] : undefined
  if (act) return act
  const isSearch = Object.keys(change.search).length > 0 || change.filters.length > 0 || change.slices !== null
  const isBooking = earlier.findLast((one) => OPEN.includes(one)) === 'bookflight'
  if (isSearch) return isBooking ? 'contentonly' : 'bookflight'
  if (unsupported || isQuestion) return 'outofdomain'
  return words === '' ? 'outofdomain' : 'contentonly'
}
