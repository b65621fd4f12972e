import type { SeatTrait } from '@/lib/travel/ancillaries/seat-map-schema'
import type { DuffelSeatElement } from './seat-maps'

type Row = DuffelSeatElement[][]
type Position = { rows: Row[]; rowIndex: number; sectionIndex: number; elementIndex: number }

/** What the airline says of a seat, and what its place tells. */
export function seatTraits(position: Position): SeatTrait[] {
  const { rows, rowIndex, sectionIndex, elementIndex } = position
  const [row = [], ahead = []] = [rows[rowIndex], rows[rowIndex - 1]]
  const element = row[sectionIndex]?.[elementIndex]
  const words = [element?.name, ...(element?.disclosures ?? [])].join(' ')
  const isExitRow = hasKind(row, 'exit-row') || hasKind(ahead, 'exit-row') || /exit/i.test(words)
  const isFirstRow = rows.findIndex((other) => other.some((section) => section.some(isSeatElement))) === rowIndex
  const hasBassinet = ahead[sectionIndex]?.[elementIndex]?.kind === 'bassinet' || /bassinet/i.test(words)
  const isNearLavatory =
    [row, ahead, rows[rowIndex + 1] ?? []].some((other) => hasKind(other, 'lavatory')) || /lavatory|toilet/i.test(words)
  return [
    place(position),
    ...(/leg ?room/i.test(words) ? (['extra-legroom'] as const) : []),
    ...(isExitRow ? (['exit-row'] as const) : []),
    ...(hasBassinet ? (['bassinet'] as const) : []),
    ...(isFirstRow || /bulkhead|front row/i.test(words) ? (['front-row'] as const) : []),
    ...(/recline/i.test(words) ? (['no-recline'] as const) : []),
    ...(/no window|without (a )?window|window view/i.test(words) ? (['no-window-view'] as const) : []),
    ...(isNearLavatory ? (['near-lavatory'] as const) : []),
  ]
}

/** A seat, also one that nobody may choose. */
export function isSeatElement({ kind }: DuffelSeatElement): boolean {
  return kind === 'seat' || kind === 'restricted-seat'
}

function place({ rows, rowIndex, sectionIndex, elementIndex }: Position): 'window' | 'middle' | 'aisle' {
  const sections = rows[rowIndex] ?? []
  const places = (sections[sectionIndex] ?? []).flatMap((element, index) => (isSeatElement(element) ? [index] : []))
  const isLeftmost = places[0] === elementIndex
  const isRightmost = places.at(-1) === elementIndex
  if ((isLeftmost && sectionIndex === 0) || (isRightmost && sectionIndex === sections.length - 1)) return 'window'
  return isLeftmost || isRightmost ? 'aisle' : 'middle'
}

function hasKind(row: Row, kind: DuffelSeatElement['kind']): boolean {
  return row.some((section) => section.some((element) => element.kind === kind))
}
