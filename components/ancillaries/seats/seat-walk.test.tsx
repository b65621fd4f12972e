import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SeatWalk, stepFrom } from './seat-walk'

/** "A CD" is a row with seats in its columns 0, 2 and 3. */
function walkOf(...rows: string[]): SeatWalk {
  return rows.map((row, index) =>
    [...row].flatMap((letter, column) => (letter === ' ' ? [] : [{ seatNumber: `${index + 1}${letter}`, column }])),
  )
}

const press = (key: string, ctrlKey = false) => ({ key, ctrlKey })

test('up and down keep to the column, over rows that have a gap there', () => {
  const walk = walkOf('ABCD', ' BC ', 'ABCD')
  expect(stepFrom(walk, '1A', press('ArrowDown'))).toBe('3A')
  expect(stepFrom(walk, '3D', press('ArrowUp'))).toBe('1D')
})

test('where no row further on has the column, the nearest seat of the next row is taken', () => {
  expect(stepFrom(walkOf('ABCD', ' BC '), '1D', press('ArrowDown'))).toBe('2C')
})

test('keys that mean nothing here are left to the page', () => {
  expect(stepFrom(walkOf('AB'), '1A', press('Tab'))).toBeNull()
  expect(stepFrom(walkOf('AB'), '9Z', press('ArrowLeft'))).toBeNull()
})

test('no key ever leaves the cabin', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
  const rows = fc.array(
    fc
      .subarray(['A', 'B', 'C', 'D', 'E', 'F'], { minLength: 1 })
      .map((letters) => [...'ABCDEF'].map((letter) => (letters.includes(letter) ? letter : ' ')).join('')),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(rows, fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 20 }), (layout, presses) => {
      const walk = walkOf(...layout)
      const all = walk.flat().map(({ seatNumber }) => seatNumber)
      let at = all[0] ?? ''
      for (const [key, ctrlKey] of presses) at = stepFrom(walk, at, press(key, ctrlKey)) ?? ''
      expect(all).toContain(at)
    }),
  )
})
