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
  const answers: Promise<{ orderId: string }>[] = []
  page.on('response', (response) => {
    const isPress = response.request().method() === 'POST' && response.url().endsWith('/api/orders')
    if (isPress && response.ok()) answers.push(response.json())
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
  const orderIds = (await Promise.all(answers)).map(({ orderId }) => orderId)
  expect(new Set(orderIds).size).toBe(1)

  await expectOneOrder(page, reference)
})
