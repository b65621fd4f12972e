import { expect, test } from './journey'
import { bookToCard, checkout, expectBooked, expectOneOrder, fillCard, payWith } from './steps'

test('a double press, back and forward, and a reload while it is paid: one order, and the same page', async ({ page }) => {
  await bookToCard(page)
  const address = page.url()
  await fillCard(page)
  await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
  await expect(checkout(page).getByRole('button', { name: /^Pay / })).toBeVisible()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/orders'))
  await checkout(page).getByRole('button', { name: /^Pay / }).dblclick()
  await sent
  await page.reload()
  const reference = await expectBooked(page)
  await page.goBack()
  await page.goForward()
  await expect(page).toHaveURL(address)
  expect(await expectBooked(page)).toBe(reference)
  await expect(checkout(page).getByRole('button', { name: /^Pay / })).toHaveCount(0)
  await expectOneOrder(page, reference)
})

test('the same trip is paid in two tabs at once: both end on the same booking, which is one order', async ({ page, context }) => {
  await bookToCard(page)
  const second = await context.newPage()
  await second.goto(page.url())
  for (const tab of [page, second]) {
    await fillCard(tab)
    await checkout(tab).getByRole('button', { name: 'Review and pay' }).click()
    await expect(checkout(tab).getByRole('button', { name: /^Pay / })).toBeVisible()
  }
  await Promise.all([page, second].map((tab) => checkout(tab).getByRole('button', { name: /^Pay / }).click()))
  const references = await Promise.all([page, second].map(expectBooked))
  expect(references[0]).toBe(references[1])
  await expectOneOrder(page, references[0] ?? '')
})

test('a tab that stood open shows the booking that was paid in another, and cannot pay it again', async ({ page, context }) => {
  await bookToCard(page)
  const stale = await context.newPage()
  await stale.goto(page.url())
  await fillCard(stale)
  await checkout(stale).getByRole('button', { name: 'Review and pay' }).click()
  await expect(checkout(stale).getByRole('button', { name: /^Pay / })).toBeVisible()
  await payWith(page)
  const reference = await expectBooked(page)
  await checkout(stale).getByRole('button', { name: /^Pay / }).click()
  expect(await expectBooked(stale)).toBe(reference)
  await expectOneOrder(stale, reference)
})
