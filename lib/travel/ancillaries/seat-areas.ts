import type { SeatPlace } from './seat-places'

/** A rectangle of a cabin: rows and columns, both ends counted. */
export type SeatArea = { cabin: number; firstRow: number; lastRow: number; firstX: number; lastX: number }

type Shape = Omit<SeatArea, 'firstRow' | 'lastRow'> & { rows: number; spread: number }

const IN_ONE_ROW = 0.1
const ELSEWHERE = 10

/**
 * The areas of a map that hold at least `count` usable places, the nearest together first; those of one list are equally near. Seats
 * in a row with no aisle between come first, then over an aisle, then rows behind one another.
 */
export function* seatAreas(places: SeatPlace[], isUsable: (index: number) => boolean, count: number): Generator<SeatArea[]> {
  const usable = places.filter((_, index) => isUsable(index))
  const shapes = [...new Set(usable.map(({ cabin }) => cabin))].flatMap((cabin) =>
    shapesOf(
      usable.filter((place) => place.cabin === cabin),
      count,
    ),
  )
  const cabins = new Map(shapes.map(({ cabin }) => [cabin, countsOf(usable, cabin)]))
  for (const spread of [...new Set(shapes.map((shape) => shape.spread))].toSorted((one, other) => one - other)) {
    const areas = shapes
      .filter((shape) => shape.spread === spread)
      .flatMap((shape) => {
        const counts = cabins.get(shape.cabin)
        return counts ? areasOf(shape, counts, count) : []
      })
    if (areas.length > 0) yield areas
  }
}

function shapesOf(places: SeatPlace[], count: number): Shape[] {
  const sectionOf = new Map(places.map(({ x, section }) => [x, section]))
  const columns = [...sectionOf.keys()].toSorted((one, other) => one - other)
  const cabin = places[0]?.cabin ?? 0
  return columns.flatMap((firstX) =>
    columns
      .filter((lastX) => lastX >= firstX)
      .flatMap((lastX) => {
        const width = lastX - firstX + 1
        const aisles = Math.abs((sectionOf.get(lastX) ?? 0) - (sectionOf.get(firstX) ?? 0))
        return Array.from({ length: count }, (_, index) => index + 1)
          .filter((rows) => rows * width >= count)
          .map((rows) => {
            const isSideBySide = rows === 1 && width === count
            const spread = isSideBySide ? aisles * IN_ONE_ROW : ELSEWHERE + (rows - 1) * 1.9 + (width - 1) + aisles * 0.5
            return { cabin, firstX, lastX, rows, spread: Math.round(spread * 10) }
          })
      }),
  )
}

type Counts = { rowCount: number; upTo: (row: number, x: number) => number }

/** How many usable places stand in the rows before `row` and the columns before `x`. */
function countsOf(usable: SeatPlace[], cabin: number): Counts {
  const own = usable.filter((place) => place.cabin === cabin)
  const rowCount = Math.max(...own.map(({ row }) => row)) + 1
  const width = Math.max(...own.map(({ x }) => x)) + 2
  const sums = new Int32Array((rowCount + 1) * width)
  for (const { row, x } of own) sums[(row + 1) * width + x + 1] = 1
  for (let row = 1; row <= rowCount; row++) {
    let inRow = 0
    for (let x = 1; x < width; x++) {
      inRow += sums[row * width + x] ?? 0
      sums[row * width + x] = inRow + (sums[(row - 1) * width + x] ?? 0)
    }
  }
  return { rowCount, upTo: (row, x) => sums[row * width + x] ?? 0 }
}

function areasOf({ cabin, firstX, lastX, rows }: Shape, { rowCount, upTo }: Counts, count: number): SeatArea[] {
  const areas: SeatArea[] = []
  for (let firstRow = 0; firstRow + rows <= rowCount; firstRow++) {
    const end = firstRow + rows
    const inside = upTo(end, lastX + 1) - upTo(firstRow, lastX + 1) - upTo(end, firstX) + upTo(firstRow, firstX)
    if (inside >= count) areas.push({ cabin, firstRow, lastRow: end - 1, firstX, lastX })
  }
  return areas
}

export function isInArea(area: SeatArea, { cabin, row, x }: SeatPlace): boolean {
  return cabin === area.cabin && row >= area.firstRow && row <= area.lastRow && x >= area.firstX && x <= area.lastX
}
