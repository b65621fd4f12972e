import { expect, expectAccessible, test } from './journey'
import { chooseFirst, expectPicks, openConversation, say, untilAnswered } from './steps'

test('places are compared side by side, and a press or words take a route', async ({ page }) => {
  await openConversation(page)
  await say(page, 'from Bristol or Exeter to Lisbon or Porto, 12 to 16 March, two adults')
  await untilAnswered(page)
  const card = page.getByRole('article', { name: 'Flights side by side' })
  await expect(card.getByRole('listitem').first()).toContainText('Cheapest')
  await expect(card).toContainText('Getting to and from the airports')
  await expectAccessible(page)
  const route = card.getByRole('button', { name: /^See these flights/ }).first()
  const name = (await route.getAttribute('aria-label')) ?? ''
  await route.press('Enter')
  await untilAnswered(page)
  await expectPicks(page, 'Outbound')
  const city = /to (Lisbon|Porto)/.exec(name)?.[1] ?? ''
  await expect(page.getByRole('group', { name: /^What we understood/ }).last()).toContainText(city)
})

test('a what-if leaves the trip as it is until a press takes it', async ({ page }) => {
  await openConversation(page)
  await say(page, 'London to Lisbon 12 to 16 March, two adults')
  await untilAnswered(page)
  await chooseFirst(page, 'Outbound')
  await chooseFirst(page, 'Return')
  await say(page, 'how much more would business be, and what if we were three?')
  await untilAnswered(page)
  const card = page.getByRole('article', { name: 'Your trip and what it would cost otherwise' })
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await expect(card).toContainText(/more/)
  await expectAccessible(page)
  await card.getByRole('button', { name: /business/i }).press('Enter')
  await untilAnswered(page)
  await expect(page.getByText('You asked for business class').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo: Business' })).toBeVisible()
})

test('a question on rules is answered from the guide, with its source', async ({ page }) => {
  await openConversation(page)
  await say(page, 'can I take a power bank in my hand luggage?')
  await untilAnswered(page)
  const card = page.getByRole('article', { name: /^From the guide/ })
  await expect(card).toBeVisible()
  await card.getByText('Read the passage').click()
  await expect(card.getByRole('link').first()).toHaveAttribute('href', /^https:/)
  await expectAccessible(page)
})
