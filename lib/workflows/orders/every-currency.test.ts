import { expect, test } from 'vitest'
import { createSandboxBookings } from '@/lib/adapters/database/sandbox-booking-store'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { back, billing, lisbon, london, outbound, passenger, search as sample, visa } from '@/lib/adapters/database/testing-samples'
import { createSandboxGateway } from '@/lib/adapters/payments/sandbox/sandbox-gateway'
import { NO_DIALS } from '@/lib/adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import { type Ancillaries, NO_ANCILLARIES, wantedServices } from '@/lib/travel/ancillaries/ancillaries'
import { neighboursOf, seatOfferFor, seatsOf } from '@/lib/travel/ancillaries/seat-map'
import { SELECTABLE_CURRENCIES } from '@/lib/travel/currencies'
import type { SearchResult } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { addMoney, type Money, minorDigits } from '@/lib/travel/money'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import { isPayable, roundUpToPayable } from '@/lib/travel/payment/payable-amount'
import { refundOf } from '@/lib/travel/payment/refund-of'
import { foldTrip } from '@/lib/travel/trip/commands'
import { tripPrice } from '@/lib/travel/trip/price'
import type { Trip } from '@/lib/travel/trip/trip'
import { lastOf } from '@/tests/fixtures/gathered'
import { openStripe } from '@/tests/fixtures/stripe-server/open-stripe'
import { openOrderWorld } from '@/tests/orders/order-world'
import { resultFacts } from '../flights/run-search'
import { loadLiveTrip } from '../trips/load-live-trip'
import { cancelOrder } from './cancel-order'
import { placeOrder } from './place-order'
import { quoteCancellation } from './quote-cancellation'
import { quoteTrip } from './quote-trip'

const NOW = new Date('2026-11-20T09:00:00Z')
const CURRENCIES = SELECTABLE_CURRENCIES.map(({ code }) => code)
const OUT = { origin: london, destination: lisbon, departureOn: outbound.departsAt.slice(0, 10) }
const HOME = { origin: lisbon, destination: london, departureOn: back.departsAt.slice(0, 10) }
const ONE_WAY: FlightSearch = { ...sample, tripType: 'one-way', slices: [OUT] }
const RETURN: FlightSearch = { ...sample, slices: [OUT, HOME] }
const FAMILY: FlightSearch = { ...RETURN, travellers: { adults: 2, children: 1, infants: 1, pets: 0, childAges: [8] } }
const PEOPLE: Passenger[] = [
  passenger,
  { ...passenger, firstName: 'Ben', title: 'mr', gender: 'male' },
  { ...passenger, type: 'child', firstName: 'Cleo', bornOn: '2018-05-06' },
  { ...passenger, type: 'infant', firstName: 'Dan', bornOn: '2026-03-04' },
]

const MARKETS = new Map<FlightSearch, Promise<SearchResult>>()

type Extra = 'seat' | 'bag' | 'cover'
/** `fare` is counted from the cheapest one; -1 is the dearest, which gives most back. */
type Shape = { name: string; search: FlightSearch; fare: number; extras: Extra[] }
const SHAPES: Shape[] = [
  { name: 'one way', search: ONE_WAY, fare: 0, extras: [] },
  { name: 'return', search: RETURN, fare: 0, extras: [] },
  { name: 'return with a bag', search: RETURN, fare: 0, extras: ['bag'] },
  { name: 'return with a seat', search: RETURN, fare: 0, extras: ['seat'] },
  { name: 'family of four', search: FAMILY, fare: 0, extras: ['bag', 'seat'] },
  { name: 'refundable', search: RETURN, fare: -1, extras: [] },
  { name: 'refunded by a cover', search: RETURN, fare: 0, extras: ['cover'] },
]

