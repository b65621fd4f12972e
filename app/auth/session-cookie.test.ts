import { encode } from 'next-auth/jwt'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSessionCookie } from './session-cookie'

const jwt = vi.hoisted(() => ({ opened: 0 }))
vi.mock('next-auth/jwt', async (original) => {
  const real = await original<typeof import('next-auth/jwt')>()
  return {
    ...real,
    decode: (params: Parameters<typeof real.decode>[0]) => {
      jwt.opened += 1
      return real.decode(params)
    },
  }
})

const NAME = 'session'
const SECRET = 'a secret of this test alone'
const LASTS_SECONDS = 600

beforeEach(() => {
  jwt.opened = 0
})
afterEach(() => void vi.useRealTimers())

const cookieOf = (sub: string) => encode({ token: { sub }, secret: SECRET, maxAge: LASTS_SECONDS })
const read = (value: string, secret = SECRET) => readSessionCookie([{ name: NAME, value }], { name: NAME, secret })

test('a cookie that comes again is opened once, and says the same', async () => {
  const value = await cookieOf('usr_ada')
  const [first, again] = [await read(value), await read(value)]
  expect(first.token?.sub).toBe('usr_ada')
  expect(again).toEqual(first)
  expect(jwt.opened).toBe(1)
})

test('one that was good is nobody’s once it has ended', async () => {
  const value = await cookieOf('usr_ada')
  expect((await read(value)).token?.sub).toBe('usr_ada')
  vi.useFakeTimers({ now: Date.now() + (LASTS_SECONDS + 60) * 1_000 })
  expect(await read(value)).toEqual({ isThere: true, token: null })
})

test('what one secret opens, another does not, and a changed cookie neither', async () => {
  const value = await cookieOf('usr_ada')
  await read(value)
  expect(await read(value, 'another secret')).toEqual({ isThere: true, token: null })
  expect(await read(`${value}x`)).toEqual({ isThere: true, token: null })
  expect(await readSessionCookie([], { name: NAME, secret: SECRET })).toEqual({ isThere: false, token: null })
})

test('many sessions are read, each as its own', async () => {
  const values = await Promise.all(Array.from({ length: 1_050 }, (_, index) => cookieOf(`usr_${index}`)))
  for (const value of values) await read(value)
  const told = await Promise.all(values.map((value) => read(value)))
  expect(told.map(({ token }) => token?.sub)).toEqual(values.map((_, index) => `usr_${index}`))
})
