import { expect, test } from 'vitest'
import { sampleLiveTrip } from '@/tests/fixtures/checkout'
import { aPassenger } from '@/tests/fixtures/trip'
import { countTravellers } from '../flights/search'
import { validatePassenger } from '../passengers/validate-passenger'
import { applyTripCommand } from './commands'
import { shownTrip } from './shown-trip'

const PASSPORT = { number: 'X1234567', expiresOn: '2031-01-01', issuingCountry: 'GB', nationality: 'GB' }

test('a passport’s number leaves the server with its end alone, and everything else as it is', () => {
  const live = sampleLiveTrip({ passengers: [aPassenger({ passport: PASSPORT }), aPassenger({ firstName: 'Ben' })] })
  const shown = shownTrip(live)
  expect(JSON.stringify(shown)).not.toContain('X1234')
  expect(shown.trip.passengers[0]?.passport).toMatchObject({ expiresOn: '2031-01-01', issuingCountry: 'GB' })
  expect(shown.trip.passengers[1]).toEqual(live.trip.passengers[1])
})

test('a masked passport still counts as filled in', () => {
  const [passenger] = shownTrip(sampleLiveTrip({ passengers: [aPassenger({ passport: PASSPORT })] })).trip.passengers
  expect(passenger && validatePassenger(passenger, '2026-12-01', ['passport'], '2026-11-20')).toEqual({})
})

test('a masked passport that is sent back is no passenger’s: nobody is booked with dots', () => {
  const { trip } = sampleLiveTrip({ isCheckingOut: true })
  const passengers = shownTrip(sampleLiveTrip({ passengers: [aPassenger({ passport: PASSPORT })] })).trip.passengers
  const count = trip.result ? countTravellers(trip.result.search.travellers) : 0
  const sent = Array.from({ length: count }, () => passengers).flat()
  expect(applyTripCommand(trip, { type: 'set-passengers', passengers: sent }, {})).toMatchObject({ refusal: { code: 'passport-masked' } })
})
