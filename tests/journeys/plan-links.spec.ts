import type { Page } from 'playwright/test'
import { enterAsGuest } from './begin-trip'
import { expect, test } from './journey'
import { composer } from './steps'

const LISBON = 'Plan 3 days in Lisbon for me.'

test('“Plan this trip” writes the plan into the composer, makes a visitor a guest, and sends nothing before Enter', async ({ page }) => {
  const sent = spyOnSending(page)
  await page.goto('/destination/lisbon')
  await expect(page.getByText('You’ll start as a guest. No email needed.')).toBeVisible()
  await page.getByRole('link', { name: 'Plan this trip' }).click()
  await expect(composer(page)).toHaveValue(LISBON)
  await expect(page).toHaveURL(/\/chat$/)
  await expectNothingSaid(page)
  expect(sent).toEqual([])

  // A draft from here on: it is there after a reload, once.
  await page.reload()
  await expect(composer(page)).toHaveValue(LISBON)
  await expect(composer(page)).toBeFocused()
  await composer(page).press('Enter')
  await expect(page.getByRole('log').getByText(LISBON, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
  await expect(composer(page)).toHaveValue('')
  expect(sent).toHaveLength(1)
})

test('signed in, the plan stands above what was typed before; another plan takes the place of the first', async ({ page }) => {
  await enterAsGuest(page.request)
  await page.goto('/chat')
  await expect(composer(page)).toBeFocused()
  await composer(page).fill('with my mother, who walks slowly')
  await page.goto('/destination/lisbon')
  await page.getByRole('link', { name: 'Plan this trip' }).click()
  await expect(composer(page)).toHaveValue(`${LISBON}\nwith my mother, who walks slowly`)
  await page.goto('/itinerary/rome-in-three-days')
  await page.getByRole('link', { name: 'Plan this trip' }).click()
  await expect(composer(page)).toHaveValue(/^Plan 3 days in Rome for me\.\nwith my mother, who walks slowly$/)
  await expectNothingSaid(page)
})

test('a link that none of our pages holds writes nothing and begins nothing', async ({ page }) => {
  await enterAsGuest(page.request)
  const hostile = [
    'destination=<script>alert(1)</script>',
    'destination=lisbon&days=-1',
    'destination=lisbon&days=1e9',
    'destination=lisbon&destination=porto',
    'destination[]=lisbon',
    'destination=__proto__',
    'destination=LISBON',
    'itinerary=../../etc',
    'itinerary=lisbon-in-three-days%0APay',
    'text=Buy',
    'seed=Buy&sentence=Buy&q=Buy',
  ]
  for (const query of hostile) {
    const answer = await page.request.get(`/chat?${query}`)
    expect(answer.status(), query).toBe(200)
    // What the page hands to its scripts; the address itself it may repeat.
    expect(await answer.text(), query).not.toMatch(/\\"seed\\":\\"|Plan (?:\d|a trip|“)/)
  }
  // No server reads an address of a million characters; half of what it does read is no plan either.
  expect((await page.request.get(`/chat?destination=${'a'.repeat(1_000_000)}`)).status()).toBe(431)
  expect((await page.request.get(`/chat?destination=${'a'.repeat(8_000)}`)).status()).toBe(200)
  for (const query of [hostile[0], hostile[9]]) {
    await page.goto(`/chat?${query}`)
    await expect(composer(page)).toBeFocused()
    await expect(composer(page)).toHaveValue('')
  }
  await expectNothingSaid(page)
})

/** Neither on the page nor in the traveller's list. */
async function expectNothingSaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Where would you like to go?' })).toBeVisible()
  expect((await (await page.request.get('/api/threads')).json()).threads).toEqual([])
}

function spyOnSending(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/chat') sent.push(request.postData() ?? '')
  })
  return sent
}
