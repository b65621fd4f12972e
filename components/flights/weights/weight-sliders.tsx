'use client'

import { useId } from 'react'
import * as texts from '@/lib/texts/flights/weights'
import { isOrdinary, ORDINARY_WEIGHTS, RANK_WISHES, type RankWeights, type RankWish } from '@/lib/travel/flights/rank-weights'
import { hourWorth } from '@/lib/travel/flights/value-of-time'
import { Button } from '../../ui/button'
import { hourWords, POSITIONS, positionOf, positionWords, WISH_LABELS } from './weight-words'

type WeightSlidersProps = {
  weights: RankWeights
  /** At every step of a slider: rank again, here in the browser. */
  onChange: (weights: RankWeights) => void
  /** When a slider is let go: worth keeping. */
  onCommit: (weights: RankWeights) => void
  /** Of the prices shown: what an hour is worth is said in it. */
  currency: string
}

/** How much four things matter when flights are ranked; the list follows at once, without a question to the assistant. */
export function WeightSliders({ weights, onChange, onCommit, currency }: WeightSlidersProps) {
  const isReset = isOrdinary(weights)
  function reset() {
    onChange(ORDINARY_WEIGHTS)
    onCommit(ORDINARY_WEIGHTS)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-[15px] leading-6">{texts.whatCountsForYou}</legend>
      <div className="mt-1 flex flex-col">
        {RANK_WISHES.map((wish) => (
          <WeightSlider
            key={wish}
            wish={wish}
            weight={weights[wish]}
            note={wish === 'time' ? hourWords(hourWorth(currency, weights.time)) : null}
            onChange={(weight) => onChange({ ...weights, [wish]: weight })}
            onCommit={(weight) => onCommit({ ...weights, [wish]: weight })}
          />
        ))}
      </div>
      <Button
        tone="text"
        className="-ms-4 aria-disabled:text-ink-soft aria-disabled:no-underline"
        aria-disabled={isReset || undefined}
        onClick={isReset ? undefined : reset}
      >
        {texts.weighAsMostPeopleDo}
      </Button>
    </fieldset>
  )
}

function WeightSlider({
  wish,
  weight,
  note,
  onChange,
  onCommit,
}: {
  wish: RankWish
  weight: number
  note: string | null
  onChange: (weight: number) => void
  onCommit: (weight: number) => void
}) {
  const id = useId()
  const words = note ? `${positionWords(weight)}, ${note}` : positionWords(weight)

  // React's onChange is the browser's "input"; the browser's own "change" comes once, when the slider is let go.
  function listenForRelease(input: HTMLInputElement | null) {
    if (!input) return
    const commit = () => onCommit(weightAt(input))
    input.addEventListener('change', commit)
    return () => input.removeEventListener('change', commit)
  }

  return (
    <div className="py-1">
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-3 text-fact">
        <span>{WISH_LABELS[wish]}</span>
        <span aria-hidden="true" className="text-ink-soft">
          {words}
        </span>
      </label>
      <input
        ref={listenForRelease}
        id={id}
        type="range"
        min={0}
        max={POSITIONS.length - 1}
        step={1}
        value={positionOf(weight)}
        aria-valuetext={words}
        onChange={(event) => onChange(weightAt(event.currentTarget))}
        className="block h-11 w-full cursor-pointer accent-sea sm:h-8"
      />
    </div>
  )
}

function weightAt(input: HTMLInputElement): number {
  return POSITIONS[Number(input.value)] ?? 1
}
