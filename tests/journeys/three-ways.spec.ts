import type { Browser, Page } from 'playwright/test'
import { expect, test } from './journey'
import type { Plan } from './three-ways/bought'
import { byClicks } from './three-ways/by-clicks'
import { byKeyboard } from './three-ways/by-keyboard'
import { byWords } from './three-ways/by-words'

test('the same booking by clicks, by keyboard and by words ends in the same trip', async ({ browser, server }) => {
  test.setTimeout(420_000)
  const open = (name: string) => openAs(browser, server.url, name)
  const plan: Plan = { outbound: '', inbound: '', brands: ['', ''], seats: ['', ''] }
  const clicked = await test.step('by clicks', async () => byClicks(await open('clicks'), plan))
  const typed = await test.step('by keyboard', async () => byKeyboard(await open('keyboard'), plan))
  const said = await test.step('by words', async () => byWords(await open('words'), plan))
  expect(clicked.seats).toHaveLength(2)
  expect(clicked.bags).toHaveLength(2)
  expect(clicked.meals).toHaveLength(1)
  expect(typed).toEqual(clicked)
  expect(said).toEqual(clicked)
})

async function openAs(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'Europe/London' })
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.soft(error.message, `a script failed, ${name}`).toBe(''))
  await page.goto('/login?callbackUrl=/chat')
  return page
}
