import type { ShownItem } from '../../travel/ancillaries/ancillary-answer-schema'
import { flightAt } from '../../travel/ancillaries/chosen-words'
import { type Seat, type SeatMap, seatsOf } from '../../travel/ancillaries/seat-map'
import type { SeatTrait } from '../../travel/ancillaries/seat-map-schema'
import type { Money } from '../../travel/money'
import type { Trip } from '../../travel/trip/trip'

const KINDS: [what: string, traits: SeatTrait | null][] = [
  ['any free seat', null],
  ['window seat', 'window'],
  ['aisle seat', 'aisle'],
  ['seat with extra legroom', 'extra-legroom'],
  ['seat in an exit row', 'exit-row'],
]

const MOST_NAMED = 4

/** Of each flight: the kinds of seats that are free, with how many there are, the lowest price and some of those that cost it. */
export function freeSeatsShown(maps: SeatMap[], trip: Trip): ShownItem[] {
  return maps.flatMap((map): ShownItem[] => {
    const free = seatsOf(map).filter(({ offers }) => offers.length > 0)
    const flight = flightAt(trip, map)
    if (free.length === 0) return [{ what: 'no free seat left', flight, lowest: null, isIncluded: false }]
    return KINDS.flatMap(([what, trait]) => {
      const seats = trait ? free.filter(({ traits }) => traits.includes(trait)) : free
      const lowest = lowestPrice(seats)
      if (!lowest) return []
      const cheapest = seats.filter((seat) => lowestPrice([seat])?.amountMinor === lowest.amountMinor)
      const named = cheapest.slice(0, MOST_NAMED).map(({ seatNumber }) => seatNumber)
      return [{ what: `${what} (${seats.length} free)`, flight, lowest, isIncluded: lowest.amountMinor === 0, seats: named }]
    })
  })
}

function lowestPrice(seats: Seat[]): Money | null {
  const prices = seats.flatMap(({ offers }) => offers.map(({ price }) => price))
  return prices.toSorted((one, other) => one.amountMinor - other.amountMinor)[0] ?? null
}

const TRAIT_WORDS: Partial<Record<SeatTrait, string>> = {
  window: 'window',
  aisle: 'aisle',
  middle: 'middle',
  'extra-legroom': 'extra legroom',
  'exit-row': 'exit row',
  bassinet: 'bassinet',
  'no-recline': 'doesn’t recline',
  'no-window-view': 'no view',
  'near-lavatory': 'near a lavatory',
}

/** " (window, extra legroom)", or nothing. */
export function traitWords(traits: SeatTrait[]): string {
  const words = traits.flatMap((trait) => TRAIT_WORDS[trait] ?? [])
  return words.length > 0 ? ` (${words.join(', ')})` : ''
}
