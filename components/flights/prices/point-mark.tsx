import type { PointerEvent } from 'react'
import type { Stops } from '@/lib/travel/flights/filters/offer-values'
import type { PlotPoint } from './plot-points'

/** What stops look like: a shape and a colour each, filled so that marks over marks stay apart. */
export const MARKS: Record<Stops, { path: string; colour: string }> = {
  direct: { path: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z', colour: 'var(--sea)' },
  'one-stop': { path: 'M0-6L6 5H-6z', colour: 'var(--saffron)' },
  'two-or-more': { path: 'M-4.5-4.5h9v9h-9z', colour: 'var(--ribbon)' },
}

type PointMarkProps = {
  x: number
  y: number
  point: PlotPoint
  words: string
  isShown: boolean
  isChosen: boolean
  isFocusable: boolean
  isLabelLeft: boolean
  isLabelBelow: boolean
  onShow: () => void
  onPress: () => void
  /** To the mark that many places on. */
  onMove: (steps: 1 | -1) => void
}

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One flight in the chart. Its target is larger than its mark. */
export function PointMark({
  x,
  y,
  point,
  words,
  isShown,
  isChosen,
  isFocusable,
  isLabelLeft,
  isLabelBelow,
  onShow,
  onPress,
  onMove,
}: PointMarkProps) {
  const { path, colour } = MARKS[point.stops]
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button.
    <g
      role="button"
      tabIndex={isFocusable ? 0 : -1}
      aria-label={words}
      aria-pressed={isChosen}
      data-offer={point.offerId}
      transform={`translate(${x} ${y})`}
      className="cursor-pointer outline-none focus-visible:[&>.ring]:stroke-sea"
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onShow()}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && onShow()}
      onClick={onPress}
      onKeyDown={(event) => {
        const steps = STEPS[event.key]
        if (!steps && event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        if (steps) onMove(steps)
        else onPress()
      }}
    >
      <circle r={12} fill="transparent" />
      <circle
        className="ring"
        r={9.5}
        fill="none"
        strokeWidth={2}
        stroke={isChosen ? 'var(--moss)' : isShown ? 'var(--ink-soft)' : 'transparent'}
      />
      <path d={path} fill={colour} fillOpacity={0.75} stroke="var(--sheet)" strokeWidth={1} />
      {point.label && (
        <text
          x={isLabelLeft ? -11 : 11}
          y={isLabelBelow ? 17 : -7}
          textAnchor={isLabelLeft ? 'end' : 'start'}
          fontSize={12}
          fontWeight={600}
          fill="var(--ink)"
          stroke="var(--sheet)"
          strokeWidth={3}
          paintOrder="stroke"
        >
          {point.label}
        </text>
      )}
    </g>
  )
}
