import { expect, test } from 'vitest'
import { someMeals } from '@/tests/fixtures/ancillaries'
import { ASSISTANT, readyThread } from '@/tests/fixtures/ready-thread'
import { pounds } from '@/tests/fixtures/trip'
import { chooseMeals, type MealsRequest } from './choose-meals'

type Thread = Awaited<ReturnType<typeof readyThread>>

const choose = (thread: Thread, request: MealsRequest) => chooseMeals(request, ASSISTANT, thread.deps)
const FAMILY = { adults: 2, children: 1, infants: 1, childAges: [6, 1] }

test('a meal in words is chosen for everybody who eats, on every flight', async () => {
  const thread = await readyThread({ travellers: FAMILY })
  expect(await choose(thread, { wish: 'choose', meal: 'vegetarian please' })).toMatchObject({
    status: 'chosen',
    items: [
      { what: 'Vegetarian meal', whom: 'Adult 1', flight: 'TP1361', price: pounds(900) },
      { whom: 'Adult 2' },
      { whom: 'Child 1', flight: 'TP1361' },
      { whom: 'Adult 1', flight: 'TP1362' },
      {},
      {},
    ],
    kindTotal: pounds(5400),
    notes: [],
  })
})

test('"for the children" is for the children alone', async () => {
  const thread = await readyThread({ travellers: FAMILY })
  expect(await choose(thread, { wish: 'choose', meal: 'a children’s meal', sliceIndexes: [0] })).toMatchObject({
    items: [{ what: 'Child meal', whom: 'Child 1' }],
    notes: [],
  })
  expect(await choose(thread, { wish: 'choose', meal: 'vegan for the children', sliceIndexes: [0] })).toMatchObject({
    items: [{ what: 'Vegan meal', whom: 'Child 1' }],
  })
  expect(await choose(await readyThread(), { wish: 'choose', meal: 'vegan for the children' })).toMatchObject({
    refusal: { code: 'no-such-passenger', message: 'There are no children on this trip.' },
  })
})

test('a flight that does not serve it, and a traveller who is not served, are named', async () => {
  const meals = someMeals().filter(({ optionId }) => optionId !== 'vlml-1')
  const thread = await readyThread({ travellers: FAMILY, isConnecting: true, details: { meals } })
  expect(await choose(thread, { wish: 'choose', meal: 'VLML', passengerIndexes: [0, 3] })).toMatchObject({
    items: [{ whom: 'Adult 1', flight: 'TP900' }],
    notes: [
      'Vegetarian meal isn’t served to Infant 1 on TP900.',
      'You can’t order meals on TP1361.',
      'Vegetarian meal isn’t served on TP1362.',
    ],
  })
})

test('what the airline does not serve is refused with what it does', async () => {
  const thread = await readyThread()
  const names = 'Vegan meal, Vegetarian meal and Child meal'
  expect(await choose(thread, { wish: 'choose', meal: 'kosher' })).toMatchObject({
    refusal: { code: 'no-such-meal', message: `The airline doesn’t offer that. Choose from ${names}.` },
  })
  expect(await choose(thread, { wish: 'choose' })).toMatchObject({
    refusal: { message: `Which meal would you like? Choose from ${names}.` },
  })
})

test('meals are taken away again, all or the ones named', async () => {
  const thread = await readyThread()
  await choose(thread, { wish: 'choose', meal: 'vegetarian', passengerIndexes: [0] })
  await choose(thread, { wish: 'choose', meal: 'vegan', passengerIndexes: [1] })
  expect(await choose(thread, { wish: 'remove', meal: 'vegan', sliceIndexes: [0] })).toMatchObject({
    items: [{ what: 'Vegan meal', isRemoved: true, whom: 'Adult 2', flight: 'TP1361' }],
  })
  expect(await choose(thread, { wish: 'remove' })).toMatchObject({ items: { length: 3 }, tripTotal: pounds(21_000) })
  expect(await choose(thread, { wish: 'remove' })).toMatchObject({ refusal: { code: 'nothing-chosen' } })
})

test('a dish that nobody chose takes no other meal away; “all our meals” are all', async () => {
  const thread = await readyThread()
  await choose(thread, { wish: 'choose', meal: 'vegan' })
  const before = (await thread.trip()).ancillaries.meals.length
  expect(await choose(thread, { wish: 'remove', meal: 'kosher' })).toMatchObject({ refusal: { code: 'nothing-chosen' } })
  expect((await thread.trip()).ancillaries.meals).toHaveLength(before)
  expect(await choose(thread, { wish: 'remove', meal: 'all our meals' })).toMatchObject({ status: 'chosen' })
  expect((await thread.trip()).ancillaries.meals).toEqual([])
})

test('what is served is shown by flight, with what is free of charge', async () => {
  const thread = await readyThread()
  expect(await choose(thread, { wish: 'show', sliceIndexes: [1] })).toMatchObject({
    status: 'shown',
    summary: [
      { what: 'Vegan meal', flight: 'TP1362', lowest: pounds(0), isIncluded: true },
      { what: 'Vegetarian meal', isIncluded: false },
      { what: 'Child meal (children only)' },
    ],
  })
  expect(await choose(thread, { wish: 'show' })).toMatchObject({ summary: [{ what: 'Vegan meal', flight: 'TP1361 and TP1362' }, {}, {}] })
})

test('no meals at all and none on these flights are told apart', async () => {
  expect(await choose(await readyThread({ details: { meals: null } }), { wish: 'show' })).toMatchObject({
    status: 'unavailable',
    message: 'You can’t order meals here for TP1361 and TP1362; please ask the airline after booking.',
  })
  expect(await choose(await readyThread({ details: { meals: [] } }), { wish: 'choose', meal: 'vegan' })).toMatchObject({
    message: 'You can’t order meals on TP1361 and TP1362.',
  })
})
