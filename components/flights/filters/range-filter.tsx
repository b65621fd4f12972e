'use client'

import { useRef, useState } from 'react'
import type { Range } from '@/lib/travel/flights/filters/facet'
import type { RangeScale } from './range-scale'

type RangeFilterProps = {
  legend: string
  /** What its two ends are called: "Leaving after" and "Leaving before". */
  ends: { from: string; to: string }
  scale: RangeScale
  thumbs: Range
  wordsOf: (value: number) => string
  /** While a thumb moves. */
  onPreview: (thumbs: Range) => void
  /** When it has come to rest. */
  onChange: (thumbs: Range) => void
}

// The track lets presses through, so that either thumb can be taken hold of.
const INPUT = 'pointer-events-none absolute inset-x-0 h-7 w-full appearance-none bg-transparent outline-none'
const THUMB_OF_WEBKIT =
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-sea [&::-webkit-slider-thumb]:bg-sheet [&:focus-visible::-webkit-slider-thumb]:outline-2 [&:focus-visible::-webkit-slider-thumb]:outline-sea [&:focus-visible::-webkit-slider-thumb]:outline-offset-2'
const THUMB_OF_GECKO =
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-sea [&::-moz-range-thumb]:bg-sheet [&:focus-visible::-moz-range-thumb]:outline-2 [&:focus-visible::-moz-range-thumb]:outline-sea [&:focus-visible::-moz-range-thumb]:outline-offset-2'

/** Two native sliders on one track, each with a name of its own and its value in words. */
export function RangeFilter({ legend, ends, scale, thumbs, wordsOf, onPreview, onChange }: RangeFilterProps) {
  const [moved, setMoved] = useState<Range | null>(null)
  const isKeyHeld = useRef(false)
  const shown = moved ?? thumbs
  const { lowest, highest, step } = scale
  const share = (value: number) => (100 * (value - lowest)) / (highest - lowest)

  function move(end: 'from' | 'to', value: number) {
    const next = end === 'from' ? { from: Math.min(value, shown.to), to: shown.to } : { from: shown.from, to: Math.max(value, shown.from) }
    setMoved(next)
    onPreview(next)
  }

  function settle() {
    if (!moved) return
    setMoved(null)
    onChange(moved)
  }

  // React's onChange is the browser's "input". Its own "change" is all that a screen reader's gesture sends, with no pointer and no key;
  // a key that is held down sends one at every step, and rests when it is let go.
  function listenForRelease(input: HTMLInputElement | null) {
    if (!input) return
    const release = () => {
      if (!isKeyHeld.current) settle()
    }
    input.addEventListener('change', release)
    return () => input.removeEventListener('change', release)
  }

  function letGo() {
    isKeyHeld.current = false
    settle()
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <p aria-hidden="true" className="figures flex justify-between gap-2 text-fact text-ink-soft">
        <span>{wordsOf(shown.from)}</span>
        <span>{wordsOf(shown.to)}</span>
      </p>
      <div className="relative mx-0.5 flex h-11 items-center lg:h-9">
        <span className="h-1 flex-1 rounded-full bg-line" />
        <span className="absolute h-1 rounded-full bg-sea" style={{ insetInline: `${share(shown.from)}% ${100 - share(shown.to)}%` }} />
        {(['from', 'to'] as const).map((end) => (
          <input
            key={end}
            ref={listenForRelease}
            type="range"
            min={lowest}
            max={highest}
            step={step}
            value={shown[end]}
            aria-label={ends[end]}
            aria-valuetext={wordsOf(shown[end])}
            onChange={(event) => move(end, event.target.valueAsNumber)}
            onPointerUp={settle}
            onPointerCancel={settle}
            onKeyDown={() => {
              isKeyHeld.current = true
            }}
            onKeyUp={letGo}
            onBlur={letGo}
            // With both thumbs at the far end the lower one lies on top, or neither could be moved.
            className={`${INPUT} ${THUMB_OF_WEBKIT} ${THUMB_OF_GECKO} ${end === 'from' && share(shown.from) > 50 ? 'z-10' : ''}`}
          />
        ))}
      </div>
    </fieldset>
  )
}
