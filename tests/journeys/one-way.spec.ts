import { expect, test } from './journey'
import {
  askFromHome,
  checkout,
  chooseFirst,
  continueAsGuest,
  expectBooked,
  fillBilling,
  fillCard,
  fillPassenger,
  keepFares,
  minorUnits,
  openCheckout,
  reviewAndPay,
  TRAVELLERS,
  tripSummary,
} from './steps'

test('a way out alone, with a cat that the airline is asked about, is booked for one', async ({ page }) => {
  await askFromHome(page, 'Manchester to Dublin next Friday, one way, 1 adult and a cat')
  await continueAsGuest(page)
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
})
