import type { Page } from 'playwright/test'
import { beginThread } from './account-steps'
import { closePanel, openPanel } from './ancillary-steps'
import { enterAsGuest } from './begin-trip'
import { bookToCheckout, checkout, fillPassengers } from './checkout-steps'
import { expect, expectAccessible, expectContrast, markWhenAlive, test } from './journey'
import { askFromHomeSigningIn, bookToSummary, composer, continueAsGuest, expectPicks, expectRoundTrips } from './steps'

test.describe('in the light and in the dark', () => {
  test('home, sign-in and a thread with results are accessible', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Find flights' })).toBeEnabled()
    await expectAccessibleInBoth(page)
    await askFromHomeSigningIn(page)
    await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeEnabled()
    await expectAccessibleInBoth(page)
    await continueAsGuest(page)
    const trips = await expectRoundTrips(page)
    await trips
      .getByRole('button', { name: /^Details of / })
      .first()
      .click()
    await expectAccessibleInBoth(page)
    const picks = await expectPicks(page, 'Outbound')
    await expectAccessibleInBoth(page)
    await picks.getByRole('button', { name: 'Show more flights' }).click()
    await expect(picks.getByRole('group', { name: 'Sort the flights' })).toBeVisible()
    await expectAccessibleInBoth(page)
  })

  test('the panels of seats, bags, meals and extras are accessible', async ({ page }) => {
    await bookToSummary(page)
    await expectAccessibleInBoth(page)
    for (const kind of ['Seats', 'Bags', 'Meals', 'Extras'] as const) {
      const panel = await openPanel(page, kind)
      await expectAccessibleInBoth(page)
      await closePanel(panel)
    }
  })

  test('the checkout is accessible, also with its errors', async ({ page }) => {
    await bookToCheckout(page)
    await expectAccessibleInBoth(page)
    await checkout(page)
      .getByRole('button', { name: /^Continue to/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Some passenger details are missing' })
    await expect(dialog).toBeVisible()
    await expectAccessibleInBoth(page)
    await dialog.getByRole('button', { name: 'Show what’s missing' }).click()
    await expectAccessibleInBoth(page)
    await fillPassengers(page)
    await expectAccessibleInBoth(page)
  })
})

test('the list of trips is accessible with its menu, its dialogs, the palette and the keys', async ({ page }) => {
  await enterAsGuest(page.request)
  await page.goto(`/chat/${await beginThread(page.request, 'What can you do?')}`)
  await expect(composer(page)).toBeFocused()
  const more = page.getByRole('button', { name: /^More for / })
  const menu = page.getByRole('dialog', { name: /^More for / })
  await more.press('Enter')
  await expect(menu.getByRole('button', { name: 'Rename' })).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('textbox', { name: /^New name for / })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await more.focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, { withTargets: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
}

test('on a screen 360 pixels wide every panel fits, and a seat can be chosen with a finger', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  await markWhenAlive(context)
  const page = await context.newPage()
  await bookToSummary(page)
  for (const kind of ['Seats', 'Bags', 'Meals', 'Extras'] as const) {
    const panel = await openPanel(page, kind)
    const wide = await panel.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(wide, `pixels beyond the edge of ${kind}`).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    if (kind === 'Seats') {
      const seat = panel.locator('[data-status=free]').first()
      await seat.tap()
      await expect(panel.locator('[data-status=party], [data-status=own]')).toHaveCount(1)
    }
    await closePanel(panel)
  }
  await context.close()
})
