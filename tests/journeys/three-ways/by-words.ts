import type { Page } from 'playwright/test'
import { checkout, fillToReview } from '../checkout-steps'
import { continueAsGuest, expectPicks, expectRoundTrips, fares, say, tripSummary, untilAnswered } from '../steps'
import { type Bought, boughtOn, type Plan, sentence, settled } from './bought'

/** Up to the open checkout nothing but the composer; what is personal is never said to the assistant. */
export async function byWords(page: Page, { outbound, inbound, brands, seats }: Plan): Promise<Bought> {
  await continueAsGuest(page)
  await say(page, sentence())
  await expectRoundTrips(page)
  await say(page, `the ${outbound} flight`)
  await expectPicks(page, 'Return')
  await say(page, `the ${inbound} flight`)
  await fares(page, 'outbound').waitFor()
  await say(page, `the ${brands[0]} fare out and the ${brands[1]} fare back`)
  await tripSummary(page).waitFor()
  await say(page, `seats ${seats[0]} and ${seats[1]} on the way out`)
  await settled(page, ({ ancillaries }) => ancillaries.seats.length === 2)
  await say(page, 'one checked bag each on the way back')
  await settled(page, ({ ancillaries }) => ancillaries.bags.length === 2)
  await say(page, 'a vegetarian meal for me on the way out')
  await settled(page, ({ ancillaries }) => ancillaries.meals.length === 1)
  await say(page, 'go to the checkout')
  await checkout(page).waitFor()
  await untilAnswered(page)
  await fillToReview(page)
  return boughtOn(page)
}
