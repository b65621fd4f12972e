import { expect, test } from 'vitest'
import { quartiles } from './quartiles'

test('quartiles lie on a straight line between neighbours', () => {
  expect(quartiles([5, 1, 3, 2, 4])).toEqual([2, 3, 4])
  expect(quartiles([100, 200])).toEqual([125, 150, 175])
  expect(quartiles([7])).toEqual([7, 7, 7])
  expect(() => quartiles([])).toThrow('nothing has no quartiles')
})
