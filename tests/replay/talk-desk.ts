import { access, mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import path from 'node:path'
import { cardWords } from '@/app/(quality)/engine/card-words'
import { playTranscript } from '@/app/(quality)/engine/run-transcript'
import { transcriptDifferences } from '@/lib/replay/differences'
import { type Act, actSchema, type Transcript } from '@/lib/replay/transcript'
import { configuredModel } from './desk'
import type { Options } from './options'
import { fare, pick } from './storyboards/beats'
import type { ActToTell } from './storyboards/story'
import { beginTalk, type Move, type Talk } from './talk'
import { readTranscriptFile, THREADS, writeTranscriptFile } from './transcript-files'

const FOLDER = path.join(THREADS, 'model-seat')

/**
 * Holds a talk with the model of the environment, until it is ended; gives the exit code. The traveller writes to the desk:
 *
 *     POST /say    {"text": "London to Lisbon on 27 November"}    what a chip says is said, too
 *     POST /press  {"pick": 1, "direction": 0}  {"fare": 2, "direction": 0}  or any act of a transcript: {"type": "undo"},
 *                  {"type": "click", "command": {…}, "label": "You chose …"}, {"type": "pay", "card": "visa"}
 *     GET  /screen what stands there; waits for an answer that is on its way
 *     POST /end    writes the transcript, and plays it once
 *
 * An act is answered with the screen once the model has answered; with `?quick` at once.
 */
export async function holdTalk({ name, title, port }: NonNullable<Options['seat']>): Promise<number> {
  const model = configuredModel()
  const file = path.join(FOLDER, `${name}.jsonl`)
  if (!model) return fail('There is no model to talk to: set OPENAI_API_KEY and OPENAI_BASE_URL.')
  if (await isThere(file)) return fail(`${file} is there already: take another name.`)
  await mkdir(FOLDER, { recursive: true })
  const desk = openTalkDesk(beginTalk({ title, model, isPaid: true }), async (transcript) => {
    await writeTranscriptFile(file, transcript)
    return [`Written to ${file}.`, ...(await differencesWhenPlayed(file))].join('\n')
  })
  desk.server.listen(port, '127.0.0.1', () => console.log(`The desk of “${title}” is open at http://127.0.0.1:${port}`))
  console.log(await desk.closed)
  return 0
}

/** The desk over HTTP; `keep` says what became of the transcript. */
export function openTalkDesk(talk: Talk, keep: (transcript: Transcript) => Promise<string>): { server: Server; closed: Promise<string> } {
  const closed = Promise.withResolvers<string>()
  let screen: Promise<string> = Promise.resolve('(nothing was said yet)')
  const answer = async (request: IncomingMessage): Promise<{ status: number; text: string }> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk')
    if (pathname === '/screen') return { status: 200, text: await screen }
    if (request.method === 'POST' && pathname === '/end') return { status: 200, text: await keep(await talk.end()) }
    const move = request.method === 'POST' ? readMove(pathname, await bodyOf(request)) : null
    if (!move) return { status: 404, text: 'POST /say, /press or /end; GET /screen.' }
    const taken = talk.take(move)
    const shown = taken.catch((error: unknown) => `(not done: ${wordsOf(error)})`)
    if (!searchParams.has('quick')) return { status: 200, text: await taken.finally(() => (screen = shown)) }
    screen = shown
    return { status: 202, text: 'The model is asked.' }
  }
  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => ({ status: 400, text: wordsOf(error) }))
      .then(({ status, text }) => {
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(`${text}\n`)
        if (request.url?.startsWith('/end') && status === 200) server.close(() => closed.resolve(text))
      })
  })
  return { server, closed: closed.promise }
}

/** What the traveller does; throws in words what is no act. */
function readMove(pathname: string, body: unknown): Move | null {
  const asked = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  if (pathname === '/say') return actOf({ type: 'say', text: asked.text })
  if (pathname !== '/press') return null
  const direction = Number(asked.direction ?? 0)
  const press = asked.pick === undefined ? (asked.fare === undefined ? null : fare) : pick
  if (!press) return actOf(asked)
  return press(Number(asked.pick ?? asked.fare), direction) as Move
}

function actOf(asked: Record<string, unknown>): ActToTell {
  const read = actSchema.safeParse({ ...asked, at: 0 })
  if (!read.success)
    throw new Error(`This is no act: ${read.error.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`).join('; ')}`)
  const { at: _at, ...act } = read.data as Act
  return act as ActToTell
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text || '{}')
}

/** A transcript that does not replay the same is told while its talk is fresh. */
async function differencesWhenPlayed(file: string): Promise<string[]> {
  const read = await readTranscriptFile(file)
  if ('fault' in read) return [read.fault]
  const played = await playTranscript(read.transcript, { model: 'recorded', drawCard: cardWords })
  const lines = transcriptDifferences(read.transcript, played.transcript)
  return lines.length === 0 ? ['It replays the same.'] : ['It does NOT replay the same:', ...lines]
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

function fail(why: string): number {
  console.log(why)
  return 2
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
