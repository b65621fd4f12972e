import type { SeatCabin, SeatElement, SeatRow } from '@/lib/travel/ancillaries/seat-map'

export type FacilityKind = Exclude<SeatElement['kind'], 'seat'>

/** Something in a row: `column` counts seats from the left wall, aisles left out; `section` says how many aisles lie before it. */
export type PlacedElement = { element: SeatElement; section: number; column: number; span: number }

/** `exits` are the doors on either side; a row that has one holds nothing else. */
export type PlacedRow = {
  key: string
  number: number | null
  elements: PlacedElement[]
  exits: { left: boolean; right: boolean }
  wing: 'none' | 'first' | 'between' | 'last'
}

export type CabinLayout = { name: string; isYours: boolean; letters: string[][]; sizes: number[]; rows: PlacedRow[] }

/** Where everything of a cabin stands: seats below their letter, facilities over the width they have, doors in the walls. */
export function layOutCabin(cabin: SeatCabin): CabinLayout {
  const sections = Math.max(cabin.columns.length, ...cabin.rows.map((row) => row.sections.length))
  const sizes = Array.from({ length: sections }, (_, section) =>
    Math.max(
      cabin.columns[section]?.length ?? 0,
      ...cabin.rows.map((row) => withoutExits(row.sections[section] ?? []).filter(({ kind }) => kind === 'seat').length),
      1,
    ),
  )
  const letters = sizes.map((size, section) => Array.from({ length: size }, (_, index) => cabin.columns[section]?.[index] ?? ''))
  const [firstWing, lastWing] = wingSpan(cabin)
  const placed = cabin.rows.map((row, index) => ({
    ...placeRow(row, `${cabin.deck}-${cabin.name}-${index}`, letters),
    wing: wingPart(index, firstWing, lastWing),
  }))
  const rows = placed.flatMap((row, index) => {
    const hasDoorNear = leadsToExit(placed.slice(0, index).toReversed()) || leadsToExit(placed.slice(index + 1))
    return splitExits(hasExit(row) || hasDoorNear ? row : { ...row, exits: exitsBySeats(row, sizes) })
  })
  return { name: cabin.name, isYours: cabin.isYours, letters, sizes, rows: rows.filter(isThere) }
}

function placeRow(row: SeatRow, key: string, letters: string[][]): Omit<PlacedRow, 'wing'> {
  const elements = letters.flatMap((names, section) => {
    const before = letters.slice(0, section).reduce((sum, { length }) => sum + length, 0)
    const found = withoutExits(row.sections[section] ?? [])
    return placeSection(found, names).map((place) => ({ ...place, section, column: place.column + before }))
  })
  const hasDoor = (section: number) => (row.sections[section] ?? []).some(({ kind }) => kind === 'exit')
  return { key, number: row.number, elements, exits: { left: hasDoor(0), right: hasDoor(letters.length - 1) } }
}

type Place = Pick<PlacedElement, 'element' | 'column' | 'span'>

/** A section that is as long as its letters is in their order; otherwise seats go by letter and the rest stands between them. */
function placeSection(found: SeatElement[], names: string[]): Place[] {
  if (found.length === names.length) {
    return joinFacilities(found.map((element, column) => ({ element, column, span: 1 })))
  }
  if (!found.some(({ kind }) => kind === 'seat')) {
    const span = Math.max(1, Math.floor(names.length / found.length))
    return joinFacilities(
      found.slice(0, names.length).map((element, index) => ({
        element,
        column: index * span,
        span: index === found.length - 1 ? names.length - index * span : span,
      })),
    )
  }
  let next = 0
  return found.flatMap((element) => {
    const byLetter = element.kind === 'seat' ? names.indexOf(element.seatNumber.replace(/^\d+/, '')) : -1
    const column = Math.max(byLetter, next)
    if (column >= names.length) return []
    next = column + 1
    return element.kind === 'empty' ? [] : [{ element, column, span: 1 }]
  })
}

/** Facilities of a kind side by side are one; what is empty is left out. */
function joinFacilities(places: Place[]): Place[] {
  const joined: Place[] = []
  for (const place of places) {
    const before = joined.at(-1)
    const isOneMore =
      before && place.element.kind !== 'seat' && before.element.kind === place.element.kind && before.column + before.span === place.column
    if (isOneMore) joined[joined.length - 1] = { ...before, span: before.span + place.span }
    else if (place.element.kind !== 'empty') joined.push(place)
  }
  return joined
}

function withoutExits(elements: SeatElement[]): SeatElement[] {
  return elements.filter(({ kind }) => kind !== 'exit')
}

function hasExit({ exits }: PlacedRow): boolean {
  return exits.left || exits.right
}

/** Some airlines send rows with nothing in them. */
function isThere(row: PlacedRow): boolean {
  return row.number !== null || row.elements.length > 0 || hasExit(row)
}

function isExitRow(row: PlacedRow): boolean {
  return row.elements.length === 0 && hasExit(row)
}

/** Whether a door comes before the next row of seats: lavatories and bassinets may lie between. */
function leadsToExit(rows: PlacedRow[]): boolean {
  const nextSeats = rows.findIndex(({ elements }) => elements.some(({ element }) => element.kind === 'seat'))
  return rows.slice(0, nextSeats < 0 ? rows.length : nextSeats).some(hasExit)
}

/** Some airlines name the seats beside an exit and leave the door out of the drawing. */
function exitsBySeats({ elements }: PlacedRow, sizes: number[]): PlacedRow['exits'] {
  const isBesideExit = ({ element }: PlacedElement) => element.kind === 'seat' && element.traits.includes('exit-row')
  const last = sizes.length - 1
  return {
    left: elements.some((place) => place.section === 0 && isBesideExit(place)),
    right: elements.some((place) => place.section === last && isBesideExit(place)),
  }
}

/** Doors beside seats stand on a line of their own before them: a narrow screen has no room in the walls. */
function splitExits(row: PlacedRow): PlacedRow[] {
  if (!hasExit(row) || isExitRow(row)) return [row]
  const wing = { none: 'none', first: 'none', between: 'between', last: 'between' } as const
  return [
    { ...row, key: `${row.key}-exit`, number: null, elements: [], wing: wing[row.wing] },
    { ...row, exits: { left: false, right: false } },
  ]
}

/** Rows are named by their numbers, and those of facilities between them lie over the wing too. */
function wingSpan({ rows, wings }: SeatCabin): [number, number] {
  if (!wings) return [-1, -1]
  const isOverWing = ({ number }: SeatRow) => number !== null && number >= wings.firstRow && number <= wings.lastRow
  return [rows.findIndex(isOverWing), rows.findLastIndex(isOverWing)]
}

function wingPart(index: number, first: number, last: number): PlacedRow['wing'] {
  if (first < 0 || index < first || index > last) return 'none'
  if (index === first) return 'first'
  return index === last ? 'last' : 'between'
}
