import { expect, test } from 'vitest'
import { aBag, someBags } from '@/tests/fixtures/ancillaries'
import { ASSISTANT, readyThread } from '@/tests/fixtures/ready-thread'
import { pounds } from '@/tests/fixtures/trip'
import { type BagsRequest, chooseBags } from './choose-bags'

type Thread = Awaited<ReturnType<typeof readyThread>>

const choose = (thread: Thread, request: BagsRequest) => chooseBags(request, ASSISTANT, thread.deps)
const bagsChosen = async (thread: Thread) =>
  (await thread.trip()).ancillaries.bags.map(({ option, passengerIndex, quantity }) => `${option.optionId} ${passengerIndex} ${quantity}`)

test('"a checked bag for everyone" is the cheapest one, for each traveller and direction', async () => {
  const thread = await readyThread()
  expect(await choose(thread, { wish: 'add' })).toMatchObject({
    status: 'chosen',
    items: [
      { what: 'a checked bag of 15 kg', whom: 'Adult 1', flight: 'TP1361', price: pounds(2200) },
      { whom: 'Adult 2', flight: 'TP1361' },
      { whom: 'Adult 1', flight: 'TP1362' },
      { whom: 'Adult 2', flight: 'TP1362' },
    ],
    kindTotal: pounds(8800),
    notes: [],
  })
})

test('a weight that is not sold becomes the next heavier one, or the heaviest, and that is said', async () => {
  const thread = await readyThread()
  const request: BagsRequest = { wish: 'add', sliceIndexes: [0], passengerIndexes: [1] }
  expect(await choose(thread, { ...request, weightKg: 23 })).toMatchObject({ items: [{ what: 'a checked bag of 23 kg' }], notes: [] })
  expect(await choose(thread, { ...request, weightKg: 20 })).toMatchObject({
    items: [{ what: 'a checked bag of 23 kg' }],
    notes: ['The airline doesn’t sell a 20 kg bag; the next one up is 23 kg.'],
  })
  expect(await choose(thread, { ...request, weightKg: 32 })).toMatchObject({
    notes: ['The airline doesn’t sell a 32 kg bag; the heaviest is 23 kg.'],
  })
  expect(await bagsChosen(thread)).toEqual(['bag-23-0 1 1'])
})

test('a quantity is what each then has in all: said twice it is not bought twice', async () => {
  const thread = await readyThread()
  const request: BagsRequest = { wish: 'add', quantity: 2, sliceIndexes: [0], passengerIndexes: [0] }
  await choose(thread, request)
  expect(await choose(thread, request)).toMatchObject({ items: [{ what: '2 checked bags of 15 kg each', price: pounds(4400) }] })
  expect(await choose(thread, { ...request, quantity: 3 })).toMatchObject({ refusal: { code: 'too-many-bags' } })
  expect(await bagsChosen(thread)).toEqual(['bag-15-0 0 2'])
})

test('two bags are bought as the airline sells them, and one of them can be given up', async () => {
  const [one] = someBags()
  const two = aBag({ optionId: 'two', weightKg: 15, pieces: 2, mostQuantity: 1, price: pounds(5000) })
  const thread = await readyThread({ details: { bags: [aBag({ ...one, optionId: 'one', mostQuantity: 1 }), two] } })
  const request: BagsRequest = { wish: 'add', sliceIndexes: [0], passengerIndexes: [0] }
  expect(await choose(thread, { ...request, quantity: 2 })).toMatchObject({
    items: [{ what: '2 checked bags of 15 kg each', price: pounds(5000) }],
  })
  expect(await choose(thread, { ...request, wish: 'remove', quantity: 1 })).toMatchObject({
    items: [{ what: 'a checked bag of 15 kg', isRemoved: true }],
    kindTotal: pounds(2200),
    notes: ['Still chosen: a checked bag of 15 kg for Adult 1 on TP1361.'],
  })
  expect(await bagsChosen(thread)).toEqual(['one 0 1'])
  expect(await choose(thread, { ...request, quantity: 3 })).toMatchObject({
    refusal: { code: 'too-many-bags', message: 'On TP1361 the airline sells at most 2 checked bags for Adult 1.' },
  })
})

test('a bag for the group is bought once, and a price for all directions is said to be one', async () => {
  const thread = await readyThread({
    details: { bags: [aBag({ optionId: 'both', sliceIndexes: [0, 1], isPerPassenger: false, passengerIndexes: [] })] },
  })
  expect(await choose(thread, { wish: 'add' })).toMatchObject({
    items: [{ whom: 'everybody', flight: 'TP1361 and TP1362', price: pounds(3000) }],
    notes: ['The price of a checked bag of 23 kg covers all directions.'],
  })
  expect(await bagsChosen(thread)).toEqual(['both null 1'])
})

