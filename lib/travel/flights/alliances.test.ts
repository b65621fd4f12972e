import { expect, test } from 'vitest'
import { ALLIANCE_LABELS, ALLIANCES, allianceOf } from './alliances'

test('an airline belongs to the alliance it is a member of today', () => {
  expect(['BA', 'QR', 'WY', 'AS'].map(allianceOf)).toEqual(Array(4).fill('oneworld'))
  expect(['LH', 'UA', 'AZ', 'SQ'].map(allianceOf)).toEqual(Array(4).fill('star'))
  expect(['AF', 'DL', 'SK', 'VS', 'MF'].map(allianceOf)).toEqual(Array(5).fill('skyteam'))
})

test('airlines outside the alliances, and unknown codes, belong to none', () => {
  for (const code of ['FR', 'EK', 'WN', 'CZ', 'SU', 'S7', 'HO', '', '??']) expect(allianceOf(code), code).toBeNull()
})

test('every alliance has a label of its own and more than ten members', () => {
  const everyCode = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].flatMap((first, _, all) => all.map((second) => first + second))
  expect(new Set(Object.values(ALLIANCE_LABELS)).size).toBe(ALLIANCES.length)
  for (const alliance of ALLIANCES) expect(everyCode.filter((code) => allianceOf(code) === alliance).length).toBeGreaterThan(10)
})
