import { expect, test } from 'vitest'
import { allianceOf } from '@/lib/travel/flights/alliances'
import { AIRCRAFT } from './aircraft'
import { AIRLINES, findAirline, sellTogether } from './airlines'
import { loadWorld } from './load-world'

/** Airlines that have stopped flying, by their last codes. */
const CEASED = 'WW AB 9W G8 UK TZ MT BE ZB NM 3M 7H OG 2Z OC T3 SI'.split(' ')
const CEASED_NAMES =
  /Alitalia|Jet Airways|Go First|Vistara|WOW|Thomas Cook|Flybe|Bonza|PLAY|Ravn|Silver Airways|Monarch|Air Berlin|Niki|Voepass/

test('every airline has a code of its own, a base that exists and a fleet of known types', () => {
  expect(new Set(AIRLINES.map(({ code }) => code)).size).toBe(AIRLINES.length)
  for (const { code, name, bases, fleet } of AIRLINES) {
    expect(code).toMatch(/^[A-Z0-9]{2}$/)
    expect(name).not.toBe('')
    expect(bases.size, code).toBeGreaterThan(0)
    for (const [base, departures] of bases) {
      expect(loadWorld().find(base), `${code} at ${base}`).toBeDefined()
      expect(departures, `${code} at ${base}`).toBeGreaterThan(0)
    }
    expect(fleet.length, code).toBeGreaterThan(0)
    for (const type of fleet) expect(AIRCRAFT[type], `${code}: ${type}`).toBeDefined()
  }
})

test('the airlines of the world are there, with their kind and alliance', () => {
  expect(AIRLINES.length).toBeGreaterThan(150)
  expect(findAirline('BA')).toMatchObject({ name: 'British Airways', kind: 'full-service', countryCode: 'GB', alliance: 'oneworld' })
  expect(findAirline('FR')).toMatchObject({ kind: 'low-cost', alliance: null })
  for (const { code, alliance } of AIRLINES) expect(alliance).toBe(allianceOf(code))
})

test('no airline has ceased to fly', () => {
  expect(AIRLINES.filter(({ code, name }) => CEASED.includes(code) || CEASED_NAMES.test(name)).map(({ name }) => name)).toEqual([])
})

test('airlines of one alliance, and named partners, sell flights together', () => {
  const together = (first: string, second: string) => {
    const [one, other] = [findAirline(first), findAirline(second)]
    return one && other && sellTogether(one, other)
  }
  expect(together('LH', 'UA')).toBe(true)
  expect(together('EK', 'FZ')).toBe(true)
  expect(together('FR', 'U2')).toBe(false)
  expect(together('LH', 'BA')).toBe(false)
})
