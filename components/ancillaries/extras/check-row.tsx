'use client'

import type { Money } from '@/lib/travel/money'
import { priceWords } from '../shared/price-or-included'

/** A box with whom it is for. `some` stands for part of several people. The price is in its name: the line above is for the eye. */
export function CheckRow({
  label,
  price,
  state,
  onChange,
}: {
  label: string
  price?: Money
  state: 'all' | 'some' | 'none'
  onChange: (isWanted: boolean) => void
}) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-[15px] leading-5">
      <input
        type="checkbox"
        checked={state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some'
        }}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-sea"
      />
      <span className="min-w-0 break-words">{label}</span>
      {price && <span className="sr-only">{priceWords(price)}</span>}
    </label>
  )
}
