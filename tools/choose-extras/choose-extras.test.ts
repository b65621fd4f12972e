import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import { ASSISTANT, readyThread } from '@/tests/fixtures/ready-thread'
import { chooseExtras } from './tool'

async function world() {
  const { deps, issue } = await readyThread()
  return { issue, context: { caller: ASSISTANT, deps: { ...deps, places: createPlaces() } } }
}

test('an extra in words is added, and taken away again', async () => {
  const { context } = await world()
  const added = await chooseExtras.run({ wish: 'add', extra: 'speedy boarding', passengerIndexes: [1] }, context, () => undefined)
  expect(chooseExtras.forModel(added)).toMatchObject({
    status: 'chosen',
    items: [
      { what: 'Priority boarding', whom: 'Adult 2', flight: 'TP1361', price: '£8.00' },
      { flight: 'TP1362', price: '£8.00' },
    ],
    kindTotal: '£16.00',
  })
  const removed = await chooseExtras.run({ wish: 'remove', extra: 'priority' }, context, () => undefined)
  expect(chooseExtras.forModel(removed)).toMatchObject({
    items: [{ what: 'Priority boarding', isRemoved: true }, {}],
    tripTotal: '£210.00',
  })
})

test('with a fare open it says what comes first', async () => {
  const { context, issue } = await world()
  await issue({ type: 'drop-pick', sliceIndex: 1 })
  expect(chooseExtras.forModel(await chooseExtras.run({ wish: 'show' }, context, () => undefined))).toEqual({
    status: 'refused',
    refusal: {
      code: 'trip-incomplete',
      message: 'Choose a flight for each direction and its fare first, then your seats, bags, meals and extras.',
    },
  })
})
