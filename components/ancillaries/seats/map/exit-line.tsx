import { ExitLeftIcon, ExitRightIcon } from '@/components/ui/icons'
import type { PlacedRow } from '../seat-layout'
import { Cell, Row } from './grid-parts'
import { Wing } from './wing'

/** The doors on either side: an arrow that leads out, and the word. */
export function ExitLine({ row }: { row: PlacedRow }) {
  const { left, right } = row.exits
  return (
    <Row className="relative flex h-6 items-center justify-between font-semibold text-[11px] text-moss">
      <Wing wing={row.wing} />
      <Cell className="sr-only">
        {left && right ? 'Emergency exits on both sides' : `Emergency exit on the ${left ? 'left' : 'right'}`}
      </Cell>
      <span aria-hidden="true" className={`-ml-1 inline-flex items-center gap-0.5 ${left ? '' : 'invisible'}`}>
        <ExitLeftIcon className="size-3.5" /> Exit
      </span>
      <span aria-hidden="true" className={`-mr-1 inline-flex items-center gap-0.5 ${right ? '' : 'invisible'}`}>
        Exit <ExitRightIcon className="size-3.5" />
      </span>
    </Row>
  )
}
