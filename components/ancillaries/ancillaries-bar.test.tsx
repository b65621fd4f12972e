import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { aBag, aChosenSeat, aMeal, someDetails } from '@/tests/fixtures/ancillaries'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { liveFor, tripServer, withFares } from '@/tests/fixtures/trip-server'
import { useTripStore } from '../state/trip-store'
import { AncillariesBar } from './ancillaries-bar'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(live: LiveTrip, details: OfferDetails) {
  const server = tripServer(live, details)
  vi.stubGlobal('fetch', server.fetch)
  useTripStore.getState().accept(live)
  render(<AncillariesBar threadId={live.threadId} />)
  return server
}

function words(): (string | null)[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('each kind says how it stands', async () => {
  const seats = [aChosenSeat(0, '2A'), aChosenSeat(1, '2B')]
  const bags = [{ option: aBag({ optionId: 'bag-23-0' }), passengerIndex: 0, quantity: 2 }]
  const meals = [{ option: aMeal({ optionId: 'vgml-0' }), passengerIndex: 0 }]
  const live = liveFor('bar-1', { adults: 2, infants: 1 }, { ancillaries: { seats, bags, meals, extras: [] } })
  open(live, someDetails())
  // Two travellers with a seat on two flights; the infant is served no meal.
  await waitFor(() =>
    expect(words()).toEqual(['Seats2 of 4 chosen· £24.00', 'Bags2 added· £60.00', 'Meals1 of 4 chosen· included', 'ExtrasNone chosen']),
  )
})

test('where nothing is chosen, what the fares include is said', async () => {
  const live = liveFor('bar-2')
  const picks = withFares(live.trip.picks, { mealIncluded: true })
  open({ ...live, trip: { ...live.trip, picks } }, someDetails())
  await waitFor(() =>
    expect(words()).toEqual(['SeatsNone chosen', 'Bags1 checked each included', 'MealsIncluded, none chosen', 'ExtrasNone chosen']),
  )
  cleanup()
  const bare = liveFor('bar-3')
  const none = withFares(bare.trip.picks, { checkedBags: { pieces: 0, weightKg: null } })
  open({ ...bare, trip: { ...bare.trip, picks: none } }, someDetails({ extras: [] }))
  await waitFor(() => expect(words()).toContain('ExtrasNone to add'))
  expect(words()).toContain('BagsNo checked bag included')
})

test('kinds that the airline does not sell are left out; of seats and bags it is said', async () => {
  open(liveFor('bar-4'), someDetails({ seatSegments: null, bags: null, meals: null, extras: null }))
  await waitFor(() => expect(words()).toEqual(['SeatsNot sold here', 'BagsNot sold here']))
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('an entry opens its panel; a choice there shows in the entry, and the focus comes back', async () => {
  open(liveFor('bar-5', { adults: 1 }), someDetails())
  const entry = await screen.findByRole('button', { name: /Meals/ })
  await userEvent.click(entry)
  const dialog = within(await screen.findByRole('dialog', { name: 'Meals' }))
  const [list] = await dialog.findAllByRole('combobox', { name: 'Adult 1' })
  if (!list) throw new Error('no list')
  await userEvent.selectOptions(list, 'Vegetarian meal (VLML) · £9.00')
  await waitFor(() => expect(dialog.getByText('1 meal').textContent).toContain('£9.00'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(entry))
  expect(entry.textContent).toBe('Meals1 of 2 chosen· £9.00')
})

test('a booked trip shows only what was bought; a trip with an open fare nothing', () => {
  const bags = [{ option: aBag({ optionId: 'bag-23-0' }), passengerIndex: 0, quantity: 1 }]
  const live = liveFor('bar-6', {}, { ancillaries: { seats: [], bags, meals: [], extras: [] } })
  open({ ...live, order: sampleOrder() }, someDetails())
  expect(words()).toEqual(['Bags1 added· £30.00'])
  cleanup()
  open(liveFor('bar-7', {}, { picks: [null, null] }), someDetails())
  expect(screen.queryByRole('region', { name: /Seats, bags/ })).toBeNull()
})
