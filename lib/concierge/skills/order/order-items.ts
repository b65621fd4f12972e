import type { Situation } from '@/lib/travel/trip/situation'
import type { Chart } from '../../grammar/chart'

/** Empty items at every word, so that words of a booking mean the one there is: `ordered` once Pay was pressed, `booked` once it is booked. */
export function addOrderItems(chart: Chart, { order }: Situation): void {
  if (!order) return
  const types = order.status === 'success' ? ['ordered', 'booked'] : ['ordered']
  for (const start of chart.tokens.keys()) for (const type of types) chart.add({ type, start, end: start, value: {}, plausibility: 0 })
}
