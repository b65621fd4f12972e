import { bookToCard, checkout, expectBooked, expectChargedOnce, expectOneOrder, fillCard, MASTERCARD, payWith } from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { minorUnits } from './steps'

test.use({ environment: { SANDBOX_BANK_DIALS: 'capture-refused=1' } })

test('booked, and then the card does not pay: the trip stays booked and is paid once, with another card', async ({ page }) => {
  await bookToCard(page)
  const words = await payWith(page)

  await expect(checkout(page).getByRole('heading', { name: /^Action needed: your trip is booked/ })).toBeVisible({ timeout: 40_000 })
  await expect(checkout(page).getByText(/Booking reference SBX-\w+/)).toBeVisible()
  await expect(page.getByRole('navigation').getByText('To pay')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(checkout(page).getByRole('heading', { name: /^Action needed: your trip is booked/ })).toBeVisible()

  await fillCard(page, MASTERCARD)
  await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
  const pay = checkout(page).getByRole('button', { name: /^Pay / })
  expect(minorUnits(await pay.textContent())).toBe(minorUnits(words))
  await pay.click()

  const reference = await expectBooked(page)
  await expect(checkout(page).getByText('Mastercard ending 4444', { exact: true })).toBeVisible()
  await expectChargedOnce(page, words)
  await expectOneOrder(page, reference)
})
