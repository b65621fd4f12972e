import { afterEach, expect, test, vi } from 'vitest'
import { loadWorld } from './load-world'

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

test('airports carry the city that travellers call them by', () => {
  const world = loadWorld()
  const cityOf = (codes: string) => codes.split(' ').map((code) => world.find(code)?.cityName)
  expect(new Set(cityOf('LHR LGW STN LTN LCY'))).toEqual(new Set(['London']))
  expect(new Set(cityOf('JFK EWR LGA'))).toEqual(new Set(['New York']))
  expect(cityOf('LIS ORY CDG BGY MXP DEN HEL AUH CGN ZRH GOT KTI SAI MLA DPS')).toEqual([
    'Lisbon',
    'Paris',
    'Paris',
    'Bergamo',
    'Milan',
    'Denver',
    'Helsinki',
    'Abu Dhabi',
    'Cologne',
    'Zurich',
    'Gothenburg',
    'Phnom Penh',
    'Siem Reap',
    'Malta',
    'Bali',
  ])
})

test('closed airports are not served', () => {
  expect(loadWorld().find('PNH')).toBeUndefined()
  expect(loadWorld().find('TXL')).toBeUndefined()
})

test('a metropolitan code is all its airports, an airport code is one', () => {
  const codes = (kind: 'city' | 'airport', iataCode: string) =>
    loadWorld()
      .airportsOf({ kind, iataCode })
      .map((airport) => airport.iataCode)
  expect(codes('city', 'LON')).toEqual(['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'])
  expect(codes('city', 'IST')).toEqual(['IST', 'SAW'])
  expect(codes('airport', 'IST')).toEqual(['IST'])
  expect(codes('airport', 'ZZZ')).toEqual([])
})

test('without the generated file the error names the command that makes it', async () => {
  vi.resetModules()
  vi.spyOn(process, 'cwd').mockReturnValue('/nowhere')
  const fresh = await import('./load-world')
  expect(() => fresh.loadWorld()).toThrow('node scripts/build-world.mjs')
})
