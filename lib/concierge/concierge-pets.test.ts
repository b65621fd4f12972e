import { expect, test } from 'vitest'
import { startThread } from '@/tests/fixtures/concierge-thread'

const READY = ['London to Lisbon on 27 November, back on 29 November, 2 adults', 'the second one', 'the first one', 'light for both']

/** What each message makes the concierge call once the fares are chosen. */
async function callsOf(...messages: string[]) {
  const thread = startThread()
  for (const words of READY) await thread.say(words)
  const made = []
  for (const words of messages) made.push((await thread.say(words)).calls.map(({ tool, input }) => [tool, input]))
  return made
}

test('an animal goes with one traveller to the place that was said, and a weight told behind it is the animal’s, not a bag’s', async () => {
  expect(await callsOf('I would like to bring my cat in the cabin', 'she is 12 kg')).toEqual([
    [['chooseExtras', { wish: 'add', extra: 'cat in the cabin', passengerIndexes: [0] }]],
    [['chooseExtras', { wish: 'add', extra: 'cat in the cabin', weightKg: 12, passengerIndexes: [0] }]],
  ])
})

test.each([
  ['my dog, 25 kg, in the hold', { wish: 'add', extra: 'dog in the hold', weightKg: 25, passengerIndexes: [0] }],
  ['our two cats come with us in the cabin', { wish: 'add', extra: 'cats in the cabin', passengerIndexes: [0, 1] }],
  ['can my cat come in the cabin?', { wish: 'show', extra: 'cat in the cabin', passengerIndexes: [0] }],
  ['book the seat next to me for my cello', { wish: 'add', extra: 'extra seat', passengerIndexes: [0] }],
  ['my wife wants an extra seat on the way back', { wish: 'add', extra: 'extra seat', sliceIndexes: [1], passengerIndexes: [1] }],
  ['no extra seat after all', { wish: 'remove', extra: 'extra seat', passengerIndexes: [0] }],
])('“%s” is one call for an extra', async (words, input) => {
  expect(await callsOf(words)).toEqual([[['chooseExtras', input]]])
})
