import { expect, test } from 'vitest'
import { createCalendarWriter } from '@/lib/adapters/documents/calendar-file'
import { createPdfPrinter } from '@/lib/adapters/documents/pdf-printer'
import { readPdfText } from '@/lib/adapters/documents/testing-pdf-text'
import type { OrderRow, OrderStore } from '@/lib/ports/order-store'
import { bookingDocument } from '@/lib/travel/documents/booking-document'
import { bookedPair } from '@/tests/orders/booked-pair'
import { bookingCalendar } from './booking-calendar'
import { bookingHtml } from './booking-html'
import { bookingText } from './booking-text'
import { printBooking } from './print-booking'

const asked = { orderId: 'ord_pair', userId: 'ada' }

/** The orders of one traveller, of which there is one. */
function ordersOf(change: Parameters<typeof bookedPair>[0] = {}): { orders: OrderStore } {
  const order = bookedPair(change) as OrderRow
  const find = async (orderId: string, userId: string) => (orderId === order.id && userId === 'ada' ? order : null)
  return { orders: { find } as unknown as OrderStore }
}

test('text and HTML of a mail hold every fact of the booking', () => {
  const document = bookingDocument(bookedPair())
  const [text, html] = [bookingText(document, 'Your trip is booked.'), bookingHtml(document, 'Your trip is booked.')]
  for (const said of [
    'This booking is simulated',
    'Your trip is booked.',
    'Ada Byron (adult), ticket 047-2100000012',
    'Seat 12A',
    '2 checked bags, 23 kg each, All flights: £60.00',
    'Child meal',
    'included',
    'Cancel for any reason, All flights: £45.00',
    'Service fee',
    'by Visa ending 4242',
  ]) {
    expect(text).toContain(said)
    expect(html).toContain(said)
  }
  expect(text.split('\n')[0]).toBe('This booking is simulated: no seat is reserved and no money was taken.')
})

test('a name is never markup in a mail', () => {
  const [first] = bookedPair().passengers
  if (!first) throw new Error('the sample has a passenger')
  const document = bookingDocument(bookedPair({ passengers: [{ ...first, lastName: '<img src=x onerror=alert(1)> & "Co"' }] }))
  const html = bookingHtml(document, 'Booked <b>now</b>.')
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<b>now')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;')
})

test('the PDF of a booking is named by its reference and holds what was bought', async () => {
  const printed = await printBooking(asked, { ...ordersOf(), printer: createPdfPrinter() })
  if ('refusal' in printed) throw new Error(printed.refusal.message)
  expect(printed.name).toBe('wayfarer-SBX-7KQ4WN')
  const words = readPdfText(printed.file)
  for (const said of ['Ada Byron', '2 checked bags, 23 kg each, All flights', 'Cancel for any reason, All flights', 'included']) {
    expect(words).toContain(said)
  }
})

test('the calendar holds every flight with its seats, and takes them out of a cancelled booking', async () => {
  const calendar = createCalendarWriter()
  const booked = await bookingCalendar(asked, { ...ordersOf(), calendar })
  if ('refusal' in booked) throw new Error(booked.refusal.message)
  const text = booked.file.replace(/\r\n[ \t]/g, '')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text).toMatch(/SUMMARY:\[Demo market\] \w+ London to Lisbon/)
  expect(text).toContain('booking reference SBX-7KQ4WN')
  expect(text).toContain('Seats 12A')
  const cancelled = await bookingCalendar(asked, { ...ordersOf({ status: 'cancelled' }), calendar })
  expect(cancelled).toMatchObject({ file: expect.stringContaining('METHOD:CANCEL') })
})

test('a flight number that is flown twice has the seats of each day apart', async () => {
  const { picks, ancillaries } = bookedPair()
  const [first] = picks
  const [seat] = ancillaries.seats
  if (!first || !seat) throw new Error('the sample has a flight and a seat')
  const seats = [seat, { ...seat, sliceIndex: 1, seatNumber: '30K' }]
  const order = ordersOf({ picks: [first, first], ancillaries: { ...ancillaries, seats } })
  const written = await bookingCalendar(asked, { ...order, calendar: createCalendarWriter() })
  const text = 'file' in written ? written.file.replace(/\r\n[ \t]/g, '') : ''
  expect(text.match(/Seats \w+/g)).toEqual(['Seats 12A', 'Seats 30K'])
})

test('a booking that was never paid, as the airline cancelled it at once, has no papers', async () => {
  const unpaid = ordersOf({ status: 'needs_review', paymentStatus: 'authorised' })
  expect(await printBooking(asked, { ...unpaid, printer: createPdfPrinter() })).toMatchObject({ refusal: { code: 'not-booked' } })
})

test('there are no papers of an order that is not booked, nor of another traveller’s', async () => {
  const outside = { printer: createPdfPrinter(), calendar: createCalendarWriter() }
  for (const write of [printBooking, bookingCalendar]) {
    const unbooked = { ...ordersOf({ status: 'failed', bookingReference: null }), ...outside }
    expect(await write(asked, unbooked)).toMatchObject({ refusal: { code: 'not-booked' } })
    expect(await write({ ...asked, userId: 'eve' }, { ...ordersOf(), ...outside })).toMatchObject({ refusal: { code: 'not_found' } })
  }
})
