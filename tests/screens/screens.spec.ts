import type { Page } from 'playwright/test'
import { openPanel } from '../journeys/ancillary-steps'
import { beginTrip, enterAsGuest } from '../journeys/begin-trip'
import { checkout, expectBooked, fillBilling, fillCard, fillPassengers, openCheckout } from '../journeys/checkout-steps'
import { expect, test } from '../journeys/journey'
import {
  bookToSummary,
  chooseFirst,
  composer,
  expectPicks,
  expectRoundTrips,
  openConversation,
  SENTENCE,
  say,
  untilAlive,
  untilAnswered,
} from '../journeys/steps'
import { createCamera, SIZES, type Size } from './shoot'

const PUBLIC_PAGES = {
  home: '/',
  'sign in': '/login',
  destinations: '/destination',
  'a destination': '/destination/lisbon',
  'an itinerary': '/itinerary/lisbon-in-three-days',
  search: '/search?q=tram',
  'a landing page': '/ai-trip-planner',
  questions: '/faq',
  'contact us': '/contact-us',
  'not found': '/no-such-page',
}

const LONG_NAME = 'Granny’s eightieth in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

/** What is said in one trip each, and the name of the screen that it leads to. */
const TALKS: Record<string, string[]> = {
  proposals: ['somewhere warm in February from London, under £400 each'],
  'cheapest days': ['cheapest weekend in March from London to Milan'],
  stays: ['London to Lisbon in three weeks for 4 nights, 2 adults', 'find me a hotel there'],
  plan: ['plan three days in Lisbon for us'],
  'guide answer': ['do I need a visa for Japan?'],
  'nine travellers': ['London to New York on 12 March, back 20 March, 6 adults, 2 children aged 5 and 8, 1 baby'],
  'several flights': ['London to Rome on 4 March, Rome to Athens on 8 March, Athens to London on 12 March'],
  'nothing fits': ['London to Lisbon in three weeks, back a week later', 'only flights under £20'],
  'something else': ['write me a poem about cheese'],
}

