import { type FittedCabin, seatsPerRow, sectionsOf } from './fitted-cabins'

/** Whether each section of each row has its seats. */
export type RowFill = boolean[]

/**
 * The rows that hold a cabin's seats: full ones, and a last one of whole sections where what is left makes some. A rest that makes no
 * sections is rounded to a row.
 */
export function rowsOf({ abreast, seats }: Pick<FittedCabin, 'abreast' | 'seats'>): RowFill[] {
  const sections = sectionsOf(abreast)
  const perRow = seatsPerRow(abreast)
  const rows = Array.from({ length: Math.floor(seats / perRow) }, (): RowFill => sections.map(() => true))
  const rest = seats % perRow
  const last = rest === 0 ? undefined : (partOf(sections, rest) ?? (2 * rest > perRow ? sections.map(() => true) : undefined))
  return last ? [...rows, last] : rows
}

/** The choice of sections that makes so many seats, symmetric if one does. */
function partOf(sections: number[], seats: number): RowFill | undefined {
  const fills = Array.from({ length: 2 ** sections.length }, (_, bits) => sections.map((_, index) => (bits & (1 << index)) !== 0))
  const fitting = fills.filter((fill) => sections.reduce((sum, size, index) => sum + (fill[index] ? size : 0), 0) === seats)
  return fitting.find((fill) => fill.join() === fill.toReversed().join()) ?? fitting[0]
}
