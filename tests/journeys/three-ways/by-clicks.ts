import type { Page } from 'playwright/test'
import { type Seat, type SeatMap, seatOfferFor } from '@/lib/travel/ancillaries/seat-map'
import { seatMapsSchema } from '@/lib/travel/ancillaries/seat-map-schema'
import { addCheckedBag, closePanel, openPanel, readLive, takeSeat, threadIdOf } from '../ancillary-steps'
import { fillToReview, openCheckout } from '../checkout-steps'
import { expect } from '../journey'
import { chooseFirst, continueAsGuest, fares, keepFares, say, untilAnswered } from '../steps'
import { type Bought, boughtOn, MEAL, type Plan, sentence } from './bought'

/** Looks for what there is, writes it down in the plan, and takes it with the mouse. */
export async function byClicks(page: Page, plan: Plan): Promise<Bought> {
  await continueAsGuest(page)
  await say(page, sentence())
  await chooseFirst(page, 'Outbound')
  await chooseFirst(page, 'Return')
  await expect(fares(page, 'outbound').getByRole('radio').first()).toBeEnabled()
  await untilAnswered(page)
  await fares(page, 'outbound').getByRole('radio').nth(1).click()
  await expect(fares(page, 'outbound').getByRole('radio').nth(1)).toBeChecked()
  await keepFares(page)
  const { picks } = (await readLive(page)).trip
  const [outbound, inbound] = picks.map((pick) => pick?.offer.segments[0]?.flightNumber ?? '')
  const [first, second] = picks.map((pick) => pick?.fare?.brand ?? '')
  const [map] = seatMapsSchema.parse(await (await page.request.get(`/api/trips/${threadIdOf(page)}/seat-maps`)).json())
  Object.assign(plan, { outbound, inbound, brands: [first, second], seats: twoTogether(map) })

  const seats = await openPanel(page, 'Seats')
  for (const seat of plan.seats) await takeSeat(seats, seat)
  await closePanel(seats)
  const bags = await openPanel(page, 'Bags')
  for (const adult of ['Adult 1', 'Adult 2']) await addCheckedBag(bags, 'Return', adult)
  await closePanel(bags)
  const meals = await openPanel(page, 'Meals')
  const list = meals.getByRole('region', { name: new RegExp(`^Meals on ${outbound}`) }).getByLabel('Adult 1')
  await list.selectOption((await list.locator('option', { hasText: MEAL }).first().getAttribute('value')) ?? '')
  await closePanel(meals)
  await openCheckout(page)
  await fillToReview(page)
  return boughtOn(page)
}

/** Two free seats side by side that anybody may have. */
function twoTogether(map: SeatMap | undefined): [string, string] {
  const isPlain = (seat: Seat) =>
    seatOfferFor(seat, 0) && seatOfferFor(seat, 1) && !seat.traits.some((trait) => /exit|bassinet/.test(trait))
  for (const { sections } of map?.cabins.flatMap(({ rows }) => rows) ?? []) {
    for (const section of sections) {
      const seats = section.filter((element) => element.kind === 'seat')
      for (const [at, seat] of seats.entries()) {
        const next = seats[at + 1]
        if (next && isPlain(seat) && isPlain(next)) return [seat.seatNumber, next.seatNumber]
      }
    }
  }
  throw new Error('no two free seats side by side')
}
