import type { Page } from 'playwright/test'
import { checkout, openCheckout, passengerForm } from './checkout-steps'
import { expect, test } from './journey'
import { chooseBoth, composer, SENTENCE, say, untilAnswered } from './steps'

const PASSWORD = 'a long enough secret'

test('what is typed on one device stands in the form of another, and a reload loses nothing', async ({ page, browser, baseURL }) => {
  const email = `ada.${Date.now()}@example.com`
  const account = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Marlow' }
  expect((await page.request.post('/api/account/register', { data: account })).status()).toBe(201)
  await signIn(page, email)
  await say(page, SENTENCE)
  await untilAnswered(page)
  await chooseBoth(page)
  await openCheckout(page)
  const threadId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await passengerForm(page, 'Adult 1').getByLabel('First name').fill('Ada')
  await passengerForm(page, 'Adult 2').getByLabel('Last name').fill('Žižek-O’Brien')
  await expect(checkout(page).getByText('Saved', { exact: true })).toBeVisible()

  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  const phone = await elsewhere.newPage()
  await signIn(phone, email)
  await phone.goto(`/booking/${threadId}`)
  await expect(passengerForm(phone, 'Adult 1').getByLabel('First name')).toHaveValue('Ada')
  await expect(passengerForm(phone, 'Adult 2').getByLabel('Last name')).toHaveValue('Žižek-O’Brien')
  await passengerForm(phone, 'Adult 1').getByLabel('Last name').fill('Marlow-Reed')
  await expect(checkout(phone).getByText('Saved', { exact: true })).toBeVisible()
  await elsewhere.close()

  await page.goto(`/booking/${threadId}`)
  await expect(passengerForm(page, 'Adult 1').getByLabel('Last name')).toHaveValue('Marlow-Reed')
  await expect(passengerForm(page, 'Adult 2').getByLabel('Last name')).toHaveValue('Žižek-O’Brien')
})

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login?callbackUrl=/chat')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(composer(page)).toBeVisible()
}
