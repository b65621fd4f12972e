import { expect, test } from 'vitest'
import { profileErrors, tidyProfile } from './profile'

const errorOf = (firstName: string) => profileErrors({ firstName, lastName: 'Marlow' }).firstName

test.each(['Ada', 'José María', "D'Arcy", 'Ngô', 'X', '王小明', 'अदिति', 'علی\u200cرضا', 'Jean-Luc', 'J. R.', 'Wil1iam'])(
  '%s is a name',
  (name) => {
    expect(errorOf(name)).toBeUndefined()
  },
)

test.each([
  ['nothing', '   ', 'First name is required'],
  ['an endless one', 'a'.repeat(61), 'First name can have up to 60 characters'],
  ['what nobody sees', '\u202e\u200b', 'First name is required'],
  ['no letter', '---', 'First name needs a letter'],
])('%s is no name', (_, name, error) => {
  expect(errorOf(name)).toBe(error)
})

test.each([
  ['a mark that turns what follows', 'Ada\u202e', 'Ada'],
  ['a line of its own', 'Ada\nMarlow', 'Ada Marlow'],
  ['a hidden letter', 'A\u200bda', 'Ada'],
  ['a joiner that joins nothing', 'Ada\u200d', 'Ada'],
  ['a hyphen of another kind', 'Jean\u2011Luc', 'Jean-Luc'],
  ['full-width letters', 'Ａｄａ', 'Ada'],
])('%s is cleaned, not refused', (_, typed, kept) => {
  expect(errorOf(typed)).toBeUndefined()
  expect(tidyProfile({ firstName: typed, lastName: '\u202eMarlow' })).toEqual({ firstName: kept, lastName: 'Marlow' })
})

test('blanks around a name are not kept, and sixty letters of any script fit', () => {
  expect(tidyProfile({ firstName: '  Ada \u00a0 Jane ', lastName: 'Marlow ' })).toEqual({ firstName: 'Ada Jane', lastName: 'Marlow' })
  expect(errorOf('𐌰'.repeat(60))).toBeUndefined()
})
