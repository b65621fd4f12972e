import type { Locator } from 'playwright/test'
import { checkout, expectBooked, fillBilling, fillCard, fillPassengers, reviewAndPay } from './checkout-steps'
import { expect, test } from './journey'
import { askFromHome, chip, expectPicks, fares, minorUnits, picksCard, SENTENCE, say, tripSummary, untilAnswered } from './steps'

test.use({ reducedMotion: 'no-preference' })

/** The one clause in money and minutes below a pick (lib/travel/flights/rank-reason.ts). */
const REASON = /the cheapest|the fastest|at once|no other flight|the only flight/

/** The rows behind "Show more flights", in the order that "the second one" counts in. */
function allFlights(card: Locator): Locator {
  return card.getByRole('button', { name: /^(?!Choose).* at Lisbon LIS/ })
}

test('a visitor types one sentence, signs in on the way, and books two flights by words and clicks', async ({ page }) => {
  await test.step('the home page invites with four examples', async () => {
    await page.goto('/')
    await expect(page.getByRole('list', { name: 'Examples' }).getByRole('button')).toHaveCount(4)
  })

  await test.step('the sentence survives the sign-in and is answered in its thread', async () => {
    await askFromHome(page)
    await expect(page.getByText(SENTENCE, { exact: true }).first()).toBeVisible()
    await expectPicks(page, 'Outbound')
    await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
  })

  await test.step('three labelled picks with a reason, for two, with taxes, and said to be simulated', async () => {
    const card = picksCard(page, 'Outbound')
    for (const label of ['Cheapest', 'Fastest', 'Best value']) await expect(card.getByText(label, { exact: true })).toHaveCount(1)
    for (const pick of await card.getByRole('article').all()) await expect(pick.getByText(REASON)).toBeVisible()
    await expect(card.getByText('for 2 travellers').first()).toBeVisible()
    await expect(card.getByText(/taxes included/)).toBeVisible()
    await expect(page.getByText(/^Demo market/)).toHaveCount(1)
  })

  await test.step('every other flight is one press away', async () => {
    const card = picksCard(page, 'Outbound')
    await card.getByRole('button', { name: 'Show more flights' }).click()
    await expect.poll(() => allFlights(card).count()).toBeGreaterThan(3)
    await card.getByRole('button', { name: 'Show fewer flights' }).click()
    await expect(allFlights(card)).toHaveCount(0)
  })

  await test.step('what was understood stands in chips, and a chip is changed by click', async () => {
    for (const words of ['From: London', 'To: Lisbon', 'Travellers: 2 adults', 'Checked bags: 1 bag each']) {
      await expect(chip(page, words)).toBeVisible()
    }
    await chip(page, 'Travellers: 2 adults').click()
    const editor = page.getByRole('dialog', { name: 'Travellers' })
    await editor.getByRole('button', { name: 'One less: Adults' }).click()
    await editor.getByRole('button', { name: /^Search/ }).click()
    await expect(page.getByText('You changed the travellers to 1 adult')).toBeVisible()
    await expect(chip(page, 'Travellers: 1 adult')).toBeVisible()
    await expectPicks(page, 'Outbound')
    await expect(picksCard(page, 'Outbound').getByText('for 1 traveller').first()).toBeVisible()
    await say(page, '2 adults')
    await expect(picksCard(page, 'Outbound').getByText('for 2 travellers').first()).toBeVisible()
    await expectPicks(page, 'Outbound')
  })

  await test.step('the outbound is picked in words, the return by click', async () => {
    const card = picksCard(page, 'Outbound')
    await card.getByRole('button', { name: 'Show more flights' }).click()
    const [flightNumber = ''] = (await allFlights(card).nth(1).textContent())?.match(/\b[A-Z0-9]{2}\d{1,4}\b/) ?? []
    await say(page, 'the second one')
    await expect(page.getByRole('complementary', { name: 'Your trip' }).getByRole('region', { name: 'Outbound' })).toContainText(
      flightNumber,
    )
    const back = await expectPicks(page, 'Return')
    await back
      .getByRole('button', { name: /^Choose / })
      .first()
      .click()
  })

  await test.step('each direction shows its fares and what they include', async () => {
    const outbound = fares(page, 'outbound').getByRole('radio')
    await expect(outbound.first()).toBeEnabled()
    await untilAnswered(page)
    await expect(fares(page, 'outbound').getByText(/bag/).first()).toBeVisible()
    await outbound.last().click()
    await expect(outbound.last()).toBeChecked()
    await fares(page, 'return').getByRole('radio').first().click()
  })

  const total = await test.step('the price lines add up to the total', async () => {
    const table = page.getByRole('table', { name: 'Price per traveller type' }).last()
    await expect(table.getByRole('row', { name: /^2 adults/ })).toBeVisible()
    const amounts = (await table.locator('tbody td').allInnerTexts()).map(minorUnits)
    const sum = minorUnits(await table.locator('tfoot td').textContent())
    expect(amounts.reduce((before, amount) => before + amount, 0)).toBe(sum)
    return sum
  })

  await test.step('checkout: passengers, billing, card', async () => {
    await untilAnswered(page)
    const checkOut = tripSummary(page).getByRole('button', { name: /^Check out/ })
    expect(minorUnits(await checkOut.textContent())).toBe(total)
    await checkOut.click()
    await expect(checkout(page).getByText(/^Demo market:/)).toHaveCount(1)
    await fillPassengers(page)
    await fillBilling(page)
    await fillCard(page)
    expect(minorUnits(await reviewAndPay(page))).toBe(total)
  })

  await test.step('the confirmation and the order’s page say the same', async () => {
    const reference = await expectBooked(page)
    await expect(checkout(page).getByText('Ada Marlow')).toBeVisible()
    await expect(checkout(page).getByText('Visa ending 4242', { exact: true })).toBeVisible()
    await checkout(page).getByRole('link', { name: 'Open the booking' }).click()
    await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
    await expect(page.getByText(reference).first()).toBeVisible()
    await expect(page.getByText('Tom Marlow').first()).toBeVisible()
    await expect(page.getByText(/^Demo market/)).toHaveCount(1)
  })
})
