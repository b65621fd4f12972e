import { expect, test } from 'vitest'
import { aPassenger } from '@/tests/fixtures/trip'
import { hasLapInfant, memberName, partyOf } from './party'

const FAMILY = { adults: 2, children: 2, infants: 1, pets: 3, childAges: [] }

test('adults come first, then children, then infants, each counted by kind; pets are no passengers', () => {
  expect(partyOf(FAMILY).map(({ passengerIndex, label }) => `${passengerIndex} ${label}`)).toEqual([
    '0 Adult 1',
    '1 Adult 2',
    '2 Child 1',
    '3 Child 2',
    '4 Infant 1',
  ])
})

test('the infant sits on the lap of the adult in the same place of the list', () => {
  expect(
    partyOf(FAMILY)
      .filter((member) => hasLapInfant(member, FAMILY))
      .map(({ label }) => label),
  ).toEqual(['Adult 1'])
})

test('a traveller is called by name once it is known', () => {
  const [first, second] = partyOf(FAMILY)
  const passengers = [aPassenger({ firstName: 'Ada', lastName: 'Byron' }), aPassenger({ firstName: '', lastName: '' })]
  expect([first, second].map((member) => member && memberName(member, passengers))).toEqual(['Ada Byron', 'Adult 2'])
})
