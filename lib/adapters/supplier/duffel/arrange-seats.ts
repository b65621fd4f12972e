import type { SeatCabin, SeatElement, SeatMap, SeatOffer } from '@/lib/travel/ancillaries/seat-map'
import type { FoundOffer } from './find-offer'
import { writeSeatId } from './option-id'
import { kindOfPlace } from './party-places'
import type { DuffelSeatCabin, DuffelSeatElement, DuffelSeatMap, SeatKind } from './seat-maps'
import { isSeatElement, seatTraits } from './seat-traits'
import { placeOfSegment } from './segment-places'

const CABIN_NAMES: Record<string, string> = {
  economy: 'Economy',
  premium_economy: 'Economy Premium',
  business: 'Business',
  first: 'First',
}
const FACILITIES: Partial<Record<SeatKind, Exclude<SeatElement['kind'], 'seat'>>> = {
  'exit-row': 'exit',
  lavatory: 'lavatory',
  galley: 'galley',
  closet: 'closet',
  stairs: 'stairs',
  bassinet: 'bassinet',
}

/** Duffel's maps of an offer's flights as ours: passengers by their place in the party, in the order of the trip. */
export function arrangeSeats(maps: DuffelSeatMap[], found: FoundOffer): SeatMap[] {
  return maps
    .flatMap((map) => arrangeMap(map, found) ?? [])
    .toSorted((one, other) => one.sliceIndex - other.sliceIndex || one.segmentIndex - other.segmentIndex)
}

function arrangeMap({ segmentId, cabins }: DuffelSeatMap, found: FoundOffer): SeatMap | null {
  const place = placeOfSegment(found.offer, segmentId)
  const segment = place && found.offer.slices[place.sliceIndex]?.itinerary.segments[place.segmentIndex]
  if (!place || !segment || cabins.length === 0) return null
  const booked = found.offer.duffel.slices[place.sliceIndex]?.segments[place.segmentIndex]?.passengers.map(({ cabin_class }) => cabin_class)
  const adults = new Set(found.offer.duffel.passengers.filter((passenger) => kindOfPlace(passenger) === 'adult').map(({ id }) => id))
  const offersOf = (element: DuffelSeatElement, seatNumber: string): SeatOffer[] =>
    element.prices.flatMap(({ passengerId, price }) => {
      const passengerIndex = found.places.indexOf(passengerId)
      if (passengerIndex < 0 || price.currency !== found.offer.total.currency) return []
      if (isForAdults(element) && !adults.has(passengerId)) return []
      return [{ optionId: writeSeatId(place, seatNumber), passengerIndex, price }]
    })
  return {
    ...place,
    flightNumber: segment.flightNumber,
    aircraft: segment.aircraft,
    cabins: cabins.map((cabin) => arrangeCabin(cabin, booked ?? [], offersOf)),
  }
}

function arrangeCabin(
  { cabinClass, deck, wings, rows }: DuffelSeatCabin,
  booked: (string | null)[],
  offersOf: (element: DuffelSeatElement, seatNumber: string) => SeatOffer[],
): SeatCabin {
  const grid = rows.map(({ sections }) => sections)
  const columns = lettersOf(grid)
  const numbers = grid.map((sections) => sections.flat().flatMap(({ designator }) => numberOf(designator) ?? [])[0] ?? null)
  const arranged = grid.map((sections, rowIndex) => ({
    number: numbers[rowIndex] ?? null,
    sections: sections.map((section, sectionIndex) =>
      section.map((element, elementIndex): SeatElement => {
        if (!isSeatElement(element)) return { kind: FACILITIES[element.kind] ?? 'empty' }
        const letter = section.length === columns[sectionIndex]?.length ? columns[sectionIndex]?.[elementIndex] : undefined
        const guessed = numbers[rowIndex] && letter ? `${numbers[rowIndex]}${letter}` : null
        const seatNumber = element.designator ?? guessed
        // A seat that nobody may choose and that has no name: its place is kept, so that its neighbours stay theirs.
        if (!seatNumber) return { kind: 'empty' }
        const traits = seatTraits({ rows: grid, rowIndex, sectionIndex, elementIndex })
        return { kind: 'seat', seatNumber, traits, offers: offersOf(element, seatNumber), notes: notesOf(element) }
      }),
    ),
  }))
  const isSold = arranged.some(({ sections }) => sections.flat().some((element) => element.kind === 'seat' && element.offers.length > 0))
  return {
    name: CABIN_NAMES[cabinClass] ?? 'Cabin',
    isYours: isSold || booked.includes(cabinClass),
    deck,
    columns,
    wings: wings && wingRows(numbers, wings),
    rows: arranged,
  }
}

/** The letters above each section, by the places of its widest rows; empty where no seat of a place has a name. */
function lettersOf(grid: DuffelSeatElement[][][]): string[][] {
  const sectionCount = Math.max(0, ...grid.map((sections) => sections.length))
  return Array.from({ length: sectionCount }, (_, sectionIndex) => {
    const seated = grid.map((row) => row[sectionIndex] ?? []).filter((section) => section.some(isSeatElement))
    const width = Math.max(0, ...seated.map((section) => section.length))
    const widest = seated.filter((section) => section.length === width)
    return Array.from({ length: width }, (_, place) => {
      const named = widest.find((section) => section[place]?.designator)?.[place]
      return named?.designator?.replace(/^\d+/, '') ?? ''
    })
  })
}

function isForAdults({ disclosures }: DuffelSeatElement): boolean {
  return disclosures.some((disclosure) => /must be an adult/i.test(disclosure))
}

function wingRows(numbers: (number | null)[], { firstRow, lastRow }: { firstRow: number; lastRow: number }) {
  const over = numbers.slice(firstRow, lastRow + 1).filter((number) => number !== null)
  const [first, last] = [over[0], over.at(-1)]
  return first !== undefined && last !== undefined ? { firstRow: first, lastRow: last } : null
}

function numberOf(designator: string | null): number | null {
  const [digits] = /^\d+/.exec(designator ?? '') ?? []
  return digits ? Number(digits) : null
}

/** The airline's words; its word for any seat says nothing. */
function notesOf({ name, disclosures }: DuffelSeatElement): string[] {
  const named = name && !/^(seat assignment|seat|standard( seat)?)$/i.test(name) ? [sentenceCase(name)] : []
  return [...named, ...disclosures]
}

function sentenceCase(name: string): string {
  return name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name
}
