import {
  ASKING_CARD,
  answerBank,
  bankDialog,
  bookToCard,
  checkout,
  expectBooked,
  expectChargedOnce,
  expectOneOrder,
  GOOD_CARD,
  payWith,
} from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { minorUnits } from './steps'

const WAITING = 'Waiting for your bank'

test('the bank’s check fails, is left open over a reload and a killed server, and is completed in the end: booked once', async ({
  page,
  server,
}) => {
  await bookToCard(page)
  const address = page.url()

  await test.step('failed: the bank’s words, and nothing charged', async () => {
    await payWith(page, ASKING_CARD)
    await answerBank(page, 'Fail')
    const failed = page.getByRole('dialog', { name: 'The bank’s check failed' })
    await expect(failed.getByText(/We are unable to authenticate your payment method/)).toBeVisible()
    await expect(failed.getByText(/Nothing was charged/)).toBeVisible()
    await failed.getByRole('button', { name: 'Pay with another card' }).click()
    await expect(checkout(page).getByLabel('Card number')).toBeFocused()
  })

  const words = await test.step('closed: the order waits, and says until when', async () => {
    const pressed = await payWith(page, ASKING_CARD)
    await expect(bankDialog(page).frameLocator('iframe').getByRole('heading', { name: 'Is this payment yours?' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(bankDialog(page)).toHaveCount(0)
    await expect(checkout(page).getByText(WAITING)).toBeVisible()
    await expectAccessible(page)
    return pressed
  })

  await server.kill()
  await server.start()
  await test.step('after a reload it waits still, and goes on from there', async () => {
    await page.goto(address)
    await expect(checkout(page).getByText(WAITING)).toBeVisible()
    await expect(checkout(page).getByText(/You can answer until \d\d:\d\d, on this device or another/)).toBeVisible()
    expect(minorUnits(await checkout(page).getByRole('region', { name: 'Your bank’s check' }).textContent())).toBe(minorUnits(words))
    await checkout(page).getByRole('button', { name: 'Go to your bank’s check' }).click()
    await answerBank(page, 'Complete')
  })
  const reference = await expectBooked(page)
  await expect(checkout(page).getByText('Visa ending 3184', { exact: true })).toBeVisible()
  await expectChargedOnce(page, words)
  const stages = page.getByRole('list', { name: 'Stages of your booking' }).getByRole('listitem')
  await expect(stages.filter({ hasText: 'You confirmed with your bank' })).toContainText('Done')
  await expectOneOrder(page, reference)
})

test('another card instead of the bank’s check: the first hold is let go, and the trip is booked with the second', async ({ page }) => {
  await bookToCard(page)
  await payWith(page, ASKING_CARD)
  await bankDialog(page).getByRole('button', { name: 'Close' }).click()
  await checkout(page).getByRole('button', { name: 'Pay with another card instead' }).click()
  await expect(checkout(page).getByLabel('Card number')).toBeVisible()
  await expect(
    checkout(page)
      .getByText(/You stopped your bank’s check\. Nothing was charged/)
      .first(),
  ).toBeVisible()
  await payWith(page, GOOD_CARD)
  const reference = await expectBooked(page)
  await expect(checkout(page).getByText('Visa ending 4242', { exact: true })).toBeVisible()
  await expectOneOrder(page, reference)
})
