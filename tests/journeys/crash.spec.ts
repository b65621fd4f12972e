import {
  bookToCheckout,
  checkout,
  expectBooked,
  expectOneOrder,
  fillBilling,
  fillCard,
  fillPassengers,
  passengerForm,
} from './checkout-steps'
import { expect, test } from './journey'
import { askFromHome, composer, expectPicks, openFromList, SENTENCE, say, untilAnswered } from './steps'

test('kill -9 after the answer: the thread is in the list with its picks, and the trip goes on', async ({ page, server }) => {
  await askFromHome(page)
  await expectPicks(page, 'Outbound')
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
  const address = page.url()

  await server.kill()
  await server.start()

  await openFromList(page)
  await expect(page).toHaveURL(address)
  await expect(page.getByText(SENTENCE, { exact: true }).first()).toBeVisible()
  await expectPicks(page, 'Outbound')
  await say(page, 'the first one')
  await expectPicks(page, 'Return')
})

test('kill -9 between words: what stands in the composer is still there', async ({ page, server }) => {
  await askFromHome(page)
  await expectPicks(page, 'Outbound')
  await composer(page).fill('actually, back on Monday instead')
  await server.kill()
  await server.start()
  await page.reload()
  await expect(composer(page)).toHaveValue('actually, back on Monday instead')
})

test('kill -9 while a passenger is typed: the checkout opens where it was, with every letter', async ({ page, server }) => {
  await bookToCheckout(page)
  const address = page.url()
  const first = passengerForm(page, 'Adult 1')
  await first.getByLabel('First name').pressSequentially('Ada')
  await first.getByLabel('Last name').pressSequentially('Marlow-St')
  await expect(checkout(page).getByText('Saved', { exact: true })).toBeVisible()
  await server.kill()
  // Typed while the server is away: kept in the page and sent when it is back.
  await first.getByLabel('Last name').press('End')
  await first.getByLabel('Last name').pressSequentially('John')
  await expect(checkout(page).getByText(/Not saved yet/)).toBeVisible()
  await server.start()
  await expect(checkout(page).getByText('Saved', { exact: true })).toBeVisible()

  await openFromList(page)
  await expect(page).toHaveURL(address)
  await expect(passengerForm(page, 'Adult 1').getByLabel('First name')).toHaveValue('Ada')
  await expect(passengerForm(page, 'Adult 1').getByLabel('Last name')).toHaveValue('Marlow-StJohn')
})

// Hundreds of other moments: npm run chaos:orders.
for (const delayMs of [0, 150]) {
  test(`kill -9 ${delayMs} ms after the press that pays: booked once, or not at all and payable`, async ({ page, server }) => {
    await bookToCheckout(page)
    const address = page.url()
    await fillPassengers(page)
    await fillBilling(page)
    await fillCard(page)
    await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/orders'))
    await checkout(page).getByRole('button', { name: /^Pay / }).click()
    await sent
    await page.waitForTimeout(delayMs)
    await server.kill()
    await server.start()

    await page.goto(address)
    await untilAnswered(page)
    const booked = checkout(page).getByRole('heading', { name: 'Booking reference' })
    const cardNumber = checkout(page).getByLabel('Card number')
    await expect(booked.or(cardNumber)).toBeVisible({ timeout: 60_000 })
    if (await cardNumber.isVisible()) {
      await expect(checkout(page).getByLabel('Email')).toHaveValue('ada.marlow@example.com')
      await fillCard(page)
      await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
      await checkout(page).getByRole('button', { name: /^Pay / }).click()
    }
    const reference = await expectBooked(page)
    await expectOneOrder(page, reference)
  })
}
