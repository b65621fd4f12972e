import { openDatabase } from '../chaos/database'
import { openSession, type SignedIn } from '../chaos/session'
import { KEY, openOpenAIServer } from '../fixtures/openai-server/server'
import { type AppServer, createAppServer } from '../journeys/server'
import { ask, openConnections } from './load/ask'
import { providePostgresSecrets } from './load/secrets'
import { report } from './report'
import type { Measured } from './table'

const [ALONE, BURST, STREAMS] = [200, 100, 200]
/** How often as many come at once, and how long the process has to itself before. */
const [BURSTS, BREATH_MS] = [5, 1_000]
/** Words of an answer that streams for about ten seconds, and how often a group of letters of it comes. */
const [STORY_WORDS, PACE_MS] = [240, 30]
const GUESTS_AT_ONCE = 10

// What one process on PostgreSQL carries: its own share of the time to the first text, alone and in bursts of 100; whether 200 answers
// that stream side by side all come to their end, and what the process holds meanwhile; how long it takes to begin. Build first.
const database = await openDatabase()
if ('missing' in database) {
  console.log(`skipped: ${database.missing}`)
  process.exit(0)
}
const story = Array.from({ length: STORY_WORDS }, (_, index) => (index % 12 === 11 ? 'harbour.' : 'quiet')).join(' ')
const openai = await openOpenAIServer(() => ({ text: `${story} The end.`, calls: [] }))
openai.dials.pace = () => new Promise((resolve) => setTimeout(resolve, PACE_MS))
const app = await createAppServer('bench-load', { DATABASE_URL: database.url, ...providePostgresSecrets(), MODEL: 'concierge' })
try {
  await app.start()
  const guests = await makeGuests(app, STREAMS)
  const measured = [...(await firstTexts(app, guests)), ...(await streams(app, guests)), await begins(app, guests)]
  process.exitCode = report('load', measured, process.argv.slice(2))
} finally {
  await app.remove()
  await openai.close()
  await database.drop()
}

async function makeGuests({ url }: AppServer, count: number): Promise<SignedIn[]> {
  const guests: SignedIn[] = []
  for (let first = 0; first < count; first += GUESTS_AT_ONCE) {
    const numbers = Array.from({ length: GUESTS_AT_ONCE }, (_, index) => first + index + 1)
    guests.push(...(await Promise.all(numbers.map((guest) => openSession(url, guest)))))
  }
  return guests
}

/** The concierge answers at once, so all of this is the app's own. Each guest begins a thread, one after the other; then many at once. */
async function firstTexts({ url }: AppServer, guests: SignedIn[]): Promise<Measured[]> {
  const alone: number[] = []
  for (const guest of guests.slice(0, ALONE)) alone.push((await ask(guest, url, 'Hello')).firstTextMs)
  const atOnce: number[] = []
  for (let times = 0; times < BURSTS; times++) {
    await openConnections(url, BURST)
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS))
    const burst = await Promise.all(guests.slice(0, BURST).map((guest) => ask(guest, url, 'Hello')))
    atOnce.push(...burst.map(({ firstTextMs }) => firstTextMs))
  }
  return [
    { kind: 'first text, one after the other', unit: 'ms', target: 10, values: alone, share: 0.5 },
    { kind: `first text, ${BURST} at once`, unit: 'ms', target: 400, values: atOnce },
  ]
}

/** Answers of a model elsewhere, each to another guest, for about ten seconds side by side. */
async function streams(server: AppServer, guests: SignedIn[]): Promise<Measured[]> {
  await server.leave()
  await server.start({ MODEL: 'openai', OPENAI_API_KEY: KEY, OPENAI_BASE_URL: openai.baseUrl })
  const held: number[] = []
  const watch = setInterval(() => held.push(server.memoryMb()), 250)
  const answers = await Promise.allSettled(guests.map((guest) => ask(guest, server.url, 'Tell me a long story')))
  clearInterval(watch)
  const broken = answers.filter((answer) => answer.status === 'rejected' || !answer.value.text.includes('The end.')).length
  return [
    { kind: `of ${guests.length} answers side by side broken`, unit: 'streams', target: 0, values: [broken], share: 1 },
    { kind: 'memory of the process meanwhile', unit: 'MB', target: 400, values: held, share: 1 },
  ]
}

/** From the start of a process with all this data to the end of its first answer's first text. */
async function begins(server: AppServer, [guest]: SignedIn[]): Promise<Measured> {
  await server.leave()
  const began = performance.now()
  await server.start()
  if (guest) await ask(guest, server.url, 'Hello')
  return { kind: 'start of the process to its first answer', unit: 'ms', target: 2_000, values: [performance.now() - began], share: 1 }
}
