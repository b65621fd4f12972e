import type { Page } from 'playwright/test'
import { beginThread } from './account-steps'
import { enterAsGuest } from './begin-trip'
import { moveClock } from './come-back'
import { expect, expectAccessible, expectContrast, test } from './journey'
import { composer, openConversation } from './steps'

const LISBON = 'London to Lisbon in three weeks, one way, for the marmalade festival'

test('threads are found, named, pinned, put away and deleted, and each of it can be taken back', async ({ page }) => {
  await enterAsGuest(page.request)
  const lisbon = await beginThread(page.request, LISBON)
  const oslo = await beginThread(page.request, 'Madrid to Oslo in four weeks, one way')
  await page.goto(`/chat/${oslo}`)
  const statusOf = async () => (await page.request.get(`/api/trips/${oslo}`)).status()

  await test.step('by day, with route, dates and state', async () => {
    const today = group(page, 'Today')
    await expect(today.getByRole('listitem')).toHaveCount(2)
    await expect(entry(page, lisbon)).toContainText(/London – Lisbon.*Planning.*\d+ \w{3} · 1 traveller/)
    await moveClock(page, 24 * 60)
    await page.reload()
    await expect(group(page, 'Yesterday').getByRole('listitem')).toHaveCount(2)
    await moveClock(page, 0)
    await page.reload()
    await expect(today.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('a word that was said leads to where it was said', async () => {
    await page.getByRole('searchbox', { name: 'Search your trips' }).fill('marmalade')
    const found = page.getByRole('region', { name: 'Found in your trips' })
    await expect(found.getByRole('link')).toHaveCount(1)
    await expect(found.locator('mark')).toHaveText('marmalade')
    await expectAccessible(page)
    await found.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/chat/${lisbon}`))
    await expect(page.getByText(LISBON, { exact: true })).toBeInViewport()
    await page.getByRole('searchbox', { name: 'Search your trips' }).fill('')
  })

  await test.step('another name, and the first place', async () => {
    await choose(page, lisbon, 'Rename')
    const field = page.getByRole('textbox', { name: /^New name for/ })
    await field.fill('Marmalade')
    await field.press('Enter')
    await expect(entry(page, lisbon)).toContainText('Marmalade')
    await choose(page, oslo, 'Pin')
    await expect(group(page, 'Pinned').locator(`a[href="/chat/${oslo}"]`)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Marmalade' })).toBeVisible()
    await expect(entry(page, lisbon)).toContainText(/Marmalade.*London → Lisbon/)
    await choose(page, oslo, 'Unpin')
    await expect(group(page, 'Today').getByRole('listitem')).toHaveCount(2)
  })

  await test.step('into the archive and back', async () => {
    await choose(page, oslo, 'Archive')
    await expect(entry(page, oslo)).toHaveCount(0)
    await page.getByRole('button', { name: 'Archived' }).click()
    await choose(page, oslo, 'Unarchive')
    await expect(group(page, 'Today').getByRole('listitem')).toHaveCount(2)
  })

  await test.step('deleted and back again, and deleted for good', async () => {
    await choose(page, oslo, 'Delete')
    await expect(entry(page, oslo)).toHaveCount(0)
    await expect.poll(statusOf).toBe(404)
    await page.getByText('Trip deleted').locator('..').getByRole('button', { name: 'Undo' }).click()
    await expect(entry(page, oslo)).toBeVisible()
    await expect.poll(statusOf).toBe(200)
    await page.getByRole('button', { name: /^About/ }).click()
    const menu = page.getByRole('dialog', { name: 'About this trip' })
    await expect(menu).toBeVisible()
    await expectAccessible(page)
    await menu.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/chat$/)
    await page.reload()
    await expect(entry(page, oslo)).toBeVisible()
    await expect(entry(page, lisbon)).toHaveCount(0)
    expect((await page.goto(`/chat/${lisbon}`))?.status()).toBe(404)
  })
})

test('by the keyboard alone: the palette, the shortcuts, the folded list and the menu', async ({ page }) => {
  await enterAsGuest(page.request)
  const lisbon = await beginThread(page.request, LISBON)
  const oslo = await beginThread(page.request, 'Madrid to Oslo in four weeks, one way')
  await page.goto(`/chat/${oslo}`)
  await expect(composer(page)).toBeEditable()
  const palette = page.getByRole('combobox', { name: 'Find a trip or an action' })
  const { keyboard } = page

  await keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page, '[role=dialog]')
  await keyboard.type('lisb')
  await expect(page.getByRole('option', { selected: true })).toContainText('Lisbon')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(`/chat/${lisbon}`)

  await keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await keyboard.type('marmalade')
  await expect(page.getByRole('option').filter({ hasText: 'marmalade' })).toHaveCount(1)
  await keyboard.press('Escape')
  await expect(palette).toHaveCount(0)

  await keyboard.press('Control+k')
  await keyboard.type('rename')
  await keyboard.press('Enter')
  const name = page.getByRole('dialog', { name: 'Rename this trip' }).getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.fill('By the river')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'By the river' })).toBeVisible()

  await keyboard.press('Control+k')
  await keyboard.type('shortcuts')
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Find a trip or an action')
  await expectAccessible(page)
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // It is given the focus a moment after the dialog is gone, also from whatever has it by then.
  await expect(composer(page)).toBeFocused()

  await entry(page, oslo).getByRole('link').focus()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: /^More for/ })
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(group(page, 'Pinned').locator(`a[href="/chat/${oslo}"]`)).toBeVisible()

  await keyboard.press('Control+Shift+S')
  const list = page.getByRole('complementary', { name: 'Trips', exact: true })
  await expect(list).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'By the river' })).toBeVisible()
  await expect(composer(page)).toBeEditable()
  await expect(list).toHaveCount(0)
  await keyboard.press('Control+Shift+S')
  await expect(list).toBeVisible()
  await keyboard.press('Control+Shift+O')
  await expect(page).toHaveURL(/\/chat$/)
})

test('on a phone the list is a drawer, which closes when a trip is opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openConversation(page)
  const lisbon = await beginThread(page.request, LISBON)
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Show your trips' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your trips' })
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await drawer.getByRole('button', { name: /^More for/ }).click()
  await expect(page.getByRole('dialog', { name: /^More for/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await drawer.locator(`a[href="/chat/${lisbon}"]`).click()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(`/chat/${lisbon}`)
  await expect(page.getByText(LISBON, { exact: true })).toBeVisible()
})

function group(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Your trips' }).locator('section', { has: page.getByRole('heading', { name, exact: true }) })
}

/** One thread of the list. */
function entry(page: Page, threadId: string) {
  return page
    .getByRole('navigation', { name: 'Your trips' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/chat/${threadId}"]`) })
}

async function choose(page: Page, threadId: string, action: string): Promise<void> {
  await entry(page, threadId).hover()
  await entry(page, threadId)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page
    .getByRole('dialog', { name: /^More for/ })
    .getByRole('button', { name: action, exact: true })
    .click()
}
