import { expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { staysListSchema } from '@/lib/travel/stays/stays-list-schema'
import { stayThread } from '@/tests/fixtures/stay-thread'
import { aHotel, aRoom } from '@/tests/fixtures/stays'
import { findStays } from './find-stays'
import { listStays } from './list-stays'

const ASKED = { city: 'Lisbon', checkInOn: '2027-03-12', checkOutOn: '2027-03-15' }

test('all hotels of the trip’s stay are listed as they are now, whatever was filtered in words', async () => {
  const thread = stayThread()
  const found = await findStays({ ...ASKED, filters: { stars: [5] } }, thread.caller, thread.deps)
  const listed = await listStays(thread.caller, thread.deps)
  if (!listed || 'refusal' in listed || found.status !== 'found') throw new Error('there is no list')
  expect(staysListSchema.parse(listed.list).hotels.length).toBe(found.stays.suitingCount)
  expect(listed.list).toMatchObject({ search: found.stays.search, isSimulated: true, searchedAt: '2026-11-20T09:00:00.000Z' })
})

test('without a search, and for a stranger, there is none', async () => {
  const thread = stayThread()
  expect(await listStays(thread.caller, thread.deps)).toBeNull()
  await findStays(ASKED, thread.caller, thread.deps)
  expect(await listStays({ ...thread.caller, userId: 'somebody' }, thread.deps)).toBeNull()
})

test('full houses are an empty list, and a silent outside is a refusal', async () => {
  let hotels = () => [aHotel()] as unknown[]
  const thread = stayThread({ hotels: () => hotels() })
  await findStays(ASKED, thread.caller, thread.deps)
  hotels = () => [aHotel({ rooms: [aRoom({ roomsLeft: 0, rates: [] })] })]
  expect(await listStays(thread.caller, thread.deps)).toMatchObject({ list: { hotels: [] } })
  hotels = () => {
    throw new OutsideFailure('stays', 'The hotels didn’t answer.')
  }
  expect(await listStays(thread.caller, thread.deps)).toMatchObject({ refusal: { message: 'The hotels didn’t answer.' } })
})
