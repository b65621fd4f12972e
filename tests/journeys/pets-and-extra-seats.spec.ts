import type { Page } from 'playwright/test'
import { offerDetailsSchema } from '@/lib/travel/ancillaries/offer-details-schema'
import { closePanel, expectSum, openPanel, panelTotal, readLive, threadIdOf } from './ancillary-steps'
import { checkout, expectBooked, fillBilling, fillCard, fillPassenger, openCheckout, reviewAndPay, TRAVELLERS } from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { chooseBoth, daysAhead, minorUnits, openConversation, say, tripSummary, untilAnswered } from './steps'

test('a pet and a second seat are added by words and by click, taken back, paid for and shown with the booking', async ({ page }) => {
  test.setTimeout(300_000)
  await openConversation(page)
  await chooseFlightsWithRoom(page)
  const fares = await expectSum(tripSummary(page).getByRole('table'))

  await test.step('by words: the weight decides, then the place is added both ways', async () => {
    await say(page, 'I would like to bring my dog')
    await expect(page.getByText(/How much does your pet weigh with its carrier\?/).last()).toBeVisible()
    await say(page, '6 kg')
    await untilAnswered(page)
    expect(await namesOf(page)).toEqual(['Pet in the cabin', 'Pet in the cabin'])
    await say(page, 'book the seat next to me for my cello')
    await untilAnswered(page)
    expect(await namesOf(page)).toEqual(['Extra seat', 'Extra seat', 'Pet in the cabin', 'Pet in the cabin'])
    await say(page, 'no extra seat after all')
    await untilAnswered(page)
    expect(await namesOf(page)).toEqual(['Pet in the cabin', 'Pet in the cabin'])
  })

  const total = await test.step('by click: the animal moves to the hold, and a second seat is added for one way', async () => {
    const panel = await openPanel(page, 'Extras')
    const before = await panelTotal(panel)
    await panel
      .getByRole('article', { name: 'Pet in the hold up to 32 kg' })
      .getByRole('group', { name: /Outbound/ })
      .getByRole('checkbox')
      .check()
    await expect.poll(() => panelTotal(panel)).toBeGreaterThan(before)
    const moved = await panelTotal(panel)
    await panel
      .getByRole('article', { name: 'Extra seat' })
      .getByRole('group', { name: /Outbound/ })
      .getByRole('checkbox')
      .check()
    await expect.poll(() => panelTotal(panel)).toBeGreaterThan(moved)
    await expectAccessible(page)
    const sum = await closePanel(panel)
    expect(sum).toBeGreaterThan(fares)
    expect(await namesOf(page)).toEqual(['Extra seat', 'Pet in the cabin', 'Pet in the hold up to 32 kg'])
    return sum
  })

  await test.step('the review, the payment and the booking say the same', async () => {
    await expect.poll(() => expectSum(tripSummary(page).getByRole('table'))).toBe(total)
    await openCheckout(page)
    await fillPassenger(page, 'Adult 1', TRAVELLERS[0])
    await checkout(page)
      .getByRole('button', { name: /^Continue to/ })
      .click()
    await fillBilling(page)
    await fillCard(page)
    expect(minorUnits(await reviewAndPay(page))).toBe(total)
    await expectBooked(page)
    await checkout(page).getByRole('link', { name: 'Open the booking' }).click()
    const passengers = page.getByRole('article', { name: 'Passengers' })
    for (const name of ['Extra seat', 'Pet in the cabin', 'Pet in the hold up to 32 kg'])
      await expect(passengers.getByText(name, { exact: false }).first()).toBeVisible()
  })
})

/** A round trip of the first days whose flights still have a place in the cabin, in the hold and a seat to spare. */
async function chooseFlightsWithRoom(page: Page): Promise<void> {
  for (const ahead of [40, 41, 42, 43]) {
    const [out, back] = daysAhead(ahead, ahead + 7)
    await say(page, `Lisbon to Madrid on ${out}, back on ${back}, 1 adult, direct, only TAP`)
    await chooseBoth(page)
    const { extras } = offerDetailsSchema.parse(await (await page.request.get(`/api/trips/${threadIdOf(page)}/details`)).json())
    const counts = ['Pet in the cabin', 'Pet in the hold up to 32 kg', 'Extra seat'].map(
      (name) => (extras ?? []).filter((extra) => extra.name === name).length,
    )
    if (counts.every((count) => count === 2)) return
  }
  throw new Error('no flights of these days have room for a pet and an extra seat')
}

async function namesOf(page: Page): Promise<string[]> {
  return (await readLive(page)).trip.ancillaries.extras.map(({ option }) => option.name).toSorted()
}
