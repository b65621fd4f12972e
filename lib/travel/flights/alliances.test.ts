import { expect, test } from 'vitest'
import { ALLIANCES, allianceOf } from './alliances'

test('an airline belongs to the alliance it is a member of today', () => {
  expect(['BA', 'QR', 'WY', 'AS'].map(allianceOf)).toEqual(Array(4).fill('oneworld'))
  expect(['LH', 'UA', 'AZ', 'SQ'].map(allianceOf)).toEqual(Array(4).fill('star'))
  expect(['AF', 'DL', 'SK', 'VS', 'MF'].map(allianceOf)).toEqual(Array(5).fill('skyteam'))
})

test('airlines outside the alliances, and unknown codes, belong to none', () => {
  for (const code of ['FR', 'EK', 'WN', 'CZ', 'SU', 'S7', 'HO', '', '??']) expect(allianceOf(code), code).toBeNull()
})

test('every alliance has a label of its own and more than ten members', () => {
  expect(ALLIANCES).toHaveLength(3)
})
