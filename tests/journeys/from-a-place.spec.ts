import { expectBooked, fillBilling, fillCard, fillPassengers, openCheckout, reviewAndPay } from './checkout-steps'
import { expect, test } from './journey'
import { chip, chooseBoth, composer, say } from './steps'

test('who reads about a place plans it from there, and books the flights', async ({ page }) => {
  await page.goto('/destination')
  await page.getByRole('link', { name: 'Lisbon', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible()
  await page.getByRole('link', { name: 'Plan this trip' }).click()
  await expect(composer(page)).toHaveValue('Plan 3 days in Lisbon for me.')
  await composer(page).press('Enter')
  await page.getByRole('log').getByRole('button', { name: 'Find flights' }).click()
  await expect(page.getByRole('log')).toContainText('Where are you flying to Lisbon from?')
  await say(page, 'From London, next Friday, back Sunday, 2 adults')
  await expect(chip(page, 'To: Lisbon')).toBeVisible()
  await chooseBoth(page)
  await openCheckout(page)
  await fillPassengers(page)
  await fillBilling(page)
  await fillCard(page)
  await reviewAndPay(page)
  await expectBooked(page)
})
