import { expect, test } from 'vitest'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { describeSituation } from '@/lib/travel/trip/situation'
import { sampleLiveTrip, sampleOrder } from '@/tests/fixtures/checkout'
import { pounds } from '@/tests/fixtures/trip'
import { ungroundedClaims } from './check-sentence'
import { noFacts } from './facts'
import { learnData, learnSituation } from './learn-data'

const names = createNameFinder()
const TODAY = '2026-11-20'

/** What is wrong with a sentence about the sample trip, with this order and with results. */
function faults(sentence: string, { order = null as OrderView | null, data = {} as unknown } = {}): string[] {
  const facts = noFacts(TODAY)
  learnSituation(facts, describeSituation(sampleLiveTrip().trip, order, TODAY, `${TODAY}T10:00:00.000Z`), names)
  learnData(facts, data, names)
  return ungroundedClaims(sentence, facts, names).map(({ readings: [first], text }) => (first?.kind === 'state' ? first.about : text))
}

const booked = sampleOrder()
const held = sampleOrder({
  status: 'unconfirmed',
  paymentStatus: 'authorised',
  bookingReference: null,
  charged: pounds(0),
  held: pounds(41_260),
})
const cancelled = sampleOrder({ status: 'cancelled', paymentStatus: 'refunded', charged: pounds(2_000) })

test.each([
  ['I have now booked it for you and your card was charged £412.60.', ['booked', 'paid']],
  ['Ihre Reise ist gebucht.', ['booked']],
  ['Votre carte a été débitée de 412,60 £.', ['paid']],
  ['Su reserva está confirmada.', ['booked']],
  ['आपकी फ़्लाइट बुक हो गई है।', ['booked']],
  ['Aapka payment ho gaya hai.', ['paid']],
  ['Your reference is XK4P2M.', ['reference']],
  ['Only 3 seats are left.', ['seats-left']],
  ['I’ve emailed you the tickets.', ['sent']],
])('before there is an order “%s” is false', (sentence, kinds) => {
  expect(faults(sentence)).toEqual(expect.arrayContaining(kinds))
  expect(faults(sentence)).not.toEqual([])
})

test.each([
  'Nothing is booked yet.',
  'Your card hasn’t been charged.',
  'Is it booked already?',
  'Once you’ve paid, the trip is booked.',
  'Tap Pay and it’s booked.',
  'Refunds usually take 5 days.',
  'Es ist noch nichts gebucht.',
  'Rien n’est encore réservé.',
])('“%s” claims nothing of an order', (sentence) => {
  expect(faults(sentence)).toEqual([])
})

test('what the order says may be said, with its own amounts and reference', () => {
  expect(faults('It’s booked, £412.60 was charged, and the reference is SBX-7KQ4WN.', { order: booked })).toEqual([])
  expect(faults('The reference is SBX-AAAAAA.', { order: booked })).toEqual(['reference'])
  expect(faults('You paid £206.30.', { order: booked, data: { total: '£206.30' } })).toEqual(['paid'])
  expect(faults('Your booking is cancelled.', { order: booked })).toEqual(['cancelled'])
})

test('money that is held is not charged, and nothing is booked with it', () => {
  expect(faults('£412.60 is held on your card.', { order: held })).toEqual([])
  expect(faults('£412.60 was charged to your card.', { order: held })).toEqual(['paid'])
  expect(faults('Your seats are reserved.', { order: held })).toEqual(['reserved'])
})

test('of a booking that was given back what went back may be told, and not more', () => {
  expect(faults('Your booking is cancelled and £392.60 was refunded.', { order: cancelled })).toEqual([])
  expect(faults('The full £412.60 was refunded.', { order: cancelled })).toEqual(['refunded'])
  expect(faults('Your booking is confirmed.', { order: cancelled })).toEqual(['booked'])
})

test('terms are those of the fare that is named', () => {
  const data = {
    fares: [
      { brand: 'Basic', checkedBags: 0, seat: 'not included', change: 'fee £42.63', refund: 'no' },
      { brand: 'Flex', checkedBags: 1, checkedBagKg: 20, seat: 'included', change: 'yes', refund: 'fee £21.75' },
    ],
  }
  expect(faults('Flex is refundable for a fee of £21.75.', { data })).toEqual([])
  expect(faults('Basic is refundable.', { data })).toEqual(['refundable'])
  expect(faults('Flex is fully refundable, free of charge.', { data })).toEqual(['refundable'])
  expect(faults('Basic can’t be changed.', { data })).toEqual(['changeable'])
  expect(faults('Flex includes a checked bag of 20 kg.', { data })).toEqual([])
  expect(faults('Flex at £4 comes with a checked bag.', { data: [data, '£4'] })).toEqual([])
  expect(faults('Flex includes two checked bags.', { data })).toEqual(['checked-bag'])
  expect(faults('Basic comes with a bag.', { data })).toEqual(['checked-bag'])
  expect(faults('The bag may weigh 32 kg.', { data })).toEqual(['checked-bag'])
})

test('as long as no trip is known nothing is held against it', () => {
  expect(ungroundedClaims('It is booked.', noFacts(TODAY), names)).toEqual([])
})

test('of what was done only what the assistant can do may have been', () => {
  expect(faults('I’ve forwarded it to the hotel.')).toEqual(['elsewhere'])
  expect(faults('I’ve compared and sorted them for you.')).toEqual([])
  expect(faults('Your journey was shortened.')).toEqual(['elsewhere'])
  expect(faults('Ich habe das Hotel umgestimmt.')).toEqual(['elsewhere'])
  expect(faults('J’ai comparé les vols.')).toEqual([])
})
