import { expect, test } from 'vitest'
import { readAlliances } from './airline-wishes'

test('alliances are found by their names, and a refused one is left in the words', () => {
  expect(readAlliances('only Star Alliance or one world').alliances.map(({ alliance }) => alliance)).toEqual(['star', 'oneworld'])
  expect(readAlliances('not with skyteam')).toEqual({ alliances: [], rest: 'not with skyteam' })
})
