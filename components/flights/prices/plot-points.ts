import { type Stops, stopsOfOffer } from '@/lib/travel/flights/filters/offer-values'
import { PICK_LABELS, type RankedOffer } from '@/lib/travel/flights/ranked-offer'
import { minorDigits } from '@/lib/travel/money'

/** A flight as a point: minutes to the right, whole units of its currency up. `label` names it where it is a pick. */
export type PlotPoint = { offerId: string; minutes: number; price: number; stops: Stops; label: string; ranked: RankedOffer }

/** One point per flight, by duration and then by price: the order in which arrow keys go through them. */
export function plotPoints(offers: RankedOffer[]): PlotPoint[] {
  return offers
    .map((ranked) => ({
      offerId: ranked.offer.offerId,
      minutes: ranked.offer.durationMinutes,
      price: ranked.total.amountMinor / 10 ** minorDigits(ranked.total.currency),
      stops: stopsOfOffer(ranked.offer),
      label: ranked.labels.map((label) => PICK_LABELS[label]).join(', '),
      ranked,
    }))
    .sort((first, second) => first.minutes - second.minutes || first.price - second.price)
}

const DURATION_STEPS = [15, 30, 60, 120, 180, 240, 360, 720, 1_440]
const MOST_TICKS = 6

/** An axis from and to round values around what is shown, with a tick on each: never from zero, which would squeeze the flights together. */
export function durationTicks(minutes: number[]): number[] {
  return ticksAround(minutes, DURATION_STEPS)
}

/** Round amounts of any currency: 1, 2 and 5 times powers of ten. */
export function priceTicks(prices: number[]): number[] {
  return ticksAround(
    prices,
    Array.from({ length: 30 }, (_, index) => ([1, 2, 5][index % 3] ?? 1) * 10 ** Math.floor(index / 3)),
  )
}

function ticksAround(values: number[], steps: number[]): number[] {
  if (values.length === 0) return []
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = steps.find((candidate) => Math.ceil(most / candidate) - Math.floor(least / candidate) < MOST_TICKS) ?? steps.at(-1) ?? 1
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  const count = last - first + 1
  // A span of several days has no step of its own: every other tick goes then.
  const every = Math.ceil(count / (MOST_TICKS + 1))
  return Array.from({ length: Math.ceil((count - 1) / every) + 1 }, (_, index) => (first + index * every) * step)
}
