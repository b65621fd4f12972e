import type { Browser, Page } from 'playwright/test'
import { z } from 'zod'
import { expect, expectAccessible, expectContrast, test } from './journey'
import { dumpDatabase } from './planted/dump-database'
import type { AppServer } from './server'
import { untilAlive } from './steps'

const DESK = 'desk@example.com'
const TEXT = 'The page about Lisbon names the wrong tram.'
const PAGES = ['/contact-us', '/membership', '/coming-soon']

test.use({ environment: { CONTACT_EMAIL: DESK } })

let addresses = 0

/** Letters are counted by network address: each page gets its own, from the documentation range (RFC 3849). */
test.beforeEach(async ({ page }) => {
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': ownAddress() })
})

function ownAddress(): string {
  return `2001:db8:1e77:${(++addresses).toString(16)}::1`
}

async function withoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const options = { javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}), extraHTTPHeaders: { 'x-forwarded-for': ownAddress() } }
  const context = await browser.newContext(options)
  return context.newPage()
}

const anEmail = () => `ana.${crypto.randomUUID().slice(0, 8)}@example.com`
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name = 'Send the message') => page.getByRole('button', { name }).click()

const lettersSchema = z.array(z.object({ kind: z.string(), email: z.string(), text: z.string() }))
const mailsSchema = z.array(z.object({ recipient: z.string(), text: z.string() }))

/** The database's rows. Only one process can open it, so the server is stopped while they are read. */
async function storedBy(server: AppServer) {
  await server.leave()
  const dump = await dumpDatabase(server.dataFolder)
  await server.start()
  const rowsOf = (table: string): unknown[] => {
    const found = dump.split(/\n{2,}/).find((part) => part.split('\n')[0] === `public.${table}`)
    if (!found) throw new Error(`the database has no table ${table}`)
    return found
      .split('\n')
      .slice(1)
      .filter(Boolean)
      .map((row) => JSON.parse(row))
  }
  return { letters: lettersSchema.parse(rowsOf('letters')), mails: mailsSchema.parse(rowsOf('outbox')) }
}

async function write(page: Page, email: string, text = TEXT): Promise<void> {
  await page.goto('/contact-us')
  await field(page, 'Email').fill(email)
  await field(page, 'Name').fill('Ana')
  await field(page, 'Your message').fill(text)
}

test('letters and addresses are sent with scripts and without, and are kept and mailed to the desk alone', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const [letter, plain, address, joined] = [anEmail(), anEmail(), anEmail(), anEmail()]
  const bare = await withoutScripts(browser, baseURL)

  await test.step('with scripts', async () => {
    await write(page, letter)
    await press(page)
    await expect(page.getByRole('heading', { name: 'We’ve got your message' })).toBeFocused()
    await expect(page.getByText(letter)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Write another message' }).click()
    await expect(field(page, 'Your message')).toHaveValue('')
  })
  await test.step('without scripts', async () => {
    await write(bare, plain)
    await press(bare)
    await expect(bare.getByRole('heading', { name: 'We’ve got your message' })).toBeInViewport()
    await expect(bare.getByText(plain)).toBeVisible()
  })
  await test.step('an address is answered the same whether it was there or not', async () => {
    const answers: (string | null)[] = []
    for (const path of ['/membership', '/coming-soon']) {
      await page.goto(path)
      await field(page, 'Email').fill(address)
      await press(page, 'Save my address')
      await expect(page.getByRole('heading', { name: 'We’ve saved your address' })).toBeFocused()
      answers.push(await page.getByText(`${address} is on the list`).textContent())
    }
    expect(answers[0]).toBe(answers[1])
    await bare.goto('/coming-soon')
    await field(bare, 'Email').fill(joined)
    await press(bare, 'Save my address')
    await expect(bare.getByRole('heading', { name: 'We’ve saved your address' })).toBeInViewport()
  })

  const { letters, mails } = await storedBy(server)
  const own = [letter, plain, address, joined]
  expect(
    letters
      .filter(({ email }) => own.includes(email))
      .map(({ email, kind, text }) => `${kind} ${email} ${text}`)
      .toSorted(),
  ).toEqual([`contact ${letter} ${TEXT}`, `contact ${plain} ${TEXT}`, `membership ${address} `, `membership ${joined} `].toSorted())
  for (const one of own) expect(mails.filter(({ text }) => text.includes(one)).map(({ recipient }) => recipient)).toEqual([DESK])
  expect(mails.filter(({ recipient }) => recipient !== DESK)).toEqual([])
})

