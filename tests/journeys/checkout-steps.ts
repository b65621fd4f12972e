import { expect, type Locator, type Page } from 'playwright/test'
import { bookToSummary, minorUnits, SENTENCE, untilAnswered } from './steps'

export const GOOD_CARD = '4242 4242 4242 4242'
export const DECLINED_CARD = '4000 0000 0000 0002'
/** The bank asks before it holds, every time. */
export const ASKING_CARD = '4000 0027 6000 3184'
export const MASTERCARD = '5555 5555 5555 4444'

export type Traveller = {
  title: string
  gender: string
  firstName: string
  lastName: string
  bornOn: [day: string, month: string, year: string]
}
export const TRAVELLERS: [Traveller, Traveller] = [
  { title: 'Ms', gender: 'Female', firstName: 'Ada', lastName: 'Marlow', bornOn: ['7', '4', '1990'] },
  { title: 'Mr', gender: 'Male', firstName: 'Tom', lastName: 'Marlow', bornOn: ['21', '11', '1988'] },
]

export const BILLING = {
  'Name on the card': 'Ada Marlow',
  Email: 'ada.marlow@example.com',
  'Dial code': '+44',
  'Phone number': '20 7946 0000',
  'Town or city': 'London',
  Postcode: 'N1 7AA',
} as const

/** From the first sentence to the open checkout, by the shortest way. */
export async function bookToCheckout(page: Page, sentence = SENTENCE): Promise<void> {
  await bookToSummary(page, sentence)
  await openCheckout(page)
}

export async function openCheckout(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Check out/ })
    .last()
    .click()
  await checkout(page).waitFor()
  await untilAnswered(page)
}

export function checkout(page: Page): Locator {
  return page.getByRole('region', { name: 'Checkout' }).last()
}

export function passengerForm(page: Page, label: string): Locator {
  return checkout(page).getByRole('region', { name: label })
}

export async function fillPassenger(page: Page, label: string, { title, gender, firstName, lastName, bornOn }: Traveller): Promise<void> {
  const form = passengerForm(page, label)
  const opener = checkout(page).getByRole('button', { name: new RegExp(`\\b${label}\\b`) })
  await form.or(opener).first().waitFor()
  // On a phone, and in a large party, one traveller's form stands open at a time.
  if (!(await form.getByLabel('Title').isVisible())) await opener.click()
  await form.getByLabel('Title').selectOption(title)
  await form.getByLabel('Gender').selectOption(gender)
  await form.getByLabel('First name').fill(firstName)
  await form.getByLabel('Last name').fill(lastName)
  await fillDate(form, 'Date of birth', bornOn)
}

/** Day, month and year of one date of a form. */
export async function fillDate(form: Locator, legend: string, [day, month, year]: Traveller['bornOn']): Promise<void> {
  const date = form.getByRole('group', { name: legend })
  await date.getByLabel('Day').fill(day)
  await date.getByLabel('Month').fill(month)
  await date.getByLabel('Year').fill(year)
}

export async function fillPassengers(page: Page): Promise<void> {
  for (const [index, traveller] of TRAVELLERS.entries()) await fillPassenger(page, `Adult ${index + 1}`, traveller)
  await checkout(page)
    .getByRole('button', { name: /^Continue to/ })
    .click()
  await checkout(page).getByRole('group', { name: 'Billing' }).waitFor()
}

export async function fillBilling(page: Page): Promise<void> {
  const form = checkout(page).getByRole('group', { name: 'Billing' })
  await form.getByLabel('Title').selectOption('Ms')
  // It says which fields an address has.
  await form.getByLabel('Country', { exact: true }).selectOption({ label: 'United Kingdom' })
  const { 'Dial code': code, ...texts } = BILLING
  await form.getByLabel('Dial code').selectOption({ label: `${code} United Kingdom` })
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text)
}

export async function fillCard(page: Page, number = GOOD_CARD): Promise<void> {
  await checkout(page).getByLabel('Card number').fill(number)
  await checkout(page).getByLabel('Expiry', { exact: true }).fill('12 / 34')
  await checkout(page)
    .getByLabel(/Security code/)
    .fill('123')
}

/** Passengers, billing and card, up to the review of the price; nothing is paid. */
export async function fillToReview(page: Page): Promise<void> {
  await fillPassengers(page)
  await fillBilling(page)
  await fillCard(page)
  await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
  await checkout(page).getByRole('button', { name: /^Pay / }).waitFor()
}

/** Presses through the review to the one press that buys; returns the words on that button, "Pay £412.60". */
export async function reviewAndPay(page: Page): Promise<string | null> {
  await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
  const pay = checkout(page).getByRole('button', { name: /^Pay / })
  const words = await pay.textContent()
  await pay.click()
  return words
}

/** From the first sentence to the card, with everybody's names and the billing filled in. */
export async function bookToCard(page: Page): Promise<void> {
  await bookToCheckout(page)
  await fillPassengers(page)
  await fillBilling(page)
}

/** Returns the words on the button that was pressed. */
export async function payWith(page: Page, number = GOOD_CARD): Promise<string | null> {
  await fillCard(page, number)
  return reviewAndPay(page)
}

/** The window in which the sandbox bank asks whether it is its customer who pays. */
export function bankDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your bank’s check' })
}

export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await bankDialog(page).frameLocator('iframe').getByRole('button', { name: answer }).click()
  await expect(bankDialog(page)).toHaveCount(0)
}

export async function expectBooked(page: Page): Promise<string> {
  await expect(checkout(page).getByRole('heading', { name: 'Booking reference' })).toBeVisible({ timeout: 40_000 })
  const reference = (await checkout(page).getByText(/^SBX-/).first().textContent()) ?? ''
  expect(reference).toMatch(/^SBX-\w+$/)
  return reference
}

/** From the confirmation to the order's page: every stage is done and the agreed amount was charged. */
export async function expectChargedOnce(page: Page, agreed: string | null): Promise<void> {
  await checkout(page).getByRole('link', { name: 'Open the booking' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  const stages = page.getByRole('list', { name: 'Stages of your booking' }).getByRole('listitem')
  await expect(stages.filter({ hasText: 'Booked with the airline' })).toContainText('Done')
  await expect(stages.filter({ hasText: 'Card charged' })).toContainText('Done')
  const charged = page.getByText('Charged', { exact: true }).locator('..')
  expect(minorUnits(await charged.textContent())).toBe(minorUnits(agreed))
}

/** However often it was tried, the list has exactly this one order. */
export async function expectOneOrder(page: Page, reference: string): Promise<void> {
  await page.goto('/orders')
  const orders = page.getByRole('main').getByRole('listitem')
  await expect(orders).toHaveCount(1)
  await expect(orders).toContainText(reference)
}
