import { expect, test } from 'vitest'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { aSeatMap } from '@/tests/fixtures/ancillaries'
import { ASSISTANT, readyThread } from '@/tests/fixtures/ready-thread'
import { pounds } from '@/tests/fixtures/trip'
import { seatsOf } from '../../travel/ancillaries/seat-map'
import { chooseSeats, type SeatsRequest } from './choose-seats'

type Thread = Awaited<ReturnType<typeof readyThread>>

const choose = (thread: Thread, request: SeatsRequest) => chooseSeats(request, ASSISTANT, thread.deps)
const seatsChosen = async (thread: Thread) =>
  (await thread.trip()).ancillaries.seats.map(
    ({ sliceIndex, passengerIndex, seatNumber }) => `${sliceIndex} ${passengerIndex} ${seatNumber}`,
  )

test('"seats together" seats the party on every flight, by one command, and says what it costs', async () => {
  const thread = await readyThread()
  const answer = await choose(thread, { wish: 'together' })
  expect(answer).toMatchObject({
    status: 'chosen',
    items: [
      { what: 'seat 1A (window, extra legroom)', whom: 'Adult 1', flight: 'TP1361', price: pounds(1200) },
      { whom: 'Adult 2', flight: 'TP1361' },
      { whom: 'Adult 1', flight: 'TP1362' },
      { whom: 'Adult 2', flight: 'TP1362' },
    ],
    kindTotal: pounds(4800),
    tripTotal: pounds(25_800),
    notes: [],
  })
  expect(await seatsChosen(thread)).toEqual(['0 0 1A', '0 1 1B', '1 0 1A', '1 1 1B'])
  const stored = await thread.deps.trips.load('thr_1', 'traveller')
  expect(stored?.commands.at(-1)).toMatchObject({ issuedBy: 'assistant', command: { type: 'choose-seats', seats: { length: 4 } } })
})

test('a wish for one of them, on one direction, leaves the others where they sit', async () => {
  const thread = await readyThread()
  await choose(thread, { wish: 'named', sliceIndex: 0, seatNumbers: ['3B', '3C'] })
  const answer = await choose(thread, { wish: 'window', sliceIndex: 0, passengerIndexes: [1] })
  expect(answer).toMatchObject({ status: 'chosen', items: [{ what: expect.stringContaining('window'), whom: 'Adult 2' }] })
  expect((await seatsChosen(thread)).filter((seat) => seat.startsWith('0 0'))).toEqual(['0 0 3B'])
})

test('a flight without a map and one without such a seat are named, the others get theirs', async () => {
  const noLegroom = aSeatMap({ sliceIndex: 1, legroomRows: [] })
  const thread = await readyThread({ isConnecting: true, seatMaps: [aSeatMap({ segmentIndex: 1 }), noLegroom] })
  expect(await choose(thread, { wish: 'extra-legroom' })).toMatchObject({
    status: 'chosen',
    items: [{ flight: 'TP1361' }, { flight: 'TP1361' }],
    notes: [
      'There are no seats with extra legroom left for Adult 1 and Adult 2 on TP1362.',
      'TP900 has no seat map; the airline gives you a seat at check-in.',
    ],
  })
})

test('a child who cannot sit beside an adult is told, with the flight', async () => {
  const free = ['2A', '9F', '11C']
  const taken = seatsOf(aSeatMap()).flatMap(({ seatNumber }) => (free.includes(seatNumber) ? [] : [seatNumber]))
  const thread = await readyThread({ travellers: { adults: 2, children: 1, childAges: [7] }, seatMaps: [aSeatMap({ taken })] })
  expect(await choose(thread, { wish: 'together' })).toMatchObject({
    status: 'chosen',
    notes: [expect.stringContaining('TP1362 has no seat map'), 'TP1361: Child 1 is not beside an adult of your party.'],
  })
})

test('an exit row seats those who may sit there and names the others', async () => {
  const thread = await readyThread({ travellers: { adults: 2, infants: 1, childAges: [1] } })
  expect(await choose(thread, { wish: 'exit-row', sliceIndex: 0 })).toMatchObject({
    items: [{ whom: 'Adult 2' }],
    notes: ['Adult 1 can’t sit in an exit row on TP1361.'],
  })
  expect(await choose(thread, { wish: 'exit-row', passengerIndexes: [0] })).toMatchObject({
    status: 'refused',
    refusal: { code: 'exit-row', message: expect.stringContaining('Adult 1 can’t sit') },
  })
  expect(await choose(thread, { wish: 'window', passengerIndexes: [2] })).toMatchObject({ refusal: { code: 'lap-infant' } })
})

