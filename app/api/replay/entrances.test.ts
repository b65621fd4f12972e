import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { readTranscript } from '@/lib/replay/transcript-file'
import { type ChatWorld, withChats } from '@/tests/chat/chat-world'
import { GET as download, POST as play } from './[transcriptId]/route'
import { POST as upload } from './route'

const newChat = withChats()
const ID = 'tool-search-flights'
const TEXT = await readFile('tools/search-flights/transcript.jsonl', 'utf8')

/** Somebody who looks after quality, signed in. */
async function newQa() {
  const world = await newChat()
  const email = `quality-${crypto.randomUUID()}@example.com`
  world.all.environment = { ...world.all.environment, QA_EMAILS: [email] }
  const user = await world.all.users.create({ email, firstName: 'Quinn', lastName: 'Abel', passwordHash: 'set', isGuest: false })
  await world.signIn(user?.id ?? '')
  return world
}

const doorsOf = (world: ChatWorld) => [
  () => world.send(download, { transcriptId: ID }, { method: 'GET', path: '/api/replay/x?as=recorded' }),
  () => world.send(play, { transcriptId: ID }),
  () => world.send(upload, {}, { body: {} }),
]

async function sendText(world: ChatWorld, text: string, headers: Record<string, string> = {}) {
  // As `send` of the world, which sends JSON alone.
  const holder = globalThis as { wayfarerServices?: Promise<unknown> }
  holder.wayfarerServices = Promise.resolve(world.all)
  const request = new Request('https://wayfarer.test/api/replay', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...headers },
    body: text,
  })
  const response = await upload(request, {})
  return { status: response.status, body: (await response.json()) as { error?: { message: string }; differences?: string[] } }
}

test('whoever is not listed finds nothing behind any door, just as behind one that is not there', async () => {
  const world = await newChat()
  world.all.environment = { ...world.all.environment, QA_EMAILS: ['quality@example.com'] }
  const answers = await Promise.all(doorsOf(world).map((knock) => knock()))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  const listed = await newQa()
  const nothing = await listed.send(play, { transcriptId: '../../package' })
  const said = (response: Response) => response.json().then(({ error }) => error.message)
  const found = await Promise.all([...answers, nothing].map(said))
  expect(new Set(found).size).toBe(1)
})

test('a listed tester downloads a transcript, plays it, and saves today’s run', async () => {
  const world = await newQa()
  const file = (as: string) => world.send(download, { transcriptId: ID }, { method: 'GET', path: `/api/replay/${ID}?as=${as}` })
  const isSame = isDeepStrictEqual(readTranscript(await (await file('recorded')).text()), readTranscript(TEXT))
  expect(isSame).toBe(true)
  const replayed = await file('replayed')
  expect(replayed.headers.get('content-disposition')).toBe(`attachment; filename="${ID}.jsonl"`)
  const saved = await replayed.text()
  expect(saved.split('\n')).toHaveLength(TEXT.split('\n').length)
  // Cards are not drawn here, but nothing of them has changed.
  expect(saved.match(/"card":/g)).toEqual(TEXT.match(/"card":/g))
  expect(await (await file('report')).text()).toContain('Every transcript replays the same')
  expect(await (await world.send(play, { transcriptId: ID })).json()).toMatchObject({ status: 'same', lines: [] })
  expect((await file('../../x')).status).toBe(400)
})

test('a file is played and kept nowhere; what is none says why', async () => {
  const world = await newQa()
  expect(await sendText(world, TEXT)).toMatchObject({ status: 200, body: { differences: [], failure: null } })
  expect(await world.all.recordings.listThreads(10)).toEqual([])
  expect(await sendText(world, 'rm -rf /')).toMatchObject({
    status: 400,
    body: { error: { message: 'Line 1 is no JSON, so this is no transcript.' } },
  })
  const [header = ''] = TEXT.split('\n')
  const deep = `{"type":"tool","at":0,"tool":"x","input":${'['.repeat(20_000)}${']'.repeat(20_000)},"result":1}`
  const end = '{"type":"end","at":0,"situation":null,"price":null,"order":null,"database":{}}'
  expect((await sendText(world, [header, deep, end].join('\n'))).status).toBeLessThan(500)
  expect(await sendText(world, [header.replace(/"zone":"[^"]*"/, '"zone":"Nowhere/Atall"'), end].join('\n'))).toMatchObject({
    status: 200,
    body: { failure: expect.stringContaining('Nowhere/Atall') },
  })
})

test('50 MB are refused by what they say of themselves, or as soon as they turn out to be', async () => {
  const world = await newQa()
  const said = await sendText(world, 'x', { 'content-length': String(50 * 1024 * 1024) })
  expect(said).toMatchObject({ status: 413, body: { error: { message: expect.stringContaining('larger than 20 MB') } } })
  expect((await sendText(world, 'x'.repeat(50 * 1024 * 1024))).status).toBe(413)
})

test('a process that leaves plays nothing new: the proxy, which refuses all the rest, never sees this', async () => {
  const world = await newQa()
  const holder = globalThis as { wayfarerLeaves?: boolean }
  holder.wayfarerLeaves = true
  const said = await sendText(world, TEXT).finally(() => delete holder.wayfarerLeaves)
  expect(said).toMatchObject({ status: 503, body: { error: { message: expect.stringContaining('is restarting') } } })
})
