import { formatDuration } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import type { DaysFound } from '../../skills/pick/compared-on'
import { shareOf } from '../../skills/pick/flight-order'
import type { SpokenOrder } from '../../skills/pick/flight-spec'
import type { Asking } from '../../skills/pick/topics'
import type { OfferedPlaces } from '../../skills/plan/measures'
import { bestOf, type Measure } from '../../skills/plan/measures'
import { fixed } from '../marked'
import { capitalised, forTravellers, listOf, sentences, travellersOf } from '../phrases'
import { sayBest } from '../planning/say-places'
import { daysOf, MOST_SAID } from '../say-dates'
import { type FoundRoutes, firstBy, journeyBy, routeName, routesSaid } from '../say-places'

/** A question about what was compared: `by` is what the best is asked by, `isDirectOnly` and `bags` what the comparison was asked for. */
export type ComparedAsk = { what: Asking; by?: SpokenOrder; isDirectOnly: boolean; bags: number }

const OF_SUM: Asking[] = ['total', 'shares', 'both-ways', 'fees', 'made-of', 'fares']
const OF_BEST: Asking[] = ['described', 'recommend', 'is-cheapest', 'cheaper', 'faster']
const OF_BAGS: Asking[] = ['bags', 'hand-bags', 'total-with']
const OF_STOPS: Asking[] = ['is-direct', 'stops', 'layover']

/** The answer that compared days give: of their prices, and of nothing that only single flights tell. */
export function sayOfDays(ask: ComparedAsk, { best }: DaysFound, situation: Situation): string {
  const { what, by } = ask
  const [first, ...others] = best.slice(0, MOST_SAID)
  if (!first) return NOT_YET
  const way = first.returnOn ? 'there and back' : 'one way'
  if (OF_SUM.includes(what)) return sayWhom(first.total, way, situation)
  if (OF_BEST.includes(what) && (by === undefined || by === 'cheapest' || by === 'best-value'))
    return sentences(
      `The cheapest is ${daysOf(first, situation)}: ${first.total} ${way}${forTravellers(situation)}.`,
      others.length > 0 && `The next is ${daysOf(others[0] ?? first, situation)} for ${others[0]?.total ?? first.total}.`,
    )
  if (OF_BAGS.includes(what)) return sayBagsIn(ask)
  if (OF_STOPS.includes(what)) return ask.isDirectOnly ? ONLY_DIRECT : MAY_STOP
  return NOT_YET
}

/** The same of compared routes, whose journeys are known as a whole. */
export function sayOfRoutes(ask: ComparedAsk, result: FoundRoutes, situation: Situation): string {
  const { what, by } = ask
  const way = result.returnOn ? 'there and back' : 'one way'
  const said = routesSaid(result)
  const [first] = said
  if (!first) return NOT_YET
  if (OF_SUM.includes(what)) return sayWhom(journeyBy(first, result.by).total, way, situation)
  if (what === 'duration' || by === 'fastest' || what === 'faster') {
    const fastest = firstBy(result, 'fastest')
    const each = said.map((route) => {
      const { durationMinutes, total } = journeyBy(route, 'fastest')
      return `${routeName(route, result)} ${formatDuration(durationMinutes)} for ${total}`
    })
    return sentences(
      `Travelling ${way}, the fastest take: ${listOf(each)}.`,
      fastest && by === 'fastest' && `So the fastest is ${routeName(fastest, result)}.`,
    )
  }
  if (OF_BEST.includes(what)) {
    const label = by === 'best-value' || what === 'recommend' ? 'best-value' : 'cheapest'
    const route = firstBy(result, label)
    const lead = label === 'cheapest' ? 'The cheapest is' : 'The best value is'
    if (route && (by === undefined || by === 'cheapest' || by === 'best-value')) {
      const { total, durationMinutes } = journeyBy(route, label)
      return `${lead} ${routeName(route, result)}: ${total} ${way}${forTravellers(situation)}, ${formatDuration(durationMinutes)} travelling.`
    }
  }
  if (what === 'difference')
    return `${capitalised(way)}: ${listOf(said.map((route) => `${routeName(route, result)} ${journeyBy(route, result.by).total}`))}.`
  if (OF_BAGS.includes(what)) return sayBagsIn(ask)
  if (OF_STOPS.includes(what)) return ask.isDirectOnly ? ONLY_DIRECT : MAY_STOP
  return NOT_YET
}

const MEASURED: Partial<Record<SpokenOrder, Measure>> = { cheapest: 'fare', fastest: 'flight' }

/** The same of places that were proposed, each with a fare and how long one flies. */
export function sayOfPlaces({ what, by }: ComparedAsk, offered: OfferedPlaces): string {
  const each = (measure: Measure) =>
    offered.places.slice(0, MOST_SAID).flatMap(({ name }) => {
      const text = offered.measures[measure][name]
      return text ? [`${text} to ${name}`] : []
    })
  const measure = by && MEASURED[by]
  const best = measure && bestOf(measure, offered)
  if (best && measure) return sayBest(best.place.name, best.text, measure)
  const [fares, lengths] = [each('fare'), each('flight')]
  if (OF_SUM.includes(what) && fares.length > 0)
    return `The flights cost ${listOf(fares)}: each is there and back for one person, at its cheapest.`
  if (what === 'duration' && lengths.length > 0) return `One way it’s about ${listOf(lengths)}.`
  if (OF_STOPS.includes(what)) return 'I’ve only priced these places so far: name one and I’ll show you which of its flights are direct.'
  if (OF_BAGS.includes(what))
    return 'Those fares are the lowest there are, which seldom hold a checked bag: name a place and I’ll tell you its bags.'
  return 'I can tell you that once you’ve named one of these places and we have its flights.'
}

/** Whom a total is for, and what each pays where all pay alike. */
function sayWhom(total: string, way: string, situation: Situation): string {
  const count = travellersOf(situation)
  const isAlike = situation.wishes.children + situation.wishes.infants === 0
  const share = isAlike ? shareOf(total, count) : null
  if (count === 1) return `Those are whole prices: ${total} is ${way} for one traveller, taxes and fees included.`
  const all = count === 2 ? 'both of you' : `all ${count} of you`
  return sentences(
    `Those are prices for ${all} together: ${total} is ${way}, taxes and fees included.`,
    share !== null && `That’s ${share} each.`,
  )
}

function sayBagsIn({ bags, what }: ComparedAsk): string {
  if (bags > 0) return 'Those prices are with the checked bags you asked for.'
  return what === 'hand-bags'
    ? 'What goes into the cabin depends on the fare: I can tell you once we have flights to look at.'
    : 'No checked bag is in those prices. Say “with a bag each” and I’ll compare again with bags.'
}

const ONLY_DIRECT = 'Yes: I only compared direct flights.'
const MAY_STOP =
  'I’ve compared prices so far, not single flights, so any of them may have a stop. Say “direct only” and I’ll compare again.'
const NOT_YET = fixed('once-flights', 'I can tell you that once we have flights to look at.')
