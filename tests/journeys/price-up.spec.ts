import { bookToCard, checkout, expectBooked, expectChargedOnce, expectOneOrder, fillCard, payWith } from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { minorUnits } from './steps'

test.use({ environment: { SANDBOX_DIALS: 'price-up=1 price-change=0' } })

test('the price rises between the review and the booking: nothing is charged, and the new one is accepted, then paid', async ({ page }) => {
  await bookToCard(page)
  const shown = minorUnits(await payWith(page))

  await test.step('what it was, what it is, and that nothing was charged', async () => {
    const modal = page.getByRole('dialog', { name: 'The price has changed' })
    await expect(modal.getByText(/The price is now £[\d,.]+; it was £[\d,.]+/)).toBeVisible({ timeout: 40_000 })
    await expect(modal.getByText(/Nothing was charged/)).toBeVisible()
    await expect(modal.getByText(/is held until/)).toHaveCount(0)
    await expectAccessible(page)
    await modal.getByRole('button', { name: 'Back to payment' }).click()
  })

  const words = await test.step('the new price is accepted before it can be paid', async () => {
    await fillCard(page)
    await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
    const choice = checkout(page).getByRole('region', { name: 'The price has changed since you saw it' })
    await expect(choice).toContainText(/It was £[\d,.]+/)
    const pay = checkout(page).getByRole('button', { name: /^Pay / })
    await expect(pay).toHaveCount(0)
    await expectAccessible(page)
    await choice.getByRole('button', { name: 'Accept the new price' }).click()
    const pressed = await pay.textContent()
    expect(minorUnits(pressed)).toBeGreaterThan(shown)
    await pay.click()
    return pressed
  })

  const reference = await expectBooked(page)
  await expectChargedOnce(page, words)
  await expectOneOrder(page, reference)
})
