import { expect, test } from 'vitest'
import { airportCoded, placeNamed } from '@/tests/fixtures/market'
import { distanceKm } from '../world/distance'
import { network } from './network'
import { airportsToSearch } from './search-airports'

const codes = (airports: { iataCode: string }[]) => airports.map(({ iataCode }) => iataCode)
const slice = (from: string, to: string) => ({ origin: placeNamed(from), destination: placeNamed(to), departureOn: '2027-02-10' })

test('a city stands for all its airports, an airport for itself', () => {
  const { origins, destinations } = airportsToSearch(slice('London', 'JFK'), {})
  expect(codes(origins)).toEqual(['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'])
  expect(codes(destinations)).toEqual(['JFK'])
})

test('airports within a hundred kilometres come along when that is asked for, if anything flies there', () => {
  const { origins } = airportsToSearch(slice('BRU', 'New York'), { withNearbyAirports: true })
  expect(codes(origins)[0]).toBe('BRU')
  expect(codes(origins)).toContain('CRL')
  for (const airport of origins) {
    expect(distanceKm(airport, airportCoded('BRU'))).toBeLessThanOrEqual(100)
    expect(network().routesAt(airport).length).toBeGreaterThan(0)
  }
})

test('what lies near both ends counts for neither', () => {
  const { origins, destinations } = airportsToSearch(slice('CGN', 'LGG'), { withNearbyAirports: true })
  expect(codes(origins)).toContain('CGN')
  expect(codes(destinations)).toContain('LGG')
  expect(origins.filter((airport) => destinations.includes(airport))).toEqual([])
})
