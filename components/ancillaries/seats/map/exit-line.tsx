import { ExitLeftIcon, ExitRightIcon } from '@/components/ui/icons'
import * as texts from '@/lib/texts/ancillaries/seats/map'
import type { PlacedRow } from '../seat-layout'
import { Cell, Row } from './grid-parts'
import { Wing } from './wing'

/** The doors on either side: an arrow that leads out, and the word. */
export function ExitLine({ row }: { row: PlacedRow }) {
  const { left, right } = row.exits
  return (
    <Row className="relative flex h-6 items-center justify-between font-semibold text-[11px] text-moss">
      <Wing wing={row.wing} />
      <Cell className="sr-only">{exitWords(row.exits)}</Cell>
      <span aria-hidden="true" className={`-ml-1 inline-flex items-center gap-0.5 ${left ? '' : 'invisible'}`}>
        <ExitLeftIcon className="size-3.5" /> {texts.exit}
      </span>
      <span aria-hidden="true" className={`-mr-1 inline-flex items-center gap-0.5 ${right ? '' : 'invisible'}`}>
        {texts.exit} <ExitRightIcon className="size-3.5" />
      </span>
    </Row>
  )
}

function exitWords({ left, right }: PlacedRow['exits']): string {
  if (left && right) return texts.emergencyExitsOnBothSides
  return left ? texts.emergencyExitOnTheLeft : texts.emergencyExitOnTheRight
}
