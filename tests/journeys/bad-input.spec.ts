import type { Locator, Page } from 'playwright/test'
import { checkout, fillPassengers, GOOD_CARD, openCheckout } from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { chip, chooseBoth, composer, daysAhead, expectPicks, openConversation, SENTENCE, say, untilAnswered } from './steps'

/** A sentence of the assistant; what is read out to screen readers stands outside of the log. */
function told(page: Page, words: RegExp): Locator {
  return page.getByRole('log').getByText(words).first()
}

test('an empty message is not sent and says what to do', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Find flights' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Say where you’d like to go' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)

  await openConversation(page)
  // A press before the page has come to life sends nothing either; whoever waits for an answer presses again.
  await expect(async () => {
    await composer(page).fill('   ')
    await composer(page).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'There’s nothing to send yet' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page).toHaveURL(/\/chat$/)
  const answer = await page.request.post('/api/chat', { data: { key: 'journey-empty-1', text: '   ' } })
  expect(answer.status()).toBe(400)
  expect((await answer.json()).error.message).toContain('There’s nothing to send yet')
})

test('5,000 characters are refused with the number to shorten by, and stay in the composer', async ({ page }) => {
  await openConversation(page)
  const long = 'Lisbon '.repeat(715).slice(0, 5_000).replace(/ $/, 'x')
  await composer(page).fill(long)
  // A key that is pressed before the page's scripts are there is taken for one that came after, or does nothing.
  await expect(async () => {
    await composer(page).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Shorten it by 1,000' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(composer(page)).toHaveValue(long)
  await expectAccessible(page)
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
  await expectAccessible(page)
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
  await expect(told(page, /is before the outbound flight/)).toBeVisible()
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

test('a card number is stopped before it is sent, however it is written, and the card form is offered', async ({ page }) => {
  test.setTimeout(180_000)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await openConversation(page)
  await refuseCard(page, `my card is ${GOOD_CARD}, exp 12/34`)
  await expect(page.getByText('The card form opens when you check out; choose your flights and fares first.')).toBeVisible()

  await composer(page).fill('')
  await say(page, SENTENCE)
  await chooseBoth(page)
  await openCheckout(page)
  // The composer is away while the form is open.
  const back = checkout(page).getByRole('button', { name: 'Back to the trip' })
  await back.click()
  await refuseCard(page, GOOD_CARD.replaceAll(' ', '-'))
  await expect(page.getByText('The card form comes after the passengers’ details.')).toBeVisible()
  await composer(page).fill('')
  await page.getByRole('button', { name: 'Continue checkout' }).click()
  await fillPassengers(page)
  await back.click()
  await refuseCard(
    page,
    [...GOOD_CARD].map((sign) => (sign === ' ' ? sign : String.fromCodePoint(sign.charCodeAt(0) - 48 + 0xff10))).join(''),
  )
  await page.getByRole('link', { name: 'Open the card form' }).click()
  await expect(checkout(page).getByLabel('Card number')).toBeVisible()

  const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '')
  expect(sent.filter((body) => digits(body).includes(digits(GOOD_CARD)))).toEqual([])
  const answer = await page.request.post('/api/chat', { data: { key: 'journey-card-1', text: `pay with ${GOOD_CARD}` } })
  expect(answer.status()).toBe(400)
  expect((await answer.json()).error.code).toBe('card_data_not_accepted')
})

async function refuseCard(page: Page, words: string): Promise<void> {
  await untilAnswered(page)
  await composer(page).fill(words)
  await composer(page).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'looks like a card number, so your message wasn’t sent.' })).toBeVisible()
}