test('seats by number are read as people write them, and refused as a whole where one is not free', async () => {
  const thread = await readyThread({ seatMaps: [aSeatMap({ taken: ['4B'] }), aSeatMap({ sliceIndex: 1 })] })
  expect(await choose(thread, { wish: 'named', sliceIndex: 0, seatNumbers: ['4a', '4B'] })).toMatchObject({
    refusal: { code: 'seat-taken', message: 'Seat 4B isn’t free on TP1361.' },
  })
  expect(await choose(thread, { wish: 'named', sliceIndex: 0, seatNumbers: ['99Z'], passengerIndexes: [1] })).toMatchObject({
    refusal: { message: 'TP1361 has no seat 99Z.' },
  })
  const answer = await choose(thread, { wish: 'named', seatNumbers: ['04a', '4-b'] })
  expect(answer).toMatchObject({ status: 'chosen', notes: ['Seat 4B isn’t free on TP1361.'] })
  expect(await seatsChosen(thread)).toEqual(['1 0 4A', '1 1 4B'])
  await choose(thread, { wish: 'named', sliceIndex: 1, seatNumbers: ['5A', '5B'], passengerIndexes: [1, 0] })
  expect((await seatsChosen(thread)).toSorted()).toEqual(['1 0 5B', '1 1 5A'])
  await choose(thread, { wish: 'named', sliceIndex: 1, seatNumbers: ['4A', '4B'] })
  expect(await choose(thread, { wish: 'named', seatNumbers: ['1A', '1B', '1C'] })).toMatchObject({ refusal: { code: 'seat-count' } })
  expect(await choose(thread, { wish: 'named' })).toMatchObject({ refusal: { code: 'which-seats' } })
  expect(await choose(thread, { wish: 'named', sliceIndex: 1, seatNumbers: ['4A'], passengerIndexes: [1] })).toMatchObject({
    refusal: { message: 'Seat 4A on TP1362 is already taken by Adult 1.' },
  })
})

test('seats are given up, and where there are none it says so', async () => {
  const thread = await readyThread()
  await choose(thread, { wish: 'together' })
  expect(await choose(thread, { wish: 'none', sliceIndex: 0 })).toMatchObject({
    status: 'chosen',
    items: [{ isRemoved: true, price: pounds(0) }, {}],
    kindTotal: pounds(2400),
  })
  expect(await choose(thread, { wish: 'none', sliceIndex: 0 })).toMatchObject({ refusal: { code: 'nothing-chosen' } })
})

test('what there is stands by flight with how many are free and the lowest price; nothing changes', async () => {
  const thread = await readyThread({ seatMaps: [aSeatMap({ priceOf: (_, row) => (row === 12 ? 0 : 1200) }), aSeatMap({ sliceIndex: 1 })] })
  const answer = await choose(thread, { wish: 'show', sliceIndex: 0 })
  expect(answer).toMatchObject({ status: 'shown', tripTotal: pounds(21_000) })
  expect('summary' in answer && answer.summary).toContainEqual({
    what: 'window seat (24 free)',
    flight: 'TP1361',
    lowest: pounds(0),
    isIncluded: true,
    seats: ['12A', '12F'],
  })
  expect(await seatsChosen(thread)).toEqual([])
})

test('an airline without maps, one that does not answer, and a direction that is not there are told apart', async () => {
  expect(await choose(await readyThread({ seatMaps: [] }), { wish: 'together' })).toEqual({
    status: 'unavailable',
    message: 'You can’t choose seats here for TP1361 and TP1362; the airline gives you one at check-in.',
  })
  const thread = await readyThread()
  expect(await choose(thread, { wish: 'together', sliceIndex: 4 })).toMatchObject({ refusal: { code: 'no-such-slice' } })
  expect(await choose(thread, { wish: 'together', sliceIndex: 0, segmentIndex: 3 })).toMatchObject({ refusal: { code: 'no-such-flight' } })
  expect(await choose(thread, { wish: 'together', passengerIndexes: [5] })).toMatchObject({ refusal: { code: 'no-such-passenger' } })
  thread.outside.isSilent = true
  expect(await choose(thread, { wish: 'together' })).toMatchObject({ refusal: { code: 'supplier-silent' } })
})

test('while flights or fares are open it says what comes first', async () => {
  const thread = await readyThread()
  await thread.issue({ type: 'pick-offer', sliceIndex: 0, offerId: 'out' })
  expect(await choose(thread, { wish: 'together' })).toMatchObject({
    refusal: { message: 'Choose a fare for each flight first, then your seats, bags, meals and extras.' },
  })
  const empty = { ...thread.deps, ...createMemoryStores('thr_1') }
  expect(await chooseSeats({ wish: 'show' }, ASSISTANT, empty)).toMatchObject({
    refusal: { message: 'There are no flights yet. Search and choose your flights first.' },
  })
})
