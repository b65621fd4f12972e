import { beginThread } from './account-steps'
import { openPanel } from './ancillary-steps'
import { enterAsGuest } from './begin-trip'
import { checkout, expectBooked, fillBilling, fillCard, fillPassengers, openCheckout } from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { expectReadableByAll, expectStill } from './layout-steps'
import { bookToSummary, composer, expectPicks, SENTENCE, say, untilAlive } from './steps'

const DAY_MS = 86_400_000

test('the public pages can be read by all', async ({ page }) => {
  // Nobody touches these two, so their scripts stay away.
  for (const path of ['/', '/destination/lisbon']) {
    await page.goto(path)
    await expectReadableByAll(page)
  }
  await page.goto('/login')
  await untilAlive(page)
  await expectReadableByAll(page)
})

test('the conversation can be read by all: empty, with flights, and with a plan of days', async ({ page }) => {
  await enterAsGuest(page.request)
  await page.goto('/chat')
  await expect(composer(page)).toBeFocused()
  await expectAccessible(page)
  await expectReadableByAll(page)
  await say(page, SENTENCE)
  const picks = await expectPicks(page, 'Outbound')
  await picks.getByRole('button', { name: 'Show more flights' }).click()
  await expect(picks.getByRole('group', { name: 'Sort the flights' })).toBeVisible()
  await expectStill(page)
  await expectReadableByAll(page)

  const threadId = await beginThread(page.request, 'Plan 3 days in Lisbon for me.')
  await page.goto(`/chat/${threadId}`)
  await expect(page.getByRole('button', { name: /^Day 3/ })).toBeVisible()
  await untilAlive(page)
  await expectReadableByAll(page)
  await page.goto(`/plans/${threadId}`)
  await untilAlive(page)
  await expectReadableByAll(page)
})

test('the flights and their filters can be read by all', async ({ page }) => {
  await enterAsGuest(page.request)
  const [on = '', back = ''] = [35, 39].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10))
  await page.goto(`/flights?${new URLSearchParams({ from: 'LON*', to: 'LIS', on, back, type: 'round-trip', adults: '2' })}`)
  await expect(page.getByRole('article', { name: /^Outbound .*\. Return / }).first()).toBeVisible()
  await expectReadableByAll(page)
  await page.getByRole('button', { name: 'Choose outbound and return separately' }).click()
  const list = page.getByRole('region', { name: 'Flights found' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText(/\d+ flights? · prices/)).toBeVisible()
  await expectReadableByAll(page)
})

test('a booking can be read by all, from its summary to the order and the account', async ({ page }) => {
  await bookToSummary(page)
  await expectReadableByAll(page)
  const seats = await openPanel(page, 'Seats')
  await expectStill(page)
  await expectReadableByAll(page)
  await seats.getByRole('button', { name: 'Done' }).click()
  await openCheckout(page)
  await expectReadableByAll(page)
  await fillPassengers(page)
  await fillBilling(page)
  await fillCard(page)
  await expectReadableByAll(page)
  await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
  const pay = checkout(page).getByRole('button', { name: /^Pay / })
  await expect(pay).toBeVisible()
  await expectAccessible(page)
  await pay.click()
  await expectBooked(page)
  await expectReadableByAll(page)
  await checkout(page).getByRole('link', { name: 'Open the booking' }).click()
  await expect(page.getByRole('article', { name: 'Booking', exact: true })).toBeVisible()
  await expectReadableByAll(page)
  await page.goto('/account')
  await untilAlive(page)
  await expectReadableByAll(page)
})
