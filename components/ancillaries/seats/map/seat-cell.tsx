import { memo } from 'react'
import type { SeatStatus } from '../seat-look'
import { SeatShape } from './seat-shape'

type SeatCellProps = {
  seatNumber: string
  name: string
  status: SeatStatus
  tier: number
  mark: string
  isPending: boolean
  hasLegroom: boolean
  /** Where it stands in the row, seats alone counted; `gridColumn` counts the aisles too. */
  column: number
  gridColumn: number
  isReadOnly: boolean
}

/**
 * One seat. Only plain values come in, so that of 400 seats those are drawn anew that have changed. Which one is in the tab order is
 * written by the grid into the page itself: moving the focus draws nothing anew.
 */
export const SeatCell = memo(function SeatCell({
  seatNumber,
  name,
  status,
  column,
  gridColumn,
  isReadOnly,
  isPending,
  ...shape
}: SeatCellProps) {
  const isChosen = status === 'own' || status === 'party'
  const canBePressed = !isReadOnly && (status === 'free' || isChosen)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid that is one button
    <button
      type="button"
      role="gridcell"
      tabIndex={-1}
      data-seat={seatNumber}
      data-status={status}
      aria-label={name}
      aria-colindex={column + 2}
      aria-selected={isChosen || (canBePressed ? false : undefined)}
      // Not `disabled`: what cannot be chosen is explored and explained all the same.
      aria-disabled={!canBePressed || undefined}
      aria-busy={isPending || undefined}
      style={{ gridColumn }}
      className="size-(--cabin-seat) scroll-mt-8 scroll-mb-4 p-[1.5px] outline-offset-0 aria-disabled:cursor-help hover:brightness-95 focus-visible:relative focus-visible:z-[1] focus-visible:rounded-[6px]"
    >
      <SeatShape status={status} isPending={isPending} {...shape} />
    </button>
  )
})
