import { expect, type Locator, type Page } from 'playwright/test'
import { beginTrip, enterAsGuest } from './begin-trip'

// What the next step needs is waited for, and not expected: whenever an expectation does not hold yet, all of the page is written down for its
// message, which is a tenth of a page's work.

export const SENTENCE = 'London to Lisbon next Friday, back Sunday, 2 adults, cheapest with a bag'

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
  City: 'London',
  'State or county': 'Greater London',
  Postcode: 'N1 7AA',
} as const

/** Types a sentence on the home page and sends it; a visitor who is not signed in lands on /login. */
export async function askFromHome(page: Page, sentence = SENTENCE): Promise<void> {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Where to?' }).fill(sentence)
  await page.getByRole('button', { name: 'Find flights' }).click()
}

export async function continueAsGuest(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL(/\/chat/)
}

/** A guest in an empty conversation. */
export async function openConversation(page: Page): Promise<void> {
  await page.goto('/login?callbackUrl=/chat')
  await continueAsGuest(page)
  await composer(page).waitFor()
}

/** Back to the trip by the list of threads. */
export async function openFromList(page: Page): Promise<void> {
  await page.goto('/chat')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Lisbon/ })
    .first()
    .click()
}

export function composer(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Message' })
}

/** One thing that was understood: "Travellers: 2 adults". The newest card's chips are those of the live trip. */
export function chip(page: Page, words: string): Locator {
  return page
    .getByRole('group', { name: /^What was understood/ })
    .last()
    .getByRole('button', { name: words, exact: true })
}

export async function say(page: Page, sentence: string): Promise<void> {
  await untilAnswered(page)
  await composer(page).fill(sentence)
  await composer(page).press('Enter')
  await page.getByText(sentence, { exact: true }).last().waitFor()
}

/** As the cards name a direction: a multi-trip counts its flights. */
export type Direction = 'Outbound' | 'Return' | `Flight ${number}`

/** The card with the picks of one direction. */
export function picksCard(page: Page, direction: Direction): Locator {
  return page.getByRole('article', { name: new RegExp(`^${direction} flights from`) }).last()
}

export async function expectPicks(page: Page, direction: Direction): Promise<Locator> {
  const card = picksCard(page, direction)
  await card.getByRole('article').first().waitFor()
  await expect(card.getByRole('button', { name: /^Choose / }).first()).toBeEnabled()
  await untilAnswered(page)
  return card
}

/** The fares of one direction, as a group of radio buttons. */
export function fares(page: Page, direction: 'outbound' | 'return'): Locator {
  return page.getByRole('group', { name: `Fares of the ${direction} flight` }).last()
}

/** The assistant is writing as long as it can be stopped. */
export async function untilAnswered(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Stop the answer' })).toHaveCount(0)
}

/**
 * Until the page that was loaded is as its scripts draw it; what is changed in it before is taken for a fault of the server's. A page for
 * everybody comes to life when it is touched, and not before.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

export async function chooseFirst(page: Page, direction: Direction): Promise<void> {
  const card = await expectPicks(page, direction)
  await card
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
}

/** At the summary of a trip whose flights and fares are chosen; the way there by hand is in `book.spec.ts`. */
export async function bookToSummary(page: Page, sentence = SENTENCE): Promise<void> {
  await enterAsGuest(page.request)
  await page.goto(`/chat/${await beginTrip(page.request, sentence)}`)
  await tripSummary(page)
    .getByRole('button', { name: /^Check out/ })
    .waitFor()
  await untilAlive(page)
}

/** Both flights at once, and the fares that are shown. */
export async function chooseBoth(page: Page): Promise<void> {
  await chooseFirst(page, 'Outbound')
  await chooseFirst(page, 'Return')
  await keepFares(page)
}

export async function keepFares(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep the fares shown' }).click()
  await tripSummary(page)
    .getByRole('button', { name: /^Check out/ })
    .waitFor()
  await untilAnswered(page)
}

/** The card that shows the whole trip before paying. */
export function tripSummary(page: Page): Locator {
  return page.getByRole('log').getByRole('article', { name: 'Your trip' }).last()
}

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
  const { 'Dial code': code, ...texts } = BILLING
  await form.getByLabel('Dial code').selectOption({ label: `${code} United Kingdom` })
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByLabel('Country', { exact: true }).selectOption({ label: 'United Kingdom' })
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

/** From the confirmation to the order's page: every stage is done, and what was agreed was charged. */
export async function expectChargedOnce(page: Page, agreed: string | null): Promise<void> {
  await checkout(page).getByRole('link', { name: 'Open the order' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  const stages = page.getByRole('list', { name: 'Stages of your order' }).getByRole('listitem')
  await expect(stages.filter({ hasText: 'Booked with the airline' })).toContainText('Done')
  await expect(stages.filter({ hasText: 'Card charged' })).toContainText('Done')
  const charged = page.getByText('Charged', { exact: true }).locator('..')
  expect(minorUnits(await charged.textContent())).toBe(minorUnits(agreed))
}

/** However often it was tried: one order stands in the list, and it is this one. */
export async function expectOneOrder(page: Page, reference: string): Promise<void> {
  await page.goto('/orders')
  const orders = page.getByRole('main').getByRole('listitem')
  await expect(orders).toHaveCount(1)
  await expect(orders).toContainText(reference)
}

/** "£1,212.40" as 121240. */
export function minorUnits(text: string | null): number {
  const [amount] = text?.match(/[\d,]+\.\d\d/) ?? []
  if (!amount) throw new Error(`"${text}" holds no amount`)
  return Number(amount.replace(/[,.]/g, ''))
}

/** "12 March 2027" for each number of days from today. */
export function daysAhead(...counts: number[]): string[] {
  return counts.map((count) =>
    new Date(Date.now() + count * 86_400_000).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
  )
}
