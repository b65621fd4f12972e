import type { Page } from 'playwright/test'
import {
  addCheckedBag,
  amountOf,
  chooseFor,
  closePanel,
  expectSum,
  nextFlight,
  openPanel,
  panelTotal,
  readLive,
  sum,
  takeSeat,
  takeSuggestion,
  threadIdOf,
} from './ancillary-steps'
import {
  checkout,
  expectBooked,
  fillBilling,
  fillCard,
  fillPassenger,
  openCheckout,
  reviewAndPay,
  TRAVELLERS,
  type Traveller,
} from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { chooseBoth, daysAhead, minorUnits, openConversation, say, tripSummary } from './steps'

const PARTY: [string, Traveller][] = [
  ['Adult 1', TRAVELLERS[0]],
  ['Adult 2', TRAVELLERS[1]],
  ['Child 1', { title: 'Miss', gender: 'Female', firstName: 'Nora', lastName: 'Marlow', bornOn: born(7) }],
  ['Infant 1', { title: 'Mr', gender: 'Male', firstName: 'Finn', lastName: 'Marlow', bornOn: born(1) }],
]

/** Somebody of this age plus some months. */
function born(years: number): Traveller['bornOn'] {
  const day = new Date(Date.now() - (years * 365.25 + 120) * 86_400_000)
  return [String(day.getUTCDate()), String(day.getUTCMonth() + 1), String(day.getUTCFullYear())]
}

test('a family of four books a return with connections, with seats, bags, meals and an extra', async ({ page }) => {
  test.setTimeout(300_000)
  await openConversation(page)
  const [out, back] = daysAhead(40, 47)
  await say(page, `Bristol to Athens on ${out}, back on ${back}, 2 adults, 1 child aged 7 and 1 infant aged 1`)
  await chooseBoth(page)
  const { trip } = await readLive(page)
  for (const pick of trip.picks) expect(pick?.offer.segments.length).toBeGreaterThan(1)
  let total = await expectSum(tripSummary(page).getByRole('table'))

  await test.step('seats: all together on every flight, one changed, no exit row for the child', async () => {
    const panel = await openPanel(page, 'Seats')
    await expect(panel.getByText('Infant 1: on Adult 1’s lap')).toBeVisible()
    const refused = []
    do {
      await takeSuggestion(panel, 'All together')
      await chooseFor(panel, 'Child 1')
      const exits = panel.locator('[data-status=restricted][aria-label*="not for children"]')
      if (refused.length === 0 && (await exits.count()) > 0) {
        // It is announced as disabled, yet its reason can be read.
        await exits.first().click({ force: true })
        await expect(
          panel.getByRole('tabpanel').getByText('Seats beside an emergency exit are for travellers of 15 or older.'),
        ).toBeVisible()
        refused.push(await exits.first().getAttribute('data-seat'))
      }
    } while (await nextFlight(panel))
    expect(refused.length, 'no flight has an exit row to refuse').toBe(1)
    await chooseFor(panel, 'Adult 2')
    const free = (await panel.locator('[data-status=free]').last().getAttribute('data-seat')) ?? ''
    await takeSeat(panel, free)
    await expectAccessible(page)
    total = await expectSameTotal(page, await closePanel(panel), total)
    const { seats } = (await readLive(page)).trip.ancillaries
    expect(seats.some(({ seatNumber, passengerIndex }) => seatNumber === free && passengerIndex === 1)).toBe(true)
    const { seatSegments } = await (await page.request.get(`/api/trips/${threadIdOf(page)}/details`)).json()
    expect(seats.length).toBe(3 * seatSegments.length)
    expect(seats.length).toBeGreaterThan(6)
  })

  await test.step('a bag each for the adults, both ways', async () => {
    const panel = await openPanel(page, 'Bags')
    for (const direction of ['Outbound', 'Return']) {
      for (const adult of ['Adult 1', 'Adult 2']) {
        const before = await panelTotal(panel)
        await addCheckedBag(panel, direction, adult)
        await expect.poll(() => panelTotal(panel)).not.toBe(before)
      }
    }
    await expectAccessible(page)
    total = await expectSameTotal(page, await closePanel(panel), total)
  })

  await test.step('meals for the children where they are served', async () => {
    const panel = await openPanel(page, 'Meals')
    const flights = panel.getByRole('region', { name: /^Meals on/ })
    let ordered = 0
    for (const flight of await flights.all()) {
      for (const [traveller, meal] of [
        ['Child 1', /Child’s meal/],
        ['Infant 1', /Baby food/],
      ] as const) {
        const list = flight.getByLabel(traveller)
        if ((await list.count()) === 0) continue
        const option = list.locator('option', { hasText: meal })
        if ((await option.count()) === 0) continue
        await list.selectOption((await option.getAttribute('value')) ?? '')
        await expect(list.locator('option:checked')).toHaveText(meal)
        ordered++
      }
    }
    expect(ordered).toBeGreaterThan(1)
    await expectAccessible(page)
    total = await expectSameTotal(page, await closePanel(panel), total)
    expect((await readLive(page)).trip.ancillaries.meals.length).toBe(ordered)
  })

  await test.step('an extra', async () => {
    const panel = await openPanel(page, 'Extras')
    const before = await panelTotal(panel)
    await panel.getByRole('article').first().getByRole('checkbox').first().check()
    await expect.poll(() => panelTotal(panel)).toBeGreaterThan(before)
    await expectAccessible(page)
    total = await expectSameTotal(page, await closePanel(panel), total)
  })

  await test.step('passengers, billing, card: the same total to the last press', async () => {
    await openCheckout(page)
    for (const [label, traveller] of PARTY) await fillPassenger(page, label, traveller)
    await expectAccessible(page)
    await checkout(page)
      .getByRole('button', { name: /^Continue to/ })
      .click()
    await expect(checkout(page).getByLabel('Card number')).toBeVisible()
    expect(await expectSum(checkout(page).getByRole('table').first())).toBe(total)
    await fillBilling(page)
    await fillCard(page)
    expect(minorUnits(await reviewAndPay(page))).toBe(total)
  })

  await test.step('the confirmation and the order’s page show everything that was bought', async () => {
    const { ancillaries } = (await readLive(page)).trip
    const numbers = ancillaries.seats.map(({ seatNumber }) => `Seat ${seatNumber}`)
    const bags = ancillaries.bags.length
    const reference = await expectBooked(page)
    const passengers = checkout(page).getByRole('region', { name: 'Passengers' })
    for (const seat of numbers) await expect(passengers.getByText(seat).first()).toBeVisible()
    await expect(passengers.getByText(/checked bag/i)).toHaveCount(bags)
    await expectAccessible(page)

    await checkout(page).getByRole('link', { name: 'Open the booking' }).click()
    await expect(page.getByText(reference).first()).toBeVisible()
    const onOrder = page.getByRole('article', { name: 'Passengers' })
    for (const [, { firstName, lastName }] of PARTY) await expect(onOrder.getByText(`${firstName} ${lastName}`)).toBeVisible()
    for (const seat of numbers) await expect(onOrder.getByText(seat).first()).toBeVisible()
    await expect(onOrder.getByText(/checked bag/i)).toHaveCount(bags)
    await expect(onOrder.getByText(/Child’s meal/).first()).toBeVisible()
    expect(await expectSum(page.getByRole('article', { name: 'Price' }).getByRole('table'))).toBe(total)
    await expectAccessible(page)
  })
})

