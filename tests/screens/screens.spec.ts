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
  'no place fits': ['somewhere at least 25 degrees in January, less than 2 hours to fly, from London'],
  'no hotel fits': ['a hotel in Lisbon from 4 to 7 March with a pool, 5 stars and free cancellation, under £60'],
  'over budget': ['cheapest weekend in March from London to Milan, budget £30 for everything'],
  'meet up': ['two of us from London and one from Paris, meet in Reykjavik on 3 March, back on 7 March'],
  'side by side': ['London to Athens on 10 March, back on 15 March, 2 adults', 'compare the first two'],
  'which filter': ['London to Lisbon on 4 March, one way', 'direct, after 8am and without Ryanair', 'remove one filter'],
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
      const goOn = checkout(page).getByRole('button', { name: /^(Continue to|Next)/ })
      while (/^Next/.test((await goOn.textContent()) ?? '')) await goOn.click()
      await goOn.click()
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
      await page
        .getByRole('log')
        .getByText(/booked/i)
        .last()
        .scrollIntoViewIfNeeded()
      await shoot(page, 'what comes next')
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
      await page.goto('/orders')
      await shoot(page, 'bookings')
    })

    test(`what opens from a card on a ${size}`, async ({ page }) => {
      const shoot = createCamera('7-opened', size)
      await openConversation(page)
      await say(page, 'a hotel in Lisbon from 4 to 7 March for 2 adults')
      await settle(page)
      await page.getByRole('button', { name: /^All \d+ places to stay/ }).click()
      const stays = page.getByRole('dialog', { name: 'Places to stay in Lisbon' })
      await stays.getByRole('status').waitFor()
      await shoot(page, 'stays')
      const map = stays.getByRole('region', { name: /^Map of / })
      if (!(await map.isVisible())) await stays.getByRole('button', { name: 'Map' }).click()
      await map.scrollIntoViewIfNeeded()
      await map.getByRole('button').nth(2).press('Enter')
      await shoot(page, 'stays map')
      await page.keyboard.press('Escape')
      await openConversation(page)
      await say(page, 'London to Lisbon on 4 March, back on 8 March, 2 adults')
      const trips = await expectRoundTrips(page)
      await page
        .getByRole('button', { name: /^Dates: / })
        .last()
        .click()
      await page.getByRole('dialog').last().waitFor()
      await shoot(page, 'dates')
      await page.keyboard.press('Escape')
      await trips.getByRole('button', { name: 'Outbound filters' }).click()
      await page.getByRole('dialog').last().waitFor()
      await shoot(page, 'filters')
      await page.keyboard.press('Escape')
      for (const index of [0, 1])
        await page
          .getByRole('checkbox', { name: /^Compare / })
          .nth(index)
          .check()
      await page.getByRole('button', { name: 'Compare 2 Round Trips' }).click()
      await page.getByRole('dialog', { name: '2 Round Trips side by side' }).waitFor()
      await shoot(page, 'compare')
      await page.keyboard.press('Escape')
      await say(page, 'plan three days in Lisbon for us')
      await settle(page)
      await page.getByRole('region', { name: 'What one person might spend' }).last().scrollIntoViewIfNeeded()
      await shoot(page, 'plan costs')
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
        '/privacy-policy',
        '/terms-of-service',
      ]) {
        await page.goto(path)
        await untilAlive(page)
        if (path.includes('?')) {
          await page
            .getByRole('article', { name: /^Cheapest days/ })
            .getByRole('table')
            .waitFor()
          await expect(page.getByText(/^Fetching /)).toHaveCount(0)
        }
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
