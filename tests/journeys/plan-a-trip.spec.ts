import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { beginThread } from './account-steps'
import { enterAsGuest } from './begin-trip'
import { expect, expectAccessible, expectContrast, test } from './journey'
import { composer, expectPicks, say } from './steps'

const SENTENCE = 'Plan 3 days in Lisbon for me.'

test('a plan is made in words, changed by hand, taken back, printed and put into a calendar', async ({ page, browser }) => {
  const { card, threadId } = await openPlan(page)
  const firstDay = card.getByRole('region', { name: /^Day 1/ })

  await test.step('the days are told and open to change', async () => {
    await expect(card.getByRole('button', { name: /^Day [123]/ })).toHaveCount(3)
    await expect(firstDay.getByRole('img', { name: /^Map of day 1: 1 / })).toBeVisible()
    await expect(card.getByRole('region', { name: 'What one person might spend' })).toContainText('Total')
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('by keyboard a stop goes later, and back', async () => {
    const [first = '', second = ''] = await stopsOf(firstDay)
    const later = firstDay.getByRole('button', { name: `Later: ${first}` })
    await later.press('Enter')
    await expect.poll(() => stopsOf(firstDay)).toEqual([second, first, ...(await stopsOf(firstDay)).slice(2)])
    await expect(later).toBeFocused()
    await firstDay.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(async () => (await stopsOf(firstDay))[0]).toBe(first)
  })

  await test.step('a stop is swapped, another taken out', async () => {
    const [first = '', second = ''] = await stopsOf(firstDay)
    await chooseFor(page, firstDay, first, 'Something else')
    await expect(firstDay).toContainText(`instead of ${first}.`)
    await chooseFor(page, firstDay, second, 'Remove it')
    await expect(firstDay).toContainText(`Removed ${second}.`)
    expect(await stopsOf(firstDay)).not.toContain(second)
  })

  await test.step('a note and a day more; what no longer fits is refused in words', async () => {
    await firstDay.getByRole('button', { name: 'Note for day 1' }).click()
    await page.keyboard.type('Comfortable shoes')
    await page.keyboard.press('Enter')
    await expect(firstDay).toContainText('Comfortable shoes')
    await card.getByRole('button', { name: 'One more day' }).click()
    await expect(card.getByRole('button', { name: /^Day 4/ })).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('it is all there after a reload', async () => {
    await page.reload()
    await expect(card.getByRole('button', { name: /^Day/ })).toHaveCount(4)
    await expect(firstDay).toContainText('Comfortable shoes')
  })

  await test.step('on paper, with a first day for the calendar', async () => {
    await card.getByRole('link', { name: 'Print or add to calendar' }).click()
    await expect(page).toHaveURL(`/plans/${threadId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 days in Lisbon')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    const dialog = page.getByRole('dialog', { name: 'When does the plan start?' })
    await dialog.getByLabel('First day', { exact: true }).fill(daysAhead(30))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save and add to calendar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`wayfarer-lisbon-${daysAhead(30)}.ics`)
    const calendar = readFileSync(await download.path(), 'utf8')
    expect(calendar).toContain('BEGIN:VCALENDAR')
    expect(calendar).toContain(`DTSTART:${daysAhead(30).replaceAll('-', '')}T`)
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('link', { name: /Back to the trip/ })).toBeHidden()
    await expect(page.getByText('Comfortable shoes')).toBeVisible()
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    await page.getByRole('link', { name: /Back to the trip/ }).click()
    await expect(card).toBeVisible()
  })

  await test.step('nobody else sees it', async () => {
    const other = await browser.newContext()
    await other.request.get('/api/health')
    const stranger = await other.newPage()
    await stranger.goto(`/plans/${threadId}`)
    await expect(stranger).toHaveURL(/\/login\?callbackUrl=/)
    await enterAsGuest(other.request)
    expect((await stranger.goto(`/plans/${threadId}`))?.status()).toBe(404)
    await other.close()
  })
})

test('from the plan to its flights is one press', async ({ page }) => {
  const { card } = await openPlan(page)
  await card.getByRole('button', { name: 'Find flights' }).click()
  await expect(page.getByRole('log')).toContainText('You asked for flights to Lisbon')
  await expect(page.getByRole('log')).toContainText('Where are you flying to')
  await say(page, 'From London next Friday, back Sunday')
  await expectPicks(page, 'Outbound')
  await expect(card).toContainText('Your flights')
  await expect(card.getByRole('button', { name: 'Find flights' })).toHaveCount(0)
})

test('on a phone the plan fits its width, and every change is within reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { card } = await openPlan(page)
  await card.getByRole('button', { name: 'Open all days' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const day = card.getByRole('region', { name: /^Day 1/ })
  const [first = '', second = ''] = await stopsOf(day)
  await chooseFor(page, day, first, 'Later')
  await expect.poll(async () => (await stopsOf(day)).slice(0, 2)).toEqual([second, first])
  await page.getByRole('button', { name: /Show the trip$/ }).click()
  await page.getByRole('dialog', { name: 'Your trip' }).getByRole('link', { name: 'Show the plan' }).click()
  await expect(card).toBeFocused()
})

/** A guest with a plan of three days, in its thread. */
async function openPlan(page: Page): Promise<{ card: Locator; threadId: string }> {
  await enterAsGuest(page.request)
  const threadId = await beginThread(page.request, SENTENCE)
  await page.goto(`/chat/${threadId}`)
  await expect(composer(page)).toBeEditable()
  const card = page.getByRole('article', { name: /days in Lisbon$/ })
  await expect(card.getByRole('button', { name: /^Add a stop to/ }).first()).toBeVisible()
  return { card, threadId }
}

/** The names of a day's stops in their order, without their numbers. */
async function stopsOf(day: Locator): Promise<string[]> {
  return (await day.getByRole('heading', { level: 4 }).allTextContents()).map((text) => text.replace(/^\d+\s*/, ''))
}

async function chooseFor(page: Page, day: Locator, stop: string, action: string): Promise<void> {
  await day.getByRole('button', { name: `More for ${stop}` }).click()
  await page
    .getByRole('dialog', { name: `More for ${stop}` })
    .getByRole('button', { name: action, exact: true })
    .click()
}

/** A calendar day so many days from now, `yyyy-MM-dd`. */
function daysAhead(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
}
