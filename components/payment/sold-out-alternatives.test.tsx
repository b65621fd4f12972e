import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkout } from '@/components/booking/checkout'
import { useDraftStore } from '@/components/booking/draft-store'
import { useFlightListStore } from '@/components/state/flight-list-store'
import { useTripStore } from '@/components/state/trip-store'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { packRanked } from '@/lib/travel/flights/packed-offers'
import { applyTripCommand } from '@/lib/travel/trip/commands'
import { tripCommandSchema } from '@/lib/travel/trip/commands-schema'
import type { LiveTrip, OrderView } from '@/lib/travel/trip/live-trip-schema'
import { SAMPLE_BILLING, SAMPLE_PASSENGERS, sampleLiveTrip, sampleOrder } from '@/tests/fixtures/checkout'
import { aFare, anOffer, pounds } from '@/tests/fixtures/trip'
import { useCardFormStore } from './card-form-store'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useTripStore.setState({ trips: {} })
  useDraftStore.setState({ entries: {} })
  useFlightListStore.setState({ lists: {} })
  useCardFormStore.setState({ form: { status: 'loading' } })
})

const failed = (lastError: string): OrderView =>
  sampleOrder({ status: 'failed', paymentStatus: 'voided', bookingReference: null, charged: pounds(0), lastError })
const SOLD_OUT = failed('Booking API failed. This fare has just been sold out. Please choose another fare or flight.')

const other = (sliceIndex: number, number: number, minor: number): FlightOffer =>
  anOffer({
    offerId: `other-${sliceIndex}-${number}`,
    sliceIndex,
    departsAt: `2026-11-2${sliceIndex === 0 ? 7 : 9}T1${number}:00`,
    arrivesAt: `2026-11-2${sliceIndex === 0 ? 7 : 9}T1${number + 2}:45`,
    fares: [aFare({ fareId: `other-${sliceIndex}-${number}-light`, total: pounds(minor) })],
  })
const OTHERS = [0, 1].flatMap((slice) => [1, 2, 3, 4].map((number) => other(slice, number, 20_000 + number * 1_000)))

/** A trip whose order is under way and then fails; the search still has the flights of `OTHERS`. */
function serve(order: OrderView, { isListBroken = false, refuses = false } = {}) {
  const underWay = sampleOrder({ status: 'booking_processing', paymentStatus: 'authorised', bookingReference: null })
  let live: LiveTrip = sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING }, underWay)
  const commands: string[] = []
  const paths: string[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = String(input)
    paths.push(path)
    if (path === '/api/payments') return Response.json({ gateway: 'sandbox', publishableKey: null, isTest: true })
    if (path === '/api/account/cards') return Response.json([])
    if (path.endsWith('/draft')) return Response.json({ passengers: [], billing: {} })
    if (path.startsWith('/api/searches/')) {
      if (isListBroken) return new Response('no', { status: 502 })
      const slice = Number(new URL(path, 'http://localhost').searchParams.get('slice'))
      const gone = live.trip.picks[slice]?.offer
      const offers = [...(gone ? [gone] : []), ...OTHERS.filter(({ sliceIndex }) => sliceIndex === slice)]
      const ranked = offers.map((offer, index) => ({
        offer,
        place: index + 1,
        labels: [],
        reason: '',
        total: offer.fares[0]?.total ?? pounds(0),
      }))
      return Response.json(packRanked(ranked))
    }
    if (path.endsWith('/commands')) {
      const command = tripCommandSchema.parse(JSON.parse(String(init?.body)).command)
      commands.push(command.type)
      const offer = 'offerId' in command ? OTHERS.find(({ offerId }) => offerId === command.offerId) : undefined
      const fare = 'fareId' in command ? OTHERS.flatMap(({ fares }) => fares).find(({ fareId }) => fareId === command.fareId) : undefined
      const refused = { error: { code: 'search-expired', message: 'These prices are too old. Please search again.' } }
      if (refuses) return Response.json(refused, { status: 409 })
      const applied = applyTripCommand(live.trip, command, { ...(offer ? { offer } : {}), ...(fare ? { fare } : {}) })
      if ('refusal' in applied) return Response.json({ error: applied.refusal }, { status: 409 })
      live = { ...live, version: live.version + 1, trip: applied.trip }
      return Response.json(live)
    }
    live = { ...live, order }
    return Response.json(live)
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  useTripStore.setState({ trips: { [live.threadId]: live } })
  render(<Checkout threadId="thread-1" />)
  return { commands, paths, user: userEvent.setup() }
}

