import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookedPair } from '@/tests/orders/booked-pair'
import { addMoney, zeroMoney } from '../money'
import { bookingDocument, refundStanding } from './booking-document'

test('each traveller has their own seats, bags and meals; what is for everybody stands apart', () => {
  const { travellers, forEverybody } = bookingDocument(bookedPair())
  expect(travellers.map(({ name, type, ticketNumber }) => [name, type, ticketNumber])).toEqual([
    ['Ada Byron', 'Adult', '047-2100000012'],
    ['Ben Byron', 'Child', '047-2100000013'],
  ])
  expect(travellers.map(({ items }) => items.map(({ what, where, price }) => `${what} | ${where} | ${price.amountMinor}`))).toEqual([
    [expect.stringMatching(/^Seat 12A \| \w+ \w{3}–\w{3} \| 1400$/), '2 checked bags, 23 kg each | All flights | 6000'],
    [expect.stringMatching(/^Child meal \| \w+ \w{3}–\w{3} \| 0$/)],
  ])
  expect(forEverybody).toMatchObject([{ what: 'Cancel for any reason', where: 'All flights', passengerIndex: null }])
})

test('a traveller without a ticket is told without one, and the next one keeps theirs', () => {
  const { travellers } = bookingDocument(bookedPair({ ticketNumbers: ['', '047-2100000013'] }))
  expect(travellers.map(({ name, ticketNumber }) => [name, ticketNumber])).toEqual([
    ['Ada Byron', ''],
    ['Ben Byron', '047-2100000013'],
  ])
})

test('the rows of the price add up to the total, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 4, maxLength: 4 }), fc.nat(100_000), (sums, fee) => {
      const kinds = ['seats', 'bags', 'meals', 'extras'] as const
      const money = (amountMinor: number) => ({ amountMinor, currency: 'GBP' })
      const ancillaries = kinds.map((kind, index) => ({ kind, count: index + 1, total: money(sums[index] ?? 0) }))
      const { quote } = bookedPair()
      const total = addMoney(money(fee), ...quote.lines.map(({ subtotal }) => subtotal), ...ancillaries.map((line) => line.total))
      const document = bookingDocument(bookedPair({ quote: { ...quote, ancillaries, serviceFee: money(fee), total } }))
      expect(addMoney(zeroMoney('GBP'), ...document.priceRows.map(({ amount }) => amount))).toEqual(document.total)
    }),
  )
})

test('nothing personal beyond names, address and the card’s last four is on it', () => {
  const [first, ...others] = bookedPair().passengers
  const passport = { number: 'X1234567', expiresOn: '2031-01-01', issuingCountry: 'PT', nationality: 'PT' }
  const text = JSON.stringify(
    bookingDocument(bookedPair({ passengers: [{ ...first, passport, bornOn: '1990-02-03' } as never, ...others] })),
  )
  expect(text).toContain('Ada Byron')
  expect(text).not.toContain('X1234567')
  expect(text).not.toContain('1990-02-03')
})

test('a simulated booking, and a cancelled one, say so first', () => {
  const cancellation = {
    cancellationId: 'c',
    refund: { amountMinor: 15000, currency: 'GBP' },
    refundBy: 'card' as const,
    refundTo: 'the card you paid with',
    expiresAt: null,
    quotedAt: '2026-11-20T09:00:00.000Z',
    confirmedAt: '2026-11-20T09:01:00.000Z',
  }
  expect(bookingDocument(bookedPair()).notices).toEqual(['This booking is simulated: no seat is reserved and no money was taken.'])
  expect(bookingDocument(bookedPair({ isSimulated: false })).notices).toEqual([])
  const cancelled = bookedPair({ isSimulated: false, status: 'cancelled', paymentStatus: 'refunded', cancellation })
  expect(bookingDocument(cancelled)).toMatchObject({
    isCancelled: true,
    notices: [
      'This booking is cancelled and not valid for travel. £150.00 went back to the card you paid with. Banks usually show it within 5 to 10 days.',
    ],
  })
  expect(refundStanding({ ...cancelled, status: 'cancelling', paymentStatus: 'refunding' })).toBe(
    '£150.00 is on its way back to the card you paid with.',
  )
  expect(refundStanding({ ...cancelled, paymentStatus: 'failed' })).toBe('We’re checking your refund by hand and will write to you.')
  expect(refundStanding(bookedPair())).toBeNull()
})

test('times are those of their own airport, with the day where it is another one', () => {
  const [flight] = bookedPair().picks
  const offer = flight?.offer
  const segment = offer?.segments[0]
  if (!flight || !offer || !segment) throw new Error('the sample has a flight')
  const overnight = { ...segment, departsAt: '2026-11-27T23:10', arrivesAt: '2026-11-28T06:55' }
  const picks = [{ ...flight, offer: { ...offer, departsAt: '2026-11-27T23:10', segments: [overnight] } }]
  expect(bookingDocument(bookedPair({ picks })).flights[0]).toMatchObject({
    heading: 'Outbound',
    day: 'Fri 27 Nov 2026',
    segments: [{ departs: { time: '23:10', day: '' }, arrives: { time: '06:55', day: 'Sat 28 Nov' } }],
  })
})

test('a paper says terminals where they are known, each wait, the country of a city that may be another, and the year that a flight lands in', () => {
  const booked = bookedPair()
  const [pick] = booked.picks
  const [segment] = pick?.offer.segments ?? []
  if (!pick || !segment) throw new Error('the sample trip has flights')
  const birmingham = { ...segment.destination, iataCode: 'BHX', name: 'Birmingham', cityName: 'Birmingham' }
  const times = { departsAt: '2026-12-31T21:00', arrivesAt: '2027-01-01T00:10' }
  const offer = {
    ...pick.offer,
    ...times,
    segments: [{ ...segment, ...times, destination: birmingham, originTerminal: '2' }],
    layovers: [{ airport: birmingham, minutes: 95, isOvernight: false }],
  }
  const [flight] = bookingDocument(bookedPair({ picks: [{ ...pick, offer }] })).flights
  expect(flight?.segments[0]?.departs.place).toMatch(/, Terminal 2$/)
  expect(flight?.segments[0]?.arrives).toEqual({ time: '00:10', day: 'Fri 1 Jan 2027', place: 'Birmingham, UK (BHX)' })
  expect(flight?.connections).toEqual(['1 h 35 in Birmingham, UK BHX'])
})
