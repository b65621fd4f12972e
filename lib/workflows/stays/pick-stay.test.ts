import { expect, test } from 'vitest'
import { stayThread } from '@/tests/fixtures/stay-thread'
import { aHotel, aRate, aRoom } from '@/tests/fixtures/stays'
import { findStays } from './find-stays'
import { pickStay } from './pick-stay'

const RATES = [
  aRate({ rateId: 'low', amountMinor: 9_000 }),
  aRate({ rateId: 'free', amountMinor: 10_000, cancellation: { kind: 'free', freeUntilOn: '2027-03-10' } }),
  aRate({ rateId: 'breakfast', amountMinor: 11_000, board: 'breakfast' }),
]
const BAIXA = aHotel({ hotelId: 'baixa', name: 'Sample Hotel Baixa', rooms: [aRoom({ rates: RATES })] })
const CAMPO = aHotel({
  hotelId: 'campo',
  name: 'Sample Rooms Campo',
  stars: 2,
  point: { latitude: 38.716, longitude: -9.164 },
  rooms: [aRoom({ rates: [aRate({ amountMinor: 5_000 })] })],
})

async function searched() {
  let hotels: unknown[] = [BAIXA, CAMPO]
  const thread = stayThread({ hotels: () => hotels })
  await findStays({ city: 'Lisbon', checkInOn: '2027-03-12', checkOutOn: '2027-03-15', adults: 2 }, thread.caller, thread.deps)
  return {
    ...thread,
    pick: (request: Parameters<typeof pickStay>[0]) => pickStay(request, thread.caller, thread.deps),
    sell: (...now: unknown[]) => {
      hotels = now
    },
  }
}

test('a house is kept by its id, its name or a part of it, at its price now', async () => {
  const { pick, trip } = await searched()
  for (const hotel of ['baixa', 'sample hotel BAIXA', 'Baixa']) {
    expect(await pick({ hotel })).toMatchObject({
      status: 'chosen',
      chosen: { hotelId: 'baixa', rateId: 'low', total: { amountMinor: 27_000 } },
    })
  }
  expect(await pick({ hotel: 'campo' })).toMatchObject({ chosen: { hotelName: 'Sample Rooms Campo' } })
  expect((await trip()).stays?.chosen).toMatchObject({ hotelId: 'campo', roomName: 'Double room', isSimulated: true })
})

test('a word for a pick keeps nothing, since it depends on what the list was filtered by', async () => {
  const { pick, trip } = await searched()
  expect(await pick({ hotel: 'cheapest' })).toMatchObject({ status: 'unclear', said: 'cheapest' })
  expect(await pick({})).toMatchObject({ status: 'unclear' })
  expect((await trip()).stays?.chosen).toBeNull()
})

test('of its prices the lowest that can be cancelled, or that has breakfast, where that was said', async () => {
  const { pick } = await searched()
  expect(await pick({ hotel: 'baixa', freeCancellation: true })).toMatchObject({
    chosen: { rateId: 'free', total: { amountMinor: 30_000 } },
  })
  expect(await pick({ hotel: 'baixa', breakfast: true })).toMatchObject({ chosen: { rateId: 'breakfast' } })
  expect(await pick({ hotel: 'campo', breakfast: true })).toMatchObject({ status: 'refused', refusal: { code: 'no-such-rate' } })
})

test('words that fit several houses, or none, are told back with those that may be meant', async () => {
  const { pick, trip } = await searched()
  const both = await pick({ hotel: 'sample' })
  if (both.status !== 'unclear') throw new Error(both.status)
  expect([both.said, new Set(both.candidates)]).toEqual(['sample', new Set(['Sample Hotel Baixa', 'Sample Rooms Campo'])])
  expect(await pick({ hotel: 'The Ritz' })).toMatchObject({ status: 'unclear', said: 'The Ritz' })
  expect((await trip()).stays?.chosen).toBeNull()
})

test('what is kept can be dropped, once however often it is said; with nothing kept it is refused', async () => {
  const { pick, trip } = await searched()
  expect(await pick({ drop: true })).toMatchObject({ status: 'refused', refusal: { code: 'no-stay-chosen' } })
  await pick({ hotel: 'baixa' })
  expect(await pick({ drop: true })).toEqual({ status: 'dropped' })
  expect((await trip()).stays).toMatchObject({ chosen: null, search: { city: { slug: 'lisbon' } } })
  expect(await pick({ drop: true })).toEqual({ status: 'dropped' })
})

test('before a search, and when every house is full, nothing can be kept', async () => {
  const { caller, deps } = stayThread()
  expect(await pickStay({ hotel: 'cheapest' }, caller, deps)).toMatchObject({ status: 'refused', refusal: { code: 'no-stays' } })
  const { pick, sell } = await searched()
  sell(aHotel({ rooms: [aRoom({ roomsLeft: 0, rates: [] })] }))
  expect(await pick({ hotel: 'baixa' })).toMatchObject({ status: 'refused', refusal: { code: 'no-stays' } })
})
