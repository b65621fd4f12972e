import type { Browser, Page } from 'playwright/test'
import { openDirectoryServer } from '@/tests/fixtures/directory-server/server'
import { type Account, beginCheckout, beginThread, enter, fillSignIn, keptHere, makeAccount } from './account-steps'
import { checkout, passengerForm } from './checkout-steps'
import { expect, expectAccessible, markWhenAlive, test } from './journey'
import { createAppServer } from './server'
import { composer, untilAlive, untilAnswered } from './steps'

// Sign-in attempts are counted by address: other journeys' must not count here.
const NETWORK_ADDRESS = { 'x-forwarded-for': '198.51.100.9' }
test.use({ extraHTTPHeaders: NETWORK_ADDRESS })

/** Typed by the first traveller; the next must find it nowhere. */
const CANARY = 'quokkazebra'

test('a session that runs out while somebody types signs out, and gives the place and the words back', async ({
  page,
  browser,
  server,
}) => {
  const ada = await makeAccount(page.request, 'Ada')
  await enter(page.request, ada)
  const threadId = await beginThread(page.request, 'Hello')
  await page.clock.install()
  // Requested with the first token: by then the page knows how long it lasts.
  const isTold = page.waitForResponse((response) => response.url().endsWith('/user/get-details'))
  await page.goto(`/chat/${threadId}`)
  await composer(page).fill(CANARY)
  await expect.poll(() => keptHere(page)).toContain(CANARY)
  // Text typed before hydration is kept, but doesn't count as a touch.
  await composer(page).press('End')
  await isTold

  await page.clock.fastForward('31:00')
  await expect(page).toHaveURL(`${server.url}/login?error=SessionExpired&callbackUrl=${encodeURIComponent(`/chat/${threadId}`)}`)
  await expect(page.getByRole('heading', { name: 'Session Expired' })).toBeVisible()
  await expect(page.getByText('Please login again')).toBeVisible()
  await expectAccessible(page)
  expect((await page.request.get('/api/threads')).status()).toBe(401)

  await fillSignIn(page, ada)
  await expect(page).toHaveURL(`${server.url}/chat/${threadId}`)
  await expect(composer(page)).toHaveValue(CANARY)
  await expect(page.getByRole('log').getByText('Hello', { exact: true }).first()).toBeVisible()

  await test.step('words that are sent after the end wait on the screen, and go out once', async () => {
    await endElsewhere(browser, server.url, ada)
    await composer(page).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Session Expired' })).toBeVisible()
    await fillSignIn(page, ada)
    const said = page.getByRole('log').getByText(CANARY, { exact: true })
    await expect(said).toHaveCount(1)
    await expect(composer(page)).toHaveValue('')
    await expect.poll(() => keptHere(page)).not.toContain(CANARY)
    await untilAnswered(page)
    await page.reload()
    await expect(said).toHaveCount(1)
  })
})

test('a session that is ended elsewhere covers the half-filled form, and another user finds nothing of the first', async ({
  page,
  browser,
  server,
}) => {
  const [ada, tom] = [await makeAccount(page.request, 'Ada'), await makeAccount(page.request, 'Tom')]
  await enter(page.request, ada)
  const threadId = await beginCheckout(page.request)
  await page.goto(`/booking/${threadId}`)
  const form = passengerForm(page, 'Adult 1')
  const screen = page.getByRole('dialog', { name: 'Session Expired' })
  const saved = checkout(page).getByText('Saved', { exact: true })

  await test.step('it covers the page at the next save, and nothing that was typed is lost', async () => {
    await form.getByLabel('First name').fill('Ada')
    await expect(saved).toBeVisible()
    await endElsewhere(browser, server.url, ada)
    await form.getByLabel('Last name').fill(CANARY)
    await expect(screen.getByText('Please login again')).toBeVisible()
    await expectAccessible(page)
    await fillSignIn(page, { ...ada, password: 'the wrong secret' })
    await expect(screen.getByText('That email address and password don’t match.')).toBeVisible()
    await fillSignIn(page, ada)
    await expect(screen).toHaveCount(0)
    await expect(form.getByLabel('Last name')).toBeFocused()
    await expect(saved).toBeVisible()
    await page.reload()
    await expect(form.getByLabel('First name')).toHaveValue('Ada')
    await expect(form.getByLabel('Last name')).toHaveValue(CANARY)
  })

  await test.step('whoever else signs in on that screen gets a page of their own', async () => {
    await endElsewhere(browser, server.url, ada)
    await form.getByLabel('First name').fill(`${CANARY} Ada`)
    await expect(screen).toBeVisible()
    await fillSignIn(page, tom)
    await expectNothingOfTheFirst(page, ada)
  })
})

