import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from './journey'
import { expectPicks, expectRoundTrips, openConversation, say, untilAnswered } from './steps'

const WEEKS_AHEAD = 6

/** A day some weeks from now, and others after it: `yyyy-MM-dd`. */
function dayAhead(days = 0): string {
  return new Date(Date.now() + (WEEKS_AHEAD * 7 + days) * 86_400_000).toISOString().slice(0, 10)
}

const SENTENCE = () => `London to Athens on ${dayAhead()}, back on ${dayAhead(5)}, 2 adults`
const PHONE = { width: 390, height: 844 }

async function tick(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .nth(index)
      .check()
}

test('round trips are ticked, compared in a table and chosen from it', async ({ page }) => {
  await openConversation(page)
  await say(page, SENTENCE())
  await expectRoundTrips(page)
  await tick(page, 1)
  await expect(page.getByRole('group', { name: 'Flights to compare' })).toContainText('Choose another to compare')
  await tick(page, 2)
  await page.getByRole('button', { name: 'Compare 2 Round Trips' }).click()
  const dialog = page.getByRole('dialog', { name: '2 Round Trips side by side' })
  await expect(dialog.getByRole('columnheader')).toHaveCount(2)
  await expect(dialog.getByRole('rowheader', { name: 'Total for 2 travellers, there and back' })).toBeVisible()
  for (const name of ['Layovers', 'Aircraft', 'Checked bags', 'Changes', 'Refund', 'Seat choice', 'CO₂']) {
    await expect(dialog.getByRole('rowheader', { name })).toHaveCount(2)
  }
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Only show what differs' }).check()
  await expect(dialog.getByText('(differs)').first()).toBeAttached()
  await dialog
    .getByRole('button', { name: /^Choose / })
    .last()
    .click()
  await expect(dialog).toHaveCount(0)
  await untilAnswered(page)
  await expect(page.getByText(/^You chose .+ and .+/).last()).toBeVisible()
})

test('words put whole round trips side by side, and the table chooses like its card', async ({ page }) => {
  await openConversation(page)
  await say(page, SENTENCE())
  await expectRoundTrips(page)
  await say(page, 'compare the first two')
  await untilAnswered(page)
  const card = page.getByRole('article', { name: '2 Round Trips side by side' })
  await expect(card.getByRole('table')).toBeVisible()
  await expect(page.getByText(/^Compared with .+ there and back/).last()).toBeVisible()
  await expectAccessible(page)
  await card
    .getByRole('button', { name: /^Choose / })
    .first()
    .press('Enter')
  await untilAnswered(page)
  await expect(card.getByText('Your choice')).toBeVisible()
})

test('four single flights scroll sideways on a phone, and the names of the rows stay', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openConversation(page)
  await say(page, SENTENCE())
  const card = await expectPicks(page, 'Outbound')
  await card.getByRole('button', { name: 'Show more flights' }).click()
  const rows = card.getByRole('listitem').filter({ has: page.getByRole('button', { expanded: false }) })
  for (let index = 0; index < 4; index += 1) {
    await rows.first().getByRole('button', { expanded: false }).click()
    await card
      .getByRole('listitem')
      .getByRole('checkbox', { name: /^Compare / })
      .nth(index)
      .check()
  }
  await page.getByRole('button', { name: 'Compare 4 flights' }).click()
  const dialog = page.getByRole('dialog', { name: '4 flights side by side' })
  await expect(dialog.getByRole('rowheader', { name: 'Total for 2 travellers, One Way' })).toBeVisible()
  const table = dialog.getByRole('region', { name: /scrolls sideways/ })
  const head = dialog.getByRole('rowheader', { name: 'Duration' })
  const before = await head.boundingBox()
  await table.evaluate((element) => element.scrollBy(300, 0))
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  const after = await head.boundingBox()
  expect(after?.x).toBe(before?.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await expectAccessible(page)
})

test('a return search on the flights page is answered with whole round trips, which are chosen in a thread', async ({ page }) => {
  const query = new URLSearchParams({ from: 'LON*', to: 'ATH', on: dayAhead(), back: dayAhead(5), adults: '2' })
  await page.goto(`/login?callbackUrl=${encodeURIComponent(`/flights?${query}`)}`)
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  const trips = page.getByRole('article', { name: /^Outbound .*\. Return / })
  await expect(trips).toHaveCount(3)
  await expect(trips.first()).toContainText('there and back, for 2 travellers')
  await expectAccessible(page)
  await tick(page, 2)
  await page.getByRole('button', { name: 'Compare 2 Round Trips' }).click()
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Choose outbound and return separately' }).click()
  await expect(page.getByRole('tab')).toHaveCount(2)
  await expect(page.getByText(/flights · prices One Way, for 2 travellers/)).toBeVisible()
  await page.goBack()
  await expect(trips).toHaveCount(3)
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await trips
    .first()
    .getByRole('button', { name: /^Choose the Round Trip/ })
    .click()
  await expect(page).toHaveURL(/\/chat\/thr_/)
  await untilAnswered(page)
  await expect(page.getByText(/^You chose .+ and .+/).last()).toBeVisible()
})
