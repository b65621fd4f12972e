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
  ['one that turns what follows', 'Ada\u202e', 'First name holds a character that cannot be seen. Please type it once more'],
  ['a line of its own', 'Ada\nMarlow', 'First name holds a character that cannot be seen. Please type it once more'],
  ['a hidden letter', 'A\u200bda', 'First name holds a character that cannot be seen. Please type it once more'],
  ['a joiner that joins nothing', 'Ada\u200d', 'First name holds a character that cannot be seen. Please type it once more'],
  ['half a letter', 'Ada\ud83d', 'First name holds a character that cannot be seen. Please type it once more'],
  ['no letter', '---', 'First name needs a letter'],
])('%s is no name', (_, name, error) => {
  expect(errorOf(name)).toBe(error)
})

test('blanks around a name are not kept, and sixty letters of any script fit', () => {
  expect(tidyProfile({ firstName: '  Ada \u00a0 Jane ', lastName: 'Marlow ' })).toEqual({ firstName: 'Ada Jane', lastName: 'Marlow' })
  expect(errorOf('𐌰'.repeat(60))).toBeUndefined()
})
