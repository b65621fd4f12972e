import { expect, test } from 'vitest'
import { nothingCertain } from '@/lib/chat/grounding/say-facts'
import { doors, withChats } from '@/tests/chat/chat-world'
import { newKey, SEARCH, said, settled, turn } from '@/tests/chat/turn-steps'

const openChat = withChats()

/** With a model that is not Wayfarer's own, which would say the same again. */
async function newChat() {
  const world = await openChat()
  Object.assign(world.all, { model: { ...world.model, provider: 'other' } })
  return world
}

test('a sentence that stands in no result is said again, and its mark is stored, reloaded and read by the model alone', async () => {
  const world = await newChat()
  world.say('Gladly. It costs £118.56.')
  world.say('Where would you like to go?')
  const { text } = await turn(world, { text: 'hello' })
  expect(text).not.toContain('It costs')
  expect(await said(world)).toEqual(['hello', 'Gladly. Where would you like to go?'])
  expect(world.asked).toHaveLength(2)
  expect(JSON.stringify(world.asked[1]?.prompt)).toContain('£118.56 is in no result')
  const [, answer] = (await world.conversation()).messages
  expect(answer?.parts).toContainEqual({ type: 'data-unsaid', data: { claims: ['£118.56'] } })
  expect(answer?.metadata).toMatchObject({ status: 'complete', ungrounded: 1 })
  expect(await world.all.threads.search(world.userId, '118.56', 5)).toEqual([])
  await turn(world, { text: 'to the sea' })
  const later = JSON.stringify(world.asked[2]?.prompt)
  expect(later).toContain('(Not shown to the traveller, as it stands in no result: £118.56.)')
  expect(later).not.toContain('It costs £118.56')
})

test('an answer that goes on keeps the mark of what it had not shown', async () => {
  const world = await newChat()
  world.say('I have one for £118.56.')
  world.call('searchFlights', SEARCH)
  const letGo = world.hold('There are')
  const response = await world.send(doors.chat, {}, { body: { threadId: world.threadId, key: newKey(), text: 'London to Lisbon' } })
  const reading = response.text()
  await expect.poll(() => world.asked.length, { timeout: 20_000 }).toBe(3)
  const { runningMessageId } = await world.conversation()
  await world.send(doors.stop, { threadId: world.threadId }, { body: { messageId: runningMessageId } })
  letGo()
  await reading
  await settled(world)
  world.say('There are many flights.')
  await turn(world, { goOn: true })
  const [, answer] = (await world.conversation()).messages
  expect(answer?.parts.filter(({ type }) => type === 'data-unsaid')).toHaveLength(1)
  expect(JSON.stringify(world.asked.at(-1)?.prompt)).toContain('Not shown to the traveller')
})

test.each([
  { words: 'Ich möchte von Berlin nach Wien fliegen', language: 'de' },
  { words: 'je voudrais aller au soleil', language: 'fr' },
] as const)('where nothing can be shown that is said in the language of the traveller’s words ($language)', async ({ words, language }) => {
  const world = await newChat()
  world.say('Ryanair: £5.')
  world.say('easyJet: £6.')
  world.say('Wizz Air: £7.')
  await turn(world, { text: words })
  expect((await said(world))[1]).toBe(nothingCertain(language))
  expect(world.asked).toHaveLength(3)
})
