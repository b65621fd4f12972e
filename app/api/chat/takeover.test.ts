import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ChatWorld, doors, withChats } from '@/tests/chat/chat-world'
import { newKey, running, SEARCH, settled, textOf, turn } from '@/tests/chat/turn-steps'
import { openAIAt } from '@/tests/fixtures/openai-server/ask'
import { sayingBrain } from '@/tests/fixtures/openai-server/brains'
import { openOpenAIServer } from '@/tests/fixtures/openai-server/server'
import type { WireFormat } from '@/tests/fixtures/openai-server/wire'

const newChat = withChats()
let server: Awaited<ReturnType<typeof openOpenAIServer>>
beforeAll(async () => {
  server = await openOpenAIServer(sayingBrain({ text: 'Where would you like to go?' }))
})
beforeEach(() => {
  server.received.splice(0)
  server.dials.faults.splice(0)
  server.dials.brain = sayingBrain({ text: 'Where would you like to go?' })
})
afterAll(() => server.close())

const WISH = 'London to Lisbon on 27 November, one way'
const DOWN = { kind: 'refuse', status: 503 } as const
const LINE = 'The AI service isn’t answering, so our built-in concierge takes this one.'

/** The real routes, stores and tools, with the service in the seat and the concierge behind it. */
async function served(api: WireFormat, options = {}): Promise<ChatWorld> {
  const world = await newChat()
  Object.assign(world.all, { model: openAIAt(server.baseUrl, api, options) })
  return world
}

/** The newest answer: what it is made of, in order. */
async function answered(world: ChatWorld) {
  const { messages } = await world.conversation()
  const answer = messages.at(-1)
  const kinds = (answer?.parts ?? []).flatMap((part) => {
    if (part.type === 'data-notice') return [part.data.kind]
    return part.type === 'step-start' || (part.type === 'text' && part.text.trim() === '') ? [] : [part.type]
  })
  return { kinds, text: answer ? textOf(answer) : '', answer, told: JSON.stringify(answer?.parts) }
}

for (const api of ['responses', 'chat'] as const) {
  test(`${api}: while the service fails the concierge does what was asked, and the service is asked again at the next turn`, async () => {
    const world = await served(api)
    server.dials.faults.push(DOWN, DOWN)
    await turn(world, { text: WISH })
    const { kinds, answer, told } = await answered(world)
    expect(told).toContain(LINE)
    expect(kinds).toEqual(['takeover', 'text', 'tool-searchFlights', 'text'])
    expect(answer?.metadata).toMatchObject({
      status: 'complete',
      model: 'gpt-5-mini',
      takenOver: { by: 'Wayfarer’s concierge', fromStep: 0, why: 'failing' },
    })
    expect(await world.all.modelUsage.usedOn(world.userId, '2026-11-20')).toBe(0)
    await turn(world, { text: 'thank you' })
    const next = await answered(world)
    expect(next).toMatchObject({ kinds: ['text'], text: 'Where would you like to go?' })
    expect(next.answer?.metadata?.takenOver).toBeUndefined()
  })

  test(`${api}: where a tool of the service has run, the concierge goes on from its result, and the tool runs once`, async () => {
    const world = await served(api)
    server.dials.brain = sayingBrain({ text: 'I’ll look.', calls: [{ name: 'searchFlights', rawArguments: JSON.stringify(SEARCH) }] })
    server.dials.faults.push({ kind: 'end', afterEvents: 99 }, DOWN, DOWN)
    await turn(world, { text: WISH })
    const { kinds, answer, text } = await answered(world)
    expect(kinds).toEqual(['text', 'tool-searchFlights', 'takeover', 'text'])
    expect(text).toMatch(/flights?/)
    expect(answer?.metadata).toMatchObject({ status: 'complete', takenOver: { fromStep: 1, why: 'failing' } })
  })

  test(`${api}: behind an opening that breaks off the concierge goes on, its line between them`, async () => {
    const world = await served(api)
    server.dials.brain = sayingBrain({ text: 'Let me look for whatever fits you best, one moment please.' })
    server.dials.faults.push({ kind: 'reset', afterEvents: api === 'chat' ? 3 : 8 })
    await turn(world, { text: WISH })
    const { kinds, text, answer } = await answered(world)
    expect(kinds).toEqual(['text', 'takeover', 'text', 'tool-searchFlights', 'text'])
    expect(text).toMatch(/^Let me look/)
    expect(answer?.metadata).toMatchObject({ status: 'complete', takenOver: { fromStep: 0, why: 'failing' } })
  })

  test(`${api}: a key that is wrong, or a share of the day that is used up, leaves nobody without an answer`, async () => {
    const world = await served(api, { apiKey: 'sk-wrong' })
    await turn(world, { text: WISH })
    expect((await answered(world)).kinds).toContain('tool-searchFlights')
    const poor = await served(api)
    Object.assign(poor.all, { modelUsage: { usedOn: async () => 1e9, add: async () => undefined } })
    server.received.splice(0)
    await turn(poor, { text: WISH })
    const { kinds, told } = await answered(poor)
    expect(kinds).toEqual(['takeover', 'text', 'tool-searchFlights', 'text'])
    expect(told).toContain('used up today’s allowance')
    expect(server.received).toEqual([])
  })

  test(`${api}: the line is in the traveller’s language`, async () => {
    const world = await served(api)
    server.dials.faults.push(DOWN, DOWN)
    await turn(world, { text: 'Ich möchte am 27. November von London nach Lissabon fliegen, nur hin' })
    expect((await answered(world)).told).toContain('deshalb übernimmt diesmal unser eingebauter Assistent')
  })

  test(`${api}: what the traveller stops nobody takes over`, async () => {
    const world = await served(api)
    server.dials.faults.push({ kind: 'stall', afterEvents: 1 })
    const response = await world.send(doors.chat, {}, { body: { threadId: world.threadId, key: newKey(), text: WISH } })
    const messageId = await running(world)
    await world.all.runs.stop(world.threadId, messageId)
    await response.text()
    await settled(world)
    const { kinds, answer } = await answered(world)
    expect(kinds).toEqual([])
    expect(answer?.metadata).toMatchObject({ status: 'partial' })
    expect(answer?.metadata?.takenOver).toBeUndefined()
  })
}
