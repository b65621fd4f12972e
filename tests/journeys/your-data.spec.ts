import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { bookToCard, expectBooked, payWith } from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { composer, openConversation, say } from './steps'

test('a guest takes their booking along as a page and as a file, and after deleting nothing of it is left here', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await bookToCard(page)
  await payWith(page)
  const reference = await expectBooked(page)
  const thread = page.url()
  await page.goto('/account#your-data')

  await test.step('the file and the page hold the booking and its people, no card number and no secret', async () => {
    const file = JSON.parse(await download(page, /for programs \(JSON\)/))
    expect(file).toMatchObject({ version: 1, parts: expect.arrayContaining([expect.objectContaining({ name: 'orders' })]) })
    const html = await download(page, /to read \(HTML\)/)
    for (const text of [JSON.stringify(file), html]) {
      for (const word of [reference, 'Marlow', '4242', 'ada.marlow@example.com']) expect(text).toContain(word)
      expect(text).not.toMatch(/tok_|4242 ?4242|passwordHash|argon2/)
    }
    expect(html).not.toMatch(/<script|<img|<link/)
  })

  await test.step('the page can be read in a browser, and loads nothing', async () => {
    const desk = await browser.newContext()
    const reader = await desk.newPage()
    const asked: string[] = []
    reader.on('request', (request) => asked.push(request.url()))
    await reader.setContent(await (await page.request.get('/api/account/export?format=html')).text())
    await expect(reader.getByRole('heading', { name: `Booking ${reference}` })).toBeVisible()
    await expectAccessible(reader)
    expect(asked).toEqual([])
    await desk.close()
  })

  await test.step('somebody else gets their own data, whatever they ask for', async () => {
    const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
    const tom = await other.newPage()
    await openConversation(tom)
    const { id } = (await (await page.request.get('/api/account/export')).json()).parts[0].rows[0]
    const answer = await tom.request.get(`/api/account/export?format=json&userId=${id}&user_id=${id}`)
    expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    expect(await answer.text()).not.toContain(reference)
    expect((await tom.request.delete('/api/account', { data: { userId: id, confirmation: 'delete' } })).status()).toBe(400)
    expect((await tom.request.get('/api/account/export?format=xml')).status()).toBe(400)
    await other.close()
  })

  await test.step('deleting asks for the word, and then this browser remembers nothing', async () => {
    await page.getByRole('button', { name: 'Delete guest account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your guest account?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByText('Please type “delete” to confirm.')).toBeVisible()
    await dialog.getByLabel('Type “delete” to confirm').fill('delete')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL(/\/login\?error=AccountDeleted/)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/Marlow|Lisbon/)
    expect((await page.request.get('/api/account/export')).status()).toBe(401)
    await page.goto(thread)
    await expect(page).toHaveURL(/\/login\?callbackUrl=/)
  })
})

test('an account with a password is deleted by that password alone, and its address can be used anew', async ({ page }) => {
  const email = `ada.${Date.now()}@example.com`
  const account = { email, password: 'a long enough secret', firstName: 'Ada', lastName: 'Marlow' }
  expect((await page.request.post('/api/account/register', { data: account })).status()).toBe(201)
  await signIn(page, account)
  await say(page, 'Hello')
  await page.goto('/account#your-data')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill('the wrong secret')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('That isn’t your password. Nothing was deleted.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/\/login\?error=AccountDeleted/)

  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('That email address and password don’t match.')).toBeVisible()
  expect((await page.request.post('/api/account/register', { data: account })).status()).toBe(201)
})

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login?callbackUrl=/chat')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(composer(page)).toBeVisible()
}

async function download(page: Page, link: RegExp): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
  expect(file.suggestedFilename()).toMatch(/^wayfarer-your-data-\d{4}-\d\d-\d\d\.(json|html)$/)
  return readFileSync(await file.path(), 'utf8')
}