for (const size of Object.keys(SIZES) as Size[])
  test.describe(size, () => {
    test.use({ viewport: SIZES[size], hasTouch: size === 'phone' })

    test(`public pages on a ${size}`, async ({ page }) => {
      const shoot = createCamera('1-public', size)
      for (const [name, path] of Object.entries(PUBLIC_PAGES)) {
        await page.goto(path)
        await shoot(page, name)
      }
    })

    test(`from the first sentence to the summary on a ${size}`, async ({ page }) => {
      const shoot = createCamera('2-search', size)
      await openConversation(page)
      await shoot(page, 'empty')
      await say(page, SENTENCE)
      await shoot(page, 'under way')
      await expectRoundTrips(page)
      await shoot(page, 'round trips')
      const picks = await expectPicks(page, 'Outbound')
      await shoot(page, 'picks')
      await picks.getByRole('button', { name: 'Show more flights' }).click()
      await picks.getByRole('group', { name: 'Sort the flights' }).waitFor()
      await picks.getByRole('group', { name: 'Sort the flights' }).scrollIntoViewIfNeeded()
      await shoot(page, 'all flights')
      await picks.getByRole('button', { name: 'Show fewer flights' }).click()
      await chooseFirst(page, 'Outbound')
      await expectPicks(page, 'Return')
      await shoot(page, 'return')
      await chooseFirst(page, 'Return')
      await page.getByRole('button', { name: 'Keep the fares shown' }).waitFor()
      await untilAnswered(page)
      await shoot(page, 'fares')
    })

    test(`from the summary to a booking on a ${size}`, async ({ page }) => {
      const shoot = createCamera('3-booking', size)
      await bookToSummary(page)
      await shoot(page, 'summary')
      for (const kind of ['Seats', 'Bags', 'Meals', 'Extras'] as const) {
        const panel = await openPanel(page, kind)
        await shoot(page, kind.toLowerCase())
        await panel.getByRole('button', { name: 'Done' }).click()
      }
      await openCheckout(page)
      await shoot(page, 'passengers')
      // On a phone one traveller's form stands open at a time.
      await checkout(page)
        .getByRole('button', { name: /^(Continue to|Next passenger)/ })
        .click()
      await shoot(page, 'passengers with errors')
      const missing = page.getByRole('button', { name: 'Show what’s missing' })
      if (await missing.isVisible()) await missing.click()
      await shoot(page, 'what is missing')
      await fillPassengers(page)
      await shoot(page, 'billing')
      await fillBilling(page)
      await fillCard(page)
      await shoot(page, 'card')
      await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
      const pay = checkout(page).getByRole('button', { name: /^Pay / })
      await pay.waitFor()
      await shoot(page, 'review')
      await pay.click()
      await expectBooked(page)
      await untilAnswered(page)
      await shoot(page, 'booked')
      await checkout(page).getByRole('link', { name: 'Open the booking' }).click()
      await page.getByRole('list', { name: 'Stages of your booking' }).waitFor()
      await untilAlive(page)
      await shoot(page, 'booking page')
      await page
        .getByRole('button', { name: /^Cancel/ })
        .first()
        .click()
      await page.getByRole('heading', { name: 'Your refund' }).waitFor()
      await shoot(page, 'refund')
    })

    for (const [name, sentences] of Object.entries(TALKS))
      test(`${name} on a ${size}`, async ({ page }) => {
        const shoot = createCamera(`4-${name.replaceAll(' ', '-')}`, size)
        await openConversation(page)
        for (const sentence of sentences) {
          await say(page, sentence)
          await settle(page)
        }
        await shoot(page, 'answer')
      })

    test(`what goes wrong, and what is very long, on a ${size}`, async ({ page }) => {
      const shoot = createCamera('6-seldom', size)
      await enterAsGuest(page.request)
      const thread = await beginTrip(page.request, SENTENCE)
      expect((await page.request.patch(`/api/threads/${thread}`, { data: { name: LONG_NAME } })).status()).toBe(200)
      await page.goto(`/chat/${thread}`)
      await untilAlive(page)
      await settle(page)
      await shoot(page, 'very long name')
      await page.route('**/api/chat', (route) => route.abort())
      await say(page, 'and what about a day later?')
      await page.getByRole('button', { name: /again/i }).first().waitFor()
      await shoot(page, 'answer failed')
      await page.unroute('**/api/chat')
      await page.route('**/api/searches', (route) => route.abort())
      await page.goto(`/flights?${flexibleSearch()}`)
      await page.getByRole('button', { name: 'Search again' }).waitFor()
      await shoot(page, 'search failed')
      await page.goto('/flights?from=Nowhereville&to=LIS&on=2020-01-01&flex=9')
      await untilAlive(page)
      await shoot(page, 'bad link')
    })

    test(`pages of a traveller on a ${size}`, async ({ page }) => {
      const shoot = createCamera('5-pages', size)
      await enterAsGuest(page.request)
      const thread = await beginTrip(page.request, SENTENCE)
      for (const path of [
        '/chat',
        '/flights',
        `/flights?${flexibleSearch()}`,
        `/flights?${flexibleSearch()}&show=1`,
        '/orders',
        '/account',
      ]) {
        await page.goto(path)
        await untilAlive(page)
        if (path.includes('?'))
          await page
            .getByRole('article', { name: /^Cheapest days/ })
            .getByRole('table')
            .waitFor()
        await shoot(
          page,
          path.slice(1).replace(/\?.*(show=1)?.*/, (query) => (query.includes('show=1') ? ' list' : ' flexible')),
        )
      }
      await page.goto(`/chat/${thread}`)
      await settle(page)
      await shoot(page, 'come back')
    })
  })

/** A search some weeks ahead, two days earlier or later at each end. */
function flexibleSearch(): string {
  const [on, back] = [30, 34].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  return `from=LON*&to=LIS&on=${on}&back=${back}&adults=2&flex=2`
}

async function settle(page: Page): Promise<void> {
  // What was typed is checked before it is sent.
  await expect(composer(page)).toHaveValue('')
  // The answer may not have begun yet.
  await page
    .getByRole('button', { name: 'Stop the answer' })
    .waitFor({ timeout: 2_000 })
    .catch(() => undefined)
  await untilAnswered(page)
  // Parts that load late stand as skeletons until then.
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
}
