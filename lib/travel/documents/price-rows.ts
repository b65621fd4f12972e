import type { AncillaryLine } from '../ancillaries/ancillaries'
import { formatMoney, type Money } from '../money'
import type { PriceLine, TripPrice } from '../trip/price'

/** One row of a written price; the rows add up to the total. `detail` may be empty. */
export type PriceRow = { label: string; detail: string; amount: Money }

const KINDS: Record<AncillaryLine['kind'], [string, string]> = {
  seats: ['seat', 'seats'],
  bags: ['bag', 'bags'],
  meals: ['meal', 'meals'],
  extras: ['extra', 'extras'],
}
const TYPES = { adult: ['adult', 'adults'], child: ['child', 'children'], infant: ['infant', 'infants'] } as const

/** The price in its parts: fares by traveller type, what is bought beside them, our fee. */
export function priceRows({ lines, ancillaries, serviceFee }: Pick<TripPrice, 'lines' | 'ancillaries' | 'serviceFee'>): PriceRow[] {
  return [
    ...lines.map((line) => ({ label: fareLabel(line), detail: fareDetail(line), amount: line.subtotal })),
    ...ancillaries.map(({ kind, count, total }) => ({ label: `${count} ${KINDS[kind][count === 1 ? 0 : 1]}`, detail: '', amount: total })),
    { label: 'Service fee', detail: '', amount: serviceFee },
  ]
}

function fareLabel({ type, count }: PriceLine): string {
  if (type === 'everyone') return `Fares for ${count} ${count === 1 ? 'traveller' : 'travellers'}`
  return `${count} ${TYPES[type][count === 1 ? 0 : 1]}`
}

function fareDetail({ type, count, base, taxes }: PriceLine): string {
  if (!base || !taxes) return 'taxes included'
  const each = type !== 'everyone' && count > 1 ? 'each: ' : ''
  return `${each}fare ${formatMoney(base)} + taxes ${formatMoney(taxes)}`
}
