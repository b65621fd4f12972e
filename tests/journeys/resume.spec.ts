import type { Page } from 'playwright/test'
import { enter, makeAccount } from './account-steps'
import { enterAsGuest } from './begin-trip'
import { expectAccessible } from './journey'
import { say, untilAnswered } from './steps'
import { answers, beginningOf, endOf, expect, expectHalfTold, expectToldOnce, ownMessages, test, threadIdOf } from './storyteller'

const STORED_WITHIN_MS = 500

test('an answer goes on over a reload, in a second tab and on a second device, and ends everywhere with the same words, once (vercel/chatbot #1466, vercel/ai #13863)', async ({
  page,
  context,
  browser,
  baseURL,
  storyteller,
}) => {
  const account = await makeAccount(page.request, 'Ada')
  await enter(page.request, account)
  await page.goto('/chat')
  storyteller.pause()
  await say(page, 'Tell me of Lisbon')
  await expectHalfTold(page, 'Lisbon')
  const address = `/chat/${await threadIdOf(page)}`
  await page.reload()

  const tab = await context.newPage()
  await tab.goto(address)
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  const phone = await elsewhere.newPage()
  await enter(phone.request, account)
  await phone.goto(address)
  const windows = [page, tab, phone]
  for (const each of windows) await expectHalfTold(each, 'Lisbon')
  storyteller.goOn()
  for (const each of windows) await expectToldOnce(each, 'Lisbon')

  // Asked while the others stand open: they notice by themselves, and only look on.
  storyteller.pause()
  await say(phone, 'Tell me of Porto')
  for (const each of windows) await expectHalfTold(each, 'Porto')
  storyteller.goOn()
  for (const each of windows) {
    await expectToldOnce(each, 'Porto')
    await untilAnswered(each)
    await expect(answers(each)).toHaveCount(2)
    await expect(ownMessages(each)).toHaveCount(2)
  }
  const [here = '', ...there] = await Promise.all(windows.map((each) => answers(each).allInnerTexts().then(String)))
  for (const words of there) expect(withoutClocks(words)).toBe(withoutClocks(here))
  await elsewhere.close()
})

test('the connection is cut in the middle of an answer: it is said, and the same answer goes on, once (vercel/ai #18457)', async ({
  page,
  context,
  storyteller,
}) => {
  await page.addInitScript(breakStreamsWhenOffline)
  await beAtNewThread(page)
  storyteller.pause()
  await say(page, 'Tell me of Lisbon')
  await expectHalfTold(page, 'Lisbon')
  await context.setOffline(true)
  await expect(page.getByText('Reconnecting…', { exact: true })).toBeVisible()
  await expect(answers(page)).toContainText(beginningOf('Lisbon'))
  await expectAccessible(page)
  storyteller.goOn()
  await context.setOffline(false)
  await expectToldOnce(page, 'Lisbon')
  await expect(page.getByText('Reconnecting…', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: 'lost' })).toHaveCount(0)
})

test('kill -9 in the middle of an answer: what was written is kept, and “Continue” makes it whole in its place (vercel/chatbot #1060, vercel/ai #18425)', async ({
  page,
  server,
  storyteller,
}) => {
  await beAtNewThread(page)
  storyteller.pause()
  await say(page, 'Tell me of Lisbon')
  await expectHalfTold(page, 'Lisbon')
  // What has been seen for this long is stored: that is the promise under test.
  await page.waitForTimeout(STORED_WITHIN_MS)
  await server.kill()
  await expect(page.getByText('Reconnecting…', { exact: true })).toBeVisible()
  await server.start()

  // The page that stood open finds out by itself, and one that is opened anew shows the same.
  const goOn = answers(page).getByRole('button', { name: 'Continue' })
  await expect(goOn).toBeVisible()
  await expectHalfTold(page, 'Lisbon')
  await expectAccessible(page)
  await page.reload()
  await expect(goOn).toBeVisible()
  await expectHalfTold(page, 'Lisbon')
  storyteller.goOn()
  await goOn.click()
  await expectToldOnce(page, 'Lisbon')
  await expect(answers(page)).toHaveCount(1)
  await expect(goOn).toHaveCount(0)
  await page.reload()
  await expectToldOnce(page, 'Lisbon')
  await expect(page.getByText(endOf('Lisbon'))).toHaveCount(1)
})

async function beAtNewThread(page: Page): Promise<void> {
  await enterAsGuest(page.request)
  await page.goto('/chat')
}

/** In the browser: going offline, as it is emulated, leaves a stream that is open already untouched. */
function breakStreamsWhenOffline(): void {
  const fetchWhole = window.fetch
  window.fetch = async (...request) => {
    const response = await fetchWhole(...request)
    if (!response.body || !response.headers.get('content-type')?.includes('event-stream')) return response
    const wire = new TransformStream({
      start: (controller) => window.addEventListener('offline', () => controller.error(new TypeError('network error'))),
    })
    return new Response(response.body.pipeThrough(wire), response)
  }
}

/** When a message was sent may be told in another zone there. */
function withoutClocks(words: string): string {
  return words.replace(/\d?\d:\d\d/g, '').replace(/\s+/g, ' ')
}
