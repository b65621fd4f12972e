import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import { ASSISTANT, readyThread } from '@/tests/fixtures/ready-thread'
import { chooseBags } from './tool'

async function world() {
  const { deps } = await readyThread()
  return { caller: ASSISTANT, deps: { ...deps, places: createPlaces() } }
}

test("a bag chosen by weight becomes the assistant's command, and the model reads its price", async () => {
  const context = await world()
  const answer = await chooseBags.run({ wish: 'add', weightKg: 20, sliceIndexes: [0], passengerIndexes: [0] }, context, () => undefined)
  expect(chooseBags.forModel(answer)).toEqual({
    status: 'chosen',
    items: [{ what: 'a checked bag of 23 kg', whom: 'Adult 1', flight: 'TP1361', price: '£30.00' }],
    kindTotal: '£30.00',
    tripTotal: '£240.00',
    notes: ['The airline doesn’t sell a 20 kg bag; the next one up is 23 kg.'],
  })
  const stored = await context.deps.trips.load('thr_1', 'traveller')
  expect(stored?.commands.at(-1)).toMatchObject({ issuedBy: 'assistant', command: { type: 'choose-bags' } })
})

test('an included item has no price of its own', async () => {
  const answer = await chooseBags.run({ wish: 'show', sliceIndexes: [0] }, await world(), () => undefined)
  expect(chooseBags.forModel(answer)).toMatchObject({
    status: 'shown',
    summary: expect.arrayContaining([
      { what: 'a cabin bag of 8 kg for each traveller', flight: 'TP1361', lowest: null, isIncluded: true },
      { what: 'a checked bag of 23 kg, for each traveller, at most 2', flight: 'TP1361', lowest: '£30.00', isIncluded: false },
    ]),
  })
})

test('no bags at all and a bag of unknown kind are no wishes', async () => {
  const context = await world()
  await expect(chooseBags.run({ wish: 'add', quantity: 0 }, context, () => undefined)).rejects.toThrow()
  await expect(chooseBags.run({ wish: 'add', kind: 'huge' }, context, () => undefined)).rejects.toThrow()
})
