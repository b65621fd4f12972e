import type { Fare, FlightOffer } from '@/lib/travel/flights/offer'
import { countTravellers, type FlightSearch } from '@/lib/travel/flights/search'
import { formatMoney, type Money } from '@/lib/travel/money'
import type { Place } from '@/lib/travel/places/place'

export const pounds = (amount: number): Money => ({ amountMinor: amount * 100, currency: 'GBP' })
const place = (iataCode: string, name: string, countryCode: string): Place => ({
  kind: 'city',
  iataCode,
  name,
  cityName: name,
  countryCode,
  zone: 'Europe/London',
})
export const PLACES = [
  place('LON', 'London', 'GB'),
  place('LIS', 'Lisbon', 'PT'),
  place('OPO', 'Porto', 'PT'),
  place('SJC', 'San Jose', 'US'),
  place('SJO', 'San Jose', 'CR'),
]
/** Carrier, number, airline, departs, arrives, stop, minutes, price of one: the first three are the picks. */
export const TIMETABLE = [
  ['AA', '11', 'Alpha Air', '06:10', '09:00', null, 170, 100, ['cheapest']],
  ['BB', '22', 'Bravo Airways', '09:40', '12:10', null, 150, 140, ['fastest']],
  ['AA', '33', 'Alpha Air', '13:30', '16:10', null, 160, 110, ['best-value']],
  ['CC', '44', 'Charlie Jet', '15:00', '20:00', 'MAD', 300, 120, []],
  ['BB', '55', 'Bravo Airways', '19:20', '22:00', null, 160, 150, []],
] as const

export function toOffer(search: FlightSearch, searchId: string, sliceIndex: number, index: number): FlightOffer {
  const row = TIMETABLE[index]
  const slice = search.slices[sliceIndex]
  if (!row || !slice) throw new Error(`no flight ${index}`)
  const carrier = { iataCode: row[0], name: row[2] }
  const departsAt = `${slice.departureOn}T${row[3]}`
  const arrivesAt = `${slice.departureOn}T${row[4]}`
  const people = countTravellers(search.travellers)
  const fare = (brand: string, extra: number, bags: number): Fare => ({
    fareId: `${brand.toLowerCase()}-${sliceIndex}-${index}`,
    brand,
    cabinClass: 'economy-with-restrictions',
    change: { allowed: brand === 'Flex', penalty: null },
    refund: { allowed: brand === 'Flex', penalty: null },
    cabinBags: { pieces: 1, weightKg: null },
    checkedBags: { pieces: bags, weightKg: null },
    seatIncluded: false,
    mealIncluded: false,
    passengerFares: [{ type: 'adult', count: people, base: pounds(row[7] + extra), taxes: pounds(0), total: pounds(row[7] + extra) }],
    serviceFee: pounds(0),
    total: pounds((row[7] + extra) * people),
  })
  return {
    offerId: `${searchId}/${sliceIndex}/${index}`,
    sliceIndex,
    pairingKey: 'any',
    segments: [
      {
        flightNumber: `${row[0]}${row[1]}`,
        marketingCarrier: carrier,
        operatingCarrier: carrier,
        aircraft: 'A320',
        origin: slice.origin,
        destination: slice.destination,
        departsAt,
        arrivesAt,
        durationMinutes: row[6],
      },
    ],
    layovers: [],
    departsAt,
    arrivesAt,
    dayOffset: 0,
    durationMinutes: row[6],
    connections: row[5] ? 1 : 0,
    co2Kg: null,
    typicalCo2Kg: null,
    fares: [fare('Light', 0, 0), fare('Standard', 30, 1), fare('Flex', 80, 1)],
  }
}

export function flightOf(offer: FlightOffer) {
  return {
    flight: offer.segments.map(({ flightNumber }) => flightNumber).join(' + '),
    airline: offer.segments[0]?.marketingCarrier.name ?? '',
    departsAt: offer.departsAt,
    arrivesAt: offer.arrivesAt,
  }
}

export function fareOf(fare: Fare) {
  return {
    fareId: fare.fareId,
    brand: fare.brand,
    cabinClass: 'Economy With Restrictions',
    total: formatMoney(fare.total),
    checkedBags: fare.checkedBags.pieces,
    change: fare.change.allowed ? 'yes' : 'no',
    refund: fare.refund.allowed ? 'yes' : 'no',
  }
}
