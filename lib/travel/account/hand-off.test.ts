import { expect, test } from 'vitest'
import { isHandOff, judgeHandOff, withoutHandOff } from './hand-off'

const USER = { id: 'usr_1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Marlow', picture: '', role: 'admin' }
const WHOLE = {
  accessToken: 'aaa.bbb.ccc',
  refreshToken: 'rrr',
  accessTokenExpiresOn: '3600',
  refreshTokenExpiresOn: '2592000',
  user: JSON.stringify(USER),
}

const query = (given: Record<string, string> | string) => new URLSearchParams(given)
const judge = (given: Record<string, string> | string) => judgeHandOff(query(given))

test('a whole hand-off becomes the fields of the form', () => {
  expect(judge(WHOLE)).toEqual({
    by: 'tokens',
    fields: {
      id: 'usr_1',
      email: 'ada@example.com',
      name: 'Ada Marlow',
      picture: '',
      role: 'admin',
      accessToken: 'aaa.bbb.ccc',
      refreshToken: 'rrr',
      accessTokenExpireOn: '3600',
      refreshTokenExpireOn: '2592000',
      tokenType: 'Bearer',
    },
  })
})

test('lifetimes may be missing or nonsense, a name may be whole, an id a number, and the JSON encoded twice', () => {
  const { accessToken, refreshToken } = WHOLE
  const user = encodeURIComponent(JSON.stringify({ id: 7, name: 'Ada M.', picture: { url: 'x' }, email: null }))
  expect(judge({ accessToken, refreshToken, user, accessTokenExpiresOn: 'soon' })).toMatchObject({
    fields: { id: '7', name: 'Ada M.', picture: '', email: '', role: 'user', accessTokenExpireOn: '', refreshTokenExpireOn: '' },
  })
})

test.each([
  ['nothing at all', {}],
  ['no user', { ...WHOLE, user: '' }],
  ['no access token', { ...WHOLE, accessToken: '' }],
  ['no refresh token', { ...WHOLE, refreshToken: '' }],
  ['a user that is no JSON', { ...WHOLE, user: '{Ada}' }],
  ['a user that is a list', { ...WHOLE, user: '[]' }],
  ['a user that is a word', { ...WHOLE, user: '"Ada"' }],
  ['a user that is null', { ...WHOLE, user: 'null' }],
  ['a user with a broken escape', { ...WHOLE, user: '%E0%A4%A' }],
  ['a user of a megabyte', { ...WHOLE, user: JSON.stringify({ name: 'A'.repeat(1024 * 1024) }) }],
  ['a token with a line break', { ...WHOLE, accessToken: 'aaa\r\nbbb' }],
  ['a token that never ends', { ...WHOLE, refreshToken: 'r'.repeat(9000) }],
  ['a code that is none', { ...WHOLE, handOffCode: '../x' }],
])('it is skipped with %s', (_what, given) => {
  expect(judge(given)).toEqual({ by: 'nothing' })
})

test('a value that is said twice is not guessed at, in whatever letters', () => {
  expect(judge(`${query(WHOLE)}&accessToken=other`)).toEqual({ by: 'nothing' })
  expect(judge(`${query(WHOLE)}&ACCESSTOKEN=other`)).toEqual({ by: 'nothing' })
})

test('a code is enough, and goes before tokens', () => {
  const code = 'c0de-of_forty-three-characters-0123456789ab'
  expect(judge({ handOffCode: code })).toEqual({ by: 'code', code })
  expect(judge({ ...WHOLE, handOffCode: code })).toEqual({ by: 'code', code })
})

test('a prototype that is handed over pollutes nothing', () => {
  const user = '{"__proto__":{"role":"admin","isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"id":"usr_1"}'
  const judged = judge({ ...WHOLE, user })
  expect(judged).toMatchObject({ fields: { id: 'usr_1', role: 'user' } })
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  expect(Object.keys(judged)).toEqual(['by', 'fields'])
})

test.each([
  ['accessToken=x', true],
  ['refreshToken=', true],
  ['a=1&handOffCode=x', true],
  ['AccessToken=x', true],
  ['access%54oken=x', true],
  ['user=ada', false],
  ['accessTokenExpiresOn=1', false],
  ['accessTokens=x', false],
  ['', false],
])('whether "%s" is a hand-off: %s', (address, expected) => {
  expect(isHandOff(query(address))).toBe(expected)
})

test('what is not of the hand-off stays in the address, in its order', () => {
  expect(withoutHandOff(query(`b=2&${query(WHOLE)}&HANDOFFCODE=x&a=1&a=3`))).toBe('?b=2&a=1&a=3')
  expect(withoutHandOff(query(WHOLE))).toBe('')
})
