import type { CabinLayout } from './seat-layout'

type Step = { seatNumber: string; column: number }
/** The rows with seats that a traveller may look at, from front to back. */
export type SeatWalk = Step[][]

const ROWS_OF_A_PAGE = 5

export function seatWalk(cabins: CabinLayout[]): SeatWalk {
  return cabins
    .filter(({ isYours }) => isYours)
    .flatMap(({ rows }) => rows)
    .map(({ elements }) =>
      elements.flatMap(({ element, column }) => (element.kind === 'seat' ? [{ seatNumber: element.seatNumber, column }] : [])),
    )
    .filter((row) => row.length > 0)
}

/** Where a key leads from a seat: the seat's number, or null where the key means nothing here. At an edge it is the seat itself. */
export function stepFrom(walk: SeatWalk, from: string, { key, ctrlKey }: { key: string; ctrlKey: boolean }): string | null {
  const rowIndex = walk.findIndex((row) => row.some(({ seatNumber }) => seatNumber === from))
  const row = walk[rowIndex]
  const place = row?.findIndex(({ seatNumber }) => seatNumber === from) ?? -1
  const here = row?.[place]
  if (!row || !here) return null
  const target = (() => {
    switch (key) {
      case 'ArrowLeft':
        return row[place - 1]
      case 'ArrowRight':
        return row[place + 1]
      case 'ArrowUp':
        return along(walk.slice(0, rowIndex).toReversed(), here.column)
      case 'ArrowDown':
        return along(walk.slice(rowIndex + 1), here.column)
      case 'Home':
        return ctrlKey ? walk[0]?.[0] : row[0]
      case 'End':
        return ctrlKey ? walk.at(-1)?.at(-1) : row.at(-1)
      case 'PageUp':
        return nearest(walk[Math.max(rowIndex - ROWS_OF_A_PAGE, 0)], here.column)
      case 'PageDown':
        return nearest(walk[Math.min(rowIndex + ROWS_OF_A_PAGE, walk.length - 1)], here.column)
      default:
        return null
    }
  })()
  return target === null ? null : (target ?? here).seatNumber
}

/** The next row that has this column, over gaps; else the nearest seat of the next row. */
function along(rows: SeatWalk, column: number): Step | undefined {
  return rows.flatMap((row) => row.find((step) => step.column === column) ?? [])[0] ?? nearest(rows[0], column)
}

function nearest(row: Step[] | undefined, column: number): Step | undefined {
  return row?.toSorted((one, other) => Math.abs(one.column - column) - Math.abs(other.column - column))[0]
}
