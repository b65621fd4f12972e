import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { Place } from '@/lib/travel/places/place'
import { exampleOffer, exampleSearch } from '@/tests/fixtures/flights'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { Itinerary } from './itinerary'

const MANCHESTER: Place = { ...LONDON, kind: 'airport', iataCode: 'MAN', name: 'Manchester', cityName: 'Manchester' }

function wordsOf(change: Partial<FlightOffer>): string {
  render(<Itinerary search={exampleSearch} picks={[{ offer: { ...exampleOffer('o'), ...change }, fare: null }]} />)
  return screen.getByRole('listitem').textContent ?? ''
}

test('a flight in another year shows the year, and its airline by name', () => {
  const words = wordsOf({})
  expect(words).toContain('Thu 27 Nov 2098')
  const [segment] = exampleOffer('o').segments
  expect(words).toContain(`${segment?.marketingCarrier.name} TP1363`)
})

test('each wait between two flights says how long and where, the country too where the city may be another', () => {
  render(
    <Itinerary
      search={exampleSearch}
      picks={[
        {
          offer: {
            ...exampleOffer('o'),
            connections: 2,
            layovers: [
              { airport: MANCHESTER, minutes: 80, isOvernight: false },
              { airport: LISBON, minutes: 600, isOvernight: true },
            ],
          },
          fare: null,
        },
      ]}
    />,
  )
  expect(screen.getByText('1 h 20 in Manchester, UK (MAN)')).toBeTruthy()
  expect(screen.getByText('10 h in Lisbon (LIS), overnight')).toBeTruthy()
})

test('terminals are said where they are known, and nothing where they are not', () => {
  expect(wordsOf({})).not.toContain('Terminal')
  const segments = exampleOffer('o').segments.map((segment) => ({ ...segment, originTerminal: '5' }))
  render(<Itinerary search={exampleSearch} picks={[{ offer: { ...exampleOffer('p'), segments }, fare: null }]} />)
  expect(screen.getByText('TP1363: from Terminal 5')).toBeTruthy()
})
