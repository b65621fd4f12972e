import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright/test'
import { readLive } from './ancillary-steps'
import { checkout, expectBooked, fillBilling, fillCard, fillPassengers, openCheckout, reviewAndPay } from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { askFromHome, chooseFirst, expectPicks, fares, SENTENCE, say, untilAnswered } from './steps'

test('a booked trip is taken along as PDF, calendar and print, sent again, booked again and given back', async ({ page }) => {
  test.setTimeout(240_000)
  const reference = await bookFlexible(page)
  const { trip, order, threadId } = await readLive(page)
  await test.step('days are planned beside the booked flights', async () => {
    await say(page, 'Plan 3 days in Lisbon for me.')
    await expect(page.getByRole('article', { name: /days in Lisbon$/ }).getByRole('button', { name: /^Day [123]/ })).toHaveCount(3)
    expect((await readLive(page)).trip.picks).toEqual(trip.picks)
  })
  await checkout(page).getByRole('link', { name: 'Open the booking' }).click()
  await expect(page.getByRole('article', { name: 'Booking', exact: true })).toContainText(reference)
  await expect(page.getByText(/^Demo market/)).toHaveCount(1)
  await expectAccessible(page)

  await test.step('the PDF is a PDF', async () => {
    const { name, bytes } = await downloaded(page, 'Download PDF')
    expect(name).toMatch(/\.pdf$/)
    expect(bytes.subarray(0, 4).toString()).toBe('%PDF')
    expect(bytes.length).toBeGreaterThan(2048)
  })

  await test.step('the calendar has both flights at their times, and says that they are simulated', async () => {
    const { name, bytes } = await downloaded(page, 'Add to calendar')
    const calendar = bytes.toString().replace(/\r\n /g, '')
    expect(name).toMatch(/\.ics$/)
    expect(calendar).toMatch(/^BEGIN:VCALENDAR/)
    const segments = trip.picks.flatMap((pick) => pick?.offer.segments ?? [])
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(segments.length)
    for (const { departsAt, flightNumber, origin } of segments) {
      expect(calendar).toContain(`[Demo market] ${flightNumber}`)
      expect(calendar).toContain(`DTSTART:${asUtc(departsAt, origin.zone)}`)
    }
  })

  await test.step('the page for the printer holds the whole booking and nothing else', async () => {
    await page.getByRole('link', { name: 'Print' }).click()
    await expect(page).toHaveURL(/\/print$/)
    const paper = page.getByRole('article', { name: 'Booking' })
    for (const words of [reference, 'Ada Marlow', 'Tom Marlow', /simulated/i]) await expect(paper).toContainText(words)
    await expectAccessible(page)
    await page.goBack()
  })

  await test.step('the confirmation stands in the app, and is written again', async () => {
    const mail = page.getByRole('article', { name: 'Confirmation email' })
    await mail.getByText('Read the email').click()
    await expect(mail).toContainText(reference)
    await expect(mail).toContainText(/simulated/i)
    await expect(mail).toContainText('We’ve saved this email here.')
    await page.getByRole('button', { name: 'Send the confirmation again' }).click()
    await expect(page.getByText('Confirmation written again to ada.marlow@example.com.')).toBeVisible()
    await expect(page.getByRole('article', { name: 'What happened' })).toContainText('Confirmation sent again')
  })

  await test.step('the same is searched again in a thread of its own', async () => {
    await page.getByRole('button', { name: 'Book again' }).click()
    await expect(page).toHaveURL(/\/chat\/thr_/)
    await expectPicks(page, 'Outbound')
    expect(page.url()).not.toContain(threadId)
    const again = (await readLive(page)).trip
    expect(again.result?.search.slices).toEqual(trip.result?.search.slices)
    expect(again.result?.search.travellers).toEqual(trip.result?.search.travellers)
    expect(again.picks.every((pick) => pick === null)).toBe(true)
    await page.goto(`/orders/${order?.orderId}`)
  })

  await test.step('asking what comes back cancels nothing; the booking can be kept', async () => {
    const panel = page.getByRole('article', { name: 'Cancel this booking' })
    await panel.getByRole('button', { name: 'Cancel this booking' }).click()
    await expect(panel.getByRole('heading', { name: 'Your refund' })).toBeFocused()
    await expect(panel.getByText(/You’ll get £[\d,.]+ of £[\d,.]+ back to/)).toBeVisible()
    await expect(panel.getByText('Demo market: no real money moves.')).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Keep the booking' }).click()
    await expect(panel.getByRole('button', { name: 'Cancel this booking' })).toBeFocused()
    expect((await readLive(page, threadId)).order?.status).toBe('success')
  })

  await test.step('one press cancels, a second one changes nothing', async () => {
    const panel = page.getByRole('article', { name: 'Cancel this booking' })
    await panel.getByRole('button', { name: 'Cancel this booking' }).click()
    const confirm = panel.getByRole('button', { name: /^Cancel and get £[\d,.]+ back$/ })
    const [amount = ''] = (await confirm.textContent())?.match(/£[\d,.]+\d/) ?? []
    const sent = page.waitForRequest((request) => request.url().endsWith('/cancel'))
    await confirm.click()
    const body = (await sent).postDataJSON()
    const booking = page.getByRole('article', { name: 'Booking', exact: true })
    await expect(booking.getByText('This booking is cancelled and not valid for travel.')).toBeVisible()
    await expect(booking.getByText(`${amount} went back to`)).toBeVisible()
    const happened = page.getByRole('article', { name: 'What happened' })
    for (const words of ['You cancelled the booking', 'The airline cancelled the booking', 'Money refunded']) {
      await expect(happened.getByText(words)).toHaveCount(1)
    }
    const before = await readLive(page, threadId)
    const again = await page.request.post(`/api/orders/${order?.orderId}/cancel`, { data: body })
    expect((await again.json()).status).toBe('cancelled')
    await page.reload()
    for (const words of ['You cancelled the booking', 'Money refunded']) await expect(happened.getByText(words)).toHaveCount(1)
    expect(await readLive(page, threadId)).toEqual(before)
    expect(before.order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    await expect(page.getByRole('article', { name: /cancel/i }).getByText('Read the email')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel this booking' })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('the thread and the list of orders say so too', async () => {
    await page.goto(`/chat/${threadId}`)
    await expect(page.getByRole('complementary', { name: 'Your trip' })).toContainText('This booking was cancelled')
    await page.goto('/orders')
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('Cancelled')
  })
})

/** The dearest fare of both directions gives money back. */
async function bookFlexible(page: Page): Promise<string> {
  await askFromHome(page, SENTENCE)
  await chooseFirst(page, 'Outbound')
  await chooseFirst(page, 'Return')
  for (const direction of ['outbound', 'return'] as const) {
    const dearest = fares(page, direction).getByRole('radio').last()
    await expect(dearest).toBeEnabled()
    await untilAnswered(page)
    await dearest.click()
    await expect(dearest).toBeChecked()
  }
  await untilAnswered(page)
  await openCheckout(page)
  await fillPassengers(page)
  await fillBilling(page)
  await fillCard(page)
  await reviewAndPay(page)
  return expectBooked(page)
}

async function downloaded(page: Page, link: string): Promise<{ name: string; bytes: Buffer }> {
  const download: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** "20261127T120500Z" of "2026-11-27T12:05" on the clocks of its airport. */
function asUtc(local: string, zone: string): string {
  const asIfUtc = new Date(`${local}:00Z`)
  const shown = new Date(`${asIfUtc.toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`)
  const instant = new Date(asIfUtc.getTime() - (shown.getTime() - asIfUtc.getTime()))
  return `${instant.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
}
