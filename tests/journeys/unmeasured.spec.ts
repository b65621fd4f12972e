import { expect, test } from './journey'

test('where nobody is told of visits nothing is asked, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) sent.push(request.url())
  })
  // A yes of former days is no reason either.
  await page.context().addCookies([{ name: 'wayfarer.consent', value: 'yes', url: 'http://127.0.0.1' }])
  for (const path of ['/', '/destination/lisbon']) {
    await page.goto(path)
    // Touched, so that it comes to life.
    await page.mouse.move(5, 5)
    await page.mouse.move(9, 9)
    await page.waitForTimeout(1_500)
    await expect(page.getByRole('region', { name: 'Privacy' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0)
  }
  expect(sent).toEqual([])
})
