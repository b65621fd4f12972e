import { candidateMeant } from '../candidate'
import { allFrames } from '../grammar/clauses'
import { sentences, withoutQuestion } from '../say/phrases'
import { askWhoStartsWhere, type FoundMeetUps, offerOtherGroup, sayGroupsTotal, sayOthersBook } from '../say/say-meet-up'
import { askNext } from '../say/say-talk'
import { isThatPlace, placesIn } from '../skills/route/spots'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { pickFares } from './picking'

type People = { adults?: number; children?: number; infants?: number; childAges?: number[] }
type Group = { from: string } & People
type Taken = { sliceIndex: number; offerId: string; searchId: string }

/** What holds for all groups, wherever they start and however many they are. */
const SHARED = ['to', 'departureOn', 'returnOn', 'cabinClass', 'directOnly', 'checkedBags', 'currency'] as const

/** Travellers who start apart are searched together; then one of the flights is taken, or the same is asked for otherwise. */
export function meetUpMove(position: Position): Decision | null {
  const { understood, table, made, allowed } = position
  const { heard, legs, change } = understood
  if (!heard || legs.length > 1) return null
  const { meetUp } = table
  const groups = groupsOf(position)
  const others = othersBooking(position)
  if (others) return others
  const joined = withJoining(position)
  if (joined) return found(callOr('searchMeetUp', { ...meetUp?.input, ...termsSaid(position), groups: joined }, made, allowed, ''))
  const all = sayOfAllGroups(position)
  if (all) return { say: all }
  const taken = meetUp?.result?.status === 'found' && groups.length < 2 ? flightNamed(meetUp.result, position) : null
  if (taken) return takeOrOffer(taken, position)
  const cleared = withPlaceMeant(position)
  if (cleared) return found(callOr('searchMeetUp', cleared, made, allowed, ''))
  const said = termsSaid(position)
  const isApart = groups.length > 1
  if (!isApart && (!meetUp || table.situation.result || change.from)) return null
  const known = isApart ? groups : groupsIn(meetUp?.input ?? {})
  const counted = isApart ? groups.reduce((sum, group) => sum + Math.max(1, peopleIn(group)), 0) : 0
  if (peopleIn(change) > counted) return { say: askWhoStartsWhere(known.map(({ from }) => from)) }
  if (!isApart && Object.keys(said).length === 0) return null
  return found(callOr('searchMeetUp', { ...meetUp?.input, ...said, groups: known }, made, allowed, ''))
}

/** "How do I get my mate’s flight from Dublin?": the trip stays as it is, with the fares chosen beside the question. */
function othersBooking(position: Position): Decision | null {
  const { understood, table } = position
  const [place] = allFrames(understood.heard?.reading.clauses ?? []).flatMap(({ value }) => placesIn(value.othersFrom))
  if (!place) return null
  const { fares } = understood
  const told = sayOthersBook(place.name)
  const fare = fares && 'choices' in fares ? pickFares(fares.choices, position) : null
  return fare && 'call' in fare ? { ...fare, before: told } : { say: sentences(told, askNext(table.situation)) }
}

/** The flight is taken; where the trip has that of another group already, only after a yes and after the fares chosen beside it. */
function takeOrOffer(taken: Taken, position: Position): Decision | null {
  const {
    understood: { fares },
    table: { situation },
    made,
    allowed,
  } = position
  if (situation.result?.searchId === taken.searchId) return null
  const fare = situation.result && fares && 'choices' in fares ? pickFares(fares.choices, position) : null
  if (fare && 'call' in fare) return { ...fare, before: withoutQuestion(offerOtherGroup(taken, situation)) }
  return situation.result ? { say: offerOtherGroup(taken, situation) } : found(callOr('chooseFlight', taken, made, allowed, ''))
}

/** The traveller’s own group first; “we” are the people whom the message names. */
function groupsOf({ understood: { heard, change } }: Position): Group[] {
  const { origins = [] } = heard?.route ?? {}
  const starts = new Set(origins.map(({ place }) => place))
  if (starts.size < origins.length) return []
  const { adults, children, infants, childAges } = change
  return origins
    .toSorted((one, other) => Number(other.who === 'me') - Number(one.who === 'me'))
    .map(({ place, count, isWe }) => ({
      from: place,
      ...(count > 1 ? { adults: count } : isWe && adults ? definedOf({ adults, children, infants, childAges }) : {}),
    }))
}