/** A trip in this shape, at the prices that a traveller is shown in this currency. */
async function shownTrip({ search, fare, extras }: Shape, currency: string, supplier: FlightSupplier): Promise<Trip> {
  const searched = { ...search, currency }
  const found = MARKETS.get(search) ?? lastOf(supplier.search(search, NOW))
  MARKETS.set(search, found)
  const result = { ...(await found), search: searched }
  const [out] = result.offers[0]?.filter(({ segments }) => segments.length === 1) ?? []
  const offers = [out, result.offers[1]?.find(({ pairingKey }) => pairingKey === out?.pairingKey)].slice(0, search.slices.length)
  const chosen = offers.map((offer) => offer?.fares.at(fare)?.fareId ?? '')
  // The fares as they are shown in this currency: a market is searched once, as which flights there are does not hang on it.
  const priced = await supplier.fetchTerms({ search: searched, fareIds: chosen, travellers: search.travellers, services: [] })
  if ('refusal' in priced) throw new Error(priced.refusal.message)
  const picks = offers.map((offer, index) => {
    const own = priced.terms.fares?.[index]
    if (!offer || !own) throw new Error('the sandbox found no flights')
    return { offer, fare: own }
  })
  const trip = foldTrip([{ command: { type: 'change-search', change: {} }, facts: { result: resultFacts(result) } }])
  const people = PEOPLE.slice(0, search === FAMILY ? 4 : 1)
  const ancillaries = await choose(extras, { search: searched, fareIds: picks.map((pick) => pick.fare.fareId), supplier })
  return { ...trip, picks, ancillaries, passengers: people, billing, isCheckingOut: true }
}

async function choose(
  extras: Extra[],
  { search, fareIds, supplier }: { search: FlightSearch; fareIds: string[]; supplier: FlightSupplier },
): Promise<Ancillaries> {
  if (extras.length === 0) return NO_ANCILLARIES
  const request = { search, fareIds, travellers: search.travellers }
  const found = await supplier.fetchDetails(request)
  const maps = await supplier.fetchSeatMaps(request)
  if ('refusal' in found || 'refusal' in maps) throw new Error('the sandbox sells nothing beside the fares')
  const bag = found.details.bags?.find(({ isPerPassenger }) => isPerPassenger)
  const cover = found.details.extras?.find(({ name }) => /cancel/i.test(name))
  const [map] = maps.seatMaps
  const free = map && seatsOf(map).find((seat) => (seatOfferFor(seat, 0)?.price.amountMinor ?? 0) > 0 && !seat.traits.includes('exit-row'))
  const offer = free && seatOfferFor(free, 0)
  const chosen: Ancillaries = { ...NO_ANCILLARIES }
  if (extras.includes('seat') && map && offer) {
    const { sliceIndex, segmentIndex } = map
    const { seatNumber, traits } = free
    const place = { sliceIndex, segmentIndex, passengerIndex: 0, seatNumber, traits, neighbours: neighboursOf(map, seatNumber) }
    chosen.seats = [{ ...place, optionId: offer.optionId, price: offer.price }]
  }
  if (extras.includes('bag') && bag) chosen.bags = [{ option: bag, passengerIndex: 0, quantity: 1 }]
  if (extras.includes('cover') && cover) chosen.extras = [{ option: cover, passengerIndex: cover.isPerPassenger ? 0 : null }]
  const count = chosen.seats.length + chosen.bags.length + chosen.extras.length
  if (count < extras.length) throw new Error(`the sandbox sells not all of ${extras}`)
  return chosen
}

/** What is authorised, captured and given back of a total, each to the minor unit, as a gateway tells it. */
async function moveMoney(gateway: PaymentGateway, token: string, orderId: string, total: Money, refunds: Money[]): Promise<Money[]> {
  const card = { ...visa, token }
  const held = await gateway.authorise({ orderId, userId: 'user-1', amount: total, card, keepCard: false, key: `${orderId} hold` })
  if ('decline' in held) throw new Error(`${orderId}: ${held.decline.code}`)
  const { paymentId, amount } = held.payment
  const taken = await gateway.capture({ paymentId, amount: total, key: `${orderId} take` })
  if ('decline' in taken) throw new Error(`${orderId}: ${taken.decline.code}`)
  const moved = [amount, taken.payment.amount]
  for (const [index, refund] of refunds.entries()) {
    const given = await gateway.refund({ paymentId, amount: refund, key: `${orderId} back ${index}` })
    if ('decline' in given) throw new Error(`${orderId}: ${given.decline.code}`)
    moved.push(given.payment.refunded)
  }
  return moved
}

