import { formatDay } from '@/lib/travel/dates'
import type { Table } from '../table'
import type { Brief, ShownFlights } from '../tool-results'
import { directionNamed } from '../understand/pointing'
import { clock, countOf, forTravellers } from './phrases'
import { describeFlight } from './say-flights'

/** How many people a price is for. */
export function sayForWhom(situation: Table['situation']): string {
  const { adults, children, infants } = situation.wishes
  const count = adults + children + infants
  return count > 1
    ? `Every price shown is for ${count === 2 ? 'both' : `all ${count}`} travellers together, taxes and fees included.`
    : 'Every price shown is the whole price for one traveller, taxes and fees included.'
}

/** What is picked, of the direction named or of both. */
export function sayPicked(words: string, { slices, today }: Table['situation']): string | null {
  const direction = directionNamed(words)
  const picked = slices.flatMap((slice) =>
    slice.picked && (direction === null || direction === slice.sliceIndex)
      ? [
          `${slice.label}: ${slice.picked.flight} on ${formatDay(slice.departureOn, today)}, ${clock(slice.picked.departsAt)} to ${clock(slice.picked.arrivesAt)}${slice.picked.fare ? `, ${slice.picked.fare}` : ''}`,
        ]
      : [],
  )
  if (picked.length > 0) return `${picked.join('; ')}.`
  return slices.length > 0 ? 'Nothing is picked there yet.' : null
}

/** Whether a flight leaves earlier, or later, than the one spoken of. */
export function sayOtherTime(
  isLater: boolean,
  spokenOf: Brief | undefined,
  flights: ShownFlights,
  situation: Table['situation'],
): string | null {
  const pickedAt = situation.slices.find((slice) => slice.sliceIndex === flights.sliceIndex)?.picked?.departsAt
  const from = pickedAt ?? spokenOf?.departsAt
  if (!from) return null
  const fitting = flights.briefs
    .filter(({ departsAt }) => (isLater ? departsAt > from : departsAt < from))
    .toSorted((one, other) => one.place - other.place)
  const [best] = fitting
  const than = `than ${clock(from)}`
  if (!best)
    return `None of the best ${flights.briefs.length} leaves ${isLater ? 'later' : 'earlier'} ${than}; “Show more flights” has the rest.`
  return `Yes, ${countOf(fitting.length, 'flight')} of the best ${flights.briefs.length} ${fitting.length === 1 ? 'leaves' : 'leave'} ${isLater ? 'later' : 'earlier'} ${than}; the best is ${describeFlight(best)} for ${best.total}${forTravellers(situation)}.`
}
