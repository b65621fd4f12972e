import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { type Account, enter } from './account-steps'
import { enterAsGuest } from './begin-trip'
import { expect, expectAccessible, expectContrast, test } from './journey'

const TESTER: Account = { email: 'quality@example.com', password: 'a long enough secret', firstName: 'Quinn', lastName: 'Marlow' }
const BOOKED = 'declined-then-another-card'

test.use({ environment: { QA_EMAILS: TESTER.email } })

test('whoever looks after quality plays a recorded thread, step by step, and nobody else finds anything', async ({ page }) => {
  await test.step('for everybody else there is nothing', async () => {
    const statuses = async () => Promise.all(['/replay', `/replay/${BOOKED}`].map(async (path) => (await page.request.get(path)).status()))
    expect(await statuses()).toEqual([404, 404])
    await enterAsGuest(page.request)
    expect(await statuses()).toEqual([404, 404])
    expect((await page.request.post(`/api/replay/${BOOKED}`, { data: {} })).status()).toBe(404)
  })
  expect((await page.request.post('/api/account/register', { data: TESTER })).status()).toBe(201)
  await enter(page.request, TESTER)

  await test.step('the list, and a replay from there', async () => {
    await page.goto('/replay')
    await page.getByRole('searchbox', { name: 'Search transcripts' }).fill('declined card another')
    const list = page.getByRole('list', { name: 'Transcripts' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Replay all 1' }).click()
    // The first replay of a server loads everything that a thread is played with.
    await expect(page.getByText('1 played: 1 same, 0 otherwise.')).toBeVisible({ timeout: 90_000 })
    await expect(list.getByText(/^same · \d+ ms$/)).toBeVisible()
    await expectAccessible(page)
    await list.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/replay/${BOOKED}$`))
  })

  await test.step('time is moved by keys, and what stands behind each moment with it', async () => {
    const time = page.getByRole('slider', { name: 'Time' })
    const screen = page.getByRole('region', { name: 'The screen' })
    await time.press('Home')
    await time.press('ArrowRight')
    await expect(time).toHaveAttribute('aria-valuetext', /, 2 of \d+$/)
    const panel = await open(page, 'Mode')
    await expect(panel).toContainText('Modechat')
    await time.press('End')
    await expect(panel).toContainText('Modetrip_summary')
    await expect(panel).toContainText('Ordersuccess')
    await expect(screen.getByRole('article').first()).toBeVisible()
    await expect(await open(page, 'Trip')).toContainText(/Total£[\d,]+/)
    await expect(await open(page, 'Prompt')).toContainText('<')
    await expect(await open(page, 'Tool calls')).toContainText('Tool searchFlights')
    await expect(screen.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('on a phone time stays at hand, and nothing runs off the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText('Recorded and replayed, side by side').scrollIntoViewIfNeeded()
    await expect(page.getByRole('slider', { name: 'Time' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width: 1280, height: 860 })
  })

  await test.step('beside another run, and as a file', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download', exact: true }).click()])
    const saved = (await readFile(await download.path(), 'utf8')).trim().split('\n')
    expect(saved).toHaveLength((await transcript(BOOKED)).length)
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('paid-weekend')
    await page.getByRole('button', { name: 'Compare' }).click()
    const beside = page.getByRole('region', { name: 'Two runs side by side' })
    await expect(beside.getByText(/^\d+ of \d+ steps differ\.$/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a file from this device is played, or what is wrong with it is said', async () => {
    await page.goto('/replay')
    const [header = '', ...events] = await transcript('one-way-by-words')
    await choose(page, [header, '{"type":"say"', ...events])
    await expect(page.getByText('Line 2 is broken: it is no JSON.')).toBeVisible()
    const title = '<img src=x onerror="document.title = 1">'
    await choose(page, [JSON.stringify({ ...JSON.parse(header), title }), ...events])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText('No differences')).toBeVisible()
  })
})

async function transcript(name: string): Promise<string[]> {
  return (await readFile(`tests/transcripts/${name}.jsonl`, 'utf8')).trim().split('\n')
}

async function open(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name }).click()
  return page.getByRole('tabpanel', { name })
}

async function choose(page: Page, lines: string[]): Promise<void> {
  const file = { name: 'thread.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(lines.join('\n')) }
  await page.getByLabel('Open a file').setInputFiles(file)
}
