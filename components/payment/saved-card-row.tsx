'use client'

import { cardName, type SavedCardView } from '@/lib/travel/payment/saved-card'
import { CardLine } from './card-line'
import { ForgetCard } from './forget-card'

/** One saved card as a choice. One that has run out says so and cannot be chosen. */
export function SavedCardRow({
  saved,
  groupName,
  isChosen,
  onChoose,
  onRemove,
}: {
  saved: SavedCardView
  groupName: string
  isChosen: boolean
  onChoose: () => void
  onRemove: () => Promise<string | null>
}) {
  return (
    <ForgetCard name={cardName(saved.card)} onRemove={onRemove}>
      <label
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-3 py-2 ps-3 ${saved.isExpired ? 'text-ink-soft' : 'cursor-pointer'}`}
      >
        <input
          type="radio"
          name={groupName}
          value={saved.id}
          checked={isChosen}
          disabled={saved.isExpired}
          onChange={onChoose}
          className="size-5 shrink-0 accent-sea"
        />
        <CardLine saved={saved} />
      </label>
    </ForgetCard>
  )
}
