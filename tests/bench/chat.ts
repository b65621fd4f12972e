import { type Browser, type BrowserContext, chromium, type Page } from 'playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/setup/browser.mjs'
import { KEY, openOpenAIServer } from '../fixtures/openai-server/server'
import { beginTrip, enterAsGuest } from '../journeys/begin-trip'
import { plantMessages } from '../journeys/plant-messages'
import { type AppServer, createAppServer } from '../journeys/server'
import { loadOnPhone, wireWeight } from './chat/first-load'
import { framesOfStream } from './chat/frames'
import { measureTurns } from './chat/turns'
import { report } from './report'
import type { Measured } from './table'

/** Words of a long answer, and how often a group of letters of it comes. */
const [LONG_ANSWER_WORDS, PACE_MS] = [2_000, 2]
const OLD_MESSAGES = 100

// What a traveller feels in a conversation, measured on the production server in a real browser: how much an empty chat weighs and when
// a slow phone shows it, how long from Enter to the first painted word and to the first flight, what a turn sends, and whether the page
// stands still while a long answer streams. Build first (npm run build).
const executablePath = findBrowser()
const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) })
try {
  const measured = [...(await withConcierge(browser)), ...(await withFarModel(browser))]
  process.exitCode = report('chat', measured, process.argv.slice(2))
} finally {
  await browser.close()
}

async function withConcierge(from: Browser): Promise<Measured[]> {
  const server = await createAppServer('bench-chat')
  try {
    await server.start()
    const turns = await measureTurns(await guestPage(server, from))
    return [
      { kind: 'scripts of an empty chat, on the wire', unit: 'kB', target: 200, values: [await wireWeight(from, server.url, '/chat')] },
      { kind: 'scripts of a public page before it is touched', unit: 'kB', target: 120, values: [await wireWeight(from, server.url, '/')] },
      ...(await loadOnPhone(from, server.url)),
      ...turns,
    ]
  } finally {
    await server.remove()
  }
}

/** A model elsewhere that tells long stories: the concierge never speaks for so long. */
async function withFarModel(from: Browser): Promise<Measured[]> {
  const story = Array.from({ length: LONG_ANSWER_WORDS }, (_, index) => (index % 12 === 11 ? 'harbour.' : 'quiet')).join(' ')
  const openai = await openOpenAIServer(() => ({ text: story, calls: [] }))
  openai.dials.pace = () => new Promise((resolve) => setTimeout(resolve, PACE_MS))
  const server = await createAppServer('bench-chat-far', { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: openai.baseUrl, MODEL: 'concierge' })
  try {
    await server.start()
    const page = await guestPage(server, from)
    const threadId = await beginTrip(page.request, 'London to Lisbon next Friday, one way, 1 adult')
    await plantMessages(server, { [threadId]: plainMessages(OLD_MESSAGES) })
    await server.leave()
    await server.start({ MODEL: 'openai' })
    await page.goto(`/chat/${threadId}`)
    return [{ kind: 'a frame while 2,000 words stream into 100 messages', unit: 'ms', target: 50, values: await framesOfStream(page) }]
  } finally {
    await server.remove()
    await openai.close()
  }
}

async function guestPage({ url }: AppServer, from: Browser): Promise<Page> {
  const context: BrowserContext = await from.newContext({ baseURL: url, viewport: { width: 1280, height: 860 }, locale: 'en-GB' })
  const page = await context.newPage()
  await enterAsGuest(page.request)
  return page
}

function plainMessages(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    parts: [{ type: 'text', text: `Message ${index} of an old conversation about harbours, trams and the weather in spring.` }],
  }))
}
