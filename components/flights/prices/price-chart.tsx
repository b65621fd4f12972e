'use client'

import { useMemo, useRef } from 'react'
import { CartesianGrid, ResponsiveContainer, Scatter, ScatterChart, useXAxisScale, useYAxisScale, XAxis, YAxis } from 'recharts'
import * as texts from '@/lib/texts/flights/prices'
import { formatDuration } from '@/lib/travel/dates'
import { formatMoney, minorDigits } from '@/lib/travel/money'
import { useTimeFormat } from '../../session/preferences'
import { spokenFlight } from '../flight-words'
import { durationTicks, type PlotPoint, priceTicks } from './plot-points'
import { PointMark } from './point-mark'
import { shortPrice } from './short-price'

type PriceChartProps = {
  points: PlotPoint[]
  whom: string
  chosenOfferId: string | null
  /** The flight that is described beneath the chart. */
  shownOfferId: string | null
  onShow: (offerId: string) => void
  /** A press on the flight that is shown; left out when the chart only shows. */
  onChoose?: ((offerId: string) => void) | undefined
}

const HEIGHT = 280
const AXIS = {
  type: 'number',
  stroke: 'var(--line)',
  tick: { fill: 'var(--ink-soft)', fontSize: 12 },
  tickLine: false,
  interval: 0,
} as const

/**
 * Price for everybody against duration, one mark per flight, its shape and colour by stops. A mark under the pointer or the focus is
 * shown; a press on the shown one chooses it, so that a finger sees a flight before it takes it. One mark is in the tab order:
 * arrow keys go on by duration.
 */
export function PriceChart(props: PriceChartProps) {
  const { points } = props
  const currency = points[0]?.ranked.total.currency ?? 'EUR'
  // The same objects as long as the flights are the same: the chart sets its axes up anew for others, and its marks with them.
  const { xTicks, yTicks, xEnds, yEnds } = useMemo(() => axesOf(points), [points])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form.
    <div role="group" aria-label={texts.oneMarkForEachFlight} style={{ height: HEIGHT }}>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 320, height: HEIGHT }}>
        <ScatterChart accessibilityLayer={false} margin={{ top: 20, right: 24, bottom: 4, left: 0 }}>
          <CartesianGrid stroke="var(--line)" strokeDasharray="2 4" />
          <XAxis
            {...AXIS}
            dataKey="minutes"
            domain={xEnds}
            ticks={xTicks}
            tickFormatter={(minutes: number) => formatDuration(minutes).replaceAll(' ', '\u00a0')}
          />
          <YAxis
            {...AXIS}
            dataKey="price"
            width={56}
            domain={yEnds}
            ticks={yTicks}
            tickFormatter={(price: number) => shortPrice({ amountMinor: Math.round(price * 10 ** minorDigits(currency)), currency })}
          />
          <Scatter data={points} shape={noMark} isAnimationActive={false} />
          <FlightMarks {...props} middleMinutes={((xTicks[0] ?? 0) + (xTicks.at(-1) ?? 0)) / 2} />
        </ScatterChart>
      </ResponsiveContainer>
    </div>
  )
}

/** The marks are our own, at the places of the chart's axes: its own would be made anew under the pointer, and lose the focus. */
function FlightMarks({
  points,
  whom,
  chosenOfferId,
  shownOfferId,
  middleMinutes,
  onShow,
  onChoose,
}: PriceChartProps & { middleMinutes: number }) {
  const layer = useRef<SVGGElement>(null)
  const timeFormat = useTimeFormat()
  const [xOf, yOf] = [useXAxisScale(), useYAxisScale()]
  const focusableOfferId = (points.find(({ offerId }) => offerId === shownOfferId) ?? points[0])?.offerId

  function move(from: PlotPoint, steps: 1 | -1) {
    const target = points[points.indexOf(from) + steps]
    if (target) layer.current?.querySelector<SVGElement>(`[data-offer="${CSS.escape(target.offerId)}"]`)?.focus()
  }

  function press(offerId: string) {
    if (offerId === shownOfferId) onChoose?.(offerId)
    else onShow(offerId)
  }

  if (!xOf || !yOf) return null
  // Named marks are drawn last, over their neighbours.
  const drawn = points
    .toSorted((first, second) => Number(first.label !== '') - Number(second.label !== ''))
    .map((point) => ({ point, x: xOf(point.minutes) ?? 0, y: yOf(point.price) ?? 0 }))
  const isCrowded = ({ x, y, point }: (typeof drawn)[number]) =>
    drawn.some(
      (other) => other.point.label !== '' && other.point !== point && other.y < y && y - other.y < 24 && Math.abs(other.x - x) < 110,
    )
  return (
    <g ref={layer}>
      {drawn.map(({ point, x, y }) => (
        <PointMark
          key={point.offerId}
          x={x}
          y={y}
          point={point}
          words={[`${spokenFlight(point.ranked.offer, timeFormat)}, ${formatMoney(point.ranked.total)} ${whom}`, point.label]
            .filter(Boolean)
            .join(', ')}
          isShown={point.offerId === shownOfferId}
          isChosen={point.offerId === chosenOfferId}
          isFocusable={point.offerId === focusableOfferId}
          isLabelLeft={point.minutes > middleMinutes}
          isLabelBelow={isCrowded({ point, x, y })}
          onShow={() => onShow(point.offerId)}
          onPress={() => press(point.offerId)}
          onMove={(steps) => move(point, steps)}
        />
      ))}
    </g>
  )
}

function axesOf(points: PlotPoint[]) {
  const xTicks = durationTicks(points.map(({ minutes }) => minutes))
  const yTicks = priceTicks(points.map(({ price }) => price))
  return { xTicks, yTicks, xEnds: endsOf(xTicks), yEnds: endsOf(yTicks) }
}

function endsOf(ticks: number[]): [number, number] {
  return [ticks[0] ?? 0, ticks.at(-1) ?? 1]
}

function noMark() {
  return <g />
}
