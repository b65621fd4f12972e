import type { Locator, Page } from 'playwright/test'
import { bookToCheckout, checkout, fillBilling, fillCard, fillPassengers } from './checkout-steps'
import { expect, expectAccessible, markWhenAlive, test } from './journey'
import { createAppServer } from './server'
import { chooseFirst, continueAsGuest, expectPicks, minorUnits, openConversation, picksCard, say, untilAnswered } from './steps'

const WEEKS_AHEAD = 5

/** A day some weeks from now, and others after it: `yyyy-MM-dd`. */
function dayAhead(days = 0): string {
  return new Date(Date.now() + (WEEKS_AHEAD * 7 + days) * 86_400_000).toISOString().slice(0, 10)
}

async function openFlights(page: Page, query: Record<string, string> = {}): Promise<void> {
  await page.goto(`/login?callbackUrl=${encodeURIComponent(`/flights?${new URLSearchParams(query)}`)}`)
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page.getByRole('heading', { name: 'Flights', level: 1 })).toBeVisible()
}

const LISBON = () => ({ from: 'LON*', to: 'LIS', on: dayAhead(), back: dayAhead(4), type: 'round-trip', adults: '2', show: '1' })

function rows(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Flights found' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { expanded: false }) })
}

/** "26 of 67 flights": how many are shown. */
async function shownCount(page: Page): Promise<number> {
  const words = await page.getByText(/\d+ flights? · prices/).textContent()
  return Number(/^\d+/.exec(words ?? '')?.[0])
}

