import { expect, test } from 'vitest'
import type { TravellerCounts } from '../flights/search'
import { partyOf } from './party'
import type { SeatTrait } from './seat-map-schema'
import { exitRowHindrance, isResponsibleForChild, seatRefusal } from './seat-rules'

function codes(counts: Partial<TravellerCounts>, traits: SeatTrait[]): string[] {
  const travellers = { adults: 0, children: 0, infants: 0, pets: 0, childAges: [], ...counts }
  return partyOf(travellers).map((member) => `${member.label} ${seatRefusal(member, traits, travellers)?.code ?? 'fine'}`)
}

test('an ordinary seat is for everybody but infants, who sit on a lap', () => {
  expect(codes({ adults: 1, children: 1, infants: 1 }, ['window'])).toEqual(['Adult 1 fine', 'Child 1 fine', 'Infant 1 lap-infant'])
})

test('an exit row is for adults who look after nobody small', () => {
  expect(codes({ adults: 3 }, ['exit-row'])).toEqual(['Adult 1 fine', 'Adult 2 fine', 'Adult 3 fine'])
  expect(codes({ adults: 2, children: 1 }, ['exit-row'])).toEqual(['Adult 1 exit-row', 'Adult 2 fine', 'Child 1 exit-row'])
  expect(codes({ adults: 3, infants: 2 }, ['exit-row']).slice(0, 3)).toEqual(['Adult 1 exit-row', 'Adult 2 exit-row', 'Adult 3 fine'])
})

test('a space for a bassinet is for those with an infant', () => {
  expect(codes({ adults: 2, infants: 1 }, ['bassinet']).slice(0, 2)).toEqual(['Adult 1 fine', 'Adult 2 bassinet'])
})

test('of adults with children but no infant, the first one looks after them', () => {
  const travellers = { adults: 2, children: 2, infants: 0, pets: 0, childAges: [] }
  expect(partyOf(travellers).map((member) => isResponsibleForChild(member, travellers))).toEqual([true, false, false, false])
})

test('whoever turns out to be under 15 on the day, or asks for assistance, may not sit at an exit', () => {
  const fine = { bornOn: '2011-11-27', specialService: '' } as const
  expect(exitRowHindrance(fine, '2026-11-27')).toBeNull()
  expect(exitRowHindrance(fine, '2026-11-26')).toBe('too-young')
  expect(exitRowHindrance({ ...fine, specialService: 'wheelchair-steps' }, '2026-11-27')).toBe('assistance')
  expect(exitRowHindrance({ ...fine, bornOn: '' }, '2026-11-27')).toBeNull()
})
