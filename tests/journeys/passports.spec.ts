import type { Locator, Page } from 'playwright/test'
import { readLive, threadIdOf } from './ancillary-steps'
import {
  bookToCheckout,
  checkout,
  expectBooked,
  fillBilling,
  fillCard,
  fillDate,
  fillPassenger,
  passengerForm,
  reviewAndPay,
  TRAVELLERS,
} from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { fillPassport, maskOf, newYork, PASSPORTS, passportLines } from './passport-steps'

const PASSPORT_LIST = 'passport number, expiry, country of issue, nationality'

/** What each open field of a form says, word for word. */
const SENTENCES: [string | { date: string }, string][] = [
  ['Title', 'Title is required'],
  ['Gender', 'Gender is required'],
  ['First name', 'First name is required (min 2 characters)'],
  ['Last name', 'Last name is required (min 2 characters)'],
  [{ date: 'Date of birth' }, 'Date of birth is required'],
  ['Passport number', 'Passport number is required'],
  [{ date: 'Passport expiry date' }, 'Passport expiry date is required'],
  ['Country of issue', 'Passport country of issue is required'],
  ['Nationality', 'Nationality is required'],
]

test('between Britain and Portugal nobody is asked for a passport', async ({ page }) => {
  await bookToCheckout(page)
  await expect(passengerForm(page, 'Adult 1').getByLabel('First name')).toBeVisible()
  await expect(checkout(page).getByLabel('Passport number')).toHaveCount(0)
})

test('to New York every passport sentence is told at its field, and the number is never shown whole again', async ({ page }) => {
  test.setTimeout(240_000)
  await bookToCheckout(page, newYork())
  const threadId = threadIdOf(page)
  const adult = passengerForm(page, 'Adult 1')
  await expect(checkout(page).getByLabel('Passport number')).toHaveCount(2)
  await expectAccessible(page)

  await test.step('nothing typed: the modal counts and names what is missing, then leads to the first open field', async () => {
    await proceed(page)
    const modal = page.getByRole('dialog', { name: 'Some passenger details are missing' })
    await expect(modal).toContainText('Please complete all required passenger information. 0/2 passengers completed.')
    await expect(modal).toContainText(PASSPORT_LIST)
    await expectAccessible(page)
    await modal.getByRole('button', { name: 'Show what’s missing' }).click()
    await expect(adult.getByLabel('Title')).toBeFocused()
    for (const [field, sentence] of SENTENCES) await expectSaid(fieldOf(adult, field), sentence)
    await expectAccessible(page)
  })

  await test.step('the ages of the specification', async () => {
    const year = new Date().getFullYear()
    await fillDate(adult, 'Date of birth', ['1', '6', String(year - 8)])
    await expectSaid(fieldOf(adult, { date: 'Date of birth' }), 'Adult must be 13 years or older')
  })

  await test.step('a passport’s expiry that is no day, and one that is over', async () => {
    const expiry = fieldOf(adult, { date: 'Passport expiry date' })
    await fillDate(adult, 'Passport expiry date', ['31', '2', '2033'])
    await expectSaid(expiry, 'Please enter a valid passport expiry date. 31 February doesn’t exist')
    await fillDate(adult, 'Passport expiry date', ['1', '2', '2020'])
    await expectSaid(expiry, 'Passport expiry date must be in the future')
    await adult.getByLabel('Passport number').fill('X1')
    await expectSaid(adult.getByLabel('Passport number'), 'Passport number is required')
  })

  await test.step('the two lines of a passport fill the form', async () => {
    await adult.getByText('Paste the two lines of the passport').click()
    await adult.getByLabel(/at the bottom of the photo page/).fill(passportLines(PASSPORTS[0]))
    await expect(adult.getByText('Done. Please check the fields against the passport.')).toBeVisible()
    await expect(adult.getByLabel('First name')).toHaveValue(/^ada$/i)
    await expect(adult.getByLabel('Last name')).toHaveValue(/^marlow$/i)
    await expect(adult.getByLabel('Gender')).toHaveValue('female')
    await expect(adult.getByLabel('Passport number')).toHaveValue(PASSPORTS[0].number)
    await expect(adult.getByLabel('Nationality')).toHaveValue('GB')
    await expect(adult.getByLabel('Country of issue')).toHaveValue('GB')
    for (const [legend, parts] of [
      ['Date of birth', ['07', '04', '1990']],
      ['Passport expiry date', ['09', '06', '2034']],
    ] as const) {
      const date = adult.getByRole('group', { name: legend })
      for (const [at, part] of ['Day', 'Month', 'Year'].entries()) await expect(date.getByLabel(part)).toHaveValue(parts[at] ?? '')
    }
    await adult.getByLabel('Title').selectOption('Ms')
  })

  await test.step('one of two is complete: the modal counts, and the focus goes to the second form', async () => {
    await proceed(page)
    const modal = page.getByRole('dialog', { name: 'Some passenger details are missing' })
    await expect(modal).toContainText('Please complete all required passenger information. 1/2 passengers completed.')
    await modal.getByRole('button', { name: 'Show what’s missing' }).click()
    await expect(passengerForm(page, 'Adult 2').getByLabel('Title')).toBeFocused()
  })

  await fillPassenger(page, 'Adult 2', TRAVELLERS[1])
  await fillPassport(page, 'Adult 2', PASSPORTS[1])
  await proceed(page)
  await expect(checkout(page).getByLabel('Card number')).toBeVisible()
  await fillBilling(page)
  await fillCard(page)
  await reviewAndPay(page)
  await expectBooked(page)

  await test.step('only the last signs of the numbers are left', async () => {
    const { trip, order } = await readLive(page, threadId)
    expect(trip.passengers.map(({ passport }) => passport?.number)).toEqual(PASSPORTS.map(maskOf))
    for (const path of [`/api/trips/${threadId}`, `/orders/${order?.orderId}`, `/orders/${order?.orderId}/print`, `/chat/${threadId}`]) {
      const text = await (await page.request.get(path)).text()
      for (const { number } of PASSPORTS) expect(text.includes(number), `${path} tells ${number}`).toBe(false)
    }
    await checkout(page).getByRole('link', { name: 'Open the booking' }).click()
    await expect(page.getByText('Ada Marlow', { exact: false }).first()).toBeVisible()
    for (const { number } of PASSPORTS) await expect(page.getByText(number)).toHaveCount(0)
  })
})

async function proceed(page: Page): Promise<void> {
  await checkout(page)
    .getByRole('button', { name: /^Continue to/ })
    .click()
}

function fieldOf(form: Locator, field: string | { date: string }): Locator {
  return typeof field === 'string' ? form.getByLabel(field) : form.getByRole('group', { name: field.date }).getByLabel('Day')
}

/** The field is marked as wrong and says why, to eyes and to screen readers. */
async function expectSaid(field: Locator, sentence: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(sentence)
}