/** "A third friend joins from Dublin too": one more of that group, or a group of their own; null if nobody joins the others. */
function withJoining({ understood: { heard }, table: { meetUp } }: Position): Group[] | null {
  const [joining, other] = heard?.route.origins ?? []
  if (!meetUp || !joining || other || joining.who === 'me') return null
  const { place, count, isMore } = joining
  const known = groupsIn(meetUp.input)
  const isThere = ({ from }: Group) => from.toLowerCase() === place.toLowerCase()
  if (!known.some(isThere)) return [...known, { from: place, ...(count > 1 ? { adults: count } : {}) }]
  if (!isMore) return null
  return known.map((group) => (isThere(group) ? { ...group, adults: Math.max(1, group.adults ?? 1) + count } : group))
}

/** "Total for all three?", once one group's flight is in the trip: the price of all groups, and whose the trip is. */
function sayOfAllGroups({ understood, table }: Position): string | null {
  const { meetUp, situation } = table
  const { asks, variants, change } = understood
  if (meetUp?.result?.status !== 'found' || Object.keys(change).some((name) => name !== 'from')) return null
  const counted = variants.length === 1 ? countOnly(variants[0] ?? {}) : null
  const isOfShares = asks.some(({ what }) => what === 'shares')
  const isOfAll = isOfShares || asks.some(({ what }) => what === 'total')
  if (!isOfAll && (counted === null || !situation.result)) return null
  return sayGroupsTotal(meetUp.result, { asked: counted, isEach: isOfShares }, situation)
}

/** The travellers of a change that changes nothing but their number. */
function countOnly({ adults, ...others }: Record<string, unknown>): number | null {
  return typeof adults === 'number' && Object.keys(others).length === 0 ? adults : null
}

/** The search with the place that was unclear, once it is named. */
function withPlaceMeant({ understood: { change, words }, table: { meetUp } }: Position): Record<string, unknown> | null {
  if (meetUp?.result?.status !== 'unclear-place') return null
  const { field, said, candidates } = meetUp.result
  const meant = change[field] ?? candidateMeant(candidates, words)?.iataCode
  if (!meant) return null
  if (field === 'to') return { ...meetUp.input, to: meant }
  return { ...meetUp.input, groups: groupsIn(meetUp.input).map((group) => (group.from === said ? { ...group, from: meant } : group)) }
}

function groupsIn({ groups }: Record<string, unknown>): Group[] {
  return Array.isArray(groups) ? groups.filter((one): one is Group => typeof one?.from === 'string') : []
}

function peopleIn({ adults = 0, children = 0, infants = 0 }: People): number {
  return adults + children + infants
}

function found(decision: Decision): Decision | null {
  return 'call' in decision ? decision : null
}

/** "Meeting in Lisbon on 10 May": the day of what they meet for is that of the flights. */
function termsSaid({ understood: { change, heard } }: Position): Record<string, unknown> {
  const { landWithin } = heard?.route ?? {}
  const [departureOn = heard?.dates.arriveOn, returnOn] = heard?.dates.otherDays ?? []
  const terms = Object.fromEntries(SHARED.map((name) => [name, change[name]]))
  return { ...definedOf({ departureOn, returnOn, withinMinutes: landWithin ?? undefined }), ...definedOf(terms) }
}

function definedOf<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** "The one from Paris": that group's flight in the best option. "And the one from Paris?" counts only once another flight is taken. */
function flightNamed({ options: [best] }: FoundMeetUps, { understood, table }: Position): Taken | null {
  const { heard, unsupported, asks } = understood
  const isPlain = asks.length === 0 && (unsupported === null || unsupported === 'off-topic')
  const { clauses = [], frames = [] } = heard?.reading ?? {}
  const places = (isPlain && table.situation.result ? allFrames(clauses) : frames).flatMap(({ skill, value }) =>
    skill === 'route' ? Object.values(value).flatMap(placesIn) : [],
  )
  const counted = frames.flatMap(({ value }) => (value.routeAt as { nth?: number } | undefined)?.nth ?? [])
  const named = best?.flights.filter(({ from }, index) => places.some((place) => isThatPlace(place, from)) || counted.includes(index + 1))
  const [flight, other] = named ?? []
  return flight && !other ? { sliceIndex: 0, offerId: flight.offerId, searchId: flight.searchId } : null
}
