import { expect, test } from 'vitest'
import { createSandboxBookings } from '@/lib/adapters/database/sandbox-booking-store'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { back, billing, lisbon, london, outbound, passenger, search, visa } from '@/lib/adapters/database/testing-samples'
import { createOutboxStore } from '@/lib/adapters/mail/outbox'
import { NO_DIALS } from '@/lib/adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import type { ChosenSeat } from '@/lib/travel/ancillaries/ancillaries'
import { neighboursOf, seatOfferFor, seatsOf } from '@/lib/travel/ancillaries/seat-map'
import { addMoney } from '@/lib/travel/money'
import { lastOf } from '@/tests/fixtures/gathered'
import { type OrderWorld, openOrderWorld } from '@/tests/orders/order-world'
import { resultFacts } from '../flights/run-search'
import { loadLiveTrip } from '../trips/load-live-trip'
import { cancelOrder } from './cancel-order'
import { cancellationKey } from './cancellation-mail'
import { placeOrder } from './place-order'
import { quoteCancellation } from './quote-cancellation'
import { quoteTrip } from './quote-trip'
import { receiptKey } from './receipt'

// The same as with the recorded supplier, on the market that the product is shown with.

onEmbeddedDatabase((database) => {
  test('a trip with a seat is bought from the sandbox and given back for what its airline said', async () => {
    const world = await openOrderWorld(database())
    const supplier = createSandboxSupplier({ bookings: createSandboxBookings(database()), now: world.deps.clock, dials: NO_DIALS })
    const deps = { ...world.deps, supplier }
    const seat = await chooseTrip(world, supplier)
    const live = await loadLiveTrip(world.threadId, world.userId, deps)
    if (!live) throw new Error('this world has no thread')
    const { userId, threadId } = world
    const quoted = await quoteTrip({ trip: live.trip, tripVersion: live.version, userId, threadId, now: deps.clock() }, deps)
    if ('refusal' in quoted) throw new Error(quoted.refusal.message)
    expect(quoted.quote.ancillaries).toEqual([{ kind: 'seats', count: 1, total: seat.price }])
    const { lines, serviceFee, total } = quoted.quote
    expect(addMoney(serviceFee, seat.price, ...lines.map(({ subtotal }) => subtotal))).toEqual(total)

    const paid = await placeOrder({ confirmationId: quoted.confirmationId, card: visa, userId, now: deps.clock() }, deps)
    if ('refusal' in paid) throw new Error(paid.refusal.message)
    const orderId = paid.order.id
    expect(paid.order).toMatchObject({ status: 'success', bookingReference: expect.stringMatching(/^SBX-/) })
    const outbox = createOutboxStore(database())
    expect((await outbox.find(receiptKey(orderId)))?.text).toContain(`Seat ${seat.seatNumber}`)

    world.time.now += 3_600_000
    const asked = await quoteCancellation({ orderId, userId }, deps)
    if ('refusal' in asked) throw new Error(asked.refusal.message)
    expect(asked.cancellation.refund).not.toBeNull()
    const cancelled = await cancelOrder({ orderId, cancellationId: asked.cancellation.cancellationId, userId }, deps)
    expect(cancelled).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } })
    const refund = asked.cancellation.refund?.amountMinor ?? 0
    expect(await world.holds(orderId)).toEqual([
      `succeeded ${total.amountMinor}/${total.amountMinor}${refund > 0 ? `, ${refund} back` : ''}`,
    ])
    expect((await outbox.find(cancellationKey(orderId)))?.subject).toContain('is cancelled')
    expect(await quoteCancellation({ orderId, userId }, deps)).toMatchObject({ refusal: { code: 'already-cancelled' } })
    expect(await supplier.findBooking(orderId)).toMatchObject({ status: 'cancelled' })
  })
})

/** Puts a trip of the sandbox's own flights in place of the sample one, with the first free seat that costs something. */
async function chooseTrip(world: OrderWorld, supplier: ReturnType<typeof createSandboxSupplier>): Promise<ChosenSeat> {
  const wanted = { ...search, slices: [between(london, lisbon, outbound.departsAt), between(lisbon, london, back.departsAt)] }
  const result = await lastOf(supplier.search(wanted, world.deps.clock()))
  const [out, home] = [result.offers[0]?.[0], result.offers[1]?.find((offer) => offer.pairingKey === result.offers[0]?.[0]?.pairingKey)]
  const fares = [out?.fares[0], home?.fares[0]]
  if (!out || !home || !fares[0] || !fares[1]) throw new Error('the sandbox found no flights')
  const maps = await supplier.fetchSeatMaps({
    search: wanted,
    fareIds: fares.map((fare) => fare?.fareId ?? ''),
    travellers: wanted.travellers,
  })
  const map = 'seatMaps' in maps ? maps.seatMaps[0] : undefined
  const free =
    map &&
    seatsOf(map).find(
      (seat) =>
        (seatOfferFor(seat, 0)?.price.amountMinor ?? 0) > 0 && !seat.traits.includes('exit-row') && !seat.traits.includes('bassinet'),
    )
  const offer = free && seatOfferFor(free, 0)
  if (!map || !free || !offer) throw new Error('the sandbox sells no seat')
  const { sliceIndex, segmentIndex } = map
  const { seatNumber, traits } = free
  const place = { sliceIndex, segmentIndex, passengerIndex: 0, seatNumber }
  const seat = { ...place, traits, neighbours: neighboursOf(map, seatNumber), optionId: offer.optionId, price: offer.price }
  await world.append({ command: { type: 'change-search', change: {} }, facts: { result: resultFacts(result) } })
  for (const [index, picked] of [out, home].entries()) {
    await world.append({ command: { type: 'pick-offer', sliceIndex: index, offerId: picked.offerId }, facts: { offer: picked } })
    const fare = fares[index]
    if (fare) await world.append({ command: { type: 'choose-fare', sliceIndex: index, fareId: fare.fareId }, facts: { fare } })
  }
  await world.append({ command: { type: 'choose-seats', seats: [place] }, facts: { ancillaries: { seats: [seat] } } })
  await world.append({ command: { type: 'start-checkout' }, facts: {} })
  await world.append({ command: { type: 'set-passengers', passengers: [passenger] }, facts: {} })
  await world.append({ command: { type: 'set-billing', billing }, facts: {} })
  return seat
}

function between(origin: typeof london, destination: typeof london, departsAt: string) {
  return { origin, destination, departureOn: departsAt.slice(0, 10) }
}
