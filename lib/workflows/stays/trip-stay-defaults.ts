import type { Places } from '../../ports/places'
import { addDays, type PlainDate } from '../../travel/dates'
import type { DestinationGuide } from '../../travel/places/destination-guide'
import { nights } from '../../travel/stays/nights'
import type { StaySearch } from '../../travel/stays/stay-search'
import type { Trip } from '../../travel/trip/trip'
import { findGuidePlace, nameOfDestination } from '../plans/find-guide-place'

type Deps = { guide: DestinationGuide; places: Places }
type SaidNights = { checkInOn?: string | undefined; checkOutOn?: string | undefined; nights?: number | undefined }
type SaidParty = { adults?: number | undefined; children?: number | undefined; rooms?: number | undefined }

const ADULTS_IN_A_ROOM = 2

/** Where the trip goes: what was asked for before, the plan's place, or the flights' destination, if it has a page. */
export function stayPlaceOf({ stays, plan, wishes }: Trip, deps: Deps): string | null {
  const asked = stays?.search.city.slug
  if (asked) return asked
  const said = plan?.destination.slug ?? nameOfDestination({ wishes })
  const found = said === undefined ? null : findGuidePlace(said, deps)
  return found && !('status' in found) ? found.slug : null
}

/**
 * What was said of the nights, and of the rest what is known: of the stays asked for before, where they are in the same place and between
 * the flights as they are now; else from the flight's arrival to the flight back. Days that only move keep their number.
 */
export function stayNightsOf(
  said: SaidNights,
  trip: Trip,
  slug: string | null,
  { guide }: Deps,
): Pick<SaidNights, 'checkInOn' | 'checkOutOn'> {
  const before = trip.stays?.search
  const flown = nightsBetweenFlights(trip, slug ?? before?.city.slug ?? null, guide)
  const isSamePlace = before && (slug === null || before.city.slug === slug)
  const known = isSamePlace && !liesOutside(before, flown) ? before : flown
  const checkInOn = said.checkInOn ?? known.checkInOn
  if (said.checkOutOn || !checkInOn) return { checkInOn, checkOutOn: said.checkOutOn }
  const wanted = said.nights ?? (known.checkOutOn ? undefined : (trip.memory.nights ?? undefined))
  if (wanted !== undefined) return { checkInOn, checkOutOn: addDays(checkInOn, wanted) }
  const isOver = said.checkInOn && known.checkInOn && known.checkOutOn && known.checkOutOn <= said.checkInOn
  const kept =
    isOver && known.checkInOn && known.checkOutOn ? addDays(checkInOn, nights(known.checkInOn, known.checkOutOn)) : known.checkOutOn
  return { checkInOn, checkOutOn: kept }
}

/** Who stays, and in how many rooms: two adults share one, unless rooms were spoken of. */
export function stayPartyOf(said: SaidParty, { stays, wishes }: Trip): Pick<StaySearch, 'adults' | 'children' | 'rooms'> {
  const before = stays?.search
  const { travellers } = wishes
  const adults = said.adults ?? before?.adults ?? Math.max(1, travellers.adults)
  const children = said.children ?? before?.children ?? travellers.children + travellers.infants
  const usual = Math.max(1, Math.ceil(adults / ADULTS_IN_A_ROOM))
  return { adults, children, rooms: said.rooms ?? (said.adults === undefined ? before?.rooms : undefined) ?? usual }
}

/** The flights have moved since: nights before the one there, or after the one back. */
function liesOutside({ checkInOn, checkOutOn }: StaySearch, flown: SaidNights): boolean {
  return (flown.checkInOn !== undefined && checkInOn < flown.checkInOn) || (flown.checkOutOn !== undefined && checkOutOn > flown.checkOutOn)
}

function nightsBetweenFlights(trip: Trip, slug: string | null, guide: DestinationGuide): { checkInOn?: PlainDate; checkOutOn?: PlainDate } {
  const { destination, departureOn, returnOn } = trip.wishes
  const place = slug === null ? null : guide.findPlace(slug)
  const fliesThere =
    destination && place && (nameOfDestination(trip) === place.name || guide.airportsOf(place.slug).includes(destination.iataCode))
  if (!fliesThere || !departureOn) return {}
  return { checkInOn: trip.picks[0]?.offer.arrivesAt.slice(0, 10) ?? departureOn, ...(returnOn ? { checkOutOn: returnOn } : {}) }
}
