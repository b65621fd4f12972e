import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { App } from '../apps'
import { beginSeen, chunksOf, textOfParts } from './answer-text'
import { checkThreads, countFindings } from './check-threads'
import type { ThreadEntry } from './history-schema'
import type { PlannedTurn } from './plan'
import { openTalk } from './talk'

const CALM: PlannedTurn = { text: 'hello', leavesAfterMs: null, hasSecondReader: false, stopsAfterMs: null, queued: null }

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

type Answer = (request: { path: string; body: Record<string, unknown> }, response: ServerResponse) => void

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? {} : JSON.parse(text)
}

/** An app of a few lines that answers like the real one, as far as a talk can see. */
async function openApp(answer: Answer): Promise<App> {
  const server = createServer((request, response) => {
    void readBody(request).then((body) => answer({ path: request.url ?? '', body }, response))
  })
  opened.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return { name: 'one', url, start: async () => undefined, kill: async () => undefined, remove: async () => undefined }
}

function events(...chunks: unknown[]): string {
  return chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')
}

const start = { type: 'start', messageId: 'msg_x', messageMetadata: { threadId: 'thr_1' } }
const words = (text: string) => [
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: text },
  { type: 'text-end', id: 't' },
]
const finish = { type: 'finish', messageMetadata: { status: 'complete' } }

function talkWith(app: App) {
  const entries: ThreadEntry[] = []
  const note = (entry: object) => void entries.push({ at: new Date().toISOString(), ...entry } as ThreadEntry)
  const session = { send: (url: string, path: string, init?: RequestInit) => fetch(url + path, init) }
  return { entries, note, talk: openTalk(1, session, { note, anyDoor: () => app, beginReading: () => () => undefined }) }
}

test('a traveller whose answer breaks off reads the thread again, lets the answer go on, and leaves a history without findings', async () => {
  let [stored, status] = ['', 'partial']
  let key = ''
  const app = await openApp(({ path, body }, response) => {
    if (path === '/api/chat' && 'text' in body) {
      key = String(body.key)
      stored = 'Looking'
      response.write(events(start, ...words('Looking fo').slice(0, 2)), () => {
        note({ kind: 'kill', process: 'one' })
        response.destroy()
      })
    } else if (path === '/api/chat') {
      ;[stored, status] = ['Looking for flights.', 'complete']
      response.end(events(start, ...words(stored), finish))
    } else {
      const asked = { id: `msg_${key.replace('key_', '')}`, role: 'user', parts: [{ type: 'text', text: 'hello' }] }
      const answer = { id: 'msg_x', role: 'assistant', parts: [{ type: 'text', text: stored }], metadata: { status } }
      response.end(JSON.stringify({ messages: [asked, answer], runningMessageId: null, queued: [] }))
    }
  })
  const { entries, note, talk } = talkWith(app)
  await talk.talk([CALM])
  const left = await talk.look()
  note({ kind: 'left', client: 1, threadId: left?.threadId, ...left?.conversation })
  expect(entries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['sent', 'acknowledged', 'seen', 'cut-off', 'looked', 'went-on', 'back', 'left']),
  )
  expect(countFindings(checkThreads(entries))).toBe(0)
  expect(entries.filter(({ kind }) => kind === 'seen')).toMatchObject([
    { end: 'broken', text: '¶Looking fo' },
    { end: 'finish', text: '¶Looking for flights.', reader: 'going on' },
  ])
})

test('a refusal that would stay one ends the talk', async () => {
  const app = await openApp((_, response) => response.writeHead(404).end('{}'))
  await expect(talkWith(app).talk.talk([CALM])).rejects.toThrow('a message was answered with 404')
})

test('what is seen of an answer reads like what is stored of it', async () => {
  const card = { type: 'tool-input-available', toolCallId: 'call_1', toolName: 'searchFlights', input: {} }
  const seen = beginSeen()
  for (const chunk of [start, { type: 'data-trip', data: {} }, ...words('Looking.'), card, card, ...words('Take one.'), finish])
    seen.add(chunk)
  const parts = [
    { type: 'step-start' },
    { type: 'text', text: 'Looking.' },
    { type: 'tool-searchFlights', toolCallId: 'call_1', state: 'output-available' },
    { type: 'data-notice', data: {} },
    { type: 'text', text: 'Take one.' },
  ]
  expect(seen.text()).toBe(textOfParts(parts))
  expect(seen).toMatchObject({ messageId: 'msg_x', threadId: 'thr_1', status: 'complete', isFinished: true })
})

test('a stream is read whole, however it is cut into pieces', async () => {
  const bytes = new TextEncoder().encode(`: alive\n\n${events(start, ...words('Zürich – 23 €'))}data: [DONE]\n\n`)
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let from = 0; from < bytes.length; from += 7) controller.enqueue(bytes.slice(from, from + 7))
      controller.close()
    },
  })
  const seen = beginSeen()
  for await (const chunk of chunksOf(body)) seen.add(chunk)
  expect(seen.text()).toBe('¶Zürich – 23 €')
})
