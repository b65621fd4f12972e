import { expect, test } from 'vitest'
import { duffelOffer, duffelSegment } from '@/tests/fixtures/duffel-offers'
import { readItinerary } from './itinerary'
import { offerSchema } from './schemas/offer'
import { isOvernightWait, readDuration, readLocalTime } from './times'

function itineraryOf(...segments: unknown[]) {
  const slice = offerSchema.parse(duffelOffer('1', '1.00', [{ segments }])).slices[0]
  return slice && readItinerary(slice)
}

test('elapsed time runs through the zones, not by the clocks', () => {
  const itinerary = itineraryOf(duffelSegment('JL1 SFO 2024-09-01T12:20 NRT 2024-09-02T15:30'))
  expect(itinerary).toMatchObject({ durationMinutes: 670, dayOffset: 1, connections: 0 })
})

test('over the date line one lands on the day before', () => {
  const itinerary = itineraryOf(duffelSegment('JL2 NRT 2024-09-07T00:25 SFO 2024-09-06T17:55'))
  expect(itinerary).toMatchObject({ durationMinutes: 570, dayOffset: -1 })
})

test('the night that a clock is put back is an hour longer', () => {
  expect(itineraryOf(duffelSegment('BA1 LHR 2026-10-24T23:00 LIS 2026-10-25T06:00'))?.durationMinutes).toBe(480)
})

test('a wait between two flights is a layover, and overnight when most of the night is in it', () => {
  const [first, second] = [
    duffelSegment('IB1 LHR 2026-11-27T18:00 MAD 2026-11-27T21:30'),
    duffelSegment('IB2 MAD 2026-11-28T07:00 LIS 2026-11-28T07:20'),
  ]
  const itinerary = itineraryOf(first, second)
  expect(itinerary?.layovers).toMatchObject([{ airport: { iataCode: 'MAD' }, minutes: 570, isOvernight: true }])
  expect(itinerary).toMatchObject({ connections: 1, durationMinutes: 150 + 570 + 80, dayOffset: 1 })
})

test('flight numbers have no leading zeros, and a small operator flies under the seller’s code with its own name', () => {
  const segment = {
    ...duffelSegment('NK0207 LHR 2026-11-27T09:40 LIS 2026-11-27T12:25'),
    operating_carrier: { iata_code: null, name: 'Little Air' },
  }
  expect(itineraryOf(segment)?.segments[0]).toMatchObject({
    flightNumber: 'NK207',
    operatingCarrier: { iataCode: 'NK', name: 'Little Air' },
  })
})

test('terminals are told where the supplier says them', () => {
  const segment = duffelSegment('BA1 LHR 2026-11-27T09:40 LIS 2026-11-27T12:25')
  expect(itineraryOf({ ...segment, origin_terminal: '5', destination_terminal: null })?.segments[0]).toMatchObject({ originTerminal: '5' })
  expect(itineraryOf({ ...segment, origin_terminal: '5' })?.segments[0]).not.toHaveProperty('destinationTerminal')
  expect(itineraryOf(segment)?.segments[0]).not.toHaveProperty('originTerminal')
})

test('a landing on the way under the same flight number is told', () => {
  const stop = { airport: duffelSegment('TP1 MAD').origin, duration: 'PT45M' }
  const itinerary = itineraryOf({ ...duffelSegment('TP1 LHR 2026-11-27T09:40 LIS 2026-11-27T14:25'), stops: [stop] })
  expect(itinerary?.segments[0]?.stopsAt).toMatchObject([{ iataCode: 'MAD' }])
  expect(itinerary?.connections).toBe(0)
})

test.each([
  ['an unknown zone', { origin: { ...duffelSegment('BA1 LHR').origin, time_zone: 'Mars/Base' } }],
  ['a landing before the start', { arriving_at: '2026-11-27T08:00:00' }],
  ['a time with an offset', { departing_at: '2026-11-27T09:40:00+01:00' }],
])('%s makes no itinerary', (_, change) => {
  expect(itineraryOf({ ...duffelSegment('BA1 LHR 2026-11-27T09:40 LIS 2026-11-27T12:25'), ...change })).toBeNull()
})

test('durations may have days', () => {
  expect(['P1DT22H30M', 'PT02H26M', 'PT45M', 'P2D', 'PT', 'P', 'tomorrow'].map(readDuration)).toEqual([
    2790,
    146,
    45,
    2880,
    null,
    null,
    null,
  ])
})

test('local times lose their seconds and carry no offset', () => {
  expect(['2026-11-27T09:40:00', '2026-11-27T09:40', '2026-11-27T09:40:00Z', '2026-13-41T09:40:00'].map(readLocalTime)).toEqual([
    '2026-11-27T09:40',
    '2026-11-27T09:40',
    null,
    null,
  ])
})

test('a wait until one at night is not overnight, one from half past two is', () => {
  expect(isOvernightWait('2026-11-27T21:00', '2026-11-28T01:00')).toBe(false)
  expect(isOvernightWait('2026-11-28T02:30', '2026-11-28T06:00')).toBe(true)
})
