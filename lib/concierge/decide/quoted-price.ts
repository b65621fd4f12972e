import { sayPriceStands, sayTooMuch, verdictOn } from '../say/answers/say-quoted'
import { sentences, travellersOf } from '../say/phrases'
import { askNext } from '../say/say-talk'
import { pickContext } from '../skills/pick/context'
import { shownRoundTrips, spokenRoundTrip } from '../skills/pick/find-flights'
import { amountOf, byPrice, shareOf, sumOf } from '../skills/pick/flight-order'
import type { Asking } from '../skills/pick/topics'
import type { HeardAsk } from '../understand/heard-asks'
import type { Decision, Position } from './decision'

const OF_SUM: Asking[] = ['total', 'both-ways', 'shares']

/** "So £459 in total?": whether it is, before what the total is made of. */
export function withVerdict(decision: Decision, { what, quoted }: HeardAsk, { table }: Position): Decision {
  const total = wholeTotal(table)?.total
  if (quoted === undefined || !OF_SUM.includes(what) || !total || 'call' in decision) return decision
  // "For all of us" or "each" may be meant, and "for everything" counts the place to stay, too.
  const share = what === 'shares' ? shareOf(total, travellersOf(table.situation)) : null
  const stay = table.situation.stay?.chosen?.total
  const sums = [total, ...(share ? [share] : []), ...(stay ? [sumOf([total, stay])] : [])]
  return { say: sentences(verdictOn(sums.some((sum) => isThatPrice(quoted, sum))), decision.say) }
}

/** "£278.50 seems a lot": what stands, whether anything on the list is cheaper, and what may be; null where single flights are compared. */
export function answerTooMuch({ what, isComplaint, flights, quoted }: HeardAsk, { table }: Position): Decision | null {
  const isOfOne = flights !== null && !flights.isPronoun
  const whole = wholeTotal(table)
  if (what !== 'cheaper' || !isComplaint || isOfOne || !whole) return null
  const isKnown = quoted === undefined || isThatPrice(quoted, whole.total)
  return { say: sentences(sayTooMuch({ ...whole, isKnown }, table.situation), askNext(table.situation)) }
}

/** "It’s still the same": the price that stands, and why; null before there is one. */
export function answerUnchanged({ table }: Position): string | null {
  const whole = wholeTotal(table)
  return whole && sayPriceStands(whole, table.situation)
}

/** The price of all flights as they stand, and the cheapest of the list. */
function wholeTotal(table: Position['table']): { total: string; cheapest: string } | null {
  const { total } = table.situation
  if (total) return { total, cheapest: total }
  const trips = shownRoundTrips(table)
  const isOneWay = table.situation.slices.length === 1
  const flights = isOneWay ? (table.flights?.briefs ?? []) : []
  const [last] = pickContext(table).spoken.last
  const [cheapest] = byPrice<{ total: string }>(isOneWay ? flights : trips)
  const spoken = (isOneWay ? flights.find(({ offerId }) => offerId === last) : spokenRoundTrip(table)) ?? cheapest
  return spoken && cheapest ? { total: spoken.total, cheapest: cheapest.total } : null
}

/** A price is often said without its pennies. */
function isThatPrice(quoted: number, total: string): boolean {
  const amount = amountOf(total)
  return Number.isInteger(quoted) ? Math.abs(amount - quoted) < 1 : Math.abs(amount - quoted) < 0.005
}
