import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { doors, withChats } from '@/tests/chat/chat-world'
import { newKey } from '@/tests/chat/turn-steps'
import { openAIAt } from '@/tests/fixtures/openai-server/ask'
import { KEY, openOpenAIServer } from '@/tests/fixtures/openai-server/server'

/** How a quick service answers: its first word after so long, and then a few letters as often. */
const [FIRST_MS, PIECE_MS] = [400, 40]
const TURNS = 5
const MOST = 1.2
const TALK = [
  'Of course, I can help with that. Where would you like to go?',
  'Would you like to travel with somebody, or on your own?',
  'Tell me a little more about what you enjoy, and I will look for places that suit you.',
]

const openChat = withChats()
const open: { close(): unknown }[] = []
afterAll(async () => {
  for (const one of open) await one.close()
})

test('the first words of a plain answer are there before its first sentence is whole', async () => {
  const { service, say } = await openDoors(async () => TALK[0] ?? '')
  const heard = Promise.withResolvers<void>()
  // Sends the first two pieces, and the rest only when a reader has got a word.
  service.dials.pace = (share) => (share < 0.3 ? Promise.resolve() : heard.promise)
  await say(() => heard.resolve())
})

// Measured only where it is asked for (MEASURE_FIRST_WORD=1), and nothing else is at work.
const measured = process.env.MEASURE_FIRST_WORD ? test : () => undefined
measured('the first word of a plain answer is there soon after the service’s own', async () => {
  let turn = 0
  const { service, say } = await openDoors(async () => {
    await new Promise((resolve) => setTimeout(resolve, FIRST_MS))
    return TALK[turn % TALK.length] ?? ''
  })
  service.dials.pace = () => new Promise((resolve) => setTimeout(resolve, PIECE_MS))
  const ask = () =>
    firstWord(
      `${service.baseUrl}/chat/completions`,
      { authorization: `Bearer ${KEY}` },
      { model: 'any', stream: true, messages: [{ role: 'user', content: 'hello' }] },
      /"content":"[^"]/,
    )
  // The first of each also warms what it meets.
  await say()
  await ask()
  const own: number[] = []
  const ours: number[] = []
  for (turn = 1; turn <= TURNS; turn++) {
    own.push(await ask())
    ours.push(await say())
  }
  const [word, ownWord] = [median(ours), median(own)]
  console.log(
    `first word of a plain answer: ${Math.round(word)} ms, the service’s own ${Math.round(ownWord)} ms: ${(word / ownWord).toFixed(2)}×`,
  )
  expect(word / ownWord).toBeLessThan(MOST)
})

/** The app behind HTTP, answered by a service behind HTTP. */
async function openDoors(answer: () => Promise<string>) {
  const service = await openOpenAIServer(async () => ({ text: await answer() }))
  const world = await openChat()
  Object.assign(world.all, { model: openAIAt(service.baseUrl, 'chat') })
  const app = createServer(async (request, response) => {
    const told = await world.send(doors.chat, {}, { body: await readJson(request) })
    response.writeHead(told.status, Object.fromEntries(told.headers))
    if (told.body) Readable.fromWeb(told.body as Parameters<typeof Readable.fromWeb>[0]).pipe(response)
    else response.end()
  })
  await new Promise<void>((listening) => app.listen(0, '127.0.0.1', listening))
  open.push(service, app)
  const url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/api/chat`
  const say = (onWord?: () => void) =>
    firstWord(url, {}, { threadId: world.threadId, key: newKey(), text: 'hello' }, /"type":"text-delta"/, onWord)
  return { service, say }
}

/** Milliseconds from the request to the first bytes with a word. Reads the answer to its end, so that the next turn may begin. */
async function firstWord(url: string, headers: Record<string, string>, body: object, word: RegExp, onWord = () => {}): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const decoder = new TextDecoder()
  let heard = ''
  let took: number | null = null
  for await (const bytes of response.body ?? []) {
    heard += decoder.decode(bytes, { stream: true })
    if (took !== null || !word.test(heard)) continue
    took = performance.now() - startedAt
    onWord()
  }
  if (took === null) throw new Error(`no word came: ${response.status} ${heard.slice(0, 300)}`)
  return took
}

async function readJson(request: IncomingMessage): Promise<object> {
  return JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString())
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
