import type { AirlineKind } from '../world/airlines'

/**
 * How prices run up by kind of airline: days before departure, and the factor then. Full-service and regional airlines keep late
 * seats for people on business; low-cost ones start low and end high; leisure airlines sell off what is left.
 */
const RUN_UPS: Readonly<Record<AirlineKind, readonly [days: number, factor: number][]>> = {
  'full-service': [
    [0, 1.75],
    [3, 1.52],
    [7, 1.28],
    [14, 1.1],
    [21, 1.01],
    [35, 0.94],
    [60, 0.89],
    [120, 0.93],
    [200, 1],
    [400, 1.05],
  ],
  'low-cost': [
    [0, 2.1],
    [3, 1.75],
    [7, 1.4],
    [14, 1.13],
    [21, 1],
    [35, 0.9],
    [60, 0.86],
    [120, 0.92],
    [200, 1],
    [400, 1.08],
  ],
  leisure: [
    [0, 1.16],
    [3, 1.1],
    [7, 1.04],
    [14, 1],
    [35, 0.96],
    [60, 0.97],
    [120, 1.01],
    [400, 1.1],
  ],
  regional: [
    [0, 1.5],
    [3, 1.38],
    [7, 1.2],
    [14, 1.07],
    [21, 1],
    [60, 0.94],
    [400, 1],
  ],
}

/** What booking so many days ahead does to the price. */
export function runUpFactor(kind: AirlineKind, daysAhead: number): number {
  const curve = RUN_UPS[kind]
  let [beforeDays, before] = curve[0] ?? [0, 1]
  for (const [days, factor] of curve) {
    if (daysAhead <= days)
      return days === beforeDays ? factor : before + ((factor - before) * (daysAhead - beforeDays)) / (days - beforeDays)
    beforeDays = days
    before = factor
  }
  return before
}
