import type { Page } from 'playwright/test'
import { openFactsServer } from '../fixtures/facts-server'
import { bookToCheckout } from './checkout-steps'
import { test as base, expect, expectAccessible, expectContrast } from './journey'
import { type AppServer, createAppServer } from './server'
import { askFromHome, expectPicks } from './steps'

type FactsServer = Awaited<ReturnType<typeof openFactsServer>>

/** The app beside both services that learn about visits. */
const test = base.extend<object, { facts: FactsServer; server: AppServer }>({
  facts: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
    async ({}, use) => {
      const facts = await openFactsServer()
      await use(facts)
      await facts.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ facts }, use, { workerIndex }) => {
      const environment = { ANALYTICS_URL: facts.analyticsUrl, IP_LOCATION_URL: `${facts.locationUrl}/{ip}/json` }
      const server = await createAppServer(`consent-${workerIndex}`, environment)
      await server.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

// Addresses that are nobody's (RFC 2544): each test comes from a network of its own.
let networks = 0
test.beforeEach(async ({ page, facts }) => {
  facts.events.length = 0
  facts.asked.length = 0
  facts.dials.delayMs = 0
  facts.dials.isSilent = false
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.18.${++networks}.7` })
})

const notice = (page: Page) => page.getByRole('region', { name: 'Privacy' })
const told = (facts: FactsServer) => facts.events.map((event) => event as Record<string, unknown>)
/** Long enough for a page that has come to life to tell whatever it has to tell. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  const hasScripts = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/_next/static/chunks/'))
  // A page that takes another's place this very moment cannot be asked yet.
  await expect.poll(() => page.evaluate(hasScripts).catch(() => false)).toBe(true)
  await page.waitForTimeout(1_500)
}

test('nothing is measured before anybody said yes, nor after a no', async ({ page, facts }) => {
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await settle(page)
  await page.goto('/destination/lisbon')
  await settle(page)
  expect(facts.events).toEqual([])

  await notice(page).getByRole('button', { name: 'No', exact: true }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.goto('/itinerary')
  await settle(page)
  await expect(notice(page)).toHaveCount(0)
  expect(facts.events).toEqual([])
  const [kept] = (await page.context().cookies()).filter(({ name }) => name === 'wayfarer.consent')
  expect(kept).toMatchObject({ value: 'no', sameSite: 'Lax', path: '/' })
  // The server holds to it, whatever a page sends.
  const answer = await page.request.post('/api/events', { data: { name: 'page-view', path: '/', flowId: `flow_${'0'.repeat(32)}` } })
  expect(answer.status()).toBe(204)
  await settle(page)
  expect(facts.events).toEqual([])
})

test('a yes sends the views of public pages with exactly their fields, and nothing of a thread or a checkout', async ({ page, facts }) => {
  await page.goto('/?from=a-friend')
  await notice(page).getByRole('button', { name: 'Yes, you may' }).click()
  await expect.poll(() => facts.events.length).toBe(1)
  expect(told(facts)[0]).toEqual({
    name: 'page-view',
    path: '/',
    flowId: expect.stringMatching(/^flow_[0-9a-f]{32}$/),
    browser: 'Chrome',
    deviceType: 'desktop',
    os: expect.any(String),
    language: 'en-GB',
    country: 'GB',
    city: 'London',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  await page.goto('/destination/lisbon')
  await expect.poll(() => facts.events.length).toBe(2)
  await page.getByRole('link', { name: 'Plan this trip' }).first().click()
  await expect(page).toHaveURL(/\/chat/)
  await expect.poll(() => facts.events.length).toBe(3)
  await askFromHome(page)
  await expect.poll(() => facts.events.length).toBe(5)
  await expectPicks(page, 'Outbound')
  await bookToCheckout(page)
  await settle(page)
  expect(told(facts).map(({ name, path }) => `${name} ${path}`)).toEqual([
    'page-view /',
    'page-view /destination/lisbon',
    'plan-pressed /destination/lisbon',
    'page-view /',
    'composer-used /',
  ])
  expect(new Set(told(facts).map(({ flowId }) => flowId)).size).toBe(1)
})

test('the choice is opened again from the foot of the page, by the keyboard alone, and can be taken back', async ({ page, facts }) => {
  await page.goto('/itinerary')
  await notice(page).getByRole('button', { name: 'Yes, you may' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => facts.events.length).toBe(1)
  await page.getByRole('button', { name: 'Privacy choices' }).focus()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeFocused()
  await expect(notice(page)).toContainText('You’ve said yes so far.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeFocused()
  await page.goto('/destination')
  await settle(page)
  expect(facts.events).toHaveLength(1)
})

test('the question is accessible, moves nothing, and leaves the composer free on a phone', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(notice(page)).toBeVisible()
    const [yes, no] = [
      notice(page).getByRole('button', { name: 'Yes, you may' }),
      notice(page).getByRole('button', { name: 'No', exact: true }),
    ]
    const [yesBox, noBox] = [await yes.boundingBox(), await no.boundingBox()]
    expect([noBox?.width, noBox?.height]).toEqual([yesBox?.width, yesBox?.height])
    expect(yesBox?.height).toBeGreaterThanOrEqual(44)
    const composer = await page.getByRole('textbox', { name: 'Where to?' }).boundingBox()
    const top = (await notice(page).boundingBox())?.y ?? 0
    expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeLessThan(top)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
  }
  await page.setViewportSize({ width: 390, height: 420 })
  await page.getByRole('textbox', { name: 'Where to?' }).focus()
  await expect(notice(page)).toBeHidden()
  await page.getByRole('textbox', { name: 'Where to?' }).blur()
  // It lies over the page: with it gone everything stands where it stood.
  const places = () =>
    page.evaluate(() => [...document.querySelectorAll('main h1, main form, main li')].map((element) => element.getBoundingClientRect().y))
  await settle(page)
  const before = await places()
  await notice(page).getByRole('button', { name: 'No', exact: true }).click()
  await expect(notice(page)).toHaveCount(0)
  expect(await places()).toEqual(before)
})

test('examples and the search form begin where the traveller is, asked once a session', async ({ page, facts }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^London to Paris tomorrow/ })).toBeVisible()
  await page.goto('/login?callbackUrl=/flights')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('London (LON)')
  await expect(page.getByLabel('Currency')).toHaveValue('GBP')
  expect(facts.asked).toHaveLength(1)
  expect(facts.asked[0]).toMatch(/^\/location\/198\.18\.\d+\.0\/json$/)
})

test('a service that is slow or does not answer changes nothing', async ({ page, facts }) => {
  facts.dials.isSilent = true
  await page.goto('/')
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/location'))
  expect(await (await answered).json()).toEqual({ country: null, city: null, homeAirport: null, currency: null })
  await expect(page.getByRole('button', { name: /^Edinburgh to Paris tomorrow/ })).toBeVisible()
  await page.goto('/login?callbackUrl=/flights')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL(/\/flights$/)
  await settle(page)
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('')
})
