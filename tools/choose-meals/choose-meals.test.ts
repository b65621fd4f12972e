import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import { ASSISTANT, readyThread } from '@/tests/fixtures/ready-thread'
import { chooseMeals } from './tool'

async function world(details = {}) {
  const { deps } = await readyThread({ details, travellers: { adults: 1, children: 1, childAges: [6] } })
  return { caller: ASSISTANT, deps: { ...deps, places: createPlaces() } }
}

test('a diet in words is served to those it is for', async () => {
  const answer = await chooseMeals.run(
    { wish: 'choose', meal: 'vegetarian for the children', sliceIndexes: [1] },
    await world(),
    () => undefined,
  )
  expect(chooseMeals.forModel(answer)).toEqual({
    status: 'chosen',
    items: [{ what: 'Vegetarian meal', whom: 'Child 1', flight: 'TP1362', price: '£9.00' }],
    kindTotal: '£9.00',
    tripTotal: '£219.00',
    notes: [],
  })
})

test('an airline that takes no orders for meals is told apart from one without that diet', async () => {
  const none = await chooseMeals.run({ wish: 'show' }, await world({ meals: null }), () => undefined)
  expect(chooseMeals.forModel(none)).toMatchObject({ status: 'unavailable', message: expect.stringContaining('ask the airline') })
  const other = await chooseMeals.run({ wish: 'choose', meal: 'kosher' }, await world(), () => undefined)
  expect(chooseMeals.forModel(other)).toMatchObject({ status: 'refused', refusal: { code: 'no-such-meal' } })
})
