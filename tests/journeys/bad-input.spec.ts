import type { Locator, Page } from 'playwright/test'
import { expect, test } from './journey'
import { chip, composer, expectPicks, openConversation, say, untilAnswered } from './steps'

/** A sentence of the assistant; what is read out to screen readers stands outside of the log. */
function told(page: Page, words: RegExp): Locator {
  return page.getByRole('log').getByText(words).first()
}

test('an empty message is not sent and says what to do', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Find flights' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Say where you would like to go' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)

  await openConversation(page)
  // A press before the page has come to life sends nothing either; whoever waits for an answer presses again.
  await expect(async () => {
    await composer(page).fill('   ')
    await composer(page).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'There is nothing to send yet' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page).toHaveURL(/\/chat$/)
  const answer = await page.request.post('/api/chat', { data: { key: 'journey-empty-1', text: '   ' } })
  expect(answer.status()).toBe(400)
  expect((await answer.json()).error.message).toContain('There is nothing to send yet')
})

test('5,000 characters are refused with the number to shorten by, and stay in the composer', async ({ page }) => {
  await openConversation(page)
  const long = 'Lisbon '.repeat(715).slice(0, 5_000).replace(/ $/, 'x')
  await composer(page).fill(long)
  await composer(page).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Shorten it by 1,000' })).toBeVisible()
  await expect(composer(page)).toHaveValue(long)
  await page.reload()
  await expect(composer(page)).toHaveValue(long)

  const answer = await page.request.post('/api/chat', { data: { key: 'journey-long-1', text: long } })
  expect(answer.status()).toBe(413)
  expect((await answer.json()).error.message).toMatch(/4,?000/)
})

test('an unknown place is named, and what was understood is kept', async ({ page }) => {
  await openConversation(page)
  await say(page, 'London to Qwghlmgrad next Friday, one way')
  await untilAnswered(page)
  await expect(page.getByText('Qwghlmgrad').nth(1)).toBeVisible()
  await expect(chip(page, 'From: London')).toBeVisible()
  await say(page, 'Lisbon')
  await expectPicks(page, 'Outbound')
})

test('a date in the past is said to be past, and another date goes on', async ({ page }) => {
  await openConversation(page)
  await say(page, 'London to Lisbon on 3 January 2020, one way')
  await expect(told(page, /in the past/)).toBeVisible()
  await say(page, 'next Friday')
  await expectPicks(page, 'Outbound')
})

test('a return before the departure is explained, and another return goes on', async ({ page }) => {
  await openConversation(page)
  const [out, back] = daysAhead(40, 33)
  await say(page, `London to Lisbon on ${out}, back on ${back}`)
  await expect(told(page, /is before the way out/)).toBeVisible()
  await expect(chip(page, 'To: Lisbon')).toBeVisible()
  const [later = ''] = daysAhead(44)
  await say(page, `back on ${later}`)
  await expectPicks(page, 'Outbound')
})

test('ten travellers are refused with the rule, and nine are taken', async ({ page }) => {
  await openConversation(page)
  await say(page, 'London to Lisbon next Friday, one way, 10 adults')
  await expect(told(page, /at most 9 people/)).toBeVisible()
  await say(page, '9 adults')
  await expectPicks(page, 'Outbound')
  await expect(chip(page, 'Travellers: 9 adults')).toBeVisible()
})

/** "12 March 2027" for each number of days from today. */
function daysAhead(...counts: number[]): string[] {
  return counts.map((count) =>
    new Date(Date.now() + count * 86_400_000).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
  )
}
