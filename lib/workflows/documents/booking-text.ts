import type { BookingDocument, DocumentFlight, DocumentPoint, DocumentTraveller } from '../../travel/documents/booking-document'
import type { BoughtItem } from '../../travel/documents/bought-items'
import { formatMoney } from '../../travel/money'

/** A booking as plain text, under an opening sentence: for a mail. */
export function bookingText(document: BookingDocument, opening: string): string {
  const { notices, flights, travellers, forEverybody, priceRows, total, paidWith } = document
  return [
    ...notices.flatMap((notice) => [notice, '']),
    opening,
    '',
    ...flights.flatMap((flight) => [...flightLines(flight), '']),
    'Travellers',
    ...travellers.flatMap((traveller) => [travellerText(traveller), ...traveller.items.map((item) => `  ${itemText(item)}`)]),
    ...(forEverybody.length > 0 ? ['For everyone', ...forEverybody.map((item) => `  ${itemText(item)}`)] : []),
    '',
    'Price',
    ...priceRows.map(({ label, detail, amount }) => `${label}${detail ? ` (${detail})` : ''}: ${formatMoney(amount)}`),
    `Paid: ${formatMoney(total)}${paidWith ? ` by ${paidWith}` : ''}`,
  ].join('\n')
}

/** "Thị Nguyễn (adult), ticket 047-2100000012 for NGUYEN/THI MS". */
export function travellerText({ name, type, ticketNumber, ticketName }: DocumentTraveller): string {
  const ticket = [ticketNumber, ticketName && `for ${ticketName}`].filter(Boolean).join(' ')
  return `${name} (${type.toLowerCase()})${ticket ? `, ticket ${ticket}` : ''}`
}

/** "Seat 12A, TP1360 LHR–LIS: £14.00"; "included" where it costs nothing. */
export function itemText({ what, where, price }: BoughtItem): string {
  return `${what}${where ? `, ${where}` : ''}: ${price.amountMinor === 0 ? 'included' : formatMoney(price)}`
}

function flightLines({ heading, day, fare, segments, connections }: DocumentFlight): string[] {
  return [
    `${heading}, ${day}${fare ? ` (${fare})` : ''}`,
    ...segments.flatMap(({ flightNumber, airline, departs, arrives }, index) => [
      `  ${flightNumber} ${airline}: ${pointText(departs)} to ${pointText(arrives)}`,
      ...(connections[index] ? [`  ${connections[index]}`] : []),
    ]),
  ]
}

function pointText({ time, day, place }: DocumentPoint): string {
  return `${day ? `${day} ` : ''}${time} ${place}`
}
