import { expect, test } from 'vitest'
import { withChats } from '@/tests/chat/chat-world'
import { SEARCH, turn } from '@/tests/chat/turn-steps'

const newChat = withChats()

test('a large model’s question comes with answers by the step of the trip, in the traveller’s language', async () => {
  const world = await newChat()
  world.say('Where to?')
  await turn(world, { text: 'hello' })
  expect((await newest(world))?.words).toEqual(['Suggest somewhere warm', 'Suggest a city break', 'Suggest a beach holiday'])
  world.call('searchFlights', SEARCH)
  world.say('Welchen Flug möchten Sie?')
  await turn(world, { text: 'ich möchte am 27. November von London nach Lissabon fliegen, nur hin' })
  const { live } = await world.conversation()
  expect(await newest(world)).toEqual({
    words: ['Den günstigsten', 'Den schnellsten', 'Welchen empfehlen Sie?'],
    tripVersion: live.version,
  })
})

test('the concierge’s question brings its own answers, and its reader gets them with the end of the stream', async () => {
  const world = await newChat()
  world.all.model = world.all.concierge
  const { text } = await turn(world, { text: 'to Lisbon' })
  expect(text).toContain('"replies":{"words":["London","Paris","New York"]')
  expect((await newest(world))?.words).toEqual(['London', 'Paris', 'New York'])
})

async function newest(world: Awaited<ReturnType<typeof newChat>>) {
  return (await world.conversation()).messages.at(-1)?.metadata?.replies
}
