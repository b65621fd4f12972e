import type { Page, Request } from 'playwright/test'
import type { Measured } from '../table'

/** What is answered in words alone, each time in others. */
const TALK = ['Hello', 'What can you do?', 'Thanks!', 'Who are you?', 'Are you a person?', 'Can you help me with a trip?', 'Good morning']
const LATER_TURNS = 20
const FIRST_TURNS = 5
const SEARCH = 'London to Lisbon next Friday, one way, 1 adult'
const LONGEST_MS = 30_000
const OWN_HEADERS = ['cookie', 'content-type', 'x-time-zone']
const REST_MS = 300
/** Three times as fast as quick people write. */
const TYPED_EVERY_MS = 40

/** From Enter to the first painted word, in a new thread and later in it; to the first flight; and what a turn sends. */
export async function measureTurns(page: Page): Promise<Measured[]> {
  const sent: Request[] = []
  page.on('request', (request) => void sent.push(request))
  const firstWords: number[] = []
  const cards: number[] = []
  for (let time = -1; time < FIRST_TURNS; time++) {
    await openNew(page)
    const word = await enter(page, TALK[Math.max(0, time) % TALK.length] ?? '', WORDS)
    await openNew(page)
    const card = await enter(page, SEARCH, CARD)
    // The first of each also warms the server.
    if (time < 0) continue
    firstWords.push(word)
    cards.push(card)
  }
  await openNew(page)
  await enter(page, 'Hello', WORDS)
  const laterWords: number[] = []
  const bytes: number[] = []
  const requests: number[] = []
  for (let turn = 0; turn < LATER_TURNS; turn++) {
    const before = sent.length
    laterWords.push(await enter(page, TALK[(turn + 1) % TALK.length] ?? '', WORDS))
    await page.waitForTimeout(REST_MS)
    // The pulse is asked by the clock, turn or no turn.
    const ofTurn = sent.slice(before).filter((request) => /^\/api\/(?!.*\/pulse$)/.test(new URL(request.url()).pathname))
    requests.push(ofTurn.length)
    const sizes = await Promise.all(ofTurn.map(ownBytes))
    bytes.push(sizes.reduce((sum, size) => sum + size, 0))
  }
  return [
    { kind: 'Enter to first painted word, first turn', unit: 'ms', target: 60, values: firstWords, share: 0.5 },
    { kind: 'Enter to first painted word, later turns', unit: 'ms', target: 40, values: laterWords, share: 0.5 },
    { kind: 'Enter to first flight card', unit: 'ms', target: 300, values: cards, share: 0.5 },
    { kind: 'bytes of a turn (body, cookies, own headers), the 21st included', unit: 'bytes', target: 1_500, values: bytes, share: 1 },
    { kind: 'requests sent for a turn', unit: 'requests', target: 1, values: requests, share: 1 },
  ]
}

/** What the app itself has a turn carry: the body, the cookies, and headers of its own. What a browser says of itself is the browser's. */
async function ownBytes(request: Request): Promise<number> {
  const { requestBodySize } = await request.sizes()
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => OWN_HEADERS.includes(name))
  return headers.reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, requestBodySize)
}

const WORDS = 'article[aria-label="Wayfarer"]'
const CARD = 'article[aria-label^="Outbound flights"]'

async function openNew(page: Page): Promise<void> {
  await page.goto('/chat')
  await page.getByRole('textbox').first().waitFor()
  await page.waitForTimeout(REST_MS)
}

/**
 * Types a message faster than anybody, presses Enter, and tells how long it took until the page had painted the first of what is looked
 * for that is new. The page itself waits for that: to be asked meanwhile would cost it time.
 */
async function enter(page: Page, text: string, looksFor: string): Promise<number> {
  await page.getByRole('textbox').first().pressSequentially(text, { delay: TYPED_EVERY_MS })
  const watch = await page.evaluateHandle(watchPaint, { selector: looksFor, longest: LONGEST_MS })
  const painting = watch.evaluate(({ painted }) => painted)
  await page.keyboard.press('Enter')
  const took = await painting
  await page.getByRole('button', { name: 'Stop the answer' }).waitFor({ state: 'detached' })
  return took
}

/** Runs in the page: milliseconds from the key until the frame after the first new element with words in it. */
function watchPaint({ selector, longest }: { selector: string; longest: number }): { painted: Promise<number> } {
  const old = new Set(document.querySelectorAll(selector))
  const painted = new Promise<number>((resolve, reject) => {
    let enteredAt = Number.NaN
    const timer = setTimeout(() => reject(new Error('Nothing new was painted.')), longest)
    addEventListener('keydown', () => (enteredAt = performance.now()), { once: true, capture: true })
    const observer = new MutationObserver(() => {
      const shown = [...document.querySelectorAll(selector)].find((element) => !old.has(element) && element.textContent?.trim())
      if (!shown) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          clearTimeout(timer)
          resolve(performance.now() - enteredAt)
        }
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return { painted }
}
