import { expect, expectAccessible, expectContrast, test } from './journey'

const PAGES = [
  '/',
  '/destination',
  '/destination/lisbon',
  '/itinerary',
  '/itinerary/lisbon-in-three-days',
  '/search?q=tram',
  '/ai-trip-planner',
  '/faq',
  '/no-such-page',
]

for (const path of PAGES)
  test(`${path} is accessible in the light and in the dark, and fits a narrow screen`, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide, 'pixels beyond the edge').toBeLessThanOrEqual(0)
  })

const MOST_SCRIPT_KB = 120
/** React and Next alone weigh about 140. */
const MOST_AWAKE_KB = 165

test('reading about a place costs little script, and a touch brings nothing of the chat', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Map<string, string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script') scripts.set(requestId, response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto('/destination/lisbon', { waitUntil: 'networkidle' })
  expect(bytes / 1_000, 'kB of script to read the page').toBeLessThanOrEqual(MOST_SCRIPT_KB)

  const alive = page.evaluate(() => new Promise((resolve) => addEventListener('wayfarer:alive', () => resolve(true), { once: true })))
  // Where it appears is no movement yet.
  for (const step of [0, 1]) await page.mouse.move(200, 300 + step)
  await alive
  expect(scripts.size).toBeGreaterThan(0)
  expect(bytes / 1_000, 'kB of script when it is touched').toBeLessThanOrEqual(MOST_AWAKE_KB)
  const sources = await Promise.all([...scripts.values()].map(async (url) => (await page.request.get(url)).text()))
  // Words that only the composer, the thread and the card form say.
  for (const words of ['Stop the answer', 'There’s nothing to send yet', 'Card number']) expect(sources.join('\n')).not.toContain(words)
})
