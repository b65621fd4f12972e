import { checkout, expectBooked, fillBilling, fillCard, fillPassenger, openCheckout, reviewAndPay, TRAVELLERS } from './checkout-steps'
import { expect, test } from './journey'
import { askFromHome, chooseFirst, keepFares, minorUnits, tripSummary } from './steps'

test('a way out alone, with a cat that the airline is asked about, is booked for one on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await askFromHome(page, 'Manchester to Dublin next Friday, one way, 1 adult and a cat')
  await chooseFirst(page, 'Outbound')
  await keepFares(page)
  await expect(tripSummary(page).getByText(/1 pet.*ask the airline/i)).toBeVisible()
  const total = minorUnits(
    await tripSummary(page)
      .getByRole('button', { name: /^Check out/ })
      .textContent(),
  )
  await openCheckout(page)
  await expect(checkout(page).getByRole('region', { name: /^(Adult|Child|Infant)/ })).toHaveCount(1)
  await fillPassenger(page, 'Adult 1', TRAVELLERS[0])
  await checkout(page)
    .getByRole('button', { name: /^Continue to/ })
    .click()
  await fillBilling(page)
  await fillCard(page)
  expect(minorUnits(await reviewAndPay(page))).toBe(total)
  await expectBooked(page)
  // What took the place of the form is longer: its beginning is what is shown.
  await expect(checkout(page).getByRole('list', { name: 'Steps' })).toBeInViewport({ ratio: 1 })
})
