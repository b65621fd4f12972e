import { expect, test } from 'vitest'
import { partyOf } from '@/lib/travel/ancillaries/party'
import { NO_WISHES } from '@/lib/travel/flights/search'
import { aPassenger } from '@/tests/fixtures/trip'
import { seatedTravellers } from './seat-marks'

test('a traveller is marked by initials, and by their place where two have the same', () => {
  const party = partyOf({ ...NO_WISHES.travellers, adults: 3, infants: 1 })
  const named = [aPassenger({ firstName: 'Ada', lastName: 'Byron' }), aPassenger({ firstName: 'Abel', lastName: 'de Bono' })]
  expect(seatedTravellers(party, named).map(({ name, mark, laps }) => [name, mark, laps])).toEqual([
    ['Ada Byron', '1', ['Infant 1']],
    ['Abel de Bono', '2', []],
    ['Adult 3', 'A3', []],
  ])
})
