import type { CabinName } from '../world/aircraft'
import type { DeckInterior } from './aircraft-interiors'
import type { PlannedRow } from './deck-plan'
import type { Facility, LayoutRow } from './layout-row'

/** A deck as its facilities are drawn: `stairsAt` is the number of a door, or an end of the deck. */
export type FacilityDeck = {
  plan: DeckInterior
  planned: PlannedRow[]
  stairsAt: number | 'front' | 'rear' | null
  isWidebody: boolean
  columns: string[][]
}

/** What stands in front of a row: the front of the deck, a cross-aisle with its doors, a wall between cabins, an emergency exit. */
export function facilitiesAhead(
  index: number,
  { bassinets, ...deck }: FacilityDeck & { bassinets: [section: number, place: number][] },
): LayoutRow[] {
  const { plan, planned, isWidebody, columns, stairsAt } = deck
  const row = planned[index]
  if (!row) return []
  const wall = isWidebody && row.isFirstOfCabin && index > 0 ? [monuments(deck, 'galley', 'closet')] : []
  const withBassinets = (rows: LayoutRow[]) => rows.map((last, at) => (at === rows.length - 1 ? placeBassinets(last, bassinets) : last))
  if (index === 0) {
    const hasStairs = stairsAt === 'front' || (row.doorAhead !== null && stairsAt === row.doorAhead)
    const front = plan.lavatories.front > 0 || isWidebody ? [monuments(deck, hasStairs ? 'stairs' : 'galley', frontSide(plan))] : []
    return withBassinets([...front, ...(row.doorAhead === null && !row.isBesideExit ? [] : [exitRow(columns)])])
  }
  if (row.doorAhead !== null) {
    const middle = stairsAt === row.doorAhead ? 'stairs' : 'galley'
    return withBassinets([monuments(deck, isWidebody ? middle : 'empty', 'lavatory'), exitRow(columns)])
  }
  if (row.isBesideExit) return [exitRow(columns)]
  return withBassinets(wall)
}

/** What stands behind the last row of a deck. */
export function facilitiesBehind(index: number, deck: FacilityDeck): LayoutRow[] {
  const { plan, planned, columns, stairsAt, isWidebody } = deck
  if (index !== planned.length - 1) return []
  const lavatories = plan.lavatories.rear > 0 ? [monuments(deck, stairsAt === 'rear' ? 'stairs' : 'empty', 'lavatory')] : []
  const galley = isWidebody || plan.lavatories.rear > 1 ? [row(columns.map((letters) => letters.map(() => 'galley' as const)))] : []
  return [...lavatories, ...(plan.doors.includes(1) ? [exitRow(columns)] : []), ...galley]
}

/** Whether the row of monuments in front of a row, or behind the deck's last one, holds lavatories. */
export function hasLavatoryAhead(index: number, { plan, planned, isWidebody }: Pick<FacilityDeck, 'plan' | 'planned' | 'isWidebody'>) {
  if (index === planned.length) return plan.lavatories.rear > 0
  if (index === 0) return plan.lavatories.front > 0
  return planned[index]?.doorAhead !== null && (isWidebody || plan.lavatories.rear > 0)
}

/** The places of a bulkhead row in a wide cabin that a baby's bed hangs in front of. */
export function bassinetPlaces(
  { isFirstOfCabin, doorAhead }: PlannedRow,
  cabin: CabinName,
  columns: string[][],
  isWidebody: boolean,
): [section: number, place: number][] {
  const middle = columns.length === 3 ? columns[1] : undefined
  const isBulkhead = isFirstOfCabin || doorAhead !== null
  if (!isWidebody || !middle || !isBulkhead || cabin === 'first') return []
  return middle.length > 2
    ? [
        [1, 0],
        [1, middle.length - 1],
      ]
    : [[1, 0]]
}

function frontSide({ lavatories }: DeckInterior): Facility {
  return lavatories.front > 0 ? 'lavatory' : 'closet'
}

/** Things at the sides, and one in the middle or, where there is one aisle, on the right. */
function monuments({ columns }: Pick<FacilityDeck, 'columns'>, middle: Facility, side: Facility): LayoutRow {
  const isLast = (section: number) => section === columns.length - 1
  return row(
    columns.map((letters, section) =>
      letters.map((_, place): Facility => {
        if (section > 0 && !isLast(section)) return middle
        if (columns.length === 2 && isLast(section) && middle !== 'empty') return middle
        const outermost = section === 0 ? 0 : letters.length - 1
        return place === outermost ? side : 'empty'
      }),
    ),
  )
}

function exitRow(columns: string[][]): LayoutRow {
  return row(
    columns.map((letters, section) =>
      letters.map((_, place): Facility => {
        const isLeft = section === 0 && place === 0
        const isRight = section === columns.length - 1 && place === letters.length - 1
        return isLeft || isRight ? 'exit' : 'empty'
      }),
    ),
  )
}

function placeBassinets(last: LayoutRow, places: [number, number][]): LayoutRow {
  if (places.length === 0) return last
  return row(
    last.sections.map((elements, section) =>
      elements.map((element, place) => (places.some(([inSection, at]) => inSection === section && at === place) ? 'bassinet' : element)),
    ),
  )
}

function row(sections: LayoutRow['sections']): LayoutRow {
  return { number: null, sections }
}