test('a bag of one direction in the place of one for both says what is given up', async () => {
  const bags = [aBag({ optionId: 'both', sliceIndexes: [0, 1] }), aBag({ optionId: 'out-only', sliceIndexes: [0] })]
  const thread = await readyThread({ details: { bags } })
  await thread.issue({ type: 'choose-bags', bags: [{ optionId: 'both', passengerIndex: 0, quantity: 1 }] })
  expect(await choose(thread, { wish: 'add', sliceIndexes: [0], passengerIndexes: [0] })).toMatchObject({
    items: [{ whom: 'Adult 1', flight: 'TP1361' }],
    notes: ['Removed: a checked bag of 23 kg for Adult 1 on TP1361 and TP1362, because one price covered all of them.'],
  })
  expect(await bagsChosen(thread)).toEqual(['out-only 0 1'])
})

test('a kind that is not sold on a flight, or not to a traveller, is named', async () => {
  const thread = await readyThread({ travellers: { adults: 2, infants: 1, childAges: [1] } })
  expect(await choose(thread, { wish: 'add', kind: 'cabin' })).toMatchObject({
    items: [{ what: 'a cabin bag of 10 kg', whom: 'everybody', flight: 'TP1361' }],
    notes: ['The airline doesn’t sell a cabin bag on TP1362.'],
  })
  expect(await choose(thread, { wish: 'add', passengerIndexes: [0, 2], sliceIndexes: [0] })).toMatchObject({
    items: [{ whom: 'Adult 1' }],
    notes: ['The airline doesn’t sell a checked bag for Infant 1.'],
  })
  expect(await choose(thread, { wish: 'add', kind: 'cabin', sliceIndexes: [1] })).toMatchObject({
    refusal: { code: 'no-such-bag', message: 'The airline doesn’t sell cabin bags with these fares. It does sell a checked bag of 15 kg.' },
  })
})

test('bags are taken away one by one or all, and what was not chosen is not', async () => {
  const thread = await readyThread()
  await choose(thread, { wish: 'add', quantity: 2, sliceIndexes: [0] })
  expect(await choose(thread, { wish: 'remove', quantity: 1, passengerIndexes: [0] })).toMatchObject({
    items: [{ what: 'a checked bag of 15 kg', isRemoved: true, whom: 'Adult 1', price: pounds(0) }],
    kindTotal: pounds(6600),
    notes: ['Still chosen: a checked bag of 15 kg for Adult 1 on TP1361.'],
  })
  expect(await choose(thread, { wish: 'remove' })).toMatchObject({
    items: [
      { what: '2 checked bags of 15 kg each', isRemoved: true, whom: 'Adult 2', price: pounds(0) },
      { what: 'a checked bag of 15 kg', isRemoved: true, whom: 'Adult 1' },
    ],
    kindTotal: pounds(0),
    tripTotal: pounds(21_000),
  })
  expect(await choose(thread, { wish: 'remove' })).toMatchObject({ refusal: { code: 'nothing-chosen' } })
})

test('bags are given up without the airline, but fewer of them only with it: not knowing takes none away', async () => {
  const thread = await readyThread()
  await choose(thread, { wish: 'add', quantity: 2, sliceIndexes: [0] })
  thread.outside.isSilent = true
  expect(await choose(thread, { wish: 'remove', quantity: 1, passengerIndexes: [0] })).toMatchObject({
    status: 'refused',
    refusal: { code: 'supplier-silent' },
  })
  expect((await thread.trip()).ancillaries.bags).toHaveLength(2)
  expect(await choose(thread, { wish: 'remove', passengerIndexes: [0] })).toMatchObject({ status: 'chosen' })
  expect((await thread.trip()).ancillaries.bags).toHaveLength(1)
})

test('what the fares include is shown before what can be bought', async () => {
  const thread = await readyThread()
  expect(await choose(thread, { wish: 'show', sliceIndexes: [0] })).toMatchObject({
    status: 'shown',
    summary: [
      { what: 'a checked bag of 23 kg for each traveller', lowest: null, isIncluded: true },
      { what: 'a cabin bag of 8 kg for each traveller', lowest: null, isIncluded: true },
      { what: 'a checked bag of 15 kg, for each traveller, at most 2', flight: 'TP1361', lowest: pounds(2200), isIncluded: false },
      {},
      { what: 'a cabin bag of 10 kg, for everybody together' },
    ],
  })
})

test('no bags sold at all and none with these fares are told apart', async () => {
  expect(await choose(await readyThread({ details: { bags: null } }), { wish: 'add' })).toMatchObject({
    status: 'unavailable',
    message: 'You can’t add bags here for TP1361 and TP1362; the airline sells them itself, after booking.',
  })
  expect(await choose(await readyThread({ details: { bags: [] } }), { wish: 'add' })).toMatchObject({
    status: 'unavailable',
    message: 'The airline doesn’t sell more bags with these fares on TP1361 and TP1362.',
  })
})
