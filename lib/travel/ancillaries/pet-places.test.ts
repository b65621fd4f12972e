import { expect, test } from 'vitest'
import { anExtra } from '@/tests/fixtures/ancillaries'
import { pounds } from '@/tests/fixtures/trip'
import { NO_ANCILLARIES } from './ancillaries'
import { changeAncillaries } from './change-ancillaries'
import { type PetOption, petPlaceFor, petsWithoutPlace } from './pet-places'

const aPlace = (place: 'cabin' | 'hold', maxKg: number, price: number): PetOption => ({
  ...anExtra({ optionId: `${place}-${maxKg}`, name: `Pet in the ${place}`, price: pounds(price), isForOne: true, leftForParty: 1 }),
  pet: { place, maxKg, carrierCm: [55, 40, 23] },
})
const PLACES = [aPlace('hold', 75, 12_000), aPlace('cabin', 8, 5_000), aPlace('hold', 32, 8_000)]
const found = (wish: Parameters<typeof petPlaceFor>[1], options = PLACES) => {
  const place = petPlaceFor(options, wish)
  return typeof place === 'string' ? place : place.optionId
}

test.each([
  [{ weightKg: 8 }, 'cabin-8'],
  [{ weightKg: 8.5 }, 'hold-32'],
  [{ weightKg: 25, place: 'hold' as const }, 'hold-32'],
  [{ weightKg: 33 }, 'hold-75'],
  [{ place: 'cabin' as const }, 'cabin-8'],
  [{ place: 'hold' as const }, 'weight'],
  [{}, 'weight'],
  [{ weightKg: 25, place: 'cabin' as const }, 'too-heavy'],
  [{ weightKg: 90 }, 'too-heavy'],
])('%j goes to %s', (wish, place) => {
  expect(found(wish)).toBe(place)
})

test('where the airline has no such place, nothing else is taken for it', () => {
  expect(found({ place: 'hold' }, [aPlace('cabin', 8, 5_000)])).toBe('not-there')
})

test('a traveller’s animal moves from the cabin to the hold, and no more go than there is room for', () => {
  const travellers = { adults: 2, children: 0, infants: 0, pets: 2, childAges: [] }
  const take = (before: typeof NO_ANCILLARIES, optionId: string, passengerIndex: number) =>
    changeAncillaries(
      before,
      { type: 'choose-extras', extras: [{ optionId, passengerIndex, isWanted: true }] },
      { extras: PLACES },
      travellers,
    )
  const first = take(NO_ANCILLARIES, 'cabin-8', 0)
  if ('refusal' in first) throw new Error(first.refusal.message)
  const moved = take(first.ancillaries, 'hold-32', 0)
  expect('ancillaries' in moved && moved.ancillaries.extras.map(({ option }) => option.optionId)).toEqual(['hold-32'])
  expect(take(first.ancillaries, 'cabin-8', 1)).toMatchObject({
    refusal: { code: 'no-room-for-pets', message: 'There’s room for only 1 more pet in the cabin.' },
  })
})

test('a pet has its place once it has one on every direction', () => {
  const [hold, cabin] = PLACES
  if (!hold || !cabin) throw new Error('no places')
  const out = { option: cabin, passengerIndex: 0 }
  const back = { option: { ...hold, sliceIndexes: [1] }, passengerIndex: 0 }
  expect([petsWithoutPlace(1, [], 2), petsWithoutPlace(1, [out], 2), petsWithoutPlace(2, [out, back], 2)]).toEqual([1, 1, 1])
  expect(petsWithoutPlace(1, [out, back], 2)).toBe(0)
})
