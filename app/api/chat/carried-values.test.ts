import { expect, test } from 'vitest'
import { withChats } from '@/tests/chat/chat-world'
import { said, turn } from '@/tests/chat/turn-steps'

const newChat = withChats()

test('what the concierge offers goes with its words through the stream, the store and the next prompt, and a yes takes it up', async () => {
  const world = await newChat()
  world.all.model = world.all.concierge
  await turn(world, { text: 'London to Lisbon on 4 December, one way' })
  const { text } = await turn(world, { text: 'which one do you recommend?' })
  expect(text).toContain('"providerMetadata":{"wayfarer":')
  expect((await said(world)).at(-1)).toMatch(/^I’d choose .+\. Shall I choose it\?$/)
  const rows = await world.all.messages.list(world.threadId, world.userId, { limit: 9 })
  const stored = rows.at(-1)?.parts.findLast((part) => part instanceof Object && 'providerMetadata' in part)
  expect(stored).toMatchObject({
    type: 'text',
    providerMetadata: {
      wayfarer: { pending: { asked: 'confirm', acts: [{ tool: 'chooseFlight' }] }, told: { flights: [expect.any(String)] } },
    },
  })
  await turn(world, { text: 'yes' })
  const { live } = await world.conversation()
  expect(live.trip.picks.map((pick) => pick?.offer.offerId)).toEqual([offerIn(stored)])
  expect((await said(world)).at(-1)).toMatch(/^Your flight: .+Which fare would you like\?$/)
})

function offerIn(part: unknown): unknown {
  return /"offerId":"(?<id>[^"]+)"/.exec(JSON.stringify(part))?.groups?.id
}
