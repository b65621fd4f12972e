import type { Situation } from '@/lib/travel/trip/situation'
import { sentences } from '../say/phrases'
import { type Compared, MOST_SAID } from '../say/say-dates'
import type { Tongue } from './tongue'

/** The best days with their totals, and how far they were compared; the question keeps what the English one asks. */
export function sayDatesAbroad(result: Extract<Compared, { status: 'found' }>, { today }: Situation, { dates, search }: Tongue): string {
  const daysOf = ({ departureOn, returnOn }: (typeof result.best)[number]) => {
    const out = search.day(departureOn, today)
    return returnOn ? dates.stay(out, search.day(returnOn, today)) : out
  }
  const [first, ...others] = result.best.slice(0, MOST_SAID)
  if (!first) return ''
  const { priced, leaveFrom, leaveTo, noFlights, notPriced } = result.coverage
  return sentences(
    dates.best(daysOf(first), first.total, first.returnOn === null),
    others.length > 0 && dates.next(others.map((pair) => dates.priced(daysOf(pair), pair.total))),
    dates.compared(priced, search.day(leaveFrom, today), search.day(leaveTo, today)),
    noFlights + notPriced > 0 && dates.leftOut(noFlights + notPriced),
    dates.which,
  )
}
