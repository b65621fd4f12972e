import { expect, test } from 'vitest'
import { aFare, anOffer, facts, pounds, ROUND_TRIP } from '@/tests/fixtures/trip'
import type { ChosenSeat } from '../ancillaries/ancillaries'
import { findAgain } from '../flights/find-again'
import type { Fare } from '../flights/offer-schema'
import { applyTripCommand, type CommandFacts, foldTrip, type TripCommand } from './commands'
import { comparePicks } from './compare-picks'
import { tripPrice } from './price'
import { priceChangeOf } from './price-change'
import type { PickedFlight, Trip } from './trip'

type Entry = [TripCommand, CommandFacts]

const outFare = aFare({ fareId: 'out-standard' })
const backFare = aFare({ fareId: 'back-standard', base: 9000 })
const out = anOffer({ offerId: 'out', fares: [outFare] })
const back = anOffer({ offerId: 'back', sliceIndex: 1, departsAt: '2026-11-29T18:00', arrivesAt: '2026-11-29T20:45', fares: [backFare] })
const seat: ChosenSeat = {
  sliceIndex: 0,
  segmentIndex: 0,
  passengerIndex: 0,
  seatNumber: '12A',
  optionId: 'seat-12A',
  traits: ['window'],
  neighbours: ['12B'],
  price: pounds(1200),
}
const backSeat: ChosenSeat = { ...seat, sliceIndex: 1, seatNumber: '3C', optionId: 'seat-3C', price: pounds(700) }
const chosen: Entry[] = [
  [{ type: 'change-search', change: ROUND_TRIP }, { result: facts() }],
  [{ type: 'pick-offer', sliceIndex: 0, offerId: 'out' }, { offer: out }],
  [{ type: 'pick-offer', sliceIndex: 1, offerId: 'back' }, { offer: back }],
  [{ type: 'choose-fare', sliceIndex: 0, fareId: 'out-standard' }, { fare: outFare }],
  [{ type: 'choose-fare', sliceIndex: 1, fareId: 'back-standard' }, { fare: backFare }],
  [
    {
      type: 'choose-seats',
      seats: [seat, backSeat].map(({ sliceIndex, segmentIndex, passengerIndex, seatNumber }) => ({
        sliceIndex,
        segmentIndex,
        passengerIndex,
        seatNumber,
      })),
    },
    { ancillaries: { seats: [seat, backSeat] } },
  ],
]
const FARES = 10_500 + 11_500
const SEATS = 1900

function tripOf(...entries: Entry[]): Trip {
  return foldTrip([...chosen, ...entries].map(([command, found]) => ({ command, facts: found })))
}

function terms(fares: Fare[] | undefined, total: number) {
  return {
    lines: [{ type: 'everyone' as const, count: 1, base: null, taxes: null, total: pounds(total - 1000), subtotal: pounds(total - 1000) }],
    serviceFee: pounds(1000),
    ancillaries: [{ kind: 'seats' as const, count: 2, total: pounds(SEATS) }],
    total: pounds(total + SEATS),
    fares,
  }
}

test('seats are part of the total, and terms at the same price change nothing', () => {
  const trip = tripOf()
  expect(tripPrice(trip)?.total).toEqual(pounds(FARES + SEATS))
  expect(priceChangeOf(trip, terms(undefined, FARES))).toBeNull()
})

test('a fare that moved waits for a yes, and then costs what the airline said', () => {
  const dearer = aFare({ fareId: 'out-standard', base: 8400 })
  const change = priceChangeOf(tripOf(), terms([dearer, backFare], FARES + 400))
  expect(change).toMatchObject({ previousTotal: pounds(FARES + SEATS), total: pounds(FARES + SEATS + 400) })
  const waiting = tripOf([{ type: 'start-checkout' }, { priceChange: change }])
  expect(tripPrice(waiting)?.total).toEqual(pounds(FARES + SEATS))
  const accepted = applyTripCommand(waiting, { type: 'accept-price' }, {})
  expect('trip' in accepted && accepted.trip.priceChange).toBeNull()
  expect('trip' in accepted && tripPrice(accepted.trip)?.total).toEqual(pounds(FARES + SEATS + 400))
  expect('trip' in accepted && accepted.trip.isCheckingOut).toBe(true)
})

test('a seat given up while a price waits for its yes moves both totals by the seat', () => {
  const dearer = aFare({ fareId: 'out-standard', base: 8400 })
  const change = priceChangeOf(tripOf(), terms([dearer, backFare], FARES + 400))
  const { sliceIndex, segmentIndex, passengerIndex } = backSeat
  const waiting = tripOf(
    [{ type: 'start-checkout' }, { priceChange: change }],
    [{ type: 'choose-seats', seats: [{ sliceIndex, segmentIndex, passengerIndex, seatNumber: null }] }, {}],
  )
  const left = FARES + SEATS - backSeat.price.amountMinor
  expect(waiting.priceChange).toMatchObject({ previousTotal: pounds(left), total: pounds(left + 400) })
  const accepted = applyTripCommand(waiting, { type: 'accept-price' }, {})
  expect('trip' in accepted && tripPrice(accepted.trip)?.total).toEqual(pounds(left + 400))
})

