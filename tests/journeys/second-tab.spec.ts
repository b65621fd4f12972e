import type { Page } from 'playwright/test'
import { bookToCard, checkout, expectBooked, expectOneOrder, fillCard } from './checkout-steps'
import { expect, test } from './journey'

test('a double press, a reload while it is paid, back and forward, and a tab that stood open: one order, and the same page', async ({
  page,
  context,
}) => {
  await bookToCard(page)
  const address = page.url()
  const stale = await context.newPage()
  // It never hears of what happens in the other tab, which it would within seconds.
  await stale.route('**/pulse', (route) => route.abort())
  await stale.goto(address)
  for (const tab of [stale, page]) await fillToPay(tab)

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/orders'))
  await payButton(page).dblclick()
  await sent
  await page.reload()
  const reference = await expectBooked(page)
  await page.goBack()
  await page.goForward()
  await expect(page).toHaveURL(address)
  expect(await expectBooked(page)).toBe(reference)
  await expect(payButton(page)).toHaveCount(0)

  await payButton(stale).click()
  expect(await expectBooked(stale)).toBe(reference)
  await expectOneOrder(page, reference)
})

test('the same trip is paid in two tabs at once: both end on the same booking, which is one order', async ({ page, context }) => {
  await bookToCard(page)
  const second = await context.newPage()
  await second.goto(page.url())
  for (const tab of [page, second]) await fillToPay(tab)
  // Pressed in the same moment: a pointer that waits for a tab to stand still may come when the other has been paid.
  await Promise.all([page, second].map((tab) => payButton(tab).dispatchEvent('click')))
  const [reference = '', other] = await Promise.all([page, second].map(expectBooked))
  expect(other).toBe(reference)
  for (const tab of [page, second]) await expect(tab.getByRole('navigation', { name: 'Your trips' })).toContainText('Booked')
  await expectOneOrder(page, reference)
})

function payButton(page: Page) {
  return checkout(page).getByRole('button', { name: /^Pay / })
}

async function fillToPay(page: Page): Promise<void> {
  await fillCard(page)
  await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
  await expect(payButton(page)).toBeVisible()
}
