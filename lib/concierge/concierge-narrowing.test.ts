import { expect, test } from 'vitest'
import { startThread } from '@/tests/fixtures/concierge-thread'

async function after(party: string, messages: string[]) {
  const thread = startThread()
  const picked = [`London to Lisbon on 27 November, back on 29 November, ${party}`, 'the second one', 'the first one', 'light for both']
  for (const words of [...picked, ...messages]) await thread.say(words)
  return thread
}

const COUPLE = '2 adults'
const FAMILY = '2 adults and a child of 7'

test.each<[string, string[], string, string, object[]]>([
  [COUPLE, ['a bag each'], 'only on the way out', 'chooseBags', [{ wish: 'remove', sliceIndexes: [1] }]],
  [COUPLE, ['a bag each'], 'I only need it for the return', 'chooseBags', [{ wish: 'remove', sliceIndexes: [0], passengerIndexes: [0] }]],
  [COUPLE, ['window seats'], 'only on the way back please', 'chooseSeats', [{ wish: 'none', sliceIndex: 0 }]],
  [FAMILY, ['a bag each'], 'only for the adults', 'chooseBags', [{ wish: 'remove', passengerIndexes: [2] }]],
  [FAMILY, ['vegan meals'], 'just for me', 'chooseMeals', [{ wish: 'remove', passengerIndexes: [1, 2] }]],
  [COUPLE, ['a bag on the way out'], 'only on the way back', 'chooseBags', [{ wish: 'add', quantity: 1, sliceIndexes: [1] }]],
])('for %s after %j “%s” takes nothing anew, and gives up the rest', async (party, before, words, tool, inputs) => {
  const { calls } = await (await after(party, before)).say(words)
  expect(calls.map((call) => call.tool)).toEqual(inputs.map(() => tool))
  expect(calls.map(({ input }) => input)).toMatchObject(inputs)
})

test.each<[string, number[]]>([
  ['extra legroom for both adults', [0, 1]],
  ['extra legroom for both of the adults', [0, 1]],
  ['extra legroom for all the adults', [0, 1]],
])('“%s” leaves the child out', async (words, passengerIndexes) => {
  const { calls } = await (await after(FAMILY, [])).say(words)
  expect(calls.map(({ input }) => input)).toEqual([{ wish: 'extra-legroom', passengerIndexes }])
})

test('seats that are changed at once stay on their flight', async () => {
  const thread = await after(COUPLE, ['window seats on the way out'])
  expect((await thread.say('rather aisle seats')).calls.map(({ input }) => input)).toEqual([{ wish: 'aisle', sliceIndex: 0 }])
  expect((await thread.say('window seats on both flights')).calls.map(({ input }) => input)).toEqual([{ wish: 'window' }])
})
