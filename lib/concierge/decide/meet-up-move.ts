import { askWhoStartsWhere, type FoundMeetUps } from '../say/say-meet-up'
import { isThatPlace, placesIn } from '../skills/route/spots'
import type { Position } from './decide'
import { callOr, type Decision } from './decision'

/** What a trip would hold of a meet-up, where its groups start and whom they have aside. */
const SHARED = ['to', 'departureOn', 'returnOn', 'cabinClass', 'directOnly', 'checkedBags', 'currency'] as const

/** Travellers who start apart are searched together; then one of the flights is taken, or the same is asked for otherwise. */
export function meetUpMove(position: Position): Decision | null {
  const { understood, table, made, allowed } = position
  const { heard, legs } = understood
  if (!heard || legs.length > 1) return null
  const earlier = table.meetUp
  const taken = earlier?.result?.status === 'found' ? takenFlight(earlier.result, position) : null
  if (taken) return found(callOr('chooseFlight', taken, made, allowed, ''))
  const said = termsSaid(position)
  const { origins } = heard.route
  const { from, adults, children, infants } = understood.change
  const isOfSome = origins.length < 2 && !from && [adults, children, infants].some((count) => count !== undefined)
  if (earlier && isOfSome) return { say: askWhoStartsWhere(startsOf(earlier.input)) }
  if (origins.length < 2 && (!earlier || from || Object.keys(said).length === 0)) return null
  const groups = groupsOf(position)
  return found(callOr('searchMeetUp', { ...earlier?.input, ...said, ...(groups.length > 1 ? { groups } : {}) }, made, allowed, ''))
}

/** The traveller’s own group first; “we” are the people whom the message names. */
function groupsOf({ understood: { heard, change } }: Position): Record<string, unknown>[] {
  const { origins = [] } = heard?.route ?? {}
  const own = origins.toSorted((one, other) => Number(other.who === 'me') - Number(one.who === 'me'))
  const { adults, children, infants, childAges } = change
  return own.map(({ place, count, isWe }) => ({
    from: place,
    ...(count > 1 ? { adults: count } : isWe && adults ? { adults, children, infants, childAges } : {}),
  }))
}

function startsOf({ groups }: Record<string, unknown>): string[] {
  return Array.isArray(groups) ? groups.flatMap(({ from }) => (typeof from === 'string' ? [from] : [])) : []
}

function found(decision: Decision): Decision | null {
  return 'call' in decision ? decision : null
}

/** "Meeting in Lisbon on 10 May": the day of what they meet for is that of the flights. */
function termsSaid({ understood: { change, heard } }: Position): Record<string, unknown> {
  const { landWithin } = heard?.route ?? {}
  const [leaving = heard?.dates.arriveOn, back] = heard?.dates.otherDays ?? []
  const days = { ...(leaving ? { departureOn: leaving } : {}), ...(back ? { returnOn: back } : {}) }
  const terms = Object.fromEntries(SHARED.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])))
  return { ...days, ...terms, ...(typeof landWithin === 'number' ? { withinMinutes: landWithin } : {}) }
}

/** "The one from Paris": the flight of the best option that starts there. */
function takenFlight({ options: [best] }: FoundMeetUps, { understood: { heard } }: Position): Record<string, unknown> | null {
  const places = (heard?.reading.frames ?? []).flatMap(({ skill, value }) =>
    skill === 'route' ? Object.values(value).flatMap(placesIn) : [],
  )
  const named = best?.flights.filter(({ from }) => places.some((place) => isThatPlace(place, from))) ?? []
  const [flight, other] = named
  if (!flight || other || (heard?.route.origins.length ?? 0) > 1) return null
  return { sliceIndex: 0, offerId: flight.offerId, searchId: flight.searchId }
}