test('a flight that was sold out while it was being booked: nothing charged, and the three cheapest others of its direction', async () => {
  serve(SOLD_OUT)
  const modal = await screen.findByRole('dialog', { name: 'Sold out' })
  expect(modal.textContent).toContain('This fare has just been sold out.')
  expect(modal.textContent).toContain('Nothing was charged. The hold on your card will disappear.')
  const others = await within(modal).findAllByRole('button', { name: /^Choose / })
  expect(others.map(({ textContent }) => textContent?.match(/£\d+\.\d\d/)?.[0])).toEqual(['£210.00', '£220.00', '£230.00'])
  expect(within(modal).getByText(/We’ve kept your passengers and billing details/)).toBeDefined()
})

test('one press takes another flight at that price and leads straight back to the checkout; nothing is bought', async () => {
  const { commands, paths, user } = serve(SOLD_OUT)
  const modal = await screen.findByRole('dialog', { name: 'Sold out' })
  const [first] = await within(modal).findAllByRole('button', { name: /^Choose / })
  await user.click(first ?? modal)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(commands).toEqual(['pick-offer', 'choose-fare', 'start-checkout'])
  const { trip } = useTripStore.getState().trips['thread-1'] ?? sampleLiveTrip()
  expect(trip.picks.map((pick) => pick?.offer.offerId)).toEqual(['other-0-1', 'offer-1'])
  expect(trip).toMatchObject({ isCheckingOut: true, passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING })
  expect(await screen.findByLabelText('Card number')).toBeDefined()
  expect(paths).not.toContain('/api/orders')
})

test('the other direction can be changed instead', async () => {
  const { user } = serve(SOLD_OUT)
  const modal = await screen.findByRole('dialog', { name: 'Sold out' })
  await user.click(within(modal).getByRole('button', { name: 'Return' }))
  expect(within(modal).getByRole('button', { name: 'Return' }).getAttribute('aria-pressed')).toBe('true')
  const [first] = await within(modal).findAllByRole('button', { name: /^Choose / })
  await user.click(first ?? modal)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(useTripStore.getState().trips['thread-1']?.trip.picks.map((pick) => pick?.offer.offerId)).toEqual(['offer-0', 'other-1-1'])
})

test('a flight that cannot be taken any more says why, and the list stays', async () => {
  const { user } = serve(SOLD_OUT, { refuses: true })
  const modal = await screen.findByRole('dialog', { name: 'Sold out' })
  const [first] = await within(modal).findAllByRole('button', { name: /^Choose / })
  await user.click(first ?? modal)
  expect((await within(modal).findByRole('alert')).textContent).toBe('These prices are too old. Please search again.')
})

test('a list that cannot be loaded can be asked for again', async () => {
  serve(SOLD_OUT, { isListBroken: true })
  const modal = await screen.findByRole('dialog', { name: 'Sold out' })
  expect(await within(modal).findByRole('button', { name: 'Try again' })).toBeDefined()
})

test.each([
  'Booking API failed',
  'Flight terms API failed',
  'Booking API failed. The airline didn’t take the booking.',
  'Booking API failed. A seat or bag that was chosen is no longer sold. Please choose again.',
])('what failed otherwise names no other flights: %s', async (lastError) => {
  serve(failed(lastError))
  const modal = await screen.findByRole('dialog', { name: 'The flights weren’t booked' })
  expect(within(modal).queryByRole('region', { name: 'Other flights' })).toBeNull()
})

test('a price that rose while it was booked is no flight sold out: no other flights, and nothing said of a price that is still held', async () => {
  const lastError = 'The price is now £430.00; it was £412.60. Please check it and confirm again.'
  serve(sampleOrder({ status: 'price_changed', paymentStatus: 'voided', bookingReference: null, charged: pounds(0), lastError }))
  const modal = await screen.findByRole('dialog', { name: 'The price has changed' })
  expect(modal.textContent).toContain(`${lastError}Nothing was charged. The hold on your card will disappear.Back to payment`)
  expect(within(modal).queryByRole('region')).toBeNull()
})
