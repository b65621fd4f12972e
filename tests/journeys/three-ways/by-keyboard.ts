import type { Page } from 'playwright/test'
import { checkout } from '../checkout-steps'
import { expect } from '../journey'
import { arrowTo, press, tabTo, typeCheckout, typeInto } from '../keyboard-steps'
import { composer, expectPicks, fares, tripSummary, untilAnswered } from '../steps'
import { type Bought, boughtOn, MEAL, type Plan, sentence, settled } from './bought'

/** Tab, arrows, Enter, Space and letters, from the sign-in to the review. */
export async function byKeyboard(page: Page, { outbound, inbound, brands, seats }: Plan): Promise<Bought> {
  await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeEnabled()
  await press(page, page.getByRole('button', { name: 'Continue as guest' }))
  await expect(page).toHaveURL(/\/chat/)
  await typeInto(page, composer(page), sentence())
  await page.keyboard.press('Enter')
  for (const [direction, flight] of [
    ['Outbound', outbound],
    ['Return', inbound],
  ] as const) {
    const card = await expectPicks(page, direction, (button) => press(page, button))
    await press(page, card.getByRole('button', { name: new RegExp(`^Choose .*${flight}`) }).first())
  }
  await page.getByRole('button', { name: 'Keep the fares shown' }).waitFor()
  await untilAnswered(page)
  const outboundFares = fares(page, 'outbound').getByRole('radio')
  const wanted = (await outboundFares.evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent ?? ''))).findIndex(
    (words) => words.startsWith(brands[0]),
  )
  await tabTo(page, outboundFares.first())
  for (let at = 0; at < wanted; at++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(outboundFares.nth(wanted)).toBeChecked()
  await press(page, page.getByRole('button', { name: 'Keep the fares shown' }))
  await tripSummary(page).waitFor()
  await untilAnswered(page)

  const open = async (kind: string) => {
    await press(page, tripSummary(page).getByRole('button', { name: new RegExp(`^${kind}`) }))
    const panel = page.getByRole('dialog', { name: kind })
    await panel.getByText('Trip total').waitFor()
    return panel
  }
  const panel = await open('Seats')
  for (const seat of seats) await walkToSeat(page, seat)
  await expect(panel.getByRole('tab').first()).toContainText(seats.join(', '))
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0)
  // Escape on the map leads back to the travellers; the way out is a button.
  await page.keyboard.press('Escape')
  await expect(panel).toBeVisible()
  await press(page, panel.getByRole('button', { name: 'Done' }))
  await expect(tripSummary(page).getByRole('button', { name: /^Seats/ })).toBeFocused()

  const bags = await open('Bags')
  for (const adult of ['Adult 1', 'Adult 2']) {
    const own = bags.getByRole('region', { name: 'Bags: Return' }).locator('details', { hasText: adult })
    const weights = own.getByRole('group', { name: /^Checked bags for/ }).getByRole('radio')
    if ((await weights.count()) > 0) await arrowTo(page, weights, 1)
    else await press(page, own.getByRole('button', { name: /^One more: Checked bag/ }))
    await expect(own.locator('summary')).toContainText(/Checked bag/)
  }
  await expect(bags.locator('[aria-busy=true]')).toHaveCount(0)
  await press(page, bags.getByRole('button', { name: 'Done' }))

  const meals = await open('Meals')
  const list = meals.getByRole('region', { name: new RegExp(`^Meals on ${outbound}`) }).getByLabel('Adult 1')
  await typeInto(page, list, MEAL)
  await expect(list.locator('option:checked')).toContainText(MEAL)
  await settled(page, ({ ancillaries }) => ancillaries.meals.length === 1)
  await press(page, meals.getByRole('button', { name: 'Done' }))

  await press(page, tripSummary(page).getByRole('button', { name: /^Check out/ }))
  await checkout(page).waitFor()
  await untilAnswered(page)
  await typeCheckout(page)
  return boughtOn(page)
}

/** F goes from one free seat to the next; Enter takes the one that was wanted. */
async function walkToSeat(page: Page, seatNumber: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Seats' })
  const target = panel.locator(`[data-seat="${seatNumber}"]`)
  const isInMap = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')
  if (!(await isInMap())) await tabTo(page, panel.locator('[data-seat][tabindex="0"]'))
  for (let presses = 0; presses < 300; presses++) {
    if (await target.evaluate((seat) => seat === document.activeElement)) break
    await page.keyboard.press('f')
  }
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(target).toHaveAttribute('data-status', /own|party/)
}
