import { enterAsGuest } from './begin-trip'
import { expect, expectAccessible, test } from './journey'

const DAY_MS = 86_400_000
const inFiveWeeks = () => new Date(Date.now() + 35 * DAY_MS).toISOString().slice(0, 10)
const flightsAddress = (search: Record<string, string>) =>
  `/flights?${new URLSearchParams({ on: inFiveWeeks(), type: 'one-way', adults: '1', ...search })}`

test('the page of flights is accessible while it searches, where nothing is found, and when the search breaks off', async ({ page }) => {
  await enterAsGuest(page.request)
  let goOn = () => {}
  const isHeld = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/api/searches', async (route) => {
    await isHeld
    await route.abort()
  })
  await page.goto(flightsAddress({ from: 'LON*', to: 'LIS' }))
  await expect(page.getByText('Asking for flights…')).toBeVisible()
  await expectAccessible(page)
  goOn()
  await expect(page.getByText(/The connection was lost, so we couldn’t search/)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/searches')
  await page.goto(flightsAddress({ from: 'EDI', to: 'HND', direct: '1' }))
  await expect(page.getByText(/We found no flights from Edinburgh/)).toBeVisible()
  await expectAccessible(page)
})

test('on a phone the filters are accessible in their sheet', async ({ page }) => {
  await enterAsGuest(page.request)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(flightsAddress({ from: 'LON*', to: 'LIS' }))
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: /^Show \d+ flights$/ })).toBeVisible()
  await expectAccessible(page)
})

test('a page that cannot be drawn says what was kept, accessibly, and the next try shows it again', async ({ page }) => {
  await enterAsGuest(page.request)
  await page.goto(flightsAddress({ from: 'LON*', to: 'LIS' }))
  await expect(page.getByText(/\d+ flights? · prices/)).toBeVisible()
  const price = page.getByRole('group', { name: 'Sort the flights' }).getByRole('button', { name: 'Price' })
  // In one step: prices that come in between would draw the page again before anything is pressed.
  const mend = await price.evaluateHandle((button: HTMLElement) => {
    // What prices are written with.
    const own = String.prototype.padStart
    String.prototype.padStart = () => {
      throw new Error('no price can be written')
    }
    button.click()
    return () => {
      String.prototype.padStart = own
    }
  })
  await expect(page.getByRole('heading', { name: 'The flights didn’t load' })).toBeVisible()
  await expectAccessible(page)
  await mend.evaluate((again) => again())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/\d+ flights? · prices/)).toBeVisible()
})
