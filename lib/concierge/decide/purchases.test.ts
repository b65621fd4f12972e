import { expect, test } from 'vitest'
import { flightsOfLength } from './purchases'

type Table = Parameters<typeof flightsOfLength>[1]

/** Flights of each direction by their minutes. */
function tableOf(...directions: number[][]): Table {
  const clock = (minutes: number) =>
    `2026-11-27T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const slices = directions.map((_, sliceIndex) => ({ sliceIndex, picked: { offerId: `offer-${sliceIndex}` } }))
  const details = new Map(
    directions.map((flights, sliceIndex) => [
      `offer-${sliceIndex}`,
      { segments: flights.map((minutes) => ({ departsAt: clock(0), arrivesAt: clock(minutes) })) },
    ]),
  )
  return { situation: { slices }, details } as unknown as Table
}

test('the long flights of a trip with connections are found on each way', () => {
  const table = tableOf([60, 600], [590, 70])
  expect(flightsOfLength('longest', table)).toEqual([
    { sliceIndexes: [0], segmentIndex: 1 },
    { sliceIndexes: [1], segmentIndex: 0 },
  ])
  expect(flightsOfLength('shortest', table)).toEqual([
    { sliceIndexes: [0], segmentIndex: 0 },
    { sliceIndexes: [1], segmentIndex: 1 },
  ])
})

test('where all flights are alike, or nothing is known of them, all are meant', () => {
  expect(flightsOfLength('longest', tableOf([150], [170]))).toEqual([null])
  expect(flightsOfLength('longest', tableOf([], []))).toEqual([null])
})
