import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { aMeal, someDetails, someMeals } from '@/tests/fixtures/ancillaries'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { liveFor, tripServer, withFares } from '@/tests/fixtures/trip-server'
import { useTripStore } from '../../state/trip-store'
import { MealsPanel } from './meals-panel'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(live: LiveTrip, details: OfferDetails | null) {
  const server = tripServer(live, details)
  vi.stubGlobal('fetch', server.fetch)
  useTripStore.getState().accept(live)
  render(<MealsPanel threadId={live.threadId} />)
  return server
}

/** The two flights have one number, as on a trip of several days they may: the day tells them apart. */
async function flights() {
  const regions = await screen.findAllByRole('region', { name: /^Meals on TP1361, \w{3} \d+ Nov$/ })
  const [out, back] = regions.map((region) => within(region))
  if (!out || !back) throw new Error('two flights are missing')
  return { out, back }
}

function wordsOf(list: HTMLElement): string[] {
  return within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent ?? '')
}

function foot(): string {
  return screen.getByRole('contentinfo').textContent ?? ''
}

test('each traveller is offered what is served to them, with code and price', async () => {
  open(liveFor('meals-1', { adults: 1, children: 1, infants: 1 }), someDetails())
  const { out } = await flights()
  expect(wordsOf(out.getByRole('combobox', { name: 'Adult 1' }))).toEqual([
    'No meal',
    'Vegan meal (VGML) · included',
    'Vegetarian meal (VLML) · £9.00',
  ])
  expect(wordsOf(out.getByRole('combobox', { name: 'Child 1' }))).toContain('Child meal (CHML) · included')
  expect(out.queryByRole('combobox', { name: 'Infant 1' })).toBeNull()
  expect(out.getByText('No meals are sold for Infant 1.')).toBeTruthy()
})

test('a meal is chosen, changed and given up; the totals follow', async () => {
  const server = open(liveFor('meals-2', { adults: 1 }), someDetails())
  const { out } = await flights()
  const list = out.getByRole('combobox', { name: 'Adult 1' })
  await userEvent.selectOptions(list, 'Vegetarian meal (VLML) · £9.00')
  await waitFor(() => expect(foot()).toBe('1 meal £9.00Trip total £421.60'))
  await userEvent.selectOptions(list, 'Vegan meal (VGML) · included')
  await waitFor(() => expect(foot()).toBe('1 meal £0.00Trip total £412.60'))
  await userEvent.selectOptions(list, 'No meal')
  await waitFor(() => expect(foot()).toBe('Meals £0.00Trip total £412.60'))
  expect(server.live().trip.ancillaries.meals).toEqual([])
})

test('one meal for everyone leaves out those it is not served to; the same on all flights copies what each has', async () => {
  const server = open(liveFor('meals-3', { adults: 2, children: 1 }), someDetails())
  const { out, back } = await flights()
  const copy = out.getByRole('button', { name: 'The same on all flights' })
  expect(copy.getAttribute('aria-disabled')).toBe('true')
  await userEvent.selectOptions(out.getByRole('combobox', { name: 'Everyone' }), 'Vegetarian meal (VLML) · £9.00')
  await waitFor(() => expect(foot()).toContain('3 meals £27.00'))
  await userEvent.selectOptions(out.getByRole('combobox', { name: 'Everyone' }), 'Child meal (CHML) · included')
  await waitFor(() => expect(foot()).toContain('3 meals £18.00'))
  expect(out.getByRole<HTMLSelectElement>('combobox', { name: 'Everyone' }).value).toBe('mixed')
  await userEvent.click(copy)
  await waitFor(() => expect(foot()).toContain('6 meals £36.00'))
  expect(back.getByRole<HTMLSelectElement>('combobox', { name: 'Child 1' }).value).toBe('chml-1')
  expect(server.commands.map((command) => command.type)).toEqual(['choose-meals', 'choose-meals', 'choose-meals'])
  expect(copy.getAttribute('aria-disabled')).toBe('true')
})

test('a meal that is not served on another flight leaves the choice there alone', async () => {
  const meals = [aMeal({ optionId: 'out' }), aMeal({ optionId: 'back', sliceIndex: 1, code: 'AVML', name: 'Asian vegetarian meal' })]
  open(liveFor('meals-4', { adults: 1 }), someDetails({ meals }))
  const { out } = await flights()
  await userEvent.selectOptions(out.getByRole('combobox', { name: 'Adult 1' }), 'Vegan meal (VGML) · included')
  await waitFor(() => expect(foot()).toContain('1 meal'))
  expect(out.getByRole('button', { name: 'The same on all flights' }).getAttribute('aria-disabled')).toBe('true')
})

test('a flight without meals is named, and what its fare includes is said', async () => {
  const meals = someMeals().filter(({ sliceIndex }) => sliceIndex === 0)
  const live = liveFor('meals-5', { adults: 1 })
  open({ ...live, trip: { ...live.trip, picks: withFares(live.trip.picks, { mealIncluded: true }) } }, someDetails({ meals }))
  const { out, back } = await flights()
  expect(back.getByText('No meals are sold on TP1361. Your fare includes one.')).toBeTruthy()
  expect(wordsOf(out.getByRole('combobox', { name: 'Adult 1' }))[0]).toBe('No special meal, one is included')
})

test('an airline that sells no meals is not the same as flights that have none', async () => {
  open(liveFor('meals-6'), someDetails({ meals: null }))
  expect(await screen.findByText(/can’t buy this airline’s meals here/)).toBeTruthy()
  cleanup()
  open(liveFor('meals-7'), someDetails({ meals: [] }))
  expect(await screen.findByText('No meals are sold on these flights.')).toBeTruthy()
})

test('while an order is on its way nothing can be changed', () => {
  const live = liveFor('meals-8')
  open({ ...live, order: sampleOrder({ status: 'booking_processing', paymentStatus: 'authorised' }) }, someDetails())
  expect(screen.getByText(/We’re making your booking/)).toBeTruthy()
  expect(screen.getByText('No meals were added to this trip.')).toBeTruthy()
  expect(screen.queryAllByRole('combobox')).toEqual([])
})
