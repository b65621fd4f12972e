import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { RouteMap as Drawing } from '@/lib/travel/places/route-map-schema'
import { anOffer, aSearch, LISBON, LONDON } from '@/tests/fixtures/trip'
import { distinctRoutes, flownRoutes, searchedRoutes } from './flown-routes'
import { RouteMap } from './route-map'

afterEach(cleanup)

const MADRID = { ...LISBON, iataCode: 'MAD', name: 'Barajas', cityName: 'Madrid' }
const GATWICK = { ...LONDON, iataCode: 'LGW', name: 'Gatwick' }
const DRAWING: Drawing = {
  width: 640,
  height: 320,
  land: 'M0 0l10 0 0 10z',
  flights: ['M100 100l50 50'],
  points: [
    { iataCode: 'LON', x: 100, y: 100, label: 'left' },
    { iataCode: 'LIS', x: 150, y: 150, label: 'right' },
  ],
  km: 3_134,
}

const codes = (routes: ReturnType<typeof flownRoutes>) => routes.map((route) => route.map(({ iataCode }) => iataCode))

test('a map is one picture with one sentence', () => {
  render(<RouteMap routes={[[LONDON, LISBON]]} map={{ status: 'ready', map: DRAWING }} />)
  const picture = screen.getByRole('img')
  expect(picture.getAttribute('aria-label')).toBe('Map of the route: London (LON) – Lisbon (LIS); about 3,130 km in the air.')
  expect([...picture.querySelectorAll('span')].map((label) => label.textContent)).toEqual(['LON', 'LIS'])
})

test('routes to choose from are named once each, without a sum of their lengths', () => {
  const routes = distinctRoutes([
    [LONDON, LISBON],
    [LONDON, MADRID, LISBON],
    [LONDON, LISBON],
  ])
  render(<RouteMap routes={routes} map={{ status: 'ready', map: DRAWING }} areAlternatives />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Map of the routes: London (LON) – Lisbon (LIS); London (LON) – Madrid (MAD) – Lisbon (LIS).',
  )
})

test('a map on its way holds its place; one that cannot be drawn leaves none', () => {
  expect(render(<RouteMap routes={[]} map={{ status: 'loading' }} />).container.innerHTML).toContain('aspect-[2/1]')
  expect(render(<RouteMap routes={[]} map={{ status: 'unavailable' }} />).container.innerHTML).toBe('')
})

test('a journey is one route with its stops, landings on the way among them', () => {
  const [segment] = anOffer({ offerId: 'a' }).segments
  if (!segment) throw new Error('the fixture has a segment')
  const first = { ...segment, destination: MADRID, stopsAt: [GATWICK] }
  const second = { ...segment, origin: MADRID }
  expect(codes(flownRoutes([{ segments: [first, second] }]))).toEqual([['LON', 'LGW', 'MAD', 'LIS']])
})

test('where the next flight leaves from another airport, another route begins', () => {
  const [segment] = anOffer({ offerId: 'a' }).segments
  if (!segment) throw new Error('the fixture has a segment')
  const segments = [
    { ...segment, origin: MADRID, destination: LONDON },
    { ...segment, origin: GATWICK, destination: LISBON },
  ]
  expect(codes(flownRoutes([{ segments }]))).toEqual([
    ['MAD', 'LON'],
    ['LGW', 'LIS'],
  ])
  expect(codes(searchedRoutes(aSearch()))).toEqual([
    ['LON', 'LIS'],
    ['LIS', 'LON'],
  ])
})
