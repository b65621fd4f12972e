import { expect, test } from 'vitest'
import { AIRCRAFT } from './aircraft'

const TYPES = Object.entries(AIRCRAFT)

test('more than 25 types are known with range, speed and cabins', () => {
  expect(TYPES.length).toBeGreaterThan(25)
  for (const [code, type] of TYPES) {
    expect(type.rangeKm, code).toBeGreaterThan(500)
    expect(type.cruiseKmh, code).toBeGreaterThan(250)
    expect(type.fuelShare, code).toBeGreaterThan(0)
    expect(['economy', 'premium'], code).toContain(type.cabins.at(-1)?.cabin)
  }
})

test('wide bodies have two aisles at the back, all others one', () => {
  for (const [code, type] of TYPES) expect(type.cabins.at(-1)?.abreast.split('-').length, code).toBe(type.isWidebody ? 3 : 2)
})

test('the seats of the cabins add up', () => {
  for (const [code, type] of TYPES)
    expect(
      type.cabins.reduce((sum, { seats }) => sum + seats, 0),
      code,
    ).toBe(type.seats)
  expect(AIRCRAFT['77W']?.cabins.map(({ cabin }) => cabin)).toEqual(['first', 'business', 'premium', 'economy'])
})

test('jets fly faster than turboprops', () => {
  const speeds = (kind: string) => TYPES.filter(([, type]) => type.kind === kind).map(([, type]) => type.cruiseKmh)
  expect(Math.min(...speeds('jet'))).toBeGreaterThan(Math.max(...speeds('turboprop')))
})
