import { expect, type Locator, type Page } from 'playwright/test'
import { type LiveTrip, liveTripSchema } from '@/lib/travel/trip/live-trip-schema'
import { minorUnits, tripSummary } from './steps'

export type Kind = 'Seats' | 'Bags' | 'Meals' | 'Extras'

/** Opens the panel of one kind from the summary of the trip. */
export async function openPanel(page: Page, kind: Kind): Promise<Locator> {
  await tripSummary(page)
    .getByRole('button', { name: new RegExp(`^${kind}`) })
    .click()
  const panel = page.getByRole('dialog', { name: kind })
  await expect(panel.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  await panel.getByText('Trip total').waitFor()
  return panel
}

/** Closes the panel; its total, which it showed to the end. */
export async function closePanel(panel: Locator): Promise<number> {
  const total = await panelTotal(panel)
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect(panel).toHaveCount(0)
  return total
}

export async function panelTotal(panel: Locator): Promise<number> {
  const words = await panel.getByText(/^Trip total/).textContent()
  return minorUnits(words)
}

/** Presses a suggestion such as "All together", and waits until everybody has a seat on the flight that is shown. */
export async function takeSuggestion(panel: Locator, words: string): Promise<void> {
  const suggestion = panel.getByRole('button', { name: new RegExp(`^${words}`) })
  await expect(suggestion).toBeEnabled()
  await suggestion.click()
  await expect(panel.getByRole('group', { name: 'Choosing for' }).getByText('No seat yet')).toHaveCount(0)
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Leads to the next flight of the seats panel; false at the last one. */
export async function nextFlight(panel: Locator): Promise<boolean> {
  const next = panel.getByRole('button', { name: /^Next flight/ })
  if ((await next.count()) === 0) return false
  const before = await panel.getByRole('tabpanel').getAttribute('aria-label')
  await next.click()
  await expect(panel.getByRole('tabpanel')).not.toHaveAttribute('aria-label', before ?? '')
  return true
}

/** Says for whom the next seat is. */
export async function chooseFor(panel: Locator, traveller: string): Promise<void> {
  await panel
    .getByRole('group', { name: 'Choosing for' })
    .getByRole('radio', { name: new RegExp(`^${traveller}`) })
    .check()
}

export async function takeSeat(panel: Locator, seatNumber: string): Promise<void> {
  await panel.locator(`[data-seat="${seatNumber}"]`).click()
  await expect(panel.locator(`[data-seat="${seatNumber}"]`)).toHaveAttribute('data-status', /own|party/)
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0)
}

/** One checked bag for a traveller on one direction, be it sold by the piece or by weight. */
export async function addCheckedBag(panel: Locator, direction: string, traveller: string): Promise<void> {
  const bags = panel.getByRole('region', { name: `Bags: ${direction}` }).locator('details', { hasText: traveller })
  if ((await bags.getAttribute('open')) === null) await bags.locator('summary').click()
  const weights = bags.getByRole('group', { name: /^Checked bags for/ })
  if ((await weights.count()) > 0) await weights.getByRole('radio').nth(1).check()
  else await bags.getByRole('button', { name: /^One more: Checked bag/ }).click()
  await expect(bags.locator('summary')).toContainText(/Checked bag/)
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0)
}

export function threadIdOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** The trip as its owner's browser gets it. */
export async function readLive(page: Page, threadId = threadIdOf(page)): Promise<LiveTrip> {
  return liveTripSchema.parse(await (await page.request.get(`/api/trips/${threadId}`)).json())
}

/** Every row of a table of prices adds up to its last one; returns that. "included" is nothing. */
export async function expectSum(table: Locator): Promise<number> {
  await table.waitFor()
  const rows = await table.locator('tbody td').allInnerTexts()
  const total = minorUnits(await table.locator('tfoot td').textContent())
  expect(sum(rows.map(amountOf))).toBe(total)
  return total
}

export function amountOf(words: string): number {
  return /included/.test(words) ? 0 : minorUnits(words)
}

export function sum(amounts: number[]): number {
  return amounts.reduce((before, amount) => before + amount, 0)
}