test('a problem keeps what was typed, stands beside its field, and has the focus; nothing is sent before', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''))
  await write(page, 'ana@example', 'My card is 4242 4242 4242 4242, and it was charged.')
  // Before its scripts load, which a touch triggers, the form submits natively.
  await untilAlive(page)
  await press(page)
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(field(page, 'Your message')).toHaveAccessibleDescription(/^That looks like a card number/)
  await expect(field(page, 'Your message')).toHaveValue('My card is 4242 4242 4242 4242, and it was charged.')
  await expect(field(page, 'Name')).toHaveValue('Ana')
  await expectAccessible(page)
  expect(posts.filter((body) => body.includes('4242'))).toEqual([])

  await field(page, 'Email').fill(anEmail())
  await press(page)
  await expect(field(page, 'Your message')).toBeFocused()
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid')
})

test('without scripts, too, a problem keeps what was typed and has the focus', async ({ browser, baseURL }) => {
  const page = await withoutScripts(browser, baseURL)
  await write(page, anEmail(), 'Hello')
  await press(page)
  await expect(field(page, 'Your message')).toHaveAccessibleDescription(/^Please write at least 10 characters/)
  await expect(field(page, 'Your message')).toHaveValue('Hello')
  await expect(field(page, 'Your message')).toBeFocused()
  await expect(field(page, 'Name')).toHaveValue('Ana')
  await field(page, 'Your message').fill(TEXT)
  await press(page)
  await expect(page.getByRole('heading', { name: 'We’ve got your message' })).toBeVisible()
})

test('a letter whose answer is lost stays in the form, and is sent again', async ({ page }) => {
  const email = anEmail()
  await write(page, email)
  await untilAlive(page)
  await page.route('**/contact-us', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await press(page)
  await expect(page.getByRole('alert').filter({ hasText: 'We got no answer' })).toBeVisible()
  await expect(field(page, 'Your message')).toHaveValue(TEXT)
  await page.unroute('**/contact-us')
  await press(page)
  await expect(page.getByRole('heading', { name: 'We’ve got your message' })).toBeVisible()
})

test('what fills in the field that nobody sees is thanked, and nothing of it is kept', async ({ page, server }) => {
  const email = anEmail()
  await write(page, email)
  await expect(page.getByLabel('Leave this empty')).toBeHidden()
  await page.locator('input[name=topic]').evaluate((input) => input.setAttribute('value', 'Cheap watches'))
  await press(page)
  await expect(page.getByRole('heading', { name: 'We’ve got your message' })).toBeVisible()
  const { letters, mails } = await storedBy(server)
  expect(letters.filter((letter) => letter.email === email)).toEqual([])
  expect(mails.filter(({ text }) => text.includes(email))).toEqual([])
})

test('the sixth letter of ten minutes is not taken, and stays in the form', async ({ page, browser, baseURL }) => {
  const bare = await withoutScripts(browser, baseURL)
  for (const [one, last] of [
    [page, 'The sixth letter, with scripts.'],
    [bare, 'The sixth letter, without scripts.'],
  ] as const) {
    for (let letter = 1; letter <= 5; letter++) {
      await write(one, anEmail(), `Letter ${letter} of several.`)
      await press(one)
      await expect(one.getByRole('heading', { name: 'We’ve got your message' })).toBeVisible()
    }
    const email = anEmail()
    await write(one, email, last)
    await press(one)
    await expect(one.getByRole('alert').filter({ hasText: 'Several messages came from here just now' })).toBeVisible()
    await expect(field(one, 'Your message')).toHaveValue(last)
    await expect(field(one, 'Email')).toHaveValue(email)
  }
})

test('another site cannot send a letter in somebody’s name, and nonsense is no fault', async ({ page, server }) => {
  const bare = await page.request.get('/contact-us')
  const hidden = [...(await bare.text()).matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)]
  const action = Object.fromEntries(
    hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')]),
  )
  expect(Object.keys(action).some((name) => name.startsWith('$ACTION_'))).toBe(true)
  const email = anEmail()
  const post = (origin: string, fields: Record<string, string>) =>
    page.request.post('/contact-us', { multipart: { ...action, ...fields }, headers: { origin } })
  const foreign = await post('https://elsewhere.example', { email, text: TEXT })
  expect(foreign.status()).toBeGreaterThanOrEqual(400)
  expect(await foreign.text()).not.toContain('We’ve got your message')
  const own = await post(server.url, { email, text: TEXT })
  expect(await own.text()).toContain('We’ve got your message')
  const empty = await post(server.url, {})
  expect(empty.status()).toBe(200)
  expect(await empty.text()).toContain('Email is required')
})

test('the three pages are accessible in light and dark', async ({ page }) => {
  for (const path of PAGES) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
  }
})
