import { geoContains } from 'd3-geo'
import { expect, test } from 'vitest'
import { readLand } from './world-outline'

const ON_LAND = { london: [-0.46, 51.47], gobi: [104, 44], southPole: [0, -89] } as const
const ON_WATER = { atlantic: [-35, 40], pacific: [-150, 10] } as const

test.each(['coarse', 'fine'] as const)('the %s coasts tell land from water', async (detail) => {
  const land = await readLand(detail)
  for (const [east, north] of Object.values(ON_LAND)) expect(geoContains(land, [east, north])).toBe(true)
  for (const [east, north] of Object.values(ON_WATER)) expect(geoContains(land, [east, north])).toBe(false)
})

test('each set of coasts is decoded once', () => {
  expect(readLand('coarse')).toBe(readLand('coarse'))
})
