import { expect, test } from 'vitest'
import { DESTINATIONS } from '@/lib/content/destinations'
import { flightTimesTo } from '@/lib/content/flight-times'
import written from '@/lib/content/flight-times.json' with { type: 'json' }
import { reckonFlightTimes } from './reckon-flight-times'

test('the flight times on the pages are those of the market’s timetable (npm run content:flight-times)', () => {
  expect(written).toEqual(reckonFlightTimes())
})

test.each(DESTINATIONS)('$slug is told from five big cities', ({ slug }) => {
  expect(flightTimesTo(slug)).toHaveLength(5)
})
