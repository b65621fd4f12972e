import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import { ASSISTANT, readyThread } from '@/tests/fixtures/ready-thread'
import { chooseSeats } from './tool'

async function world() {
  const { deps, trip } = await readyThread()
  return { trip, context: { caller: ASSISTANT, deps: { ...deps, places: createPlaces() } } }
}

const silent = () => undefined

test('the model reads what was taken for whom, with money as text and no name', async () => {
  const { context } = await world()
  const answer = await chooseSeats.run({ wish: 'together', sliceIndex: 0 }, context, silent)
  expect(chooseSeats.forModel(answer)).toEqual({
    status: 'chosen',
    items: [
      { what: 'seat 1A (window, extra legroom)', whom: 'Adult 1', flight: 'TP1361', price: '£12.00' },
      { what: 'seat 1B (middle, extra legroom)', whom: 'Adult 2', flight: 'TP1361', price: '£12.00' },
    ],
    kindTotal: '£24.00',
    tripTotal: '£234.00',
    notes: [],
  })
})

test('to ask what there is changes nothing', async () => {
  const { context, trip } = await world()
  const answer = await chooseSeats.run({ wish: 'show', sliceIndex: 1 }, context, silent)
  expect(chooseSeats.forModel(answer)).toMatchObject({
    status: 'shown',
    summary: expect.arrayContaining([
      { what: 'window seat (24 free)', flight: 'TP1362', lowest: '£12.00', isIncluded: false, seats: ['1A', '1F', '2A', '2F'] },
    ]),
  })
  expect((await trip()).ancillaries.seats).toEqual([])
})

test('a seat that is not there is refused with the reason, and a wish that is none does not run', async () => {
  const { context } = await world()
  const answer = await chooseSeats.run({ wish: 'named', seatNumbers: ['99Z'], passengerIndexes: [0] }, context, silent)
  expect(chooseSeats.forModel(answer)).toEqual({
    status: 'refused',
    refusal: { code: 'seat-taken', message: 'TP1361 has no seat 99Z.' },
  })
  await expect(chooseSeats.run({ wish: 'by the pilot' }, context, silent)).rejects.toThrow()
})
