import { type Browser, chromium, type Page } from 'playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/setup/browser.mjs'
import { beginTrip, enterAsGuest } from '../journeys/begin-trip'
import { plantMessages } from '../journeys/plant-messages'
import { type AppServer, createAppServer } from '../journeys/server'
import { report } from './report'

const LENGTH = 1_000
const NEWEST = 'This is the newest message of them all.'
const [WARM_UP, TIMES] = [2, 12]
const [OPEN_MS, FRAME_MS] = [500, 50]
const REST_MS = 700
const WHEEL = { times: 12, by: -900 }
const SENTENCE = 'London to Lisbon next Friday, one way, 1 adult'

type Noted = Window & { newestShownAt?: number | undefined }

// The production server and a real browser: a thread of 1,000 messages, its cards among them, is loaded anew, opened from the list, and
// scrolled through. Build first (npm run build).
const server = await createAppServer('bench-opening')
await server.start()
const executablePath = findBrowser()
const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) })
try {
  const figures = await measure(server, browser)
  process.exitCode = report('opening', figures, process.argv.slice(2))
} finally {
  await browser.close()
  await server.remove()
}

async function measure(app: AppServer, from: Browser) {
  const context = await from.newContext({ baseURL: app.url, viewport: { width: 1280, height: 860 }, locale: 'en-GB' })
  const page = await context.newPage()
  await enterAsGuest(page.request)
  const [short, long] = [await beginTrip(page.request, SENTENCE), await beginTrip(page.request, SENTENCE)]
  await plantMessages(app, { [long]: await oldMessages(page, long) })
  await page.addInitScript(noteNewest, NEWEST)
  const anew: number[] = []
  const listed: number[] = []
  const frames: number[] = []
  for (let time = -WARM_UP; time < TIMES; time++) {
    const isCounted = time >= 0
    await page.goto(`/chat/${long}`)
    const loaded = await shownAt(page)
    if (isCounted) anew.push(loaded)
    const slow = await slowestFrames(page)
    if (isCounted) frames.push(...slow)
    await page.goto(`/chat/${short}`)
    await comeToRest(page)
    const began = await page.evaluate(() => performance.now())
    await page.locator(`a[href="/chat/${long}"]`).first().click()
    const shown = await shownAt(page)
    if (isCounted) listed.push(shown - began)
  }
  return [
    { kind: 'loaded anew', unit: 'ms' as const, target: OPEN_MS, values: anew },
    { kind: 'opened from the list', unit: 'ms' as const, target: OPEN_MS, values: listed },
    { kind: 'a frame while scrolling up', unit: 'ms' as const, target: FRAME_MS, values: frames },
  ]
}

/** What a real trip looks like, over and over, and one last message. */
async function oldMessages(page: Page, threadId: string) {
  const { messages } = await (await page.request.get(`/api/threads/${threadId}/conversation`)).json()
  const real: { role: string; parts: unknown }[] = messages.map(({ role, parts }: { role: string; parts: unknown }) => ({ role, parts }))
  const many = Array.from({ length: LENGTH - real.length - 1 }, (_, index) => real[index % real.length] ?? { role: 'user', parts: [] })
  return [...many, { role: 'assistant', parts: [{ type: 'text', text: NEWEST }] }]
}

/** In the page: remembers when the newest message was first painted where it can be seen. */
function noteNewest(newest: string): void {
  const noted: Noted = window
  const look = () => {
    const last = [...document.querySelectorAll('[role="log"] p')].findLast((paragraph) => paragraph.textContent === newest)
    const box = last?.getBoundingClientRect()
    const isShown = box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight
    if (isShown) noted.newestShownAt ??= performance.now()
    else noted.newestShownAt = undefined
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function shownAt(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => (window as Noted).newestShownAt)
  return (await noted.jsonValue()) ?? 0
}

/** The page asks after its thread for ever: it never has nothing to fetch. */
async function comeToRest(page: Page): Promise<void> {
  await page.getByRole('log').waitFor()
  await page.waitForTimeout(REST_MS)
}

/** Milliseconds of each frame while the wheel turns upwards. */
async function slowestFrames(page: Page): Promise<number[]> {
  await comeToRest(page)
  await page.getByRole('log').hover()
  const frames = page.evaluate(
    (wheelTimes) =>
      new Promise<number[]>((resolve) => {
        const lengths: number[] = []
        let last = performance.now()
        let left = wheelTimes * 6
        const next = () => {
          const now = performance.now()
          lengths.push(now - last)
          last = now
          left--
          if (left > 0) requestAnimationFrame(next)
          else resolve(lengths)
        }
        requestAnimationFrame(next)
      }),
    WHEEL.times,
  )
  for (let turn = 0; turn < WHEEL.times; turn++) await page.mouse.wheel(0, WHEEL.by)
  return frames
}
