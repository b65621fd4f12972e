import { formatDuration } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import type { Brief, ComparedRoundTrip, ShownFlights } from '../../tool-results'
import { about, type Fact, type FactRow, only, SAID } from '../facts'
import { namingFlight, telling } from '../marked'
import { countOf, flightPrice, forTravellers, listOf, sentences } from '../phrases'
import { describeFlight, flightFact, offerFlight, stopsFact, stopsOf } from '../say-flights'

const LABEL_FACTS = { cheapest: 'cheapest', fastest: 'fastest', 'best-value': 'best' } as const
const LABELS = { cheapest: 'cheapest', fastest: 'fastest', 'best-value': 'best value' }

/** Why a flight stands where it does: the computed reason, and the figures where the reason names none. */
export function sayWhy(brief: Brief, flights: ShownFlights, situation: Situation): string {
  const pick = flights.picks.find(({ offerId }) => offerId === brief.offerId)
  const reason = lowered(pick?.reason ?? ('reason' in brief && typeof brief.reason === 'string' ? brief.reason : ''))
  const how = `It takes ${formatDuration(brief.durationMinutes)}, ${stopsOf(brief)}, for ${flightPrice(brief.total, situation)}.`
  const facts = about(flightFact(brief), ...(pick?.labels ?? []).map((label): Fact => [LABEL_FACTS[label]]), ...figuresOf(brief))
  const saying = (sentence: string, isWhole: boolean) => sentences(telling(facts, sentence), !isWhole && telling(SAID, how))
  if (!pick) return saying(`${describeFlight(brief)} is number ${brief.place} on the list${reason ? `: ${reason}` : ''}.`, reason !== '')
  const labels = listOf(pick.labels.map((label) => LABELS[label]))
  return saying(
    /^(?:cheapest|fastest|the only|the same)\b/.test(reason)
      ? `${describeFlight(brief)} is ${reason}.`
      : `${describeFlight(brief)} is ${labels ? `the ${labels}` : `number ${pick.place}`}: ${reason}.`,
    /\d/.test(reason),
  )
}

/** The flight that the ranking puts first for this traveller, with its reason. */
export function sayRecommended(brief: Brief, flights: ShownFlights, situation: Situation): string {
  const pick = flights.picks.find(({ offerId }) => offerId === brief.offerId)
  const reason = pick ? lowered(pick.reason) : ''
  const labels = (pick?.labels ?? []).map((label): Fact => [LABEL_FACTS[label]])
  return sentences(
    telling(
      { lead: ['recommended'], ...about(flightFact(brief), ['name', brief.total], ...labels, ...figuresOf(brief)) },
      `I’d choose ${describeFlight(brief)} for ${flightPrice(brief.total, situation)}${forTravellers(situation)}${reason ? `: ${reason}` : ''}.`,
    ),
    offerFlight(brief, flights.sliceIndex),
  )
}

/** Whether no other flight costs less, among all that were found or that fit the filters. */
export function sayIsCheapest(brief: Brief, flights: ShownFlights, isFiltered: boolean, situation: Situation): string {
  const cheapest = flights.picks.find(({ labels }) => labels.includes('cheapest'))
  const of = isFiltered
    ? `the ${countOf(flights.offerCount, 'flight')} that fit your filters`
    : `the ${countOf(flights.offerCount, 'flight')} I found`
  if (!cheapest || cheapest.offerId === brief.offerId || cheapest.total === brief.total)
    return sentences(
      telling(
        about(flightFact(brief), ['name', brief.total], ['already-cheapest']),
        `Yes, on that day none of ${of} costs less than ${describeFlight(brief)} for ${flightPrice(brief.total, situation)}.`,
      ),
      OTHER_DAYS,
    )
  const winner = flights.briefs.find(({ offerId }) => offerId === cheapest.offerId)
  return telling(
    { lead: ['is-cheaper'], ...about(winner ? flightFact(winner) : ['cheapest'], ['name', cheapest.total]) },
    `No, ${winner ? describeFlight(winner) : 'the cheapest'} is cheaper: ${flightPrice(cheapest.total, situation)}, compared with ${brief.total} for ${describeFlight(brief)}.`,
  )
}

/** How flights differ from the first of them, as the look-up compared them. */
export function sayDifference(
  flights: (Brief & { againstFirst?: string | undefined; comparedWith?: string | undefined })[],
  situation: Situation,
): string | null {
  const [first, ...others] = flights
  if (!first || others.length === 0) return null
  const few = others.slice(0, 2)
  const row = (flight: Brief): FactRow => ({ head: flightFact(flight), parts: [['name', flight.total], ...figuresOf(flight)] })
  const told = few.map((other) =>
    other.againstFirst && other.comparedWith === first.offerId
      ? `${describeFlight(other)} is ${other.againstFirst}`
      : `${describeFlight(other)} takes ${formatDuration(other.durationMinutes)}, ${stopsOf(other)}, for ${flightPrice(other.total, situation)}`,
  )
  return telling(
    { rows: [first, ...few].map(row) },
    `Compared with ${describeFlight(first)} (${flightPrice(first.total, situation)}, ${formatDuration(first.durationMinutes)}, ${stopsOf(first)}): ${told.join('; ')}.`,
  )
}

/** How whole round trips differ from the first of them, as the look-up compared them. */
export function sayRoundTripsCompared(roundTrips: ComparedRoundTrip[], situation: Situation): string | null {
  const [first, ...others] = roundTrips
  if (!first || others.length === 0) return null
  const nameOf = ({ flightNumbers }: ComparedRoundTrip) => flightNumbers.map((key) => namingFlight(key)).join(' and ')
  const figures = `${first.total}${forTravellers(situation)} there and back, ${formatDuration(first.durationMinutes)} of travel in all`
  return `Compared with ${nameOf(first)} (${figures}): ${others.map((other) => `${nameOf(other)} would be ${other.againstFirst}`).join('; ')}.`
}

function figuresOf(brief: Brief): Fact[] {
  return [['duration', brief.durationMinutes], stopsFact(brief)]
}

/** The comparison of days stands above the list. */
export const OTHER_DAYS = telling(only(['other-days']), '“Other days” above the flights shows the prices of other days.')

function lowered(reason: string): string {
  return (/^[A-Z][a-z]/.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason).replace(/\.$/, '')
}
