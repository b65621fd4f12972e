import { expect, type Locator, type Page } from 'playwright/test'
import { beginTrip, enterAsGuest } from './begin-trip'

// Waits for what the next step needs instead of using `expect`: a failing expectation writes down the whole page for its
// message, which is costly.

export const SENTENCE = 'London to Lisbon next Friday, back Sunday, 2 adults, cheapest with a bag'

/** Types a sentence on the home page and sends it as a guest: the answer begins at once. */
export async function askFromHome(page: Page, sentence = SENTENCE): Promise<void> {
  await writeOnHome(page, sentence)
  await page.getByRole('button', { name: /^Find flights(?: as a guest)?$/ }).click()
  await expect(page).toHaveURL(/\/chat/)
}

/** The same by somebody who would rather sign in first: the sentence waits for that. */
export async function askFromHomeSigningIn(page: Page, sentence = SENTENCE): Promise<void> {
  await writeOnHome(page, sentence)
  await page.getByRole('button', { name: 'Sign in first' }).click()
  await expect(page).toHaveURL(/\/login/)
}

async function writeOnHome(page: Page, sentence: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Where to?' }).fill(sentence)
}

export async function continueAsGuest(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL(/\/chat/)
}

/** A guest in an empty conversation, without the form that `continueAsGuest` presses. */
export async function openConversation(page: Page): Promise<void> {
  await enterAsGuest(page.request)
  await page.goto('/chat')
  await composer(page).waitFor()
}

/** Back to the trip by the list of threads. */
export async function openFromList(page: Page): Promise<void> {
  await page.goto('/chat')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Lisbon/ })
    .first()
    .click()
}

export function composer(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Message' })
}

/** One search chip: "Travellers: 2 adults". The newest card's chips are those of the live trip. */
export function chip(page: Page, words: string): Locator {
  return page
    .getByRole('group', { name: /^What we understood/ })
    .last()
    .getByRole('button', { name: words, exact: true })
}

export async function say(page: Page, sentence: string): Promise<void> {
  await untilAnswered(page)
  await composer(page).fill(sentence)
  await composer(page).press('Enter')
  await page.getByText(sentence, { exact: true }).last().waitFor()
}

/** As the cards name a direction: a multi-trip counts its flights. */
export type Direction = 'Outbound' | 'Return' | `Flight ${number}`

/** The card with the picks of one direction. */
export function picksCard(page: Page, direction: Direction): Locator {
  return page.getByRole('article', { name: new RegExp(`^${direction} flights from`) }).last()
}

/** The card with the round trips of a search there and back. */
export function roundTripsCard(page: Page): Locator {
  return page.getByRole('article', { name: /^Round Trips from/ }).last()
}

export async function expectRoundTrips(page: Page): Promise<Locator> {
  const card = roundTripsCard(page)
  await expect(card.getByRole('button', { name: /^Choose the Round Trip/ }).first()).toBeEnabled()
  await untilAnswered(page)
  return card
}

/**
 * Of a search there and back as a traveller sees it who chooses one direction after the other: the first step is one button, which
 * `openWith` presses.
 */
export async function expectPicks(page: Page, direction: Direction, openWith = (button: Locator) => button.click()): Promise<Locator> {
  const card = picksCard(page, direction)
  if (direction === 'Outbound') {
    const separately = page.getByRole('button', { name: 'Choose outbound and return separately' }).last()
    await separately.or(card.getByRole('article').first()).first().waitFor()
    await untilAnswered(page)
    if (await separately.isVisible()) await openWith(separately)
  }
  await card.getByRole('article').first().waitFor()
  await expect(card.getByRole('button', { name: /^Choose / }).first()).toBeEnabled()
  await untilAnswered(page)
  return card
}

/** The fares of one direction, as a group of radio buttons. */
export function fares(page: Page, direction: 'outbound' | 'return'): Locator {
  return page.getByRole('group', { name: `Fares of the ${direction} flight` }).last()
}

/** The assistant is writing while it can be stopped. */
export async function untilAnswered(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Stop the answer' })).toHaveCount(0)
}

/**
 * Waits until the page is hydrated; a change before that would look like a server fault. A public
 * page hydrates only when touched.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

export async function chooseFirst(page: Page, direction: Direction): Promise<void> {
  const card = await expectPicks(page, direction)
  await card
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
}

/** At the summary of a trip whose flights and fares are chosen; the way there by hand is in `book.spec.ts`. */
export async function bookToSummary(page: Page, sentence = SENTENCE): Promise<void> {
  await enterAsGuest(page.request)
  await page.goto(`/chat/${await beginTrip(page.request, sentence)}`)
  await tripSummary(page)
    .getByRole('button', { name: /^Check out/ })
    .waitFor()
  await untilAlive(page)
}

/** Both flights at once, and the fares that are shown. */
export async function chooseBoth(page: Page): Promise<void> {
  await chooseFirst(page, 'Outbound')
  await chooseFirst(page, 'Return')
  await keepFares(page)
}

export async function keepFares(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep the fares shown' }).click()
  await tripSummary(page)
    .getByRole('button', { name: /^Check out/ })
    .waitFor()
  await untilAnswered(page)
}

/** The card that shows the whole trip before paying. */
export function tripSummary(page: Page): Locator {
  return page.getByRole('log').getByRole('article', { name: 'Your trip' }).last()
}

/** "£1,212.40" as 121240. */
export function minorUnits(text: string | null): number {
  const [amount] = text?.match(/[\d,]+\.\d\d/) ?? []
  if (!amount) throw new Error(`"${text}" holds no amount`)
  return Number(amount.replace(/[,.]/g, ''))
}

/** "12 March 2027" for each number of days from today. */
export function daysAhead(...counts: number[]): string[] {
  return counts.map((count) =>
    new Date(Date.now() + count * 86_400_000).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
  )
}
