'use client'

import { useId, useState } from 'react'
import * as texts from '@/lib/texts/flights/filters'
import type { CountedValue } from '@/lib/travel/flights/filters/filter-values'
import { formatMoney } from '@/lib/travel/money'

const FOLDED = 6

type ValueFilterProps = {
  legend: string
  values: CountedValue[]
  only: readonly string[]
  /** Left out where nothing can be ruled out. */
  without?: readonly string[]
  /** How many flights have each value when nothing is filtered: the commonest stay in sight when a long list is folded. */
  commonness: ReadonlyMap<string, number>
  onOnly: (only: string[]) => void
  onWithout?: (without: string[]) => void
}

/** Values to tick, each with its flights and their lowest price. Nothing ticked is the same as all. */
export function ValueFilter({ legend, values, only, without = [], commonness, onOnly, onWithout }: ValueFilterProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const listId = useId()
  const isLong = values.length > FOLDED + 1
  const common = values
    .toSorted((first, second) => (commonness.get(second.value) ?? 0) - (commonness.get(first.value) ?? 0))
    .slice(0, FOLDED)
  const isShown = (value: CountedValue) => common.includes(value) || only.includes(value.value) || without.includes(value.value)
  const shown = isLong && !isUnfolded ? values.filter(isShown) : values
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <ul id={listId}>
        {shown.map((value) => (
          <ValueRow
            key={value.value}
            value={value}
            isOnly={only.includes(value.value)}
            isWithout={without.includes(value.value)}
            onOnly={() => onOnly(toggled(only, value.value))}
            onWithout={onWithout && (() => onWithout(toggled(without, value.value)))}
          />
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={listId}
          onClick={() => setIsUnfolded(!isUnfolded)}
          className="min-h-11 font-medium text-fact text-sea underline-offset-4 hover:underline lg:min-h-8"
        >
          {isUnfolded ? texts.showFewer : texts.showAll(values.length)}
          <span className="sr-only"> {texts.ofGroup(legend)}</span>
        </button>
      )}
    </fieldset>
  )
}

type ValueRowProps = {
  value: CountedValue
  isOnly: boolean
  isWithout: boolean
  onOnly: () => void
  onWithout: (() => void) | undefined
}

function ValueRow({ value: { name, count, cheapest }, isOnly, isWithout, onOnly, onWithout }: ValueRowProps) {
  const isFaint = count === 0 && !isOnly
  return (
    <li className="flex items-center gap-1">
      <label className={`flex min-h-11 min-w-0 flex-1 items-center gap-2.5 text-fact lg:min-h-8 ${isFaint ? 'text-ink-soft' : ''}`}>
        <input type="checkbox" checked={isOnly} onChange={onOnly} className="size-5 shrink-0 accent-sea lg:size-4" />
        <span className={`min-w-0 flex-1 ${isWithout ? 'line-through' : ''}`}>
          {name} <span className="figures text-ink-soft">{count}</span>
          <span className="sr-only"> {count === 1 ? texts.flight : texts.flights}</span>
        </span>
        {cheapest && (
          <span className="figures text-ink-soft">
            <span className="sr-only"> {texts.from} </span>
            {formatMoney(cheapest)}
          </span>
        )}
      </label>
      {onWithout && (
        <button
          type="button"
          aria-pressed={isWithout}
          aria-label={texts.notNamed(name)}
          onClick={onWithout}
          className={`min-h-11 min-w-11 rounded-control px-1.5 text-fact lg:min-h-7 lg:min-w-9 ${isWithout ? 'bg-brick-soft font-medium text-brick' : 'text-ink-soft hover:text-ink'}`}
        >
          {texts.not}
        </button>
      )}
    </li>
  )
}

function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}
