import { expect, test } from 'vitest'
import { NO_WISHES, type SearchWishes, type SliceSearch } from '@/lib/travel/flights/search'
import { EMPTY_TRIP, type Trip } from '@/lib/travel/trip/trip'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import type { ThreadStore } from '../../ports/thread-store'
import { changesLine, describeThread, tripLine, tripName } from './describe-thread'

const ROME = { ...LISBON, iataCode: 'ROM', name: 'Rome', cityName: 'Rome', countryCode: 'IT' }
const ATHENS = { ...LISBON, iataCode: 'ATH', name: 'Athens', cityName: 'Athens', countryCode: 'GR' }

function tripTo(wishes: Partial<SearchWishes>): Trip {
  return { ...EMPTY_TRIP, wishes: { ...NO_WISHES, ...wishes } }
}
const multiTrip = (...slices: SliceSearch[]) => tripTo({ tripType: 'multi-trip', slices })

test('a multi-trip is named after all of its stops, also where it goes on from another city', () => {
  const out = { origin: LONDON, destination: ROME, departureOn: '2026-12-04' }
  expect(tripName(multiTrip(out, { origin: ROME, destination: LISBON, departureOn: '2026-12-08' }))).toBe(
    'London – Rome – Lisbon, Fri 4 Dec',
  )
  const jaw = multiTrip(out, { origin: ATHENS, destination: LONDON, departureOn: '2026-12-08' })
  expect(tripName(jaw)).toBe('London – Rome – Athens – London, Fri 4 Dec')
  expect(tripLine(jaw)).toMatchObject({ departureOn: '2026-12-04', returnOn: '2026-12-08' })
})

test('a trip without both ends has no name and no line yet', () => {
  expect(tripName(tripTo({ origin: LONDON }))).toBeNull()
  expect(tripLine(tripTo({ origin: LONDON, departureOn: '2026-12-04' }))).toBeNull()
})

test('a line says who travels where and when, as far as it is known', () => {
  const travellers = { ...NO_WISHES.travellers, adults: 2, infants: 1 }
  const wishes = { origin: LONDON, destination: LISBON, departureOn: '2026-11-27', returnOn: '2026-12-04', travellers }
  expect(tripLine(tripTo(wishes))).toEqual({
    cities: ['London', 'Lisbon'],
    departureOn: '2026-11-27',
    returnOn: '2026-12-04',
    travellers: 3,
  })
  expect(tripLine(tripTo({ origin: LONDON, destination: LISBON }))).toMatchObject({ departureOn: null, returnOn: null })
})

test('a thread whose trip was started over keeps its name and loses its line; somebody else’s is left alone', async () => {
  const told: unknown[] = []
  const line = { cities: ['London', 'Lisbon'], departureOn: '2026-11-27', returnOn: null, travellers: 1 }
  const thread = { id: 'thread-1', userId: 'user-1', name: 'Lisbon in May', line, createdAt: new Date(0), updatedAt: new Date(0) }
  const row = { ...thread, pinnedAt: null, archivedAt: null, recordedSince: null }
  const deps = {
    threads: {
      find: async (_threadId: string, userId: string) => (userId === 'user-1' ? row : null),
      describe: async (...args: Parameters<ThreadStore['describe']>) => {
        told.push(args)
        return args[2]
      },
    },
    trips: { load: async () => ({ commands: [], version: 2, mayHaveOrder: false }) },
  }
  expect(await describeThread('thread-1', 'user-2', deps)).toBeNull()
  expect(await describeThread('thread-1', 'user-1', deps)).toEqual({ name: 'Lisbon in May', line: null })
  expect(told).toEqual([['thread-1', 'user-1', { name: 'Lisbon in May', line: null }]])
})

test('a thread that is described already is not written again', async () => {
  const thread = { id: 'thread-1', userId: 'user-1', name: 'Hello', line: null, createdAt: new Date(0), updatedAt: new Date(0) }
  const row = { ...thread, pinnedAt: null, archivedAt: null, recordedSince: null }
  let isWritten = false
  const describe = async () => {
    isWritten = true
    return null
  }
  const trips = { load: async () => ({ commands: [], version: 0, mayHaveOrder: false }) }
  const described = await describeThread('thread-1', 'user-1', { threads: { find: async () => row, describe }, trips })
  expect(described).toEqual({ name: 'Hello', line: null })
  expect(isWritten).toBe(false)
})

test('only what changes route, dates or travellers asks for a new line', () => {
  expect(changesLine({ type: 'start-over' })).toBe(true)
  expect(changesLine({ type: 'start-checkout' })).toBe(false)
})
