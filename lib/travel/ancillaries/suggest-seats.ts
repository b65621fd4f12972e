import type { TravellerCounts } from '../flights/search'
import { addMoney, type Money } from '../money'
import type { ChosenSeat } from './ancillaries'
import type { SeatChange } from './change-ancillaries'
import type { PartyMember } from './party'
import { isSameSegment, type SeatMap, seatOfferFor } from './seat-map'
import type { SeatTrait } from './seat-map-schema'
import { type SeatPlace, seatPlaces } from './seat-places'
import { seatRefusal } from './seat-rules'
import { type Seating, seatingOf, seatNearby } from './seating'

export const SEAT_WISHES = [
  'together',
  'window',
  'aisle',
  'middle',
  'extra-legroom',
  'front',
  'front-aisle',
  'front-window',
  'back',
  'wings',
  'exit-row',
  'cheapest',
] as const
export type SeatWish = (typeof SEAT_WISHES)[number]

/** `passengerIndexes` left out are all who need a seat. `kept` are the seats chosen so far; those of the seated ones are given up. */
export type SeatRequest = {
  map: SeatMap
  party: PartyMember[]
  travellers: TravellerCounts
  wish: SeatWish
  passengerIndexes?: number[]
  kept?: ChosenSeat[]
}

export type SeatSuggestion = { seats: SeatChange[]; total: Money }

/**
 * Seats for the whole party, or some of it, on one flight: as near together as the wish allows, children beside an adult wherever
 * that can be, then the cheapest. Null when they cannot be seated so. An exit row is for those only who may sit there; a window or an
 * aisle is for each of those named, or for one of a whole party.
 */
export function suggestSeats(request: SeatRequest): SeatSuggestion | null {
  const { map, party, travellers, wish, passengerIndexes, kept = [] } = request
  const seated = party.filter(({ type }) => type !== 'infant')
  const asked = seated.filter(({ passengerIndex }) => passengerIndexes?.includes(passengerIndex) ?? true)
  const members = wish === 'exit-row' ? asked.filter((member) => !seatRefusal(member, ['exit-row'], travellers)) : asked
  if (members.length === 0) return null
  const stay = kept.filter(
    (seat) => isSameSegment(seat, map) && !members.some(({ passengerIndex }) => passengerIndex === seat.passengerIndex),
  )
  const seating = seatingOf(seatPlaces(map), members, stay, party, travellers)
  const found = seatAsWished(seating, wish, members.length === seated.length, isOverWing(map))
  return found && suggestionOf(found, map)
}

function seatAsWished(seating: Seating, wish: SeatWish, isWholeParty: boolean, isAtWing: (place: SeatPlace) => boolean) {
  switch (wish) {
    case 'together':
      return seatNearby(seating, { order: 'nearest' })
    case 'cheapest':
      return seatNearby(seating, { order: 'cheapest', isCheapestOnly: true })
    case 'window':
    case 'aisle':
    case 'middle': {
      const oneOf = () => seatNearby(seating, { order: 'cheapest', isWished: hasTrait(wish) })
      if (isWholeParty) return oneOf()
      return seatNearby(seating, { order: 'cheapest', isAllowed: hasTrait(wish) }) ?? oneOf()
    }
    case 'extra-legroom':
    case 'exit-row':
      return seatNearby(seating, { order: 'cheapest', isAllowed: hasTrait(wish), areExitsFine: true })
    case 'wings':
      return seatNearby(seating, { order: 'nearest', isAllowed: isAtWing })
    case 'front':
    case 'back':
      return seatInZone(seating, wish)
    case 'front-aisle':
      return seatInZone(seating, 'front', 'aisle')
    case 'front-window':
      return seatInZone(seating, 'front', 'window')
  }
}

/** The first or last third of the rows, and half of them where a third has no room. */
function seatInZone(seating: Seating, order: 'front' | 'back', trait: 'aisle' | 'window' | null = null) {
  const hasAny = trait === null ? undefined : hasTrait(trait)
  const rowOf = ({ cabin, row }: SeatPlace) => cabin * 1000 + row
  const rows = [...new Set(seating.places.map(rowOf))]
  const ordered = order === 'front' ? rows : rows.toReversed()
  for (const share of [3, 2]) {
    const zone = new Set(ordered.slice(0, Math.ceil(rows.length / share)))
    const found = seatNearby(seating, { order, isAllowed: (place) => zone.has(rowOf(place)), ...(hasAny ? { isWished: hasAny } : {}) })
    if (found) return found
  }
  return null
}

function isOverWing({ cabins }: SeatMap): (place: SeatPlace) => boolean {
  return ({ cabin, seat }) => {
    const wings = cabins[cabin]?.wings
    const row = Number.parseInt(seat.seatNumber, 10)
    return wings ? row >= wings.firstRow && row <= wings.lastRow : false
  }
}

function hasTrait(trait: SeatTrait): (place: SeatPlace) => boolean {
  return ({ seat }) => seat.traits.includes(trait)
}

function suggestionOf(found: { place: SeatPlace; member: PartyMember }[], { sliceIndex, segmentIndex }: SeatMap): SeatSuggestion | null {
  const prices = found.flatMap(({ place, member }) => seatOfferFor(place.seat, member.passengerIndex)?.price ?? [])
  const [first, ...rest] = prices
  if (!first) return null
  const seats = found
    .map(({ place, member }) => ({ sliceIndex, segmentIndex, passengerIndex: member.passengerIndex, seatNumber: place.seat.seatNumber }))
    .toSorted((one, other) => one.passengerIndex - other.passengerIndex)
  return { seats, total: addMoney(first, ...rest) }
}
