import { enter, fillSignIn, makeAccount } from './account-steps'
import { expect, expectAccessible, test } from './journey'
import { composer, expectPicks, openConversation, SENTENCE, say, untilAnswered } from './steps'

// Sign-in attempts are counted by address: other journeys' must not count here.
const NETWORK_ADDRESS = { 'x-forwarded-for': '198.51.100.10' }
test.use({ extraHTTPHeaders: NETWORK_ADDRESS })

const NEW_PASSWORD = 'another long secret'

test('a guest who registers keeps the threads, here and on a second device, and each device can be signed out', async ({
  page,
  browser,
  server,
}) => {
  const email = `ada.${crypto.randomUUID().slice(0, 8)}@example.com`
  const account = { email, password: 'a long enough secret', firstName: 'Ada', lastName: 'Marlow' }
  await openConversation(page)
  await say(page, 'Hello quokkazebra')
  await untilAnswered(page)
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
  const thread = new URL(page.url()).pathname
  const elsewhere = await browser.newContext({ baseURL: server.url, extraHTTPHeaders: NETWORK_ADDRESS })
  const phone = await elsewhere.newPage()
  const devices = page.getByRole('region', { name: 'Where you’re signed in' }).getByRole('listitem')

  await test.step('the account is made on the account page, and the thread is in it', async () => {
    await page.goto('/account#create-account')
    const form = page.getByRole('form', { name: 'Create an account' })
    await expect(form.getByRole('button', { name: 'Create account' })).toBeEnabled()
    await expectAccessible(page)
    await form.getByLabel('First name').fill(account.firstName)
    await form.getByLabel('Last name').fill(account.lastName)
    await form.getByLabel('Email').fill(account.email)
    await form.getByLabel('Password', { exact: true }).fill(account.password)
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('form', { name: 'Profile' })).toBeVisible()
    await expectAccessible(page)
    await enter(phone.request, account)
    for (const device of [phone, page]) {
      await device.goto(thread)
      await expect(device.getByRole('log').getByText('Hello quokkazebra', { exact: true }).first()).toBeVisible()
      await expect(device.getByRole('navigation', { name: 'Your trips' }).getByText(/quokkazebra/)).toBeVisible()
    }
  })

  await test.step('a new password signs the other device out', async () => {
    await page.goto('/account')
    await expect(devices).toHaveCount(2)
    const form = page.getByRole('form', { name: 'Password' })
    await form.getByLabel('Current password').fill(account.password)
    await form.getByLabel('New password').fill(NEW_PASSWORD)
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form.getByText('Your password has been changed. One other device is signed out.')).toBeVisible()
    await expect(devices).toHaveCount(1)
    await phone.goto('/orders')
    await expect(phone.getByRole('heading', { name: 'Session Expired' })).toBeVisible()
    await fillSignIn(phone, account)
    await expect(phone.getByText('That email address and password don’t match.')).toBeVisible()
    await fillSignIn(phone, { ...account, password: NEW_PASSWORD })
    await expect(phone).toHaveURL(/\/orders$/)
  })

  await test.step('one device is signed out from the list', async () => {
    await page.reload()
    await expect(devices).toHaveCount(2)
    await devices
      .filter({ hasNotText: 'This device' })
      .getByRole('button', { name: /^Sign out/ })
      .click()
    await expect(devices).toHaveCount(1)
    expect((await phone.request.get('/api/threads')).status()).toBe(401)
    expect((await page.request.get('/api/threads')).status()).toBe(200)
    await elsewhere.close()
  })
})

test('a long name fits, and time format, currency and theme are kept and count', async ({ page, server }) => {
  await enter(page.request, await makeAccount(page.request, 'Ada'))
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/account')

  await test.step('a name of sixty letters is kept, and nothing is cut off on a phone', async () => {
    const profile = page.getByRole('form', { name: 'Profile' })
    await expect(profile.getByRole('button', { name: 'Save name' })).toBeEnabled()
    await profile.getByLabel('First name').fill('Maximiliane'.repeat(6).slice(0, 60))
    await profile.getByLabel('Last name').fill('Wolfeschlegelstein'.repeat(4).slice(0, 60))
    await profile.getByRole('button', { name: 'Save name' }).click()
    await expect(profile.getByText('Your name is saved.')).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide, 'pixels beyond the edge').toBeLessThanOrEqual(0)
  })

  await test.step('each choice is kept at once, and the page comes dark from the server', async () => {
    await page.getByRole('radio', { name: '2:05 pm' }).check()
    await expect(page.getByText('Time format saved')).toBeVisible()
    await page.getByLabel('Currency for new searches').selectOption('SEK')
    await expect(page.getByText('Currency saved')).toBeVisible()
    await page.getByRole('radio', { name: 'Dark', exact: true }).check()
    await expect(page.getByText('Theme saved')).toBeVisible()
    await expectAccessible(page)
    expect(await (await page.request.get('/account')).text()).toMatch(/<html[^>]* data-theme="dark"/)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked()
    await expectAccessible(page)
  })

  await test.step('a search is in that currency and by that clock', async () => {
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.goto('/chat')
    await say(page, SENTENCE)
    const picks = await expectPicks(page, 'Outbound')
    await expect(picks).toContainText(/\d{1,2}:\d\d\s?(am|pm)/)
    await expect(picks).toContainText(/SEK|kr/)
    await expect(picks).not.toContainText('£')
  })

  await test.step('what a popup said can be read again', async () => {
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (key === 'wayfarer.pending') throw new Error('This storage is full.')
        setItem.call(this, key, value)
      }
    })
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Where to?' }).fill(SENTENCE)
    await page.getByRole('button', { name: 'Find flights' }).click()
    const words = page.getByText(/^Your browser didn’t keep your message/)
    await expect(words).toBeVisible()
    await words.hover()
    await expect(page).toHaveURL(`${server.url}/chat`)
    await expect(composer(page)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Messages: 1' }).click()
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText('didn’t keep your message')
    await expectAccessible(page)
  })
})
