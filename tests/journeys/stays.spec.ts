import type { Locator, Page } from 'playwright/test'
import { enter, keptHere, makeAccount } from './account-steps'
import { enterAsGuest } from './begin-trip'
import { checkout, expectBooked, fillToReview, openCheckout } from './checkout-steps'
import { expect, expectAccessible, expectContrast, test } from './journey'
import { bookToSummary, minorUnits, openConversation, say, tripSummary, untilAnswered } from './steps'

const SENTENCE = 'Find me a hotel in Lisbon from 12 to 15 March for 2 adults'

test('places to stay are found by words, narrowed, looked at on the map and kept, over a reload and until signing out', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await enter(page.request, await makeAccount(page.request, 'Ada'))
  await page.goto('/chat')
  await say(page, SENTENCE)
  const card = staysCard(page)
  await expect(page.getByText(/^Demo market/)).toHaveCount(1)
  await expect(card).toContainText(/Fri 12 Mar( 2027)? – Mon 15 Mar( 2027)? · 3 nights · 2 adults · 1 room/)
  await untilAnswered(page)
  await expectAccessible(page)

  const dialog = await test.step('all of them: filters, order, and one press back', async () => {
    await card.getByRole('button', { name: /^All \d+ places to stay/ }).click()
    const all = page.getByRole('dialog', { name: 'Places to stay in Lisbon' })
    const count = all.getByRole('status')
    await expect(count).toHaveText(/^\d+ places to stay, with a room for you$/)
    const found = await count.textContent()
    await all.getByRole('checkbox', { name: /^Free to cancel/ }).check()
    await all.getByRole('checkbox', { name: /^5 stars/ }).check()
    await expect(count).toHaveText(/^\d+ of \d+ places to stay/)
    await all.getByRole('button', { name: 'Clear all' }).click()
    await expect(count).toHaveText(found ?? '')
    await all.getByRole('button', { name: 'Price', exact: true }).click()
    const prices = await pricesOf(all)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page, '[role=dialog]')
    await page.emulateMedia({ colorScheme: 'light' })
    return all
  })

  const name = await test.step('a pin shows its house, and a room of it is kept', async () => {
    const map = dialog.getByRole('region', { name: /^Map of \d+ places to stay in Lisbon/ })
    const pin = map.getByRole('button').nth(2)
    await pin.press('Enter')
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    const shown = dialog.getByRole('list', { name: 'The place on the map' })
    await shown.getByRole('button').first().click()
    const keep = shown.getByRole('button', { name: /^Keep this room/ }).first()
    const house = /^Keep this room: ([^,]+),/.exec((await keep.getAttribute('aria-label')) ?? '')?.[1] ?? ''
    await keep.click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(`You kept ${house}`, { exact: true })).toBeVisible()
    await untilAnswered(page)
    return house
  })

  await test.step('it stands with the trip and in this browser, also after a reload', async () => {
    const stay = page.getByRole('complementary', { name: 'Your trip' }).getByRole('region', { name: 'Where you stay' })
    for (let visit = 0; visit < 2; visit++) {
      await expect(stay).toContainText(name)
      await expect(stay).toContainText('Kept with your trip, not booked')
      const { hotelContext, selectedHotel } = await rootOf(page)
      expect(hotelContext).toMatchObject({ checkOutOn: expect.stringMatching(/-03-15$/), nights: 3, adults: 2, rooms: 1 })
      expect(hotelContext.totalPrice.amountMinor).toBe(3 * hotelContext.selectedRoom.selectedRate.netPrice.amountMinor)
      expect(selectedHotel.hotelContent.name).toBe(name)
      await page.reload()
    }
  })

  await test.step('signing out takes it from this browser', async () => {
    await page.getByRole('button', { name: /, account$/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await keptHere(page)).not.toContain(name)
  })
})

