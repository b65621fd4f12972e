import type { CabinName } from '../world/aircraft'
import type { DeckInterior } from './aircraft-interiors'
import type { FittedCabin } from './fitted-cabins'

/** A row of a deck, and what lies in front of it. `at` is the share of the way from front to back that its middle stands at. */
export type PlannedRow = {
  cabinIndex: number
  rowIndex: number
  at: number
  isFirstOfCabin: boolean
  isLastOfCabin: boolean
  /** The place among the deck's doors of the one in front of the row. */
  doorAhead: number | null
  isBesideExit: boolean
}

/** Room that a row takes, in rows of economy. */
const PITCH: Readonly<Record<CabinName, { wide: number; narrow: number }>> = {
  first: { wide: 2.4, narrow: 1.2 },
  business: { wide: 1.9, narrow: 1.1 },
  premium: { wide: 1.2, narrow: 1.1 },
  economy: { wide: 1, narrow: 1 },
}
// A door stands between two cabins rather than within one that begins so near.
const PULL_OF_CABIN = 0.06

/** Where the rows of a deck stand, and which of them the doors and emergency exits fall on. */
export function planDeck(
  cabins: (Pick<FittedCabin, 'cabin'> & { cabinIndex: number; rowCount: number })[],
  { doors, sideExits }: Pick<DeckInterior, 'doors' | 'sideExits'>,
  isWidebody: boolean,
): PlannedRow[] {
  const pitchOf = (cabin: CabinName) => PITCH[cabin][isWidebody ? 'wide' : 'narrow']
  const length = cabins.reduce((sum, { cabin, rowCount }) => sum + rowCount * pitchOf(cabin), 0)
  let passed = 0
  const rows = cabins.flatMap(({ cabin, cabinIndex, rowCount }) =>
    Array.from({ length: rowCount }, (_, rowIndex): PlannedRow => {
      const at = (passed + pitchOf(cabin) / 2) / length
      passed += pitchOf(cabin)
      const place = { isFirstOfCabin: rowIndex === 0, isLastOfCabin: rowIndex === rowCount - 1 }
      return { cabinIndex, rowIndex, at, ...place, doorAhead: null, isBesideExit: false }
    }),
  )
  for (const [index, door] of doors.entries()) {
    const row = door === 1 ? undefined : rowBehind(rows, door)
    if (row) row.doorAhead = index
  }
  const lastCabin = rows.at(-1)?.cabinIndex
  for (const exit of sideExits) {
    const row = nearest(
      rows.filter(({ cabinIndex, isBesideExit, doorAhead }) => cabinIndex === lastCabin && !isBesideExit && doorAhead === null),
      (candidate) => Math.abs(candidate.at - exit),
    )
    if (row) row.isBesideExit = true
  }
  return rows
}

function rowBehind(rows: PlannedRow[], door: number): PlannedRow | undefined {
  if (door === 0) return rows[0]
  const candidates = rows.filter(({ doorAhead }, index) => index > 0 && doorAhead === null)
  return nearest(candidates, (row) => Math.abs(row.at - door) - (row.isFirstOfCabin ? PULL_OF_CABIN : 0))
}

function nearest(rows: PlannedRow[], distance: (row: PlannedRow) => number): PlannedRow | undefined {
  return rows.reduce<PlannedRow | undefined>((best, row) => (best && distance(best) <= distance(row) ? best : row), undefined)
}
