import * as texts from '@/lib/texts/ancillaries/seats/map'
import type { Seat } from '@/lib/travel/ancillaries/seat-map'
import type { CabinLayout, PlacedRow } from '../seat-layout'
import { type SeatScene, seatLook } from '../seat-look'
import { seatName } from '../seat-words'
import { CABIN_ROW, CabinName, cabinTracks } from './cabin-tracks'
import { ExitLine } from './exit-line'
import { FacilityCell } from './facility-cell'
import { ColumnHead, Row, RowGroup, RowHead } from './grid-parts'
import { SeatCell } from './seat-cell'
import { Wing } from './wing'

type CabinProps = { layout: CabinLayout; widestSeats: number; scene: SeatScene }

/** The cabin that the fares are sold in, with its letters in view while it scrolls. */
export function CabinRows({ layout, widestSeats, scene }: CabinProps) {
  return (
    <RowGroup aria-label={layout.name} style={cabinTracks(layout, widestSeats)}>
      <CabinName name={layout.name} />
      <Letters letters={layout.letters} />
      {layout.rows.map((row) =>
        row.exits.left || row.exits.right ? (
          <ExitLine key={row.key} row={row} />
        ) : (
          <Row key={row.key} className={CABIN_ROW}>
            <Wing wing={row.wing} />
            <RowNumber row={row} aisles={aislesOf(layout)} />
            {row.elements.map(({ element, column, section, span }) =>
              element.kind === 'seat' ? (
                <PlacedSeat key={column} seat={element} column={column} section={section} scene={scene} />
              ) : (
                <FacilityCell key={column} kind={element.kind} column={column} gridColumn={column + section + 1} span={span} />
              ),
            )}
          </Row>
        ),
      )}
    </RowGroup>
  )
}

type PlacedSeatProps = { seat: Seat; column: number; section: number; scene: SeatScene }

function PlacedSeat({ seat, column, section, scene }: PlacedSeatProps) {
  const look = seatLook(seat, scene)
  return (
    <SeatCell
      seatNumber={seat.seatNumber}
      name={seatName(seat, look, scene)}
      status={look.status}
      tier={look.tier}
      mark={look.holder?.mark ?? ''}
      isPending={look.isPending}
      isReadOnly={scene.isReadOnly}
      hasLegroom={seat.traits.includes('extra-legroom')}
      column={column}
      gridColumn={column + section + 1}
    />
  )
}

function Letters({ letters }: Pick<CabinLayout, 'letters'>) {
  const columns = letters.flatMap((names, section) => names.map((letter) => ({ letter, section })))
  return (
    <Row className={`${CABIN_ROW} sticky top-0 z-[2] -mx-(--wall) border-b bg-sheet px-(--wall)`}>
      <ColumnHead aria-colindex={1} className="sr-only">
        {texts.row}
      </ColumnHead>
      {columns.map(({ letter, section }, column) => (
        <ColumnHead
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; its letter may be unknown
          key={column}
          aria-colindex={column + 2}
          style={{ gridColumn: column + section + 1 }}
          className="text-center font-medium text-[11px] text-ink-soft leading-5"
        >
          {letter}
        </ColumnHead>
      ))}
    </Row>
  )
}

/** Its number stands in every aisle; it is said once. */
function RowNumber({ row: { number, wing }, aisles }: { row: PlacedRow; aisles: number[] }) {
  if (number === null) return null
  return (
    <>
      <RowHead aria-colindex={1} className="sr-only">
        {wing === 'none' ? texts.numberedRow(number) : texts.rowOverTheWing(number)}
      </RowHead>
      {aisles.map((gridColumn) => (
        <span
          key={gridColumn}
          aria-hidden="true"
          style={{ gridColumn, gridRow: 1 }}
          className="self-center text-center text-[10px] text-ink-soft tabular-nums leading-none"
        >
          {number}
        </span>
      ))}
    </>
  )
}

/** The tracks between the sections. */
function aislesOf({ sizes }: CabinLayout): number[] {
  return sizes.slice(0, -1).map((_, section) => sizes.slice(0, section + 1).reduce((sum, size) => sum + size + 1, 0))
}
