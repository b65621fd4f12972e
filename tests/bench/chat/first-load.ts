import type { Browser } from 'playwright/test'
import { enterAsGuest } from '../../journeys/begin-trip'
import type { Measured } from '../table'

const TIMES = 5
const SETTLED_MS = 4_000
const SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

type Noted = Window & { lcpMs?: number; blockedMs?: number }

/** Kilobytes of all scripts that a fresh browser fetches for a page that nobody touches, compressed as they come. */
export async function wireWeight(browser: Browser, url: string, path: string): Promise<number> {
  const context = await browser.newContext({ baseURL: url })
  try {
    const page = await context.newPage()
    await enterAsGuest(page.request)
    await page.goto(path)
    await page.waitForTimeout(SETTLED_MS)
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming && /\.js(\?|$)/.test(entry.name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    return bytes / 1_000
  } finally {
    await context.close()
  }
}

/** An empty chat on a phone with a processor four times slower: its largest paint, and how long it could not have answered a touch. */
export async function loadOnPhone(browser: Browser, url: string): Promise<Measured[]> {
  const largest: number[] = []
  const blocked: number[] = []
  for (let time = -1; time < TIMES; time++) {
    const context = await browser.newContext({ baseURL: url, ...PHONE })
    try {
      const page = await context.newPage()
      await enterAsGuest(page.request)
      const device = await context.newCDPSession(page)
      await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.addInitScript(noteLoading)
      await page.goto('/chat')
      await page.waitForTimeout(SETTLED_MS)
      const { lcpMs, blockedMs } = await page.evaluate(() => ({
        lcpMs: (window as Noted).lcpMs ?? Number.NaN,
        blockedMs: (window as Noted).blockedMs ?? 0,
      }))
      // The first one also warms the server.
      if (time < 0) continue
      largest.push(lcpMs)
      blocked.push(blockedMs)
    } finally {
      await context.close()
    }
  }
  return [
    { kind: 'largest paint of an empty chat, phone 4 × slower', unit: 'ms', target: 1_500, values: largest },
    { kind: 'blocked time of an empty chat, phone 4 × slower', unit: 'ms', target: 350, values: blocked },
  ]
}

/** Runs in the page, before anything else. */
function noteLoading(): void {
  const noted = window as Noted
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.lcpMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.blockedMs = (noted.blockedMs ?? 0) + Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}
