import { expect, test } from 'vitest'
import { isCommonPassword } from './is-common-password'

test('what is tried first is known, in capital letters, too', () => {
  for (const password of ['password', 'Password1', '12345678', 'QWERTYUIOP', 'iloveyou', '1qaz2wsx', 'sunshine', 'trustno1']) {
    expect(isCommonPassword(password), password).toBe(true)
  }
})

test('what nobody else would say is not', () => {
  const unusual = ['a long enough secret', 'correct horse battery staple', 'pasbassword', 'ein langes Geheimnis', '密码密码密码密码', '']
  for (const password of unusual) expect(isCommonPassword(password), password).toBe(false)
  const made = Array.from({ length: 5_000 }, (_, number) => `no. ${number} of these`)
  expect(made.filter(isCommonPassword)).toEqual([])
})
