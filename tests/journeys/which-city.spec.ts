import { expect, test } from './journey'
import { askFromHome, expectPicks } from './steps'

test('between cities of shared names the chips, the flights and the trip say which ones they are', async ({ page }) => {
  await askFromHome(page, 'Birmingham UK to Valencia Spain next Friday, one way, 1 adult')
  const card = await expectPicks(page, 'Outbound')
  await expect(card.getByRole('heading', { name: 'Outbound · Birmingham, UK → Valencia, Spain' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'From: Birmingham, UK' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'To: Valencia, Spain' })).toBeVisible()
})