test('flights are searched, filtered and sorted without a word, and the address keeps all of it', async ({ page }) => {
  await openFlights(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Search flights' }).click()
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveAttribute('aria-invalid', 'true')

  await page.getByRole('combobox', { name: 'From' }).fill('Lond')
  await page
    .getByRole('option', { name: /London/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'To' }).fill('Lisbon')
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click()
  await page.getByLabel('Outbound', { exact: true }).fill(dayAhead())
  await page.getByLabel('Return', { exact: true }).fill(dayAhead(4))
  await page.getByRole('button', { name: 'Search flights' }).click()
  await page.getByRole('button', { name: 'Choose outbound and return separately' }).click()
  await expect(rows(page).first()).toBeVisible()
  const all = await shownCount(page)
  expect(all).toBeGreaterThan(10)
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: /^Direct/ }).check()
  await expect(page).toHaveURL(/f0=/)
  await expect.poll(() => shownCount(page)).toBeLessThan(all)
  const direct = await shownCount(page)
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('irect only')
  await page.getByRole('button', { name: 'Price', exact: true }).click()
  await expect(page).toHaveURL(/sort=price/)
  await expect(page.getByRole('button', { name: /^Price/, pressed: true })).toBeVisible()
  const cheapest = await rows(page).first().textContent()

  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => shownCount(page)).toBe(direct)
  expect(await rows(page).first().textContent()).toBe(cheapest)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=price/)
  await page.goBack()
  await expect(page).not.toHaveURL(/f0=/)
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => shownCount(page)).toBe(all)
})

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 860 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${device} both days are chosen in one calendar, which knows what other days cost`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openFlights(page, LISBON())
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Change search' }).click()
    await page.getByRole('button', { name: 'Outbound: choose in the calendar' }).click()
    const calendar = page.getByRole('dialog', { name: 'Outbound: choose a day' })
    await expect(calendar.getByRole('grid').nth(device === 'a phone' ? 11 : 1)).toBeVisible()
    await expect(calendar.getByRole('button', { name: /chosen: Outbound/ })).toBeFocused()
    await expect(calendar.getByRole('button', { name: /, from £[\d,.]+ for 2 travellers/ }).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(calendar.getByRole('button', { name: /^Return/, pressed: true })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(calendar).toHaveCount(0)
    await page.getByRole('button', { name: 'Search flights' }).click()
    await expect(page).toHaveURL(new RegExp(`on=${dayAhead(1)}.*back=${dayAhead(8)}`))
    await expect(page.getByRole('article', { name: 'Round Trips' })).toBeVisible()
  })
}

test('a day is typed as one likes, and one that does not exist is explained', async ({ page }) => {
  await openFlights(page, LISBON())
  await page.getByRole('button', { name: 'Change search' }).click()
  const out = page.getByLabel('Outbound', { exact: true })
  await out.fill('31 February')
  await page.getByRole('button', { name: 'Search flights' }).click()
  await expect(page.getByText('31 February doesn’t exist.')).toBeVisible()
  await expect(out).toBeFocused()
  await expectAccessible(page)
  const [year = '', month = '', day = ''] = dayAhead(2).split('-')
  await out.fill(`${day}/${month}/${year}`)
  await page.getByRole('button', { name: 'Search flights' }).click()
  await expect(page).toHaveURL(new RegExp(`on=${dayAhead(2)}`))
})

test('other days, the month, the plot and the map show what else there is', async ({ page }) => {
  await openFlights(page, LISBON())
  await expect(rows(page).first()).toBeVisible()
  const days = page.getByRole('navigation', { name: 'Lowest prices on nearby days' })
  await expect(days.getByRole('listitem')).toHaveCount(7)
  await page.getByRole('button', { name: 'Show the whole month' }).click()
  await expect(page.getByRole('table').getByRole('button').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show price against duration' }).click()
  await expect(page.getByRole('region', { name: 'Price against duration' })).toBeVisible()
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect(page.getByRole('table', { name: /price/i }).getByRole('row').nth(2)).toBeVisible()
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.getByRole('img', { name: /London.*Lisbon/ })).toBeVisible()
  await expectAccessible(page)

  await days.getByRole('button').last().click()
  await expect(page).toHaveURL(new RegExp(`on=${dayAhead(3)}`))
  await expect(rows(page).first()).toBeVisible()
})

test('“Ask about these flights” goes on in a thread with this very search, and a chosen flight is chosen there', async ({ page }) => {
  await openFlights(page, { ...LISBON(), f0: 'stops:direct' })
  await expect(rows(page).first()).toBeVisible()
  const direct = await shownCount(page)
  await page.getByRole('button', { name: 'Ask about these flights' }).click()
  await expect(page).toHaveURL(/\/chat\/thr_/)
  const card = await expectPicks(page, 'Outbound')
  await expect(card).toContainText(new RegExp(`${direct} of \\d+ flights`))

  await page.goto(`/flights?${new URLSearchParams(LISBON())}`)
  await rows(page).first().getByRole('button').first().click()
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/chat\/thr_/)
  await expectPicks(page, 'Return')
})

test('a multi-trip of three flights is found, with an open jaw', async ({ page }) => {
  await openFlights(page, {
    type: 'multi-trip',
    s: `LHR-FCO-${dayAhead()},FCO-ATH-${dayAhead(4)},ATH-LGW-${dayAhead(8)}`,
    adults: '1',
  })
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(3)
  await page.getByRole('tab').nth(2).click()
  await expect(rows(page).first()).toContainText('ATH')
})

test('a link that is broken in places says what was left out, and searches the rest', async ({ page }) => {
  await openFlights(page, { ...LISBON(), adults: 'many', sort: 'beauty', f0: 'stops:none-at-all' })
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByText(/left it out|could not be read/i).first()).toBeVisible()
})

test('words and clicks filter the same flights, weights change the order, and undo takes a filter back', async ({ page }) => {
  await openConversation(page)
  await say(page, `London to Lisbon on ${dayAhead()}, back on ${dayAhead(4)}, leaving after lunch, not Ryanair`)
  const card = await expectPicks(page, 'Outbound')
  await expect(card).toContainText(/\d+ of \d+ flights/)
  await card.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: /Filters/ })
  await expect(sheet.getByRole('button', { name: 'Exclude Ryanair' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await sheet.getByRole('checkbox', { name: /^TAP/ }).check()
  await sheet.getByRole('button', { name: /^Show \d+ flight/ }).click()
  await expect(card.getByRole('article').first()).toContainText('TAP')
  await expect(card.getByRole('list', { name: 'Filters in use' })).toContainText('TAP')

  await say(page, 'show all flights again')
  await untilAnswered(page)
  await expect(picksCard(page, 'Outbound')).not.toContainText(/\d+ of \d+ flights/)

  const newest = await expectPicks(page, 'Outbound')
  await newest.getByRole('button', { name: 'Preferences' }).click()
  const hours = page.getByRole('slider', { name: /Travel time/ })
  const kept = page.waitForResponse((response) => response.url().endsWith('/commands') && response.ok())
  await hours.press('Home')
  await expect(hours).toHaveAttribute('aria-valuetext', /^don’t mind/)
  await kept
  await page.reload()
  const again = await expectPicks(page, 'Outbound')
  await again.getByRole('button', { name: 'Preferences' }).click()
  await expect(page.getByRole('slider', { name: /Travel time/ })).toHaveValue('0')
})

test('slow sources are waited for in the open, and one that fails is named', async ({ browser }) => {
  // Slow enough that a busy machine, too, shows the count before the last source has answered.
  const server = await createAppServer('slow-sources', { SANDBOX_DIALS: 'seed=3 delay=5000 error=0.3 price-change=0' })
  await server.start()
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', timezoneId: 'Europe/London' })
  try {
    const page = await context.newPage()
    await page.goto('/login?callbackUrl=/chat')
    await continueAsGuest(page)
    // Which source fails follows from the search: of some searches one will do.
    const missing = page.getByText(/so their flights are missing here/)
    for (const city of ['Lisbon', 'Madrid', 'Rome', 'Athens', 'Berlin']) {
      await say(page, `London to ${city} on ${dayAhead()}, one way`)
      await expect(page.getByText(/\d of 5 sources, \d+ flights?/).first()).toBeVisible()
      await untilAnswered(page)
      if ((await missing.count()) > 0) break
    }
    await expect(missing.first()).toBeVisible()
    await expect((await expectPicks(page, 'Outbound')).getByRole('button', { name: /^Choose / }).first()).toBeEnabled()
  } finally {
    await context.close()
    await server.remove()
  }
})

test('a price that moved is a choice at the checkout’s door: accepted before anybody types a name, and no second surprise', async ({
  browser,
}) => {
  const server = await createAppServer('moving-prices', { SANDBOX_DIALS: 'price-change=1' })
  await server.start()
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', timezoneId: 'Europe/London' })
  try {
    await markWhenAlive(context)
    const page = await context.newPage()
    await bookToCheckout(page)
    const choice = checkout(page).getByRole('region', { name: 'The airline has changed its price' })
    await expect(choice).toContainText(/It was £[\d,.]+/)
    await expect(choice).toContainText('Nothing has been charged.')
    await expect(choice.getByRole('listitem').first()).toContainText(/Outbound|Return/)
    await expect(checkout(page).getByLabel('First name')).toHaveCount(0)
    await expectAccessible(page)
    const accept = choice.getByRole('button', { name: /^Accept £/ })
    const accepted = minorUnits(await accept.textContent())
    await accept.click()
    await expect(choice).toHaveCount(0)

    await fillPassengers(page)
    await fillBilling(page)
    await fillCard(page)
    await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
    const pay = checkout(page).getByRole('button', { name: /^Pay / })
    await expect(pay).toBeVisible()
    expect(minorUnits(await pay.textContent())).toBe(accepted)
    await expect(checkout(page).getByText(/price has changed/)).toHaveCount(0)
  } finally {
    await context.close()
    await server.remove()
  }
})

test('a price that moved leads back to other flights', async ({ browser }) => {
  const server = await createAppServer('moving-back', { SANDBOX_DIALS: 'price-change=1' })
  await server.start()
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', timezoneId: 'Europe/London' })
  try {
    await markWhenAlive(context)
    const page = await context.newPage()
    await bookToCheckout(page)
    const choice = checkout(page).getByRole('region', { name: 'The airline has changed its price' })
    await choice.getByRole('button', { name: 'Look at other flights' }).click()
    const direction = /outbound/.test(
      (await page
        .getByText(/^You went back to the/)
        .last()
        .textContent()) ?? '',
    )
      ? 'Outbound'
      : 'Return'
    await chooseFirst(page, direction)
    await expect(page.getByRole('button', { name: 'Keep the fares shown' })).toBeVisible()
  } finally {
    await context.close()
    await server.remove()
  }
})

test('flexible days are in the address, compared by price, and taken with one press', async ({ page }) => {
  const { show: _show, ...search } = LISBON()
  await openFlights(page, search)
  await page.getByRole('button', { name: 'Change search' }).click()
  await page.getByRole('combobox', { name: 'Flexible dates' }).selectOption('± 2 days')
  await page.getByRole('button', { name: 'Search flights' }).click()
  await expect(page).toHaveURL(/flex=2/)
  const card = page.getByRole('article', { name: /^Cheapest days/ })
  const table = card.getByRole('table', { name: 'All prices by outbound and return' })
  await expect(table.getByRole('row')).toHaveCount(7)
  await expect(table.getByRole('button', { name: /^See these flights/ })).not.toHaveCount(0)
  await expectAccessible(page)

  const cheapest = card.getByRole('listitem').first()
  const total = await cheapest.getByText(/^[£€]/).first().textContent()
  await cheapest.getByRole('button', { name: /^See these flights/ }).click()
  await expect(page).toHaveURL(/flex=2/)
  await expect(page).not.toHaveURL(new RegExp(`on=${search.on}.*back=${search.back}`))
  await expect(
    page
      .getByRole('article', { name: 'Round Trips' })
      .getByText(total ?? '')
      .first(),
  ).toBeVisible()
  await page.goto(page.url().replace('flex=2', 'flex=9'))
  await expect(page.getByText('We didn’t understand part of this link and left it out: “flex=9”.')).toBeVisible()
})
