import { hourWorth } from '../flights/value-of-time'
import { minorDigits } from '../money'
import type { DestinationCandidate, DestinationWishes } from './destination-candidate'
import { checkLimits } from './destination-limits'
import { destinationReason } from './destination-reason'
import { DROPPABLE_LIMITS, type DroppableLimit } from './droppable-limits'
import type { DestinationSuggestion } from './suggest-destinations-schema'

export type { DestinationSuggestion } from './suggest-destinations-schema'

/** Where one could go: a ranking with its reasons in words and numbers. Equals go by their slug, whatever order they come in. */
export function suggestDestinations(candidates: DestinationCandidate[], wishes: DestinationWishes): DestinationSuggestion {
  const checked = candidates
    .map((candidate) => ({ candidate, points: pointsOf(candidate, wishes), ...checkLimits(candidate, wishes) }))
    .toSorted(
      (one, other) =>
        (wishes.isByPrice ? priceOf(one.candidate) - priceOf(other.candidate) : 0) ||
        other.points - one.points ||
        (one.candidate.slug < other.candidate.slug ? -1 : 1),
    )
  const named = ({ slug, name }: DestinationCandidate, reasons: string[]) => ({ slug, name, reasons })
  const ranked = checked
    .filter(({ outside, open }) => outside.length === 0 && open.length === 0)
    .map(({ candidate }) => ({ candidate, reason: destinationReason(candidate, wishes) }))
  return {
    ranked,
    waysOn: ranked.length > 0 ? [] : waysOn(candidates, wishes),
    open: checked
      .filter(({ outside, open }) => outside.length === 0 && open.length > 0)
      .map(({ candidate, open }) => named(candidate, open)),
    excluded: checked
      .filter(({ outside }) => outside.length > 0)
      .toSorted(
        (one, other) =>
          one.outside.length - other.outside.length || (wishes.mostFare ? priceOf(one.candidate) - priceOf(other.candidate) : 0),
      )
      .map(({ candidate, outside }) => named(candidate, outside)),
  }
}

const WITHOUT: Record<DroppableLimit, Partial<DestinationWishes>> = {
  fare: { mostFare: null },
  flight: { longestFlightMinutes: null },
  warmth: { warmAtLeastC: null },
  rain: { isDry: false },
}

function waysOn(candidates: DestinationCandidate[], wishes: DestinationWishes): DestinationSuggestion['waysOn'] {
  return DROPPABLE_LIMITS.map((limit) => {
    const fitting = candidates.filter((candidate) => {
      const { outside, open } = checkLimits(candidate, { ...wishes, ...WITHOUT[limit] })
      return outside.length === 0 && open.length === 0
    })
    return { limit, fitting: fitting.map(({ slug }) => slug).toSorted() }
  })
    .filter(({ fitting }) => fitting.length > 0)
    .toSorted((one, other) => other.fitting.length - one.fitting.length)
}

/** For sorting: a place without a price comes last. */
function priceOf({ fare }: DestinationCandidate): number {
  return fare?.amountMinor ?? Number.MAX_SAFE_INTEGER
}

// Of these parts a place is measured; a liking counts about as much as halving the cost.
const POINTS = { liking: 3, cost: 10, warmth: 4, dryness: 4, flight: 2 }
const PLEASANT_C = { from: 20, to: 28 }
const HALF_WORTH_HOURS = 40
const HALF_WORTH_MINUTES = 600
/** What a day costs in the middle of the places that we know it of stands for a place that we don't. */
const USUAL_DAY_HOURS = 8.6

/** Each part depends on the place alone, so no other place moves it: a lower price never makes it less. */
function pointsOf(candidate: DestinationCandidate, { month, days, warmAtLeastC, coldAtMostC, likings }: DestinationWishes): number {
  const weather = candidate.months[month - 1]
  const matches = likings.filter((liking) => candidate.likings.includes(liking)).length
  const from = coldAtMostC ?? warmAtLeastC ?? PLEASANT_C.from
  const to = coldAtMostC ?? Math.max(from, PLEASANT_C.to)
  const warmth = weather ? Math.max(0, 1 - Math.max(from - weather.highC, weather.highC - to, 0) / 20) : 0
  const dryness = weather ? 1 - weather.rainDays / 31 : 0
  const hours = costInHours(candidate, days)
  const cost = hours === null ? 0 : HALF_WORTH_HOURS / (HALF_WORTH_HOURS + hours)
  const flight = candidate.flightMinutes === null ? 0 : HALF_WORTH_MINUTES / (HALF_WORTH_MINUTES + candidate.flightMinutes)
  return POINTS.liking * matches + POINTS.warmth * warmth + POINTS.dryness * dryness + POINTS.cost * cost + POINTS.flight * flight
}

/** What it costs in hours of a traveller's time: the one scale that all currencies have. For the order only, never shown. */
function costInHours({ fare, dayCost }: DestinationCandidate, days: number): number | null {
  return fare && fare.amountMinor / hourWorth(fare.currency).amountMinor + days * (dayCost ? hoursOf(dayCost) : USUAL_DAY_HOURS)
}

function hoursOf({ range: [low, high], currency }: NonNullable<DestinationCandidate['dayCost']>): number {
  return (((low + high) / 2) * 10 ** minorDigits(currency)) / hourWorth(currency).amountMinor
}
