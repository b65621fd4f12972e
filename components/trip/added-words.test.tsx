import { expect, test } from 'vitest'
import { NO_ANCILLARIES } from '@/lib/travel/ancillaries/ancillaries'
import { aBag, aChosenSeat, aMeal, anExtra, aSeatMap } from '@/tests/fixtures/ancillaries'
import { addedWords } from './added-words'

test('a direction says in one line what was added to it, by flight where it has several', () => {
  const second = aSeatMap({ segmentIndex: 1 })
  const ancillaries = {
    seats: [aChosenSeat(1, '3D', second), aChosenSeat(0, '3C', second), aChosenSeat(0, '2A'), aChosenSeat(1, '2B')],
    bags: [{ option: aBag({ optionId: 'both', sliceIndexes: [0, 1], pieces: 2 }), passengerIndex: 0, quantity: 2 }],
    meals: [{ option: aMeal({ optionId: 'vgml' }), passengerIndex: 0 }],
    extras: [0, 1].map((passengerIndex) => ({ option: anExtra({ optionId: 'p', name: 'Fast track' }), passengerIndex })),
  }
  expect(addedWords(ancillaries, 0)).toBe('Seats 2A, 2B + 3C, 3D · 4 bags · 1 meal · Fast track')
  expect(addedWords(ancillaries, 1)).toBe('4 bags')
  expect(addedWords(NO_ANCILLARIES, 0)).toBeNull()
})
