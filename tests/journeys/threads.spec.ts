import { beginThread } from './account-steps'
import { enterAsGuest } from './begin-trip'
import { expect, expectAccessible, test } from './journey'
import { askFromHome, chip, composer, continueAsGuest, expectPicks, openConversation, SENTENCE, say, untilAlive } from './steps'

test('“New trip” begins another thread, and the first one stays as it was', async ({ page }) => {
  await askFromHome(page)
  await continueAsGuest(page)
  await expectPicks(page, 'Outbound')
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
  const first = page.url()
  for (const sentence of ['Paris to Rome in three weeks, one way', 'Vienna to Berlin in four weeks, one way']) {
    await page.getByRole('link', { name: 'New trip' }).click()
    await expect(page).toHaveURL(/\/chat$/)
    await expect(page.getByRole('heading', { name: 'Where would you like to go?' })).toBeVisible()
    await say(page, sentence)
    await expectPicks(page, 'Outbound')
    await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
    expect(page.url()).not.toBe(first)
  }
  await page.goto(first)
  await expect(page.getByText(SENTENCE, { exact: true }).first()).toBeVisible()
  await expect(chip(page, 'To: Lisbon')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Your trips' }).getByRole('listitem')).toHaveCount(3)
})

test('“Back” to a thread that began in this visit shows it as it was left', async ({ page }) => {
  await enterAsGuest(page.request)
  await beginThread(page.request, 'What can you do?')
  await page.goto('/chat')
  await untilAlive(page)
  await say(page, 'London to Lisbon in three weeks, one way')
  await expectPicks(page, 'Outbound')
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
  const began = page.url()
  await page
    .getByRole('navigation', { name: 'Your trips' })
    .getByRole('link', { name: /What can you do/ })
    .click()
  await expect(page).not.toHaveURL(began)
  await page.getByText('What can you do?', { exact: true }).last().waitFor()
  await page.goBack()
  await expect(page).toHaveURL(began)
  await expect(page.getByText('London to Lisbon in three weeks, one way', { exact: true })).toBeVisible()
  await say(page, 'make it business')
  await expect(chip(page, 'Cabin: Business')).toBeVisible()
  expect(page.url()).toBe(began)
  // From a thread that was opened, and not begun, this is another page.
  await page.getByRole('link', { name: 'New trip' }).click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(page.getByRole('heading', { name: 'Where would you like to go?' })).toBeVisible()
  await composer(page).waitFor()
})

test('what is sent while the server is down goes out by itself when the page is opened again, once', async ({ page, server }) => {
  await openConversation(page)
  // With the page's own scripts there.
  await expect(composer(page)).toBeFocused()
  await server.kill()
  await composer(page).fill('Madrid to Oslo in three weeks, one way')
  await composer(page).press('Enter')
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  await expectAccessible(page)
  await server.start()
  await page.goto('/chat')
  await expectPicks(page, 'Outbound')
  await expect(page.getByText('Madrid to Oslo in three weeks, one way', { exact: true })).toHaveCount(1)
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
  await page.reload()
  await expect(page.getByText('Madrid to Oslo in three weeks, one way', { exact: true })).toHaveCount(1)
})

test('a change in another window is seen when this one is looked at again', async ({ page, context }) => {
  await openConversation(page)
  await say(page, 'London to Lisbon in three weeks, one way')
  await expectPicks(page, 'Outbound')
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
  const other = await context.newPage()
  await other.goto(page.url())
  await say(other, 'make it business')
  await expect(chip(other, 'Cabin: Business')).toBeVisible()
  await other.close()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('make it business', { exact: true })).toBeVisible()
  await expect(chip(page, 'Cabin: Business')).toBeVisible()
  await expect(page.getByText('Replaced by a newer search').first()).toBeVisible()
})
