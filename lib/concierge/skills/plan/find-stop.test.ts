import { expect, test } from 'vitest'
import { findNames } from './find-stop'

const STOPS = ['Castelo de São Jorge', 'Sé de Lisboa', 'Museu Nacional dos Coches', 'Mercado da Ribeira', 'Belém riverfront']

test.each([
  ['the castle', 'Castelo de São Jorge'],
  ['cathedral', 'Sé de Lisboa'],
  ['museum', 'Museu Nacional dos Coches'],
  ['the market', 'Mercado da Ribeira'],
  ['belem', 'Belém riverfront'],
  ['Sao Jorge', 'Castelo de São Jorge'],
])('"%s" is a stop by its name or kind', (said, name) => {
  expect(findNames(said, STOPS)).toEqual([name])
})

test('a whole name outranks its words, and a non-match finds nothing', () => {
  expect(findNames('mercado da ribeira', STOPS)).toEqual(['Mercado da Ribeira'])
  expect(findNames('spa', STOPS)).toEqual([])
})

test('finds all stops of a kind', () => {
  expect(findNames('the museums', ['Capitoline Museums', 'Vatican Museums', 'Pantheon'])).toEqual(['Capitoline Museums', 'Vatican Museums'])
})
