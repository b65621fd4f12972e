import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filtersArbitrary, offersArbitrary } from '@/tests/fixtures/many-offers'
import { anOffer, aSearch, LONDON } from '@/tests/fixtures/trip'
import { addDays } from '../../dates'
import { allianceOf } from '../alliances'
import { leadFare } from '../lead-fare'
import type { FlightOffer, Segment } from '../offer-schema'
import { applyFilters } from './apply-filters'
import { type FlightFilters, NO_FILTERS, narrow } from './flight-filters'

const search = aSearch()

const nextDay = (time: string) => addDays(time.slice(0, 10), 1)

/** Each filter as its sentence says it, one after the other. */
function fits(offer: FlightOffer, all: FlightOffer[], filters: FlightFilters): boolean {
  const { price, stops, airlines, withoutAirlines, alliances, pairingKeys, departure, arrival, durationMinutes } = filters
  const within = (value: number, range: { from: number; to: number } | undefined) => !range || (value >= range.from && value <= range.to)
  const listed = <Value>(values: readonly Value[] | undefined, value: Value) => !values?.length || values.includes(value)
  const minutes = (time: string) => Number(time.slice(11, 13)) * 60 + Number(time.slice(14))
  const fliesAtNight = ({ departsAt, arrivesAt }: Segment) =>
    departsAt.slice(11) < '05:00' || (departsAt.slice(11) >= '18:00' && arrivesAt > `${nextDay(departsAt)}T01:00`)
  const sold = offer.segments.map((segment) => segment.marketingCarrier.iataCode)
  const flown = offer.segments.map((segment) => segment.operatingCarrier.iataCode)
  const kind = offer.connections === 0 ? 'direct' : offer.connections === 1 ? 'one-stop' : 'two-or-more'
  const isLong = all.every(({ durationMinutes }) => durationMinutes >= 300)
  const lastDays = all
    .filter(({ arrivesAt }) => (!isLong && (arrival?.to ?? 0) >= 300) || within(minutes(arrivesAt), arrival))
    .map(({ arrivesAt }) => arrivesAt.slice(0, 10))
  const isDeadline = arrival && arrival.to < 1439
  const landed = [
    ...offer.layovers.flatMap((one) => [one.airport, ...(one.leavesFrom ? [one.leavesFrom] : [])]),
    ...offer.segments.flatMap((one) => one.stopsAt ?? []),
  ]
  const via = landed.map((one) => one.iataCode)
  const countries = landed.map((one) => one.countryCode)
  const families = offer.segments.map(({ aircraft }) => (aircraft.startsWith('Airbus A320') ? 'Airbus A320' : aircraft.replace(/ 8$/, '')))
  const originOf = (one: FlightOffer) => one.segments[0]?.origin.iataCode ?? ''
  const destinationOf = (one: FlightOffer) => one.segments.at(-1)?.destination.iataCode ?? ''
  const wanted = filters.airports ?? []
  const cabins = offer.segments.map((_, index) => leadFare(offer, search).amenities?.[index])
  const atOrigin = wanted.filter((code) => all.some((one) => originOf(one) === code))
  const atDestination = wanted.filter((code) => all.some((one) => destinationOf(one) === code))
  return [
    within(leadFare(offer, search).total.amountMinor / 100, price),
    listed(stops, kind),
    sold.every((code) => listed(airlines, code)),
    ![...sold, ...flown].some((code) => withoutAirlines?.includes(code)),
    !alliances?.length || sold.every((code) => alliances.some((one) => one === allianceOf(code))),
    listed(pairingKeys, offer.pairingKey),
    within(minutes(offer.departsAt), departure),
    within(minutes(offer.arrivesAt), arrival) && (!isDeadline || offer.arrivesAt.slice(0, 10) === lastDays.sort()[0]),
    within(offer.durationMinutes, durationMinutes),
    offer.layovers.every((layover) => within(layover.minutes, filters.layoverMinutes)),
    !(filters.withoutOvernightLayover && offer.layovers.some((layover) => layover.isOvernight)),
    !(filters.withoutAirportChange && offer.layovers.some((layover) => layover.leavesFrom)),
    !(filters.withoutRedEye && offer.segments.some(fliesAtNight)),
    !(filters.withCabinBag && leadFare(offer, search).cabinBags.pieces === 0),
    !(filters.withOvernightLayover && !offer.layovers.some((layover) => layover.isOvernight)),
    !(filters.withSeatChoice && leadFare(offer, search).seatIncluded !== true),
    !(filters.withWifi && !cabins.every((cabin) => cabin && ['free', 'paid'].includes(cabin.wifi ?? ''))),
    !(filters.withPower && !cabins.every((cabin) => cabin?.power)),
    !(filters.withMoreLegroom && !cabins.every((cabin) => cabin?.legroom === 'more')),
    !(filters.oneAirline && sold.some((code) => code !== sold[0])),
    !filters.aircraft?.length || families.every((family) => filters.aircraft?.includes(family)),
    !families.some((family) => filters.withoutAircraft?.includes(family)),
    wanted.length === 0 || atOrigin.length + atDestination.length > 0,
    listed(atOrigin, originOf(offer)),
    listed(atDestination, destinationOf(offer)),
    !filters.withoutAirports?.some((code) => [originOf(offer), destinationOf(offer)].includes(code)),
    !filters.layoverAirports?.length || (via.length > 0 && via.every((code) => filters.layoverAirports?.includes(code))),
    !filters.layoverCountries?.length || (via.length > 0 && countries.every((code) => filters.layoverCountries?.includes(code))),
    !countries.some((code) => filters.withoutLayoverCountries?.includes(code)),
    !via.some((code) => filters.withoutLayoverAirports?.includes(code)),
  ].every(Boolean)
}

