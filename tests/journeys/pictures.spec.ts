import type { Page } from 'playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/setup/browser.mjs'
import { expect, expectAccessible, test } from './journey'
import { openConversation, say, untilAlive } from './steps'

const browser = findBrowser()
const TILES = 'https://tiles.wayfarer.test'
/** One grey pixel, which a map stretches to a tile. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGO4cecRAAUmApdLr9nMAAAAAElFTkSuQmCC', 'base64')

test.use({
  launchOptions: { args: [...BROWSER_FLAGS, '--enable-unsafe-swiftshader'], ...(browser ? { executablePath: browser } : {}) },
  environment: { MAP_TILES_URL: `${TILES}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: '© Makers of the test map' },
})

test('a place shows its landmark by day in the light theme and by night in the dark one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/destination/lisbon')
  const picture = page.getByRole('img', { name: 'Illustration of Lisbon: a yellow tram below the castle' })
  await expect(picture).toBeVisible()
  await expect(picture.locator('circle').first()).toBeVisible()
  const day = await skyOf(page)

  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(picture.locator('circle').first()).toBeHidden()
  await expect(picture.locator('[stroke="var(--picture-star)"]')).toBeVisible()
  expect(await skyOf(page)).not.toBe(day)
  await expectAccessible(page)
})

test('a card loads the picture of the reader’s theme when it is scrolled to, and not the other one', async ({ page }) => {
  const loaded: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/picture/')) loaded.push(`${pathname} ${response.status()} ${response.headers()['content-type']}`)
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/destination')
  await page.getByRole('link', { name: 'Vienna', exact: true }).scrollIntoViewIfNeeded()
  await expect.poll(() => loaded).toContain('/picture/vienna-night.svg 200 image/svg+xml')
  expect(loaded.filter((line) => !line.includes('-night.svg 200 image/svg+xml'))).toEqual([])
})

test('a map of sights has coasts, districts, names and a scale, and no grid', async ({ page }) => {
  await page.goto('/destination/nice')
  const map = page.getByRole('img', { name: 'Map of the numbered places' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.locator('path[fill="var(--map-land)"]')).toHaveCount(1)
  await expect(map).toContainText('Old Nice')
  await expect(map).toContainText('km')
  expect(await map.locator('text').count()).toBeGreaterThan(15)
})

test('streets come from the operator’s tiles when somebody asks for them, and go again', async ({ page }) => {
  const asked = await serveTiles(page, 200)
  await openAlive(page, '/itinerary/lisbon-in-three-days')
  const streets = page.getByRole('button', { name: 'Streets' }).first()
  await streets.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])

  await streets.click()
  await expect(page.getByText('© Makers of the test map')).toBeVisible()
  await expect(page.locator('.maplibregl-marker').first()).toHaveText('1')
  expect(asked.length).toBeGreaterThan(1)
  await expectAccessible(page)

  await streets.click()
  await expect(page.locator('.maplibregl-marker')).toHaveCount(0)
  await expect(page.getByText('© Makers of the test map')).toHaveCount(0)
})

test('streets lie below the pins of places to stay, which are chosen as before', async ({ page }) => {
  await serveTiles(page, 200)
  await openConversation(page)
  await say(page, 'Find me a hotel in Lisbon from 12 to 15 March for 2 adults')
  await page.getByRole('button', { name: /^All \d+ places to stay/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Places to stay in Lisbon' })
  const map = dialog.getByRole('region', { name: /^Map of \d+ places to stay/ })
  await map.getByRole('button', { name: 'Streets' }).click()
  await expect(dialog.getByText('© Makers of the test map')).toBeVisible()
  await expect(page.locator('.maplibregl-marker')).toHaveCount(0)
  const pin = map.getByRole('button', { name: / a night/ }).first()
  await pin.click()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
})

test('a failed street map leaves the drawn one, with a sentence why', async ({ page }) => {
  await serveTiles(page, 503)
  await openAlive(page, '/itinerary/lisbon-in-three-days')
  await page.getByRole('button', { name: 'Streets' }).first().click()
  await expect(page.getByText('We can’t load the street map right now, so here’s our own map.')).toBeVisible()
  await expect(page.locator('.maplibregl-marker')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Map of the numbered places' }).first()).toBeVisible()
})

/** Each tile that is asked for, by its path. */
async function serveTiles(page: Page, status: number): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${TILES}/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await route.fulfill({ status, contentType: 'image/png', body: PIXEL, headers: { 'access-control-allow-origin': '*' } })
  })
  return asked
}

/** A public page comes to life when it is touched. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.keyboard.press('Tab')
  await untilAlive(page)
}

function skyOf(page: Page): Promise<string> {
  return page
    .locator('#sky-lisbon stop')
    .first()
    .evaluate((stop) => getComputedStyle(stop).stopColor)
}
