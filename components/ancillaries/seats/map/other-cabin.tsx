import * as texts from '@/lib/texts/ancillaries/seats/map'
import type { CabinLayout } from '../seat-layout'
import { CABIN_ROW, CabinName, cabinTracks } from './cabin-tracks'
import { FacilityCell } from './facility-cell'
import { Cell, Row, RowGroup } from './grid-parts'
import { Wing } from './wing'

/** A cabin that another fare is sold in: there to find one's way, faint and without seats to stop at. */
export function OtherCabin({ layout, widestSeats }: { layout: CabinLayout; widestSeats: number }) {
  const numbers = layout.rows.flatMap(({ number }) => number ?? [])
  return (
    <RowGroup aria-label={layout.name} style={cabinTracks(layout, widestSeats)}>
      <Row>
        <Cell className="sr-only">{texts.otherCabinInRows(layout.name, numbers[0] ?? 0, numbers.at(-1) ?? 0)}</Cell>
        <CabinName name={texts.notYourCabin(layout.name)} />
      </Row>
      <div aria-hidden="true" className="opacity-45">
        {layout.rows.map((row) => (
          <div key={row.key} className={CABIN_ROW}>
            <Wing wing={row.wing} />
            {row.elements.map(({ element, column, section, span }) =>
              element.kind === 'seat' ? (
                <span key={column} style={{ gridColumn: column + section + 1 }} className="size-(--cabin-seat) p-[1.5px]">
                  <span className="block size-full rounded-t-[36%] rounded-b-[16%] border bg-line/60" />
                </span>
              ) : (
                <FacilityCell key={column} kind={element.kind} column={column} gridColumn={column + section + 1} span={span} isFaint />
              ),
            )}
          </div>
        ))}
      </div>
    </RowGroup>
  )
}