test('signing out in one tab is seen in the other at once, and who comes next finds nothing of the first', async ({ page, context }) => {
  const [ada, tom] = [await makeAccount(page.request, 'Ada'), await makeAccount(page.request, 'Tom')]
  await enter(page.request, ada)
  const threadId = await beginThread(page.request, `Hello ${CANARY}`)
  const other = await context.newPage()
  await Promise.all([other.goto('/account'), page.goto(`/chat/${threadId}`)])
  await composer(page).fill(CANARY)
  await expect.poll(() => keptHere(other)).toContain(CANARY)
  await expect(other.getByText(ada.email).first()).toBeVisible()

  await page.getByRole('button', { name: /, account$/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  for (const tab of [page, other]) expect(await keptHere(tab)).not.toContain(CANARY)
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?callbackUrl=/)
  await expect(page.getByText(CANARY)).toHaveCount(0)

  await page.goto('/login')
  await fillSignIn(page, tom)
  await expectNothingOfTheFirst(page, ada)
})

test('a no to the user’s details ends the session everywhere, and what was typed comes back to the same person', async ({ browser }) => {
  const ada = { id: 'dir-ada', email: 'ada@example.com', password: 'a long enough secret', firstName: 'Ada', lastName: 'Marlow' }
  const directory = await openDirectoryServer({ accounts: [ada] })
  const app = await createAppServer('details-refused', { API_BASE_URL: directory.baseUrl })
  try {
    await app.start()
    const context = await browser.newContext({ baseURL: app.url, extraHTTPHeaders: NETWORK_ADDRESS })
    await markWhenAlive(context)
    const [page, other] = [await context.newPage(), await context.newPage()]
    await enter(page.request, ada)
    const threadId = await beginCheckout(page.request)
    const cookies = await context.cookies()
    const [composed, form] = [`/chat/${threadId}`, `/booking/${threadId}`]
    const lastName = (tab: Page) => passengerForm(tab, 'Adult 1').getByLabel('Last name', { exact: true })
    await other.goto(form)
    await lastName(other).fill(CANARY)
    await expect(checkout(other).getByText('Saved', { exact: true })).toBeVisible()
    await other.close()
    await page.goto(composed)
    await untilAlive(page)
    await composer(page).fill(CANARY)
    await expect.poll(() => keptHere(page)).toContain(CANARY)
    // Unsent words go to the server when the page is hidden, once the module that sends them has loaded.
    let isTold = false
    page.on('response', (response) => {
      isTold ||= response.url().endsWith('/api/unsent-words') && response.ok()
    })
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
        return isTold
      })
      .toBe(true)

    directory.mood = 'refusing'
    await page.reload()
    // A key pressed before hydration doesn't count as a touch.
    await untilAlive(page)
    await composer(page).press('End')
    await expect(page.getByRole('dialog', { name: 'Session Expired' })).toBeVisible()
    await expect(page.getByText('Please login again')).toBeVisible()
    const copy = await browser.newContext({ baseURL: app.url, storageState: { cookies, origins: [] } })
    // The dialog may appear shortly before the server knows of the end.
    await expect.poll(async () => (await copy.request.get('/api/threads')).status()).toBe(401)
    const names = async () => (await context.cookies()).map(({ name }) => name)
    await expect.poll(async () => (await names()).filter((name) => name.includes('session-token'))).toEqual([])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('root'))).toBeNull()

    directory.mood = 'well'
    await page.reload()
    await expect(page).toHaveURL(/\/login\?/)
    await fillSignIn(page, ada)
    await expect(page).toHaveURL(`${app.url}${composed}`)
    await expect(composer(page)).toHaveValue(CANARY)
    await page.goto(form)
    await expect(lastName(page)).toHaveValue(CANARY)

    // Also in a browser with empty storage.
    const elsewhere = await browser.newContext({ baseURL: app.url, extraHTTPHeaders: NETWORK_ADDRESS })
    await enter(elsewhere.request, ada)
    const first = await elsewhere.newPage()
    await first.goto(composed)
    await expect(composer(first)).toHaveValue(CANARY)
  } finally {
    await app.remove()
    await directory.close()
  }
})

/** As from the list of devices, on another one. */
async function endElsewhere(browser: Browser, baseURL: string, account: Account): Promise<void> {
  const elsewhere = await browser.newContext({ baseURL, extraHTTPHeaders: NETWORK_ADDRESS })
  await enter(elsewhere.request, account)
  expect((await elsewhere.request.delete('/api/account/sessions?keep=this')).status()).toBe(200)
  await elsewhere.close()
}

/** A new conversation without threads, whose page and storage hold no word of `first`. */
async function expectNothingOfTheFirst(page: Page, { email }: Account): Promise<void> {
  await expect(page).toHaveURL(/\/chat$/)
  await expect(page.getByText('The trips you plan stay here, so you can carry on any time.')).toBeVisible()
  await expect(composer(page)).toHaveValue('')
  const { user } = await (await page.request.get('/api/auth/session')).json()
  expect(user.firstName).toBe('Tom')
  await expect.poll(() => keptHere(page)).toContain(user.id)
  const held = `${await page.content()}${await keptHere(page)}${JSON.stringify(await page.context().cookies())}`
  for (const word of [CANARY, email]) expect(held.includes(word), `"${word}" is still here`).toBe(false)
}