onEmbeddedDatabase((database) => {
  test('in every currency and for every kind of trip, what is shown is quoted, charged and given back to the minor unit', async () => {
    const stripe = await openStripe({ clock: () => NOW })
    const gateways: [PaymentGateway, () => string][] = [
      [createSandboxGateway(database(), () => NOW), () => visa.token],
      [stripe.gateway, () => stripe.server.confirmationToken('visa')],
    ]
    let cases = 0
    for (const shape of SHAPES) {
      for (const currency of CURRENCIES) {
        const supplier = createSandboxSupplier({ now: () => NOW, dials: NO_DIALS })
        const what = `${shape.name} in ${currency}`
        const trip = await shownTrip(shape, currency, supplier)
        const confirmations = { create: async () => {}, find: async () => null, use: async () => true }
        const quoted = await quoteTrip({ trip, tripVersion: 1, userId: 'u', threadId: 't', now: NOW }, { supplier, confirmations })
        if ('refusal' in quoted) throw new Error(`${what}: ${quoted.refusal.message}`)
        const { lines, serviceFee, ancillaries, total } = quoted.quote
        expect([what, total]).toEqual([what, tripPrice(trip)?.total])
        expect([what, addMoney(serviceFee, ...[...lines.map((line) => line.subtotal), ...ancillaries.map((line) => line.total)])]).toEqual([
          what,
          total,
        ])
        expect([what, isPayable(total)]).toEqual([what, true])
        const cancellation = await cancelled(trip, total, what, supplier)
        const back = refundOf(total, cancellation)
        const refund = back === 'nothing' || back === 'unknown' ? null : back
        if (shape.fare === -1 || shape.extras.includes('cover')) expect([what, refund !== null]).toEqual([what, true])
        const part = roundUpToPayable({ currency, amountMinor: Math.ceil((refund ?? total).amountMinor / 3) })
        const rest = { currency, amountMinor: (refund ?? total).amountMinor - part.amountMinor }
        const refunds = rest.amountMinor > 0 ? [part, rest] : [part]
        for (const [gateway, token] of gateways) {
          const given = refunds.length === 2 ? [part, addMoney(part, rest)] : [part]
          expect([what, gateway.name, await moveMoney(gateway, token(), what, total, refunds)]).toEqual([
            what,
            gateway.name,
            [total, total, ...given],
          ])
          cases += 1
        }
      }
    }
    console.info(`${CURRENCIES.length} currencies × ${SHAPES.length} kinds of trip × ${gateways.length} gateways: ${cases} amounts held.`)
    expect(cases).toBe(CURRENCIES.length * SHAPES.length * gateways.length)
  }, 240_000)

  test('a price that no card can be charged is rounded before it is quoted, and booked at what the airline asks', async () => {
    const world = await openOrderWorld(database())
    const sandbox = createSandboxSupplier({ bookings: createSandboxBookings(database()), now: world.deps.clock, dials: NO_DIALS })
    const booked: Money[] = []
    const odd = ({ amountMinor, currency }: Money) => ({ amountMinor: amountMinor + 3, currency })
    const supplier: FlightSupplier = {
      ...sandbox,
      async fetchTerms(request) {
        const answer = await sandbox.fetchTerms(request)
        if ('refusal' in answer) return answer
        const { terms } = answer
        const lines = terms.lines.map((line) => ({ ...line, total: odd(line.total), subtotal: odd(line.subtotal) }))
        return { terms: { ...terms, lines, total: odd(terms.total) } }
      },
      book(request) {
        booked.push(request.expectedTotal)
        return sandbox.book({ ...request, expectedTotal: { ...request.expectedTotal, amountMinor: request.expectedTotal.amountMinor - 3 } })
      },
      async quoteCancellation(reference) {
        const answer = await sandbox.quoteCancellation(reference)
        if ('refusal' in answer) return answer
        return { cancellation: { ...answer.cancellation, refund: answer.cancellation.refund && odd(answer.cancellation.refund) } }
      },
      async confirmCancellation(reference, id) {
        const answer = await sandbox.confirmCancellation(reference, id)
        return 'refusal' in answer
          ? answer
          : { cancelled: { ...answer.cancelled, refund: answer.cancelled.refund && odd(answer.cancelled.refund) } }
      },
    }
    const { userId, threadId } = world
    const deps = { ...world.deps, supplier }
    const trip = await shownTrip({ name: '', search: RETURN, fare: -1, extras: [] }, 'KWD', sandbox)
    const asked = await sandbox.fetchTerms({
      search: { ...RETURN, currency: 'KWD' },
      fareIds: trip.picks.map((pick) => pick?.fare?.fareId ?? ''),
      travellers: RETURN.travellers,
      services: [],
    })
    if ('refusal' in asked) throw new Error(asked.refusal.message)
    const [exact, payable] = [odd(asked.terms.total), roundUpToPayable(odd(asked.terms.total))]
    expect(payable.amountMinor - exact.amountMinor).toBe(7)
    if (!trip.result) throw new Error('this trip was not searched')
    await world.append({ command: { type: 'change-search', change: {} }, facts: { result: trip.result } })
    for (const [sliceIndex, pick] of trip.picks.entries()) {
      if (!pick?.fare) throw new Error('this trip has no fare')
      await world.append({ command: { type: 'pick-offer', sliceIndex, offerId: pick.offer.offerId }, facts: { offer: pick.offer } })
      await world.append({ command: { type: 'choose-fare', sliceIndex, fareId: pick.fare.fareId }, facts: { fare: pick.fare } })
    }
    await world.append({ command: { type: 'start-checkout' }, facts: {} })
    await world.append({ command: { type: 'set-passengers', passengers: [passenger] }, facts: {} })
    await world.append({ command: { type: 'set-billing', billing }, facts: {} })
    const { version } = (await loadLiveTrip(threadId, userId, deps)) ?? { version: 0 }
    const quoted = await quoteTrip({ trip, tripVersion: version, userId, threadId, now: deps.clock() }, deps)
    if ('refusal' in quoted) throw new Error(quoted.refusal.message)
    const { lines, serviceFee, total } = quoted.quote
    expect(total).toEqual(payable)
    expect(addMoney(serviceFee, ...lines.map(({ subtotal }) => subtotal))).toEqual(payable)
    const paid = await placeOrder({ confirmationId: quoted.confirmationId, card: visa, userId, now: deps.clock() }, deps)
    if ('refusal' in paid) throw new Error(paid.refusal.message)
    expect(booked).toEqual([exact])
    expect(paid.order).toMatchObject({ status: 'success', quote: { total: payable } })
    const back = await quoteCancellation({ orderId: paid.order.id, userId }, deps)
    if ('refusal' in back) throw new Error(back.refusal.message)
    const refund = refundOf(payable, back.cancellation)
    if (refund === 'nothing' || refund === 'unknown') throw new Error('this fare gives money back')
    const cancel = await cancelOrder({ orderId: paid.order.id, cancellationId: back.cancellation.cancellationId, userId }, deps)
    expect(cancel).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } })
    expect(await world.holds(paid.order.id)).toEqual([
      `succeeded ${payable.amountMinor}/${payable.amountMinor}, ${refund.amountMinor} back`,
    ])
    expect([isPayable(refund), minorDigits('KWD')]).toEqual([true, 3])
  })
})

async function cancelled(trip: Trip, total: Money, reference: string, supplier: FlightSupplier) {
  const search = trip.result?.search
  if (!search) throw new Error('this trip was not searched')
  const services = wantedServices(trip.ancillaries)
  const fareIds = trip.picks.map((pick) => pick?.fare?.fareId ?? '')
  const asked = await supplier.fetchTerms({ search, fareIds, travellers: search.travellers, services })
  if ('refusal' in asked) throw new Error(asked.refusal.message)
  const contact = { email: billing.email, phone: '+442079460000' }
  const { termsId } = asked.terms
  const booked = await supplier.book({ reference, termsId, expectedTotal: total, passengers: trip.passengers, services, contact })
  if ('refusal' in booked) throw new Error(booked.refusal.message)
  const quoted = await supplier.quoteCancellation(reference)
  if ('refusal' in quoted) throw new Error(quoted.refusal.message)
  return quoted.cancellation
}
