import type { Locator, Page } from 'playwright/test'
import { expect, test } from './journey'
import { BILLING, checkout, composer, expectBooked, expectPicks, fares, passengerForm, SENTENCE, TRAVELLERS, untilAnswered } from './steps'

const MOST_TABS = 150

/** Presses Tab until the focus is on it, as somebody without a mouse would; fails when the keyboard cannot get there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${MOST_TABS} presses of ${key} did not lead to ${target}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

test('the whole booking works by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/')
  await typeInto(page, page.getByRole('textbox', { name: 'Where to?' }), SENTENCE)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeEnabled()
  await press(page, page.getByRole('button', { name: 'Continue as guest' }))

  const outbound = await expectPicks(page, 'Outbound')
  await press(page, outbound.getByRole('button', { name: /^Choose / }).first())
  await expectPicks(page, 'Return')
  await tabTo(page, composer(page))
  await page.keyboard.type('the first one')
  await page.keyboard.press('Enter')

  const keep = page.getByRole('button', { name: 'Keep the fares shown' })
  await expect(keep).toBeVisible()
  await untilAnswered(page)
  const outboundFares = fares(page, 'outbound').getByRole('radio')
  await tabTo(page, outboundFares.first())
  await page.keyboard.press('ArrowRight')
  await expect(outboundFares.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(outboundFares.nth(1)).toBeChecked()
  await press(page, keep)

  await expect(page.getByRole('button', { name: /^Check out/ }).last()).toBeVisible()
  await untilAnswered(page)
  await press(page, page.getByRole('button', { name: /^Check out/ }).last())
  await untilAnswered(page)

  for (const [index, { title, gender, firstName, lastName, bornOn }] of TRAVELLERS.entries()) {
    const form = passengerForm(page, `Adult ${index + 1}`)
    await typeInto(page, form.getByLabel('Title'), title)
    await typeInto(page, form.getByLabel('Gender'), gender)
    await typeInto(page, form.getByLabel('First name'), firstName)
    await typeInto(page, form.getByLabel('Last name'), lastName)
    for (const [place, label] of ['Day', 'Month', 'Year'].entries()) await typeInto(page, form.getByLabel(label), bornOn[place] ?? '')
  }
  await press(page, checkout(page).getByRole('button', { name: /^Continue to/ }))

  const billing = checkout(page).getByRole('group', { name: 'Billing' })
  await typeInto(page, billing.getByLabel('Title'), 'Ms')
  const { 'Name on the card': name, Email, 'Dial code': code, 'Phone number': phone, ...address } = BILLING
  for (const [label, text] of Object.entries({ 'Name on the card': name, Email, 'Dial code': code, 'Phone number': phone })) {
    await refill(page, billing.getByLabel(label, { exact: true }), text)
  }
  await typeInto(page, billing.getByLabel('Country', { exact: true }), 'United Kingdom')
  for (const [label, text] of Object.entries(address)) await refill(page, billing.getByLabel(label, { exact: true }), text)
  await typeInto(page, checkout(page).getByLabel('Card number'), '4242424242424242')
  await typeInto(page, checkout(page).getByLabel('Expiry'), '1234')
  await typeInto(page, checkout(page).getByLabel(/Security code/), '123')
  await press(page, checkout(page).getByRole('button', { name: 'Review and pay' }))

  const pay = checkout(page).getByRole('button', { name: /^Pay / })
  await expect(pay).toBeVisible()
  // Each step takes the focus along: nobody is sent back to the top of the page.
  await expect(checkout(page).locator(':focus')).toHaveCount(1)
  await press(page, pay)
  await expectBooked(page)
  await press(page, checkout(page).getByRole('link', { name: 'Open the order' }))
  await expect(page).toHaveURL(/\/orders\//)
})

/** A field that was filled from what is known already is replaced, not added to. */
async function refill(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