test('the flights that are left are those that pass each filter on its own, in the order they came', () => {
  fc.assert(
    fc.property(offersArbitrary(25), filtersArbitrary, (offers, filters) => {
      expect(applyFilters(offers, filters, search)).toEqual(offers.filter((offer) => fits(offer, offers, filters)))
    }),
    { numRuns: 300 },
  )
})

test('a filter more never brings a flight back', () => {
  fc.assert(
    fc.property(offersArbitrary(20), filtersArbitrary, fc.constantFrom('direct', 'one-stop'), (offers, filters, stops) => {
      const wide = applyFilters(offers, { ...filters, stops: ['direct', 'one-stop'] }, search)
      const narrower = applyFilters(offers, { ...filters, stops: [stops] }, search)
      expect(narrower.every((offer) => wide.includes(offer))).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('an airline that is not wanted may not fly under another number either', () => {
  const [segment] = anOffer({ offerId: 'a' }).segments
  if (!segment) throw new Error('an offer has a segment')
  const shared = anOffer({ offerId: 'shared', segments: [{ ...segment, operatingCarrier: { iataCode: 'FR', name: 'Ryanair' } }] })
  expect(applyFilters([shared], { withoutAirlines: ['FR'] }, search)).toEqual([])
  expect(applyFilters([shared], { airlines: ['TP'] }, search)).toEqual([shared])
})

test('the highest price there is to choose leaves dearer flights in, as small currencies need', () => {
  const offer = anOffer({ offerId: 'a' })
  const dear = { ...offer, fares: offer.fares.map((fare) => ({ ...fare, total: { amountMinor: 180_000, currency: 'JPY' } })) }
  expect(applyFilters([dear], { price: { from: 50_000, to: 100_000 } }, search)).toEqual([dear])
  expect(applyFilters([dear], { price: { from: 0, to: 99_999 } }, search)).toEqual([])
})

test('a deadline counts for the first day that can keep it, so the next day is too late', () => {
  const day = anOffer({ offerId: 'day', arrivesAt: '2026-11-27T12:25' })
  const next = anOffer({ offerId: 'next', arrivesAt: '2026-11-28T08:00' })
  expect(applyFilters([day, next], { arrival: { from: 0, to: 1080 } }, search)).toEqual([day])
  expect(applyFilters([next], { arrival: { from: 0, to: 1080 } }, search)).toEqual([next])
  expect(applyFilters([day, next], { arrival: { from: 400, to: 1080 } }, search)).toEqual([day])
  expect(applyFilters([day, next], { arrival: { from: 400, to: 1439 } }, search)).toEqual([day, next])
})

test('a landing after midnight misses a morning deadline on a short route, not on an overnight one', () => {
  const evening = { durationMinutes: 150, arrivesAt: '2026-11-27T22:10' }
  const late = { durationMinutes: 170, arrivesAt: '2026-11-28T00:40' }
  const left = (hours: number, to = 599) =>
    applyFilters(
      [evening, late].map(({ durationMinutes, arrivesAt }, index) =>
        anOffer({ offerId: String(index), durationMinutes: durationMinutes + hours * 60, arrivesAt }),
      ),
      { arrival: { from: 0, to } },
      search,
    ).map(({ arrivesAt }) => arrivesAt)
  expect(left(0)).toEqual([])
  // Who wants to be there by two in the morning leaves in the evening.
  expect(left(0, 119)).toEqual([late.arrivesAt])
  expect(left(6)).toEqual([late.arrivesAt])
})

test.each([
  ['2027-05-01T22:30', '2027-05-02T06:10', true],
  ['2027-05-01T18:00', '2027-05-02T01:01', true],
  ['2027-05-01T04:59', '2027-05-01T07:00', true],
  ['2027-05-01T05:00', '2027-05-01T07:00', false],
  ['2027-05-01T21:30', '2027-05-02T00:50', false],
  ['2027-05-01T21:30', '2027-05-01T23:50', false],
  ['2027-05-01T17:30', '2027-05-02T08:00', false],
])('a flight from %s to %s flies through the night: %s', (departsAt, arrivesAt, isAtNight) => {
  const [segment] = anOffer({ offerId: 'one' }).segments
  const offer = anOffer({ offerId: 'one', departsAt, arrivesAt, segments: [{ ...(segment as Segment), departsAt, arrivesAt }] })
  expect(applyFilters([offer], { withoutRedEye: true }, search)).toHaveLength(isAtNight ? 0 : 1)
})

test('a limit on layovers holds for every one of a flight, and a direct flight passes it', () => {
  const waiting = (offerId: string, ...waits: number[]) =>
    anOffer({ offerId, layovers: waits.map((minutes) => ({ airport: LONDON, minutes, isOvernight: false })) })
  const offers = [waiting('direct'), waiting('short', 45), waiting('long', 300), waiting('both', 45, 300), waiting('right', 120, 180)]
  const left = (from: number, to: number) => applyFilters(offers, { layoverMinutes: { from, to } }, search).map(({ offerId }) => offerId)
  expect(left(60, 10_000)).toEqual(['direct', 'long', 'right'])
  expect(left(0, 180)).toEqual(['direct', 'short', 'right'])
  expect(left(60, 180)).toEqual(['direct', 'right'])
})

test('a change sets what it names, null takes away, and what restricts nothing is left out', () => {
  const filters = narrow(NO_FILTERS, { stops: ['direct'], price: { from: 0, to: 300 } })
  expect(narrow(filters, { price: null, withoutAirlines: ['FR'] })).toEqual({ stops: ['direct'], withoutAirlines: ['FR'] })
  expect(narrow(filters, { stops: [], price: { from: 0, to: 100_000 }, departure: { from: 0, to: 1439 } })).toEqual(NO_FILTERS)
})

test('what is asked for is no longer ruled out, and the other way round', () => {
  expect(narrow({ withoutAirlines: ['FR', 'U2'] }, { airlines: ['U2'] })).toEqual({ airlines: ['U2'], withoutAirlines: ['FR'] })
  expect(narrow({ airlines: ['U2'] }, { withoutAirlines: ['U2'] })).toEqual({ withoutAirlines: ['U2'] })
})
