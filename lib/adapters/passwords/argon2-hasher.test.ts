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
