import { bookToCheckout, checkout, expectBooked, fillBilling, fillCard, fillPassengers, openCheckout, reviewAndPay } from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { chooseBoth, SENTENCE, say } from './steps'

/** What each open field of the billing form says, word for word. */
const SENTENCES: [string, string][] = [
  ['Title', 'Title is required'],
  ['Name on the card', 'Name is required (min 2 characters)'],
  ['Email', 'Email is required'],
  ['Phone number', 'Phone number is required'],
  ['City', 'City is required'],
  ['State or county', 'State is required'],
  ['Postcode', 'Valid zip code is required'],
  ['Country', 'Country is required'],
]

test('every billing sentence stands at its field, and nothing is paid before all of them are gone', async ({ page }) => {
  await bookToCheckout(page)
  await fillPassengers(page)
  const form = checkout(page).getByRole('group', { name: 'Billing' })
  for (const field of ['Name on the card', 'Email']) await form.getByLabel(field, { exact: true }).fill('')
  for (const field of ['Title', 'Country']) await form.getByLabel(field, { exact: true }).selectOption('')
  await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
  await expect(form.getByLabel('Title')).toBeFocused()
  for (const [field, sentence] of SENTENCES) {
    await expect(form.getByLabel(field, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel(field, { exact: true })).toHaveAccessibleDescription(sentence)
  }
  await expectAccessible(page)
  await form.getByLabel('Email').fill('ada.marlow')
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await form.getByLabel('Postcode').fill('N1')
  await expect(form.getByLabel('Postcode')).toHaveAccessibleDescription('Valid zip code is required')
  await fillBilling(page)
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
  await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
  await expect(checkout(page).getByLabel('Card number')).toBeFocused()
  await expect(checkout(page).getByRole('button', { name: /^Pay / })).toHaveCount(0)
})

test('the country decides which fields of an address are asked for, and none lies beside the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await bookToCheckout(page)
  await fillPassengers(page)
  await fillBilling(page)
  const form = checkout(page).getByRole('group', { name: 'Billing' })
  for (const [country, asked, unasked] of [
    ['Hong Kong', ['District', 'Area'], ['Postcode']],
    ['United Arab Emirates', ['Emirate'], ['Postcode', 'City']],
    ['Singapore', ['Postcode'], ['City', 'State']],
    ['United Kingdom', ['Town or city', 'Postcode'], ['State or county']],
  ] as const) {
    await form.getByLabel('Country', { exact: true }).selectOption({ label: country })
    for (const label of asked) await expect(form.getByLabel(label, { exact: true })).toBeVisible()
    for (const label of unasked) await expect(form.getByLabel(label, { exact: true })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await expect(form.getByLabel('Town or city')).toHaveValue('London')
  await expectAccessible(page)
})

test('a card that was saved pays the next trip by its last four digits, and is forgotten on the account page', async ({ page }) => {
  test.setTimeout(240_000)
  await bookToCheckout(page)
  await fillPassengers(page)
  await fillBilling(page)
  await fillCard(page)
  await checkout(page)
    .getByLabel(/Save this card for next time/)
    .check()
  await reviewAndPay(page)
  await expectBooked(page)

  await page.goto('/chat')
  await say(page, SENTENCE)
  await chooseBoth(page)
  await openCheckout(page)
  await fillPassengers(page)
  const saved = checkout(page).getByRole('radio', { name: /Visa ending 4242/ })
  await expect(saved).toBeChecked()
  await expect(checkout(page).getByLabel('Card number')).toHaveCount(0)
  await expectAccessible(page)
  await fillBilling(page)
  await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
  await expect(checkout(page).getByText('Visa ending 4242').first()).toBeVisible()
  await checkout(page).getByRole('button', { name: /^Pay / }).click()
  await expectBooked(page)

  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete Visa ending 4242' }).click()
  await page.getByRole('button', { name: 'Delete card' }).click()
  await expect(page.getByText(/^You haven’t saved a card/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Saved cards' })).toBeFocused()
})
