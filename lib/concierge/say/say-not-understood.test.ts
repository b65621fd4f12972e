import { expect, test } from 'vitest'
import { startThread } from '@/tests/fixtures/concierge-thread'

test('words that nothing explains are quoted, with what they may mean at this step', async () => {
  const thread = startThread()
  expect((await thread.say('blorp')).text).toBe('I’m not sure what you mean by “blorp”. Where would you like to go?')
  await thread.say('London to Lisbon on 27 November, one way')
  const { text, calls } = await thread.say('frumious bandersnatch')
  expect(calls).toEqual([])
  expect(text).toBe(
    'I’m not sure what you mean by “frumious bandersnatch”. Did you mean one of these flights, another time or a different day?',
  )
  expect((await thread.say('the second one')).calls[0]?.tool).toBe('chooseFlight')
})