test('the prices of another journey are not taken, whoever searched for it', () => {
  const { search, ...found } = facts()
  const others = { ...found, search: { ...search, travellers: { ...search.travellers, adults: search.travellers.adults + 1 } } }
  const picks = [
    { offer: out, fare: outFare },
    { offer: back, fare: backFare },
  ]
  expect(applyTripCommand(tripOf(), { type: 'renew-prices', searchId: 's2' }, { result: others, picks })).toMatchObject({
    refusal: { code: 'other-journey' },
  })
})

test('a supplier with one price for all has the move in its first fare, and the parts add up to its total', () => {
  const change = priceChangeOf(tripOf(), terms(undefined, FARES - 250))
  const accepted = applyTripCommand(tripOf([{ type: 'start-checkout' }, { priceChange: change }]), { type: 'accept-price' }, {})
  const price = 'trip' in accepted ? tripPrice(accepted.trip) : null
  expect(price?.total).toEqual(pounds(FARES - 250 + SEATS))
  expect(price?.lines.map(({ type }) => type)).toEqual(['everyone'])
})

test('nothing is accepted when nothing changed', () => {
  expect(applyTripCommand(tripOf(), { type: 'accept-price' }, {})).toMatchObject({ refusal: { code: 'no-price-change' } })
})

test('another fare for one direction gives up the seats of that direction alone', () => {
  const flex = aFare({ fareId: 'out-flex', base: 12_000 })
  const trip = tripOf(
    [{ type: 'pick-offer', sliceIndex: 0, offerId: 'out' }, { offer: { ...out, fares: [outFare, flex] } }],
    [{ type: 'choose-fare', sliceIndex: 0, fareId: 'out-flex' }, { fare: flex }],
  )
  expect(trip.ancillaries.seats).toEqual([backSeat])
})

test('the same fare chosen again keeps its seats', () => {
  expect(tripOf([{ type: 'choose-fare', sliceIndex: 0, fareId: 'out-standard' }, { fare: outFare }]).ancillaries.seats).toHaveLength(2)
})

test('where a trip has one price for all, another fare gives up every seat', () => {
  const together = { ...out, priceCovers: 'trip' as const }
  expect(tripOf([{ type: 'pick-offer', sliceIndex: 0, offerId: 'out' }, { offer: together }]).ancillaries.seats).toEqual([])
})

test('another search gives up what was bought with the former one', () => {
  expect(tripOf([{ type: 'change-search', change: { directOnly: true } }, { result: facts() }]).ancillaries.seats).toEqual([])
})

test('renewed prices keep flights, names and the seats that are still sold', () => {
  const now: PickedFlight[] = [
    { offer: out, fare: aFare({ fareId: 'out-standard', base: 8100 }) },
    { offer: back, fare: backFare },
  ]
  const renewed = tripOf(
    [{ type: 'start-checkout' }, {}],
    [
      { type: 'renew-prices', searchId: 's2' },
      { result: facts(), picks: now, ancillaries: { seats: [{ ...seat, price: pounds(1300) }] } },
    ],
  )
  expect(renewed.picks.map((pick) => pick?.fare?.fareId)).toEqual(['out-standard', 'back-standard'])
  expect(renewed.ancillaries.seats).toEqual([{ ...seat, price: pounds(1300) }])
  expect(renewed.isCheckingOut).toBe(true)
  expect(tripPrice(renewed)?.total).toEqual(pounds(FARES + 100 + 1300))
})

test('a flight that is gone is open again, and the checkout waits for another one', () => {
  const renewed = tripOf(
    [{ type: 'start-checkout' }, {}],
    [
      { type: 'renew-prices', searchId: 's2' },
      { result: facts(), picks: [null, { offer: back, fare: backFare }], ancillaries: { seats: [seat, backSeat] } },
    ],
  )
  expect(renewed.picks[0]).toBeNull()
  expect(renewed.ancillaries.seats).toEqual([backSeat])
  expect(renewed.isCheckingOut).toBe(false)
})

test('a flight is found again by its id, or by its numbers and times; another time of day is another flight', () => {
  const pick: PickedFlight = { offer: out, fare: outFare }
  expect(findAgain(pick, [{ ...out, fares: [aFare({ fareId: 'out-standard', base: 1 })] }])?.fare?.passengerFares[0]?.base).toEqual(
    pounds(1),
  )
  const renamed = { ...out, offerId: 'other', fares: [aFare({ fareId: 'other-fare' })] }
  expect(findAgain(pick, [renamed])?.fare?.fareId).toBe('other-fare')
  expect(findAgain(pick, [anOffer({ offerId: 'other', departsAt: '2026-11-27T10:40' })])).toBeNull()
})

test('a comparison names the flights that moved and those that are gone, and leaves out the others', () => {
  const picks: PickedFlight[] = [
    { offer: out, fare: outFare },
    { offer: back, fare: backFare },
  ]
  const dearer = { offer: out, fare: aFare({ fareId: 'out-standard', base: 8500 }) }
  expect(comparePicks(picks, [dearer, picks[1] ?? null], facts().search)).toEqual([
    { what: 'Outbound TP1361, Standard', sliceIndex: 0, previous: pounds(10_500), now: pounds(11_000) },
  ])
  expect(comparePicks(picks, [picks[0] ?? null, null], facts().search)).toMatchObject([{ sliceIndex: 1, now: null }])
})
