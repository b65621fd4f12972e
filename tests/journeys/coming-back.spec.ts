import type { Page } from 'playwright/test'
import { beginThread } from './account-steps'
import { closePanel, openPanel, takeSuggestion } from './ancillary-steps'
import { beginTrip, enterAsGuest } from './begin-trip'
import { fillPassengers, openCheckout } from './checkout-steps'
import { comeBack } from './come-back'
import { expect, expectAccessible, expectContrast, test } from './journey'
import { daysAhead, expectRoundTrips, minorUnits, roundTripsCard, tripSummary, untilAnswered } from './steps'

const [OUT, BACK] = daysAhead(5, 8)
const DAY = 24 * 60

// Needs its own server, since its clock runs ahead.
test.use({ environment: { SANDBOX_DIALS: 'price-change=0' } })

test('offers that ran out: said so, checked again with one press, and what was chosen stays', async ({ page, server }) => {
  test.setTimeout(240_000)
  await enterAsGuest(page.request)
  const open = await beginThread(page.request, `London to Lisbon on ${OUT}, back ${BACK}, 2 adults`)
  const threadId = await beginTrip(page.request, `London to Lisbon on ${OUT}, back ${BACK}, 2 adults`)
  const banner = page.getByRole('region', { name: 'Prices out of date' })

  const seats = await test.step('a trip with seats and names', async () => {
    await page.goto(`/chat/${threadId}`)
    const panel = await openPanel(page, 'Seats')
    await takeSuggestion(panel, 'All together')
    await closePanel(panel)
    await openCheckout(page)
    await fillPassengers(page)
    await expect(banner).toHaveCount(0)
    return seatsOf(page)
  })

  await test.step('a day later its prices moved: they are shown, accepted, and the rest is kept', async () => {
    await comeBack(page, server, DAY)
    await page.goto(`/chat/${threadId}`)
    await expect(banner).toContainText(/Prices from .+ are out of date\. We’ve kept your choices\./)
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: /^(Choose|Pay) / }), 'no dead offer can be pressed').toHaveCount(0)
    await banner.getByRole('button', { name: 'Check again' }).click()
    const choice = banner.getByRole('region', { name: 'The price has changed' })
    await expect(choice).toContainText(/It was £[\d,.]+\s*→\s*and is now\s*£[\d,.]+/)
    await expect(choice).toContainText('We’ve kept your passengers, and any of your seats still sold.')
    await expectAccessible(page)
    const accept = choice.getByRole('button', { name: /^Accept £/ })
    const agreed = minorUnits(await accept.textContent())
    await accept.click()
    await expect(banner).toHaveCount(0)
    const { trip } = await (await page.request.get(`/api/trips/${threadId}`)).json()
    expect(trip.passengers.map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Ada', 'Tom'])
    expect(await seatsOf(page)).toEqual(seats)
    await expect(tripSummary(page)).toContainText(`£${(agreed / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`)
  })

  await test.step('nothing was picked yet: the new list stands in place, and the old card is dead', async () => {
    await page.goto(`/chat/${open}`)
    await expect(banner).toBeVisible()
    const old = roundTripsCard(page)
    await expect(old.getByText(/^Prices from .* have expired$/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Choose / })).toHaveCount(0)
    await banner.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText(/^You checked again: (still )?from £/).first()).toBeVisible()
    await expectRoundTrips(page)
    await expect(banner).toHaveCount(0)
    const cards = page.getByRole('article', { name: /^Round Trips from/ })
    await expect(cards.first().getByText('Replaced by a newer search')).toBeVisible()
    await expect(cards.first().getByRole('button', { name: /^Choose / })).toHaveCount(0)
  })

  await test.step('a week later the days have passed: other ones are asked for', async () => {
    await comeBack(page, server, 7 * DAY)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`/chat/${open}`)
    await expect(banner).toContainText(/has passed\. When would you like to go now\?/)
    await expectContrast(page)
    await expect(page.getByRole('button', { name: /^Choose [^n]/ }), 'no flight can be chosen').toHaveCount(0)
    await banner.getByRole('button', { name: 'Choose new dates' }).click()
    await expect(page.getByRole('dialog', { name: 'New dates' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await untilAnswered(page)
  })
})

async function seatsOf(page: Page): Promise<unknown> {
  const threadId = new URL(page.url()).pathname.split('/').at(-1)
  const { trip } = await (await page.request.get(`/api/trips/${threadId}`)).json()
  const seats: { seatNumber: string }[] = trip.ancillaries.seats
  expect(seats.length).toBeGreaterThan(0)
  return seats.map(({ seatNumber }) => seatNumber)
}
