import { dayMinutes } from './day-times'
import type { PlanSight } from './plan-place-schema'
import { walkingOrder } from './ways'

/** Moves stops to the day that they lie nearer to, as long as the ways grow shorter in all and no day longer than allowed or empty. */
export function regroupDays(days: PlanSight[][], limits: { minutes: number; stops: number }): PlanSight[][] {
  const better = bestMove(days, limits)
  return better ? regroupDays(better, limits) : days
}

function bestMove(days: PlanSight[][], limits: { minutes: number; stops: number }): PlanSight[][] | null {
  let best: { saved: number; days: PlanSight[][] } | null = null
  for (const [from, stops] of days.entries()) {
    if (stops.length < 2) continue
    for (const stop of stops) {
      const left = walkingOrder(stops.filter((other) => other !== stop))
      for (const [to, others] of days.entries()) {
        if (to === from || others.length >= limits.stops) continue
        const joined = walkingOrder([...others, stop])
        if (dayMinutes(joined) > limits.minutes) continue
        const saved = dayMinutes(stops) + dayMinutes(others) - dayMinutes(left) - dayMinutes(joined)
        if (saved > (best?.saved ?? 0)) best = { saved, days: days.with(from, left).with(to, joined) }
      }
    }
  }
  return best?.days ?? null
}
