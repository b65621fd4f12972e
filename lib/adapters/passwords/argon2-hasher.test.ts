import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswordHasher } from './argon2-hasher'

test('a password opens its own hash alone, and nobody’s none', async () => {
  const passwords = createPasswordHasher()
  const known = await passwords.hash('correct horse')
  expect(known).toMatch(/^\$argon2id\$/)
  expect(known).not.toBe(await passwords.hash('correct horse'))
  expect(await passwords.verify(known, 'correct horse')).toBe(true)
  expect(await passwords.verify(known, 'Correct horse')).toBe(false)
  expect(await passwords.verify(null, 'correct horse')).toBe(false)
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false)
})

const COMPOSED = 'Mélodie à Genève'.normalize('NFC')
const APART = COMPOSED.normalize('NFD')

test('a password opens its account however its accents and blanks are typed', async () => {
  const passwords = createPasswordHasher()
  expect(COMPOSED).not.toBe(APART)
  for (const chosen of [COMPOSED, APART]) {
    const known = await passwords.hash(chosen)
    for (const typed of [COMPOSED, APART, COMPOSED.replaceAll(' ', '\u00a0')]) expect(await passwords.verify(known, typed)).toBe(true)
    expect(await passwords.verify(known, 'Melodie a Geneve')).toBe(false)
  }
})

test('an account whose password was hashed as it was typed still opens, in either form', async () => {
  const passwords = createPasswordHasher()
  for (const known of [await hash(COMPOSED), await hash(APART)]) {
    expect([await passwords.verify(known, COMPOSED), await passwords.verify(known, APART)]).toEqual([true, true])
  }
  const blank = 'no\u00a0break here'
  expect(await passwords.verify(await hash(blank), blank)).toBe(true)
})
