import type { Page } from 'playwright/test'
import { beginCheckout, beginThread, enter, makeAccount } from './account-steps'
import { bookToCard, checkout, expectBooked, expectOneOrder, fillCard, passengerForm } from './checkout-steps'
import { expect, test } from './journey'
import { composer, untilAlive } from './steps'

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

test('two tabs type into one checkout at once: every field is kept, and of two values of one field the other is there to take back', async ({
  page,
  context,
}) => {
  await enter(page.request, await makeAccount(page.request, 'Ada'))
  const threadId = await beginCheckout(page.request)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`/booking/${threadId}`)
  const field = (tab: Page, label: string) => passengerForm(tab, 'Adult 1').getByLabel(label, { exact: true })

  await test.step('what is typed in one tab stands in the other, where focus and caret stay', async () => {
    // The form begins with the account's name, which is saved like what is typed.
    for (const tab of [page, other]) {
      await expect(field(tab, 'Last name')).toHaveValue('Marlow')
      await expect(checkout(tab).getByText('Saved', { exact: true })).toBeVisible()
    }
    await field(page, 'First name').fill('Ada Mary')
    await field(other, 'Last name').fill('Byron')
    await field(other, 'Last name').evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
    await expect(field(page, 'Last name')).toHaveValue('Byron')
    await expect(field(other, 'First name')).toHaveValue('Ada Mary')
    await expect(field(other, 'Last name')).toBeFocused()
    expect(await field(other, 'Last name').evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
  })

  await test.step('the same field in both, without having heard of each other: the later one stands, the other is one press away', async () => {
    await context.setOffline(true)
    await field(page, 'Middle name (optional)').fill('Maria')
    await field(other, 'Middle name (optional)').fill('Augusta')
    await context.setOffline(false)
    const take = page.getByRole('button', { name: /^Use “(Maria|Augusta)”$/ })
    await expect(take).toBeVisible()
    await expect(other.getByRole('button', { name: /^Use “/ })).toBeVisible()
    const words = (await take.textContent())?.slice(5, -1) ?? ''
    await take.click()
    await expect(field(page, 'Middle name (optional)')).toHaveValue(words)
    await field(other, 'First name').focus()
    await expect(field(other, 'Middle name (optional)')).toHaveValue(words)
    for (const tab of [page, other]) await expect(tab.getByRole('button', { name: /^Use “/ })).toHaveCount(0)
  })

  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('Ada Mary')
  await expect(field(page, 'Last name')).toHaveValue('Byron')
})

test('each tab keeps the words of its own composer over a reload, and a closed tab’s come up in the next one', async ({
  page,
  context,
}) => {
  await enter(page.request, await makeAccount(page.request, 'Ada'))
  const threadId = await beginThread(page.request, 'Hello')
  for (const path of [`/chat/${threadId}`, '/chat']) {
    const other = await context.newPage()
    await page.goto(path)
    await untilAlive(page)
    await composer(page).fill('of the first tab')
    await other.goto(path)
    await untilAlive(other)
    await expect(composer(other)).toHaveValue('')
    await composer(other).fill('of the second tab')
    for (const tab of [page, other]) await tab.reload()
    await expect(composer(page)).toHaveValue('of the first tab')
    await expect(composer(other)).toHaveValue('of the second tab')
    await other.close()
    const next = await context.newPage()
    await next.goto(path)
    await expect(composer(next)).toHaveValue('of the second tab')
    await composer(next).fill('')
    await next.close()
  }
})

function payButton(page: Page) {
  return checkout(page).getByRole('button', { name: /^Pay / })
}

async function fillToPay(page: Page): Promise<void> {
  await fillCard(page)
  await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
  await expect(payButton(page)).toBeVisible()
}
