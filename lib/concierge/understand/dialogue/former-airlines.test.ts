import { expect, test } from 'vitest'
import { readFormerAirlines } from './former-airlines'

test.each([
  ['a flight on continental to Porto', ['Continental']],
  ['list us air flights', ['US Airways']],
  ['twa or pan am', ['TWA', 'Pan Am']],
  ['northwest airlines only', ['Northwest']],
  ['a continental breakfast', []],
  ['the eastern coast', []],
  ['tell us about flights', []],
])('"%s"', (words, wanted) => {
  expect(readFormerAirlines(words).wanted).toEqual(wanted)
})
