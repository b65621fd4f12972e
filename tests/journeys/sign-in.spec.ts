import { expectBooked, fillBilling, fillCard, fillPassengers, openCheckout, reviewAndPay } from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { askFromHome, askFromHomeSigningIn, chooseBoth, expectPicks, SENTENCE } from './steps'

test('an account is made, signed out of, and signed into again, and its thread is there', async ({ page }) => {
  const email = `ada.${Date.now()}@example.com`
  await askFromHomeSigningIn(page)
  await page.getByRole('button', { name: 'Create account' }).first().click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Marlow')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('a long enough secret')
  await page.locator('form').getByRole('button', { name: 'Create account' }).click()
  await expectPicks(page, 'Outbound')
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
  const thread = page.url()

  await page.getByRole('button', { name: /, account$/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto(thread)
  await expect(page).toHaveURL(/\/login\?callbackUrl=/)

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('the wrong secret')
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('That email address and password don’t match.')).toBeVisible()
  await page.getByLabel('Password').fill('a long enough secret')
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(thread)
  await expect(page.getByText(SENTENCE, { exact: true }).first()).toBeVisible()
})

test('one press on the home page begins as a guest, and who registers at the checkout keeps thread and trip', async ({ page }) => {
  const guests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/auth/callback/')) guests.push(request.url())
  })
  await page.goto('/')
  await expectAccessible(page)
  expect(guests).toEqual([])
  await askFromHome(page)
  await expectPicks(page, 'Outbound')
  expect(guests).toHaveLength(1)
  await chooseBoth(page)
  await openCheckout(page)
  await fillPassengers(page)
  const thread = page.url()

  await page.getByRole('button', { name: /Guest.*, account$/ }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  const form = page.getByRole('form', { name: 'Create an account' })
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill('Marlow')
  await form.getByLabel('Email').fill(`ada.${Date.now()}@example.com`)
  await form.getByLabel('Password', { exact: true }).fill('a long enough secret')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()

  await page.goto(thread)
  await expect(page.getByText(SENTENCE, { exact: true }).first()).toBeVisible()
  await fillBilling(page)
  await fillCard(page)
  await reviewAndPay(page)
  await expectBooked(page)
})

test('a visitor who only reads, and a crawler, make no guest', async ({ page }) => {
  for (const path of ['/', '/destination/lisbon', '/login', '/api/auth/signin/guest', '/api/auth/callback/guest']) {
    const answer = await page.request.get(path)
    expect(
      answer.headersArray().filter(({ name, value }) => name === 'set-cookie' && /session-token=[^;]/.test(value)),
      path,
    ).toEqual([])
  }
  const unverified = await page.request.post('/api/auth/callback/guest', { data: { json: true, callbackUrl: '/chat' } })
  expect(unverified.status()).toBe(403)
  expect(await (await page.request.get('/api/auth/session')).json()).toEqual({})
})

test('an address that has an account cannot make another, and guessing passwords is slowed down', async ({ page }) => {
  const email = `tom.${Date.now()}@example.com`
  const account = { email, password: 'a long enough secret', firstName: 'Tom', lastName: 'Marlow' }
  expect((await page.request.post('/api/account/register', { data: account })).status()).toBe(201)
  const second = await page.request.post('/api/account/register', { data: account })
  expect(second.status()).toBe(409)
  expect((await second.json()).error).toMatchObject({ field: 'email', message: expect.stringContaining('Sign in instead') })

  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  const words = page.getByRole('alert').filter({ hasText: /./ })
  for (let tries = 0; tries < 11; tries++) {
    await page.getByLabel('Password').fill(`guess number ${tries}`)
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
    await expect(words.first()).toBeVisible()
    await expect(page.locator('form').getByRole('button', { name: 'Sign in' })).toBeEnabled()
  }
  await expect(page.getByText(/^Too many tries\. Please wait \d+ seconds/)).toBeVisible()
})

test('a role or a card that is posted along is refused, and nothing is stored', async ({ page }) => {
  const email = `eve.${Date.now()}@example.com`
  const answer = await page.request.post('/api/account/register', {
    data: { email, password: 'a long enough secret', firstName: 'Eve', lastName: 'Marlow', role: 'admin' },
  })
  expect(answer.status()).toBe(400)
  expect((await answer.json()).error.code).toBe('unknown_field')
})

for (const callbackUrl of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`after signing in nobody is led away to ${callbackUrl}`, async ({ page, baseURL }) => {
    await page.goto(`/login?callbackUrl=${encodeURIComponent(callbackUrl)}`)
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
  })
}
