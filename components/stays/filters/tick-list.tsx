'use client'

import { useId, useState } from 'react'
import * as texts from '@/lib/texts/stays/filters'

const FOLDED = 6

export type Tick<Value extends string | number> = { value: Value; label: string; count: number }

/** Values to tick, each with how many places have it. Nothing ticked is the same as all; a long list folds. */
export function TickList<Value extends string | number>({
  legend,
  ticks,
  ticked,
  onChange,
}: {
  legend: string
  ticks: Tick<Value>[]
  ticked: readonly Value[]
  onChange: (ticked: Value[]) => void
}) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const listId = useId()
  const isLong = ticks.length > FOLDED + 1
  const shown = isLong && !isUnfolded ? ticks.filter(({ value }, index) => index < FOLDED || ticked.includes(value)) : ticks
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <ul id={listId}>
        {shown.map(({ value, label, count }) => (
          <li key={value}>
            <TickRow
              label={label}
              count={count}
              isTicked={ticked.includes(value)}
              onChange={(isTicked) => onChange(isTicked ? [...ticked, value] : ticked.filter((one) => one !== value))}
            />
          </li>
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
          {isUnfolded ? texts.showFewer : texts.showAll(ticks.length)}
          <span className="sr-only"> {texts.ofGroup(legend)}</span>
        </button>
      )}
    </fieldset>
  )
}

export function TickRow({
  label,
  count,
  isTicked,
  onChange,
}: {
  label: string
  count: number
  isTicked: boolean
  onChange: (isTicked: boolean) => void
}) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-fact lg:min-h-8">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-sea lg:size-4"
      />
      <span className="min-w-0 flex-1 break-words">{label}</span>
      <span className="figures text-ink-soft">
        {count}
        <span className="sr-only"> {count === 1 ? texts.placeInSentence : texts.placesInSentence}</span>
      </span>
    </label>
  )
}
