import {
  bookToCheckout,
  checkout,
  DECLINED_CARD,
  expectBooked,
  expectOneOrder,
  fillBilling,
  fillCard,
  fillPassengers,
  GOOD_CARD,
  reviewAndPay,
} from './checkout-steps'
import { expect, expectAccessible, test } from './journey'

test('a declined card is said in the bank’s words, and another card pays the same order', async ({ page }) => {
  const orderIds: string[] = []
  // Read before the page gets it: once the page has gone on, a body can't be asked for any more.
  await page.route('**/api/orders', async (route) => {
    const response = await route.fetch()
    if (route.request().method() === 'POST' && response.ok()) orderIds.push((await response.json()).orderId)
    await route.fulfill({ response })
  })
  await bookToCheckout(page)
  await fillPassengers(page)
  await fillBilling(page)
  await fillCard(page, DECLINED_CARD)
  await reviewAndPay(page)

  const declined = page.getByRole('dialog', { name: 'The card was declined' })
  await expect(declined).toBeVisible({ timeout: 40_000 })
  await expect(declined.getByText(/declined/).last()).toBeVisible()
  await expect(declined.getByText(/Nothing was charged/)).toBeVisible()
  await expectAccessible(page)
  await declined.getByRole('button', { name: 'Pay with another card' }).click()

  await expect(checkout(page).getByLabel('Card number')).toBeFocused()
  await expect(checkout(page).getByLabel('Email')).toHaveValue('ada.marlow@example.com')
  await fillCard(page, GOOD_CARD)
  await reviewAndPay(page)
  const reference = await expectBooked(page)
  expect(new Set(orderIds).size).toBe(1)

  await expectOneOrder(page, reference)
})
