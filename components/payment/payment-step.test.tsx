import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDraftStore } from '@/components/booking/draft-store'
import { useTripStore } from '@/components/state/trip-store'
import { SAMPLE_BILLING, SAMPLE_PASSENGERS, sampleLiveTrip } from '@/tests/fixtures/checkout'
import { openPayment, press, typeCard, VISA } from '@/tests/fixtures/payment-step'
import { pounds } from '@/tests/fixtures/trip'
import { useSavedCardStore } from './saved-card-store'

test('with everything but the card, the card number has the focus', async () => {
  const { user, calls } = openPayment()
  await press(user, 'Review and pay')
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('passengers that are no longer complete are named before anything is sent', async () => {
  const live = sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING, requiredDetails: ['passport'] })
  const { user, calls } = openPayment({ live })
  await typeCard(user)
  await press(user, 'Review and pay')
  expect(await screen.findByText(/Please complete all required passenger information. 0\/2 passengers completed./)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit passengers' })))
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('no number, expiry or security code leaves the widget: not in a request, a store, a storage or the page', async () => {
  const { user, calls } = openPayment()
  await typeCard(user)
  await user.click(screen.getByLabelText(/Save this card for next time/))
  const outside = () =>
    [...document.querySelectorAll('*:not([data-card])')].flatMap((element) => [...element.attributes].map(({ value }) => value)).join(' ')
  expect(outside()).not.toMatch(/4242\D?4242\D?4242\D?4242/)
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  expect(await screen.findByText('SBX-7KQ4WN')).toBeDefined()
  expect(await screen.findByText('Your card is saved for next time.')).toBeDefined()
  const drafts = Object.values(useDraftStore.getState().entries).map(({ draft }) => draft)
  const stores = JSON.stringify([useTripStore.getState(), drafts, useSavedCardStore.getState()])
  const everything = [
    JSON.stringify(calls),
    stores,
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.body.innerHTML,
    outside(),
  ]
  for (const text of everything) {
    expect(text).not.toMatch(/4242\D?4242/)
    // A random key may hold these digits among its own.
    expect(text).not.toMatch(/\b737\b/)
    expect(text).not.toMatch(/12 ?\/ ?30"/)
  }
})

test('the review above Pay repeats flights, terms, names as on the ticket with their bags, and the total with its currency', async () => {
  const option = { optionId: 'bag', kind: 'checked' as const, sliceIndexes: [0, 1], isPerPassenger: true, passengerIndexes: [0] }
  const bag = { option: { ...option, pieces: 1, weightKg: 23, mostQuantity: 2, price: pounds(3_000) }, passengerIndex: 0, quantity: 1 }
  const ancillaries = { seats: [], bags: [bag], meals: [], extras: [] }
  const live = sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING, ancillaries })
  const { user } = openPayment({ live, cards: [VISA], quotedMinor: 44_260 })
  await press(user, 'Review and pay')
  const flights = await screen.findByRole('region', { name: 'Your flights' })
  for (const label of ['Outbound', 'Return']) expect(within(flights).getByText(label)).toBeDefined()
  expect(within(flights).getAllByText(/^Bags included for each: /)).toHaveLength(2)
  expect(within(flights).getAllByText(/refund/).length).toBeGreaterThan(0)
  expect(within(flights).getByText('All times are local to each airport.')).toBeDefined()
  const people = screen.getByRole('region', { name: 'Passengers, as on the ticket' })
  expect(people.textContent).toMatch(/Ada Byron.*On the ticket: BYRON\/ADA MS.*1 checked bag, 23 kg.*£30.00/)
  expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('£442.60in GBP, taxes and service fee included')
})

test('the checkout has one clock, with the time at which the first of its prices ends', async () => {
  const { user } = openPayment({ cards: [VISA] })
  await press(user, 'Review and pay')
  await screen.findByRole('button', { name: 'Pay £412.60' })
  expect(screen.getAllByText(/held until/)).toHaveLength(1)
})

test('a press that is pressed twice at once is sent once, under a key of its own', async () => {
  const { user, sentTo } = openPayment({ cards: [VISA] })
  await press(user, 'Review and pay')
  await user.dblClick(await screen.findByRole('button', { name: 'Pay £412.60' }))
  await screen.findByText('SBX-7KQ4WN')
  expect(sentTo('/api/orders')).toHaveLength(1)
  expect(sentTo('/api/orders')[0]?.pressKey).toMatch(/^[A-Za-z0-9_-]{16,120}$/)
})

const DEARER_RETURN = sampleLiveTrip().trip.picks.flatMap((pick, index) =>
  pick?.fare ? [{ ...pick.fare, total: pounds(index === 1 ? 22_630 : 20_630) }] : [],
)

test('a price that moved is a choice: old, new and why; it is paid only after it was accepted', async () => {
  const { user, sentTo } = openPayment({ cards: [VISA], quotedMinor: 43_260, fares: DEARER_RETURN })
  await press(user, 'Review and pay')
  const choice = await screen.findByRole('region', { name: 'The price has changed since you saw it' })
  expect(choice.textContent).toMatch(/It was £412.60.*and is now.*£432.60.*£20.00 more/)
  expect(within(choice).getByText('Return TP1361')).toBeDefined()
  expect(choice.textContent).toContain('We’ve kept your passengers.')
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  await press(user, 'Accept the new price')
  const pay = await screen.findByRole('button', { name: 'Pay £432.60' })
  expect(document.activeElement).toBe(pay)
  expect(sentTo('/api/orders')).toEqual([])
  await user.click(pay)
  expect(await screen.findByText('SBX-7KQ4WN')).toBeDefined()
})

test('instead of a price that moved, other flights: the flight that moved is given up, names and billing are not', async () => {
  const { user, sentTo } = openPayment({ cards: [VISA], quotedMinor: 43_260, fares: DEARER_RETURN })
  await press(user, 'Review and pay')
  await press(user, 'Look at other flights')
  await waitFor(() =>
    expect(
      sentTo('/api/trips/thread-1/commands')
        .map(({ body }) => body)
        .join(),
    ).toContain('drop-pick'),
  )
  expect(
    sentTo('/api/trips/thread-1/commands')
      .map(({ body }) => body)
      .join(),
  ).toContain('"sliceIndex":1')
  expect(useTripStore.getState().trips['thread-1']?.trip).toMatchObject({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING })
})

test('what is bought beside the fares stands in the price', async () => {
  const option = { optionId: 'bag', kind: 'checked' as const, sliceIndexes: [0, 1], isPerPassenger: true, passengerIndexes: [0] }
  const bag = { option: { ...option, pieces: 1, weightKg: 23, mostQuantity: 2, price: pounds(3_000) }, passengerIndex: 0, quantity: 2 }
  const ancillaries = { seats: [], bags: [bag], meals: [], extras: [] }
  openPayment({ live: sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING, ancillaries }) })
  const price = await screen.findByRole('region', { name: 'Price' })
  expect(price.textContent).toMatch(/Bags.*£60.00/)
  expect(price.textContent).toMatch(/Total.*£472.60/)
})

test('the whole step is done by keyboard', async () => {
  const { user } = openPayment({ live: sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING }) })
  const number = await screen.findByLabelText('Card number')
  for (let tabs = 0; document.activeElement !== number && tabs < 30; tabs++) await user.tab()
  await user.keyboard('4242424242424242')
  await user.tab()
  await user.keyboard('1230')
  await user.tab()
  await user.keyboard('737{Enter}')
  expect(await screen.findByRole('button', { name: 'Pay £412.60' })).toBeDefined()
})
