import { expect, type Locator, type Page } from 'playwright/test'
import { BILLING, checkout, passengerForm, TRAVELLERS } from './checkout-steps'
import { readStop } from './focus-stop'

const MOST_TABS = 150

/**
 * Presses Tab until the focus is on it, as somebody without a mouse would; fails when the keyboard cannot get there, or when the focus
 * cannot be seen somewhere on the way.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < MOST_TABS; presses++) {
    const { isThere, faults } = await readStop(target)
    expect(faults, 'the focus on its way').toEqual([])
    if (isThere) return
    await page.keyboard.press(key)
  }
  throw new Error(`${MOST_TABS} presses of ${key} did not lead to ${target}`)
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** A field that was filled from what is known already is replaced, not added to. */
export async function refill(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Arrows within a group of radio buttons, from its one tab stop to the wanted one. */
export async function arrowTo(page: Page, radios: Locator, wanted: number): Promise<void> {
  const count = await radios.count()
  const focused = async () => {
    const all = await radios.evaluateAll((elements) => elements.map((element) => element === document.activeElement))
    return all.indexOf(true)
  }
  for (let presses = 0; presses < MOST_TABS && (await focused()) < 0; presses++) await page.keyboard.press('Tab')
  for (let presses = 0; presses < count && (await focused()) !== wanted; presses++) {
    await page.keyboard.press((await focused()) > wanted ? 'ArrowUp' : 'ArrowDown')
  }
  await expect(radios.nth(wanted)).toBeFocused()
}

/** Passengers, billing and card, up to the review of the price. */
export async function typeCheckout(page: Page): Promise<void> {
  for (const [index, { title, gender, firstName, lastName, bornOn }] of TRAVELLERS.entries()) {
    const form = passengerForm(page, `Adult ${index + 1}`)
    for (const [label, text] of Object.entries({ Title: title, Gender: gender, 'First name': firstName, 'Last name': lastName })) {
      await typeInto(page, form.getByLabel(label), text)
    }
    for (const [place, label] of ['Day', 'Month', 'Year'].entries()) await typeInto(page, form.getByLabel(label), bornOn[place] ?? '')
  }
  await press(page, checkout(page).getByRole('button', { name: /^Continue to/ }))
  const billing = checkout(page).getByRole('group', { name: 'Billing' })
  const { 'Name on the card': name, Email, 'Dial code': code, 'Phone number': phone, ...address } = BILLING
  await typeInto(page, billing.getByLabel('Title'), 'Ms')
  await refill(page, billing.getByLabel('Name on the card'), name)
  await refill(page, billing.getByLabel('Email'), Email)
  await typeInto(page, billing.getByLabel('Dial code'), `${code} United Kingdom`)
  await refill(page, billing.getByLabel('Phone number'), phone)
  await typeInto(page, billing.getByLabel('Country', { exact: true }), 'United Kingdom')
  for (const [label, text] of Object.entries(address)) await refill(page, billing.getByLabel(label, { exact: true }), text)
  await typeInto(page, checkout(page).getByLabel('Card number'), '4242424242424242')
  await typeInto(page, checkout(page).getByLabel('Expiry', { exact: true }), '1234')
  await typeInto(page, checkout(page).getByLabel(/Security code/), '123')
  await press(page, checkout(page).getByRole('button', { name: 'Review and pay' }))
  await checkout(page).getByRole('button', { name: /^Pay / }).waitFor()
}
