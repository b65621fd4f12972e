import { formatMoney } from '../../travel/money'
import type { PriceLine, TripPrice } from '../../travel/trip/price'
import { table } from './markdown-text'

const PEOPLE: Record<PriceLine['type'], [one: string, many: string]> = {
  adult: ['adult', 'adults'],
  child: ['child', 'children'],
  infant: ['infant', 'infants'],
  everyone: ['traveller', 'travellers'],
}
const KINDS = { seats: 'Seats', bags: 'Bags', meals: 'Meals', extras: 'Extras' }

/** The price in its parts, to its total. */
export function priceTable({ lines, ancillaries, serviceFee, total }: TripPrice): string {
  return table(
    ['What', 'Amount'],
    [
      ...lines.map(({ type, count, subtotal }) => [`${count} ${PEOPLE[type][count === 1 ? 0 : 1]}`, formatMoney(subtotal)]),
      ...ancillaries.map(({ kind, count, total: ofKind }) => [`${KINDS[kind]} (${count})`, formatMoney(ofKind)]),
      ['Service fee', formatMoney(serviceFee)],
      ['Total', formatMoney(total)],
    ],
  )
}
