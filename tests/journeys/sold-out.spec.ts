import { bookToCard, checkout, passengerForm, payWith } from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { minorUnits } from './steps'

test.use({ environment: { SANDBOX_DIALS: 'book-refused=1 price-change=0' } })

test('sold out while it is booked: said with what became of the money, and another flight leads back to the checkout', async ({ page }) => {
  await bookToCard(page)
  await payWith(page)

  const modal = page.getByRole('dialog', { name: 'Sold out' })
  await expect(modal).toBeVisible({ timeout: 40_000 })
  await expect(modal.getByText(/sold out a moment ago/)).toBeVisible()
  await expect(modal.getByText(/Nothing was charged/)).toBeVisible()
  await expect(modal.getByText(/The hold on your card will disappear/)).toBeVisible()
  const others = modal.getByRole('region', { name: 'Other flights' }).getByRole('button', { name: /^Choose / })
  await expect(others).toHaveCount(3)
  await expectAccessible(page)
  await others.first().click()

  await test.step('the checkout stands open with the names and the billing that were typed', async () => {
    await expect(modal).toHaveCount(0)
    await expect(checkout(page).getByText('Ada Marlow, Tom Marlow')).toBeVisible()
    await expect(checkout(page).getByLabel('Email')).toHaveValue('ada.marlow@example.com')
    await expect(checkout(page).getByLabel('Card number')).toBeVisible()
    await expect(passengerForm(page, 'Adult 1')).toHaveCount(0)
  })

  await test.step('the order’s page: not booked, the hold released, nothing charged', async () => {
    await page.goto('/orders')
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
    await expect(page.getByText('Not booked', { exact: true }).first()).toBeVisible()
    const stages = page.getByRole('list', { name: 'Stages of your booking' }).getByRole('listitem')
    await expect(stages.filter({ hasText: 'Hold released' })).toContainText('Done')
    const charged = page.getByText('Charged', { exact: true }).locator('..')
    expect(minorUnits(await charged.textContent())).toBe(0)
  })
})
