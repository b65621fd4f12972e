'use client'

import * as texts from '@/lib/texts/stays/list'
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons'
import type { StayOrder } from './shown-stays'

const SORTS: [StayOrder['by'], string][] = [
  ['rank', texts.bestFit],
  ['price', texts.price],
  ['distance', texts.distance],
  ['stars', texts.stars],
]

/** In which order the places stand; a second press on one turns it round. */
export function SortBar({ order, onChange }: { order: StayOrder; onChange: (order: StayOrder) => void }) {
  return (
    <fieldset className="flex min-w-0 items-center gap-1 overflow-x-auto [scrollbar-width:none] max-[22rem]:flex-wrap">
      <legend className="sr-only">{texts.sortThePlaces}</legend>
      {SORTS.map(([by, label]) => {
        const isOn = order.by === by
        const canTurn = isOn && by !== 'rank'
        // The most stars come first as they are: what stands on top is the higher number.
        const isUp = canTurn && (by === 'stars') === order.isReversed
        return (
          <button
            key={by}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange({ by, isReversed: canTurn ? !order.isReversed : false })}
            className={`inline-flex min-h-8 shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2.5 text-fact max-lg:min-h-11 ${isOn ? 'bg-sea-soft font-medium text-sea' : 'text-ink-soft hover:text-ink'}`}
          >
            {label}
            {canTurn && (isUp ? <ArrowUpIcon className="size-3.5" /> : <ArrowDownIcon className="size-3.5" />)}
            {canTurn && <span className="sr-only">, {isUp ? texts.ascending : texts.descending}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
