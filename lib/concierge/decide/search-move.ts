import { pickedFares, sayBags } from '../say/answers/say-fares'
import { EACH_WAY } from '../say/answers/say-price'
import { describeFare, offerFare } from '../say/ask-fare'
import { sentences } from '../say/phrases'
import { sayFilterNoted, sayOtherCurrency } from '../say/say-filters'
import { willChoose } from '../say/say-kept'
import { sayLooking, sayLookingForSeveral } from '../say/say-looking'
import { askSearchAnew } from '../say/say-questions'
import { askNext } from '../say/say-talk'
import type { SearchWish } from '../understand/wished-search'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { askWhichFilter, isInOtherCurrency, setFilters } from './filtering'
import { askGuideOr } from './guide-move'
import { type SaidSlice, severalFlights } from './several-flights'

/** A changed search or filter; null if the message changes neither. */
export function searchMove(position: Position): Decision | null {
  const { understood, table, made, allowed } = position
  const { situation } = table
  const search = (input: Record<string, unknown>) => callOr('searchFlights', input, made, allowed, askNext(situation))
  const whichFilter = askWhichFilter(position)
  if (whichFilter) return { say: whichFilter }
  const bags = bagForSome(position) ?? bagsOfPicked(position)
  if (bags) return bags
  // With the fares chosen an animal gets its place from the airline, and a new search would lose them.
  const isOfPet = situation.mode === 'trip_summary' && Object.keys(understood.change).join() === 'pets'
  if (isOfPet && understood.change.pets) return askGuideOr('pets', position)
  if (understood.doubtfulPlace) return { say: askSearchAnew(understood.doubtfulPlace) }
  if (Object.keys(understood.change).length > 0) return withFirstWords(search(understood.change), position, understood.change)
  // "Show all flights again": the search itself says direct only.
  const liftsDirect = situation.wishes.directOnly && understood.filters.some(({ reset, stops }) => reset === true || stops === null)
  if (liftsDirect) return search({ directOnly: false })
  if (understood.filters.length > 0) return filterMove(position)
  // “Under £60 return” narrows no list of one way.
  const isOfBoth = understood.heard?.limits.budget?.way === 'both' && situation.mode === 'flight_search' && situation.slices.length === 2
  return isOfBoth && !understood.tripBudget ? { say: sentences(EACH_WAY, askNext(situation)) } : null
}

/** A multi-trip, or the question for its missing part. */
export function severalMove(position: Position): Decision | null {
  const { made, allowed, table } = position
  const several = severalFlights(position)
  if (!several || 'ask' in several) return several && { say: several.ask }
  const search = callOr('searchFlights', { ...several.change, ...thereAndBack(several.slices) }, made, allowed, askNext(table.situation))
  return 'call' in search ? { ...search, before: sayLookingForSeveral(several.slices, table) } : search
}

/** "Skip Tokyo" may leave one city, and a trip there and back is cheaper in one fare. */
function thereAndBack(slices: SaidSlice[]): Record<string, unknown> {
  const [out, back, more] = slices
  if (!out || !back || more || out.from !== back.to || out.to !== back.from) return { slices }
  return { from: out.from, to: out.to, departureOn: out.departureOn, returnOn: back.departureOn, tripType: 'round-trip' }
}

/** The search as the message changes it, for one trip or a multi-trip. */
export function changedSearch(position: Position): Decision | null {
  return severalMove(position) ?? searchMove(position)
}

/** Announces the first search, so there's something to read before the flights arrive. */
export function withFirstWords(decision: Decision, { table, isFirstSearch }: Position, change: SearchWish): Decision {
  // A child alone is refused, not looked for.
  if (change.adults === 0 && change.children) return decision
  const before = isFirstSearch && 'call' in decision ? sayLooking(change, table) : null
  return before ? { ...decision, before } : decision
}

/** "A bag for me", of two: with the flights found, it's bought by itself once they have their fares. */
function bagForSome({ understood, table }: Position): Decision | null {
  const { bagsInAll = 0, checkedBags } = understood.heard?.party ?? {}
  const { wishes, slices, result } = table.situation
  const isPriced = wishes.checkedBags > 0 && !slices.some(({ picked }) => picked)
  const isOnlyBag = Object.keys(understood.change).every((field) => field === 'checkedBags')
  if (bagsInAll === 0 || checkedBags !== 0 || !isOnlyBag || isPriced || result === null) return null
  return { say: sentences(willChoose(['bags']), askNext(table.situation)) }
}

/** More bags for picked flights: offers a fare that includes them before a new search drops the picks. */
function bagsOfPicked({ understood, table }: Position): Decision | null {
  const { checkedBags = 0, ...others } = understood.change
  const [first] = pickedFares(table)
  const { slices } = table.situation
  if (checkedBags === 0 || Object.keys(others).length > 0 || !slices.some(({ picked }) => picked)) return null
  if (slices.some(({ picked }) => !picked)) return { say: sentences(willChoose(['bags']), askNext(table.situation)) }
  if (!first) return null
  const holding = pickedFares(table).map(({ fares }) => fares.filter((fare) => fare.checkedBags >= checkedBags))
  const [fare] = holding[0] ?? []
  if (!fare || holding.some((fares) => fares.length === 0))
    return { say: sentences(`None of these fares includes that many bags. ${willChoose(['bags'])}`, askNext(table.situation)) }
  if (first.chosen && first.chosen.checkedBags >= checkedBags) return { say: sayBags(first, table.situation) }
  return { say: `${describeFare(fare, table.situation)}. ${offerFare(fare.brand, table.fares)}` }
}

/** Before the first search a filter is only noted; that search applies it. */
function filterMove(position: Position): Decision {
  const { situation } = position.table
  const next = setFilters(position)
  if (next) return next
  const { limitSymbol } = position.understood
  if (limitSymbol && isInOtherCurrency(position)) return { say: sentences(sayOtherCurrency(limitSymbol), askNext(situation)) }
  return { say: sentences(situation.result === null && sayFilterNoted(position.understood.words), askNext(situation)) }
}
