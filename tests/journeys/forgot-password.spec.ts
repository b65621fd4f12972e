import { expect, expectAccessible, test } from './journey'

const CODE = 'an-invented-code-of-a-mail-0123456789-abcdef'

test('a mailed code stays in no address, no history and no request; an invented one changes nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await page.goto(`/new-password#code=${CODE}`)
  const button = page.getByRole('button', { name: 'Set password' })
  await expect(button).toBeEnabled()
  expect(page.url()).not.toContain(CODE)
  await expectAccessible(page)
  await page.getByLabel('New password').fill('a long enough secret')
  await button.click()
  await expect(page.getByRole('heading', { name: 'This link can’t be used' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/new-password$/)
  expect(asked.filter((line) => line.includes(CODE))).toEqual([])
})

test('without a mail server nobody is promised a mail', async ({ page }) => {
  await page.goto('/login')
  await expect(page.locator('form').getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0)
  await page.goto('/forgot-password')
  await expect(page.getByText(/can’t send email, so we can’t send you a link/)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await expectAccessible(page)
})
