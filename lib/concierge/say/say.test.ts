import { expect, test } from 'vitest'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { orderDigest } from '@/lib/travel/trip/order-digest'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { startThread } from '@/tests/fixtures/concierge-thread'
import type { Candidate } from '../candidate'
import { unmarked } from './marked'
import { sayFiltered } from './say-filters'
import { sayOrder } from './say-order'
import { askPlace, askWhichFlight } from './say-questions'
import { askNext, HELP } from './say-talk'

test('an unknown place is asked for by name, an ambiguous one with its countries', () => {
  const asked = (said: string, candidates: Candidate[]) => unmarked(askPlace({ field: 'to', said, candidates })).words
  expect(asked('Xyz', [])).toBe('I don’t know a place called “Xyz”. Which city or airport do you mean?')
  const sanJose = [
    { name: 'San Jose', countryCode: 'US', iataCode: 'SJC' },
    { name: 'San Jose', countryCode: 'CR', iataCode: 'SJO' },
  ]
  expect(asked('san jose', sanJose)).toBe('Which San Jose do you mean: the United States (SJC) or Costa Rica (SJO)?')
  expect(asked('Lisbin', [{ name: 'Lisbon', countryCode: 'PT', iataCode: 'LIS' }])).toBe(
    'I don’t know a place called “Lisbin”. Do you mean Lisbon in Portugal (LIS)?',
  )
  const city = (name: string, countryCode: string, iataCode: string) => ({ name, countryCode, iataCode })
  expect(
    asked('italy', [city('Milan', 'IT', 'MIL'), city('Rome', 'IT', 'ROM'), city('Bergamo', 'IT', 'BGY'), city('Venice', 'IT', 'VCE')]),
  ).toBe('Where in Italy would you like to fly: Milan (MIL), Rome (ROM) or Bergamo (BGY), or another city?')
  expect(asked('Florida', [city('Miami', 'US', 'MIA'), city('Orlando', 'US', 'ORL')])).toBe(
    'By “Florida”, do you mean Miami in the United States (MIA) or Orlando in the United States (ORL)?',
  )
})

test('two flights that fit are both named', () => {
  const base = {
    offerId: 'a',
    place: 1,
    airline: 'A',
    from: 'X',
    to: 'Y',
    arrivesAt: '2026-11-27T12:00',
    durationMinutes: 90,
    connections: 0,
    via: [],
    total: '£1.00',
  }
  const kept = [
    { ...base, flightNumbers: ['AA11'], departsAt: '2026-11-27T06:10' },
    { ...base, offerId: 'b', flightNumbers: ['BB22'], departsAt: '2026-11-27T09:40' },
  ]
  expect(unmarked(askWhichFlight(kept))).toMatchObject({
    words: 'Two flights fit: AA11 at 06:10 or BB22 at 09:40. Which one would you like?',
    pending: { asked: 'which-flight', choices: ['AA11', 'BB22'] },
    told: { flights: ['AA11', 'BB22'] },
  })
})

test('an order is told as it stands', () => {
  const situation = startThread().situation()
  expect(sayOrder(situation)).toBeNull()
  const told = (order: OrderView) => sayOrder({ ...situation, order: orderDigest(order, '2026-11-20T10:00:00.000Z') })
  expect(told(sampleOrder({ bookingReference: 'SBX-1' }))).toContain('SBX-1')
  expect(told(sampleOrder({ status: 'failed', lastError: 'The bank declined the card.' }))).toContain('The bank declined the card.')
})

test('no sentence shouts', () => {
  expect(HELP + askNext(startThread().situation())).not.toMatch(/!/)
})

test('what the filters leave is told in one sentence, whichever directions they are for', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, back on 29 November')
  const slice = (sliceIndex: number, filters: string[], offerCount: number, totalCount: number) => ({
    sliceIndex,
    label: sliceIndex === 0 ? 'Outbound' : 'Return',
    filters,
    offerCount,
    totalCount,
  })
  const said = (filtered: ReturnType<typeof slice>[], note: string | null = null, isSet = false) =>
    sayFiltered(
      {
        searchId: 's',
        sliceIndex: 0,
        label: 'Outbound',
        from: 'London',
        to: 'Lisbon',
        departureOn: '2026-11-27',
        offerCount: 1,
        isSimulated: true,
        picks: [],
        briefs: [],
        filtered,
        note,
      },
      thread.situation(),
      null,
      isSet,
    )
  expect(said([slice(0, [], 61, 61), slice(1, [], 20, 20)], null, true)).toBe('That fits all 61 outbound flights and 20 return flights.')
  expect(said([slice(0, ['without Ryanair'], 12, 61)])).toBe('12 of 61 flights are left, without Ryanair.')
  expect(said([slice(0, ['at most 3 h'], 1, 61)])).toBe('1 of 61 flights is left, at most 3 h.')
  expect(said([slice(0, ['without Ryanair'], 12, 61), slice(1, ['without Ryanair'], 9, 20)])).toBe(
    '12 of 61 outbound flights and 9 of 20 return flights are left, without Ryanair.',
  )
  expect(said([slice(0, ['leaving after 13:00'], 12, 61), slice(1, [], 20, 20)])).toBe(
    '12 of 61 outbound flights are left, leaving after 13:00; all 20 return flights.',
  )
  expect(said([slice(0, [], 61, 61), slice(1, [], 20, 20)])).toBe(
    'You can see all flights again: 61 outbound flights and 20 return flights.',
  )
  expect(unmarked(said([slice(1, ['without Ryanair'], 9, 20)])).words).toBe(
    '9 of 20 return flights are left, without Ryanair. Which round trip would you like?',
  )
  expect(said([slice(0, [], 61, 61)], 'None of these flights is by Qantas.')).toBe(
    'You can see all 61 flights again. None of these flights is by Qantas.',
  )
})