test('a phone has the list and the map one at a time, and nothing runs out at its side', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await openConversation(page)
  await say(page, SENTENCE)
  await untilAnswered(page)
  const card = staysCard(page)
  await card.getByRole('button', { name: /^All \d+ places to stay/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Places to stay in Lisbon' })
  await expect(dialog.getByRole('list', { name: 'Places to stay' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Map' }).click()
  await expect(dialog.getByRole('list', { name: 'Places to stay' })).toBeHidden()
  await expect(dialog.getByRole('region', { name: /^Map of/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Filters' }).click()
  await dialog.getByRole('checkbox', { name: /^4 stars/ }).check()
  await dialog.getByRole('button', { name: /^Show \d+ places? to stay$/ }).click()
  await expect(dialog.getByRole('button', { name: 'Filters · 1' })).toBeVisible()
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('what is kept is not part of what is paid for the flights', async ({ page }) => {
  test.setTimeout(240_000)
  await bookToSummary(page)
  const before = await totalOf(page)
  const threadId = page.url().split('/').at(-1) ?? ''
  const name = await keepByRequests(page, threadId)
  await page.reload()
  await expect(tripSummary(page).getByRole('region', { name: 'Where you stay' })).toContainText(name)
  expect(await totalOf(page)).toBe(before)
  await openCheckout(page)
  await fillToReview(page)
  const beside = checkout(page).getByText(`Not part of this payment: ${name}`)
  await expect(beside).toBeVisible()
  const pay = checkout(page).getByRole('button', { name: /^Pay / })
  expect(minorUnits(await pay.textContent())).toBe(minorUnits(before))
  await pay.click()
  await expectBooked(page)
  await expect(beside).toBeVisible()
})

test('a search for stays is somebody’s own', async ({ page, browser, server }) => {
  await enterAsGuest(page.request)
  await page.goto('/chat')
  await say(page, SENTENCE)
  await expect(staysCard(page)).toBeVisible()
  await untilAnswered(page)
  const threadId = page.url().split('/').at(-1) ?? ''
  expect((await page.request.get(`/api/trips/${threadId}/stays`)).status()).toBe(200)
  const other = await browser.newContext({ baseURL: server.url })
  await enterAsGuest(other.request)
  expect((await other.request.get(`/api/trips/${threadId}/stays`)).status()).toBe(404)
  await other.close()
})

function staysCard(page: Page): Locator {
  return page.getByRole('log').getByRole('article', { name: 'Places to stay in Lisbon', exact: true }).last()
}

async function pricesOf(dialog: Locator): Promise<number[]> {
  const rows = dialog.getByRole('list', { name: 'Places to stay' }).locator('> li > button')
  const texts = await rows.allTextContents()
  return texts.map((text) => Number((/€([\d,.]+)/.exec(text)?.[1] ?? '').replaceAll(',', '')))
}

async function rootOf(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('root'))
  return JSON.parse(text ?? '{}').state
}

async function totalOf(page: Page): Promise<string | null> {
  return tripSummary(page)
    .getByRole('button', { name: /^Check out/ })
    .textContent()
}

/** The search and the first room, by the requests that the list sends. */
async function keepByRequests(page: Page, threadId: string): Promise<string> {
  const city = { slug: 'lisbon', name: 'Lisbon', centre: { latitude: 38.7139, longitude: -9.1394 } }
  const [checkInOn, checkOutOn] = [60, 63].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  const search = { city, checkInOn, checkOutOn, adults: 2, children: 0, rooms: 1, currency: 'EUR' }
  await issue(page, threadId, { type: 'search-stays', search })
  const list = await (await page.request.get(`/api/trips/${threadId}/stays`)).json()
  const [hotel] = list.hotels
  await issue(page, threadId, { type: 'choose-stay', hotelId: hotel.hotelId, rateId: hotel.rooms[0].rates[0].rateId })
  return hotel.name
}

async function issue(page: Page, threadId: string, command: Record<string, unknown>): Promise<void> {
  const answer = await page.request.post(`/api/trips/${threadId}/commands`, { data: { command } })
  expect(answer.status(), await answer.text()).toBe(200)
}

test.describe('with a browser in American English', () => {
  test.use({ locale: 'en-US' })

  test('flights from London, a place to stay in Lisbon and a budget are all in dollars', async ({ page }) => {
    await openConversation(page)
    await say(page, 'London to Lisbon in three weeks for 4 nights, 2 adults')
    const trips = page.getByRole('article', { name: /^Round Trips from/ }).last()
    await expect(trips.getByText(/^US\$\d/).first()).toBeVisible()
    await say(page, 'find me a hotel there')
    await expect(
      staysCard(page)
        .getByText(/^US\$\d/)
        .first(),
    ).toBeVisible()
    await untilAnswered(page)
    await page.getByRole('button', { name: 'Set a budget' }).first().click()
    await expect(page.getByLabel('Most for flights and stay (USD)')).toBeVisible()
    expect(await page.getByRole('log').textContent()).not.toMatch(/[£€]\d/)
  })
})