/** The panel, the summary, the way to the checkout and the column beside the thread say one total, higher than before. */
async function expectSameTotal(page: Page, panel: number, before: number): Promise<number> {
  const table = tripSummary(page).getByRole('table')
  await expect.poll(async () => minorUnits(await table.locator('tfoot td').textContent())).toBe(panel)
  expect(await expectSum(table)).toBe(panel)
  const lines = await tripSummary(page)
    .getByRole('article')
    .getByRole('listitem')
    .filter({ hasText: /£|included/ })
    .allInnerTexts()
  const bought = await table
    .getByRole('row', { name: /^(Seats|Bags|Meals|Extras) ·/ })
    .getByRole('cell')
    .allInnerTexts()
  const shared = await tripSummary(page).getByRole('region', { name: 'For several flights' }).getByRole('listitem').allInnerTexts()
  expect(sum([...lines, ...shared].map(lastAmountOf)), 'the lines of what was chosen').toBe(sum(bought.map(amountOf)))
  await expect(tripSummary(page).getByRole('button', { name: /^Check out/ })).toContainText(asPounds(panel))
  await expect(page.getByRole('complementary', { name: 'Your trip' })).toContainText(asPounds(panel))
  expect(panel).toBeGreaterThanOrEqual(before)
  return panel
}

function lastAmountOf(words: string): number {
  return amountOf(words.split('\n').at(-1) ?? words)
}

function asPounds(minor: number): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(minor / 100)
}
