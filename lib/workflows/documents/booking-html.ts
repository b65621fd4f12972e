import type { BookingDocument, DocumentFlight, DocumentPoint } from '../../travel/documents/booking-document'
import { formatMoney } from '../../travel/money'
import { itemText, travellerText } from './booking-text'

/** The same as the text, as simple HTML that every mail reader shows: no picture, no script, nothing loaded from anywhere. */
export function bookingHtml(document: BookingDocument, opening: string): string {
  const { notices, bookingReference, flights, travellers, forEverybody, priceRows, total, paidWith } = document
  return [
    '<!doctype html><html lang="en"><body style="margin:0;padding:24px;font:16px/26px sans-serif;color:#22303a">',
    ...notices.map((notice) => `<p style="padding:8px 12px;background:#f3ead6">${escapeHtml(notice)}</p>`),
    `<p>${escapeHtml(opening)}</p>`,
    bookingReference && `<p>Booking reference<br><strong style="font-size:24px">${escapeHtml(bookingReference)}</strong></p>`,
    ...flights.map(flightHtml),
    '<h2 style="font-size:18px">Travellers</h2>',
    ...travellers.map((traveller) => list(travellerText(traveller), traveller.items.map(itemText))),
    forEverybody.length > 0 && list('For everyone', forEverybody.map(itemText)),
    '<h2 style="font-size:18px">Price</h2><table style="border-collapse:collapse">',
    ...priceRows.map(({ label, detail, amount }) => row(`${label}${detail ? ` (${detail})` : ''}`, formatMoney(amount))),
    row('Paid', `${formatMoney(total)}${paidWith ? ` by ${paidWith}` : ''}`),
    '</table></body></html>',
  ]
    .filter(Boolean)
    .join('\n')
}

function flightHtml({ heading, day, fare, segments, connections }: DocumentFlight): string {
  const lines = segments.flatMap(({ flightNumber, airline, departs, arrives }, index) => [
    `${flightNumber} ${airline}: ${pointText(departs)} to ${pointText(arrives)}`,
    ...(connections[index] ? [connections[index]] : []),
  ])
  return list(`${heading}, ${day}${fare ? ` (${fare})` : ''}`, lines)
}

function list(head: string, lines: string[]): string {
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  return `<p><strong>${escapeHtml(head)}</strong></p>${items && `<ul>${items}</ul>`}`
}

function row(label: string, value: string): string {
  return `<tr><td style="padding:2px 24px 2px 0">${escapeHtml(label)}</td><td style="text-align:right">${escapeHtml(value)}</td></tr>`
}

function pointText({ time, day, place }: DocumentPoint): string {
  return `${day ? `${day} ` : ''}${time} ${place}`
}

/** Names and places come from people and suppliers: none of them may become markup. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
