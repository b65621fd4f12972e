import type { Seat, SeatCabin, SeatMap } from './seat-map'

/**
 * Where a seat stands: `row` counts the rows of its cabin, also those of facilities; `x` is its column of letters, the aisles not
 * counted; `order` its place among all that stands in the row.
 */
export type SeatPlace = { seat: Seat; cabin: number; row: number; section: number; x: number; order: number }

/** The seats of the cabins that the fare is sold in, in reading order. */
export function seatPlaces({ cabins }: SeatMap): SeatPlace[] {
  return cabins.flatMap((cabin, index) => (cabin.isYours ? placesOf(cabin, index) : []))
}

function placesOf({ rows, columns }: SeatCabin, cabin: number): SeatPlace[] {
  return rows.flatMap(({ sections }, row) => {
    let order = 0
    return sections.flatMap((elements, section) => {
      const firstX = columns.slice(0, section).reduce((sum, letters) => sum + letters.length, 0)
      return elements.flatMap((element, index) => {
        const place = order++
        if (element.kind !== 'seat') return []
        const column = columns[section]?.indexOf(element.seatNumber.replace(/^\d+/, '')) ?? -1
        return [{ seat: element, cabin, row, section, x: firstX + (column === -1 ? index : column), order: place }]
      })
    })
  })
}

/** Side by side, with nothing but an aisle between. */
export function areBeside(one: SeatPlace, other: SeatPlace): boolean {
  return one.cabin === other.cabin && one.row === other.row && Math.abs(one.order - other.order) === 1
}

/** In the same row with no aisle between: such a block of seats has one spare oxygen mask. */
export function areInOneBlock(one: SeatPlace, other: SeatPlace): boolean {
  return one.cabin === other.cabin && one.row === other.row && one.section === other.section
}

/** In seats, roughly: a row is about as far as two seats, an aisle half a one more. Places of different cabins are far apart. */
export function spreadBetween(one: Omit<SeatPlace, 'seat' | 'order'>, other: Omit<SeatPlace, 'seat' | 'order'>): number {
  if (one.cabin !== other.cabin) return FAR
  return Math.abs(one.row - other.row) * 1.9 + Math.abs(one.x - other.x) + Math.abs(one.section - other.section) * 0.5
}

const FAR = 1000
