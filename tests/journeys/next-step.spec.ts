import type { Page } from 'playwright/test'
import { enterAsGuest } from './begin-trip'
import { expect, expectAccessible, test } from './journey'
import { bookToSummary, composer, openConversation, say, untilAlive, untilAnswered } from './steps'

const ONE_WAY = 'London to Lisbon on Friday 11 December 2026, one way'
const PHONE = { width: 390, height: 844 }

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('a trip is put together by answers on buttons alone, and each says what it stands for', async ({ page }) => {
      await openConversation(page)
      await say(page, 'London to Lisbon')
      await press(page, 'Next Friday')
      await press(page, 'One way')
      await expect(page.getByRole('article', { name: /flights from/ }).last()).toBeVisible()
      await expectDemoBadgeOnce(page)
      await expectAccessible(page)
      await press(page, 'The cheapest one')
      await press(page, 'The cheapest fare')
      await expect(replies(page).getByRole('button', { name: 'Check out' })).toBeVisible()
      await press(page, 'Check out')
      await expect(page.getByRole('heading', { name: /step 1 of 3/ })).toBeAttached()
      await expect(replies(page)).toHaveCount(0)
    })

    test('where no flight fits, one press removes the filter that hides them all', async ({ page }) => {
      await openConversation(page)
      await say(page, ONE_WAY)
      const card = page.getByRole('article', { name: /flights from/ }).last()
      await expect(card.getByRole('button', { name: /^Choose / }).first()).toBeVisible()
      await say(page, 'only arriving before 6am')
      await expect(card.getByRole('button', { name: /^Show \d+ flights without/ })).toBeVisible()
      await expect(card.getByText(/^.* 0 of \d+ flights/)).toBeVisible()
      await expectAccessible(page)
      const lift = replies(page).getByRole('button', { name: /^Yes, show \d+ flights$/ })
      await lift.click()
      await untilAnswered(page)
      await expect(card.getByRole('button', { name: /^Choose / }).first()).toBeVisible()
      await expect(card.getByText(/No flight fits/)).toHaveCount(0)
    })

    test('where no hotel suits and no day is within the budget, a button drops what hides them', async ({ page }) => {
      await openConversation(page)
      await say(page, 'a hotel in Lisbon from 4 to 7 March under £5 a night')
      await press(page, /^Without the price limit \(\d+\)$/)
      await expect(page.getByRole('log').getByText(/^I found \d+ places to stay in Lisbon/)).toBeVisible()
      await openConversation(page)
      await say(page, 'cheapest weekend in March from London to Milan, under £30')
      await press(page, 'Show the cheapest')
      await expect(
        page
          .getByRole('article')
          .getByRole('button', { name: /^See these flights/ })
          .first(),
      ).toBeVisible()
      await expectAccessible(page)
    })

    test('a question which filter to remove has a button for each, by the airline’s name', async ({ page }) => {
      await openConversation(page)
      await say(page, ONE_WAY)
      await expect(replies(page).getByRole('button', { name: 'The cheapest one' })).toBeVisible()
      await say(page, 'after 8am and without Ryanair')
      await expect(page.getByRole('log').getByText(/^\d+ of \d+ flights are left/)).toBeVisible()
      await say(page, 'remove one filter')
      await press(page, 'Remove “without Ryanair”')
      await expect(page.getByRole('log').getByText(/^\d+ of \d+ flights are left, leaving after 08:00\./)).toBeVisible()
    })

    test('the checkout is one press away beside the thread as soon as the trip can be bought', async ({ page }) => {
      await bookToSummary(page)
      await untilAlive(page)
      await page.getByRole('button', { name: 'Check out', exact: true }).last().click()
      await expect(page.getByRole('heading', { name: /step 1 of 3/ })).toBeAttached()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the jump to the latest covers nothing of the thread', async ({ page }) => {
    await enterAsGuest(page.request)
    await page.goto('/chat')
    await untilAlive(page)
    await say(page, ONE_WAY)
    await untilAnswered(page)
    const log = page.getByRole('log', { name: 'Conversation' })
    await log.evaluate((element) => element.closest('.overflow-y-auto')?.scrollTo(0, 0))
    const jump = page.getByRole('button', { name: 'Jump to latest' })
    await expect(jump).toBeVisible()
    const isOverThread = () =>
      jump.evaluate((button) => {
        const thread = document.querySelector('[role="log"]')?.closest('.overflow-y-auto')?.getBoundingClientRect()
        return thread ? button.getBoundingClientRect().top < thread.bottom - 1 : true
      })
    // The thread gives it room as soon as it is drawn.
    await expect.poll(isOverThread).toBe(false)
    await jump.click()
    await expect(jump).toHaveCount(0)
  })
})

test('an answer is chosen by keyboard, and the keyboard goes on in the composer', async ({ page }) => {
  await openConversation(page)
  await say(page, 'to Lisbon')
  const london = replies(page).getByRole('button', { name: 'London' })
  await london.focus()
  await page.keyboard.press('Enter')
  await expect(composer(page)).toBeFocused()
  await expect(page.getByText('London', { exact: true }).last()).toBeVisible()
  await untilAnswered(page)
  await expect(replies(page).getByRole('button', { name: 'Tomorrow' })).toBeVisible()
})

function replies(page: Page) {
  return page.getByRole('list', { name: 'Suggested answers' })
}

/** In the frame, and nowhere on the cards. */
async function expectDemoBadgeOnce(page: Page): Promise<void> {
  await expect(page.getByText(/^Demo market/)).toHaveCount(1)
  await expect(page.getByRole('log').getByText(/simulated/i)).toHaveCount(0)
}

async function press(page: Page, words: string | RegExp): Promise<void> {
  await replies(page).getByRole('button', { name: words, exact: true }).click()
  // A checkout that opens at once may cover it on a phone.
  await page.getByText(words, { exact: true }).last().waitFor({ state: 'attached' })
  await untilAnswered(page)
}
