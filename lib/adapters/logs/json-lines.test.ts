import { expect, test } from 'vitest'
import { withoutPatterns } from '../../replay/secret-patterns'
import { createJsonLines, type LOG_LEVELS } from './json-lines'

function opened(least: (typeof LOG_LEVELS)[number] = 'debug') {
  const written: string[] = []
  const clock = () => new Date('2026-11-20T09:00:00.000Z')
  const log = createJsonLines({ least, write: (line) => written.push(line), clock, withoutSecrets: withoutPatterns })
  return { log, written, last: (): Record<string, unknown> => JSON.parse(written.at(-1) ?? '{}') }
}

test('an event is one line of JSON with its time, level and name', () => {
  const { log, written, last } = opened()
  log('info', 'request', { requestId: 'f00d-feed', status: 200, ms: 12, time: 'no', level: 'no', event: 'no' })
  expect(last()).toEqual({ time: '2026-11-20T09:00:00.000Z', level: 'info', event: 'request', requestId: 'f00d-feed', status: 200, ms: 12 })
  expect(written[0]?.endsWith('}\n')).toBe(true)
})

test('nothing that is written can begin a line, or turn one around', () => {
  const { log, written } = opened()
  log('warn', 'browser', { message: 'a\r\n{"level":"error"}\u2028b\u202ec\u0000d\u001b[31m', nested: { 'a\nb': ['c\nd'] } })
  expect(written).toHaveLength(1)
  expect(written[0]?.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
})

test('events below the level are left out, and silence leaves out all', () => {
  const warned = opened('warn')
  for (const level of ['debug', 'info', 'warn', 'error'] as const) warned.log(level, 'event')
  expect(warned.written).toHaveLength(2)
  const silent = opened('silent')
  silent.log('error', 'event')
  expect(silent.written).toEqual([])
})

// By the shapes that they have in reality; none of them opens anything.
const PLANTED = {
  card: '4242 4242 4242 4242',
  email: 'maria.lindqvist@mail.test',
  phone: '+46 70 123 45 67',
  bearer: `Bearer ${'abcdef0123456789'.repeat(2)}`,
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c2VyIn0.c2lnbmF0dXJl',
  key: `sk_${'live'}_51HabcdefGHIJKLmnop`,
  hook: 'whsec_0123456789abcdef',
  address: 'postgres://app:hunter22@db.internal/wayfarer',
  passport: 'passport number X12345678',
}

test('secrets that slip into a message do not get into the line, whatever field they stand in', () => {
  const { log, written } = opened()
  for (const secret of Object.values(PLANTED)) {
    log('error', 'failure', { message: `it failed with ${secret} in it`, deep: { list: [secret] }, name: secret })
  }
  const said = written.join('')
  for (const part of [
    '4242 4242',
    'lindqvist',
    '123 45 67',
    'abcdef0123456789',
    'c2lnbmF0dXJl',
    '51Habc',
    '0123456789abcdef',
    'hunter22',
    'X12345678',
  ]) {
    expect(said).not.toContain(part)
  }
})

test('fields that tell of somebody are hidden whatever stands in them, but counts and yes or no are not', () => {
  const { log, last } = opened()
  log('info', 'event', {
    email: 'x',
    passengers: [{ firstName: 'Maria' }],
    bornOn: '1990-02-03',
    'x-api-key': 1,
    authorization: ['a'],
    inputTokens: 12,
    hasPassport: true,
    street: null,
    code: 'card_declined',
  })
  expect(last()).toEqual({
    ...{ time: expect.any(String), level: 'info', event: 'event', email: '[hidden]', passengers: '[hidden]', bornOn: '[hidden]' },
    ...{ 'x-api-key': '[hidden]', authorization: '[hidden]', inputTokens: 12, hasPassport: true, street: null, code: 'card_declined' },
  })
})

test('a line stays short and is written whatever it is given', () => {
  const { log, written, last } = opened()
  const round: Record<string, unknown> = { ok: true }
  round.self = round
  log('info', 'event', {
    ...{ long: 'x'.repeat(10_000), many: Array.from({ length: 500 }, () => 'y'), half: '\ud800', never: undefined },
    ...{ when: new Date(Number.NaN), call: () => 1, big: 12n, error: new Error('its stack holds values'), round },
  })
  expect(written[0]?.length).toBeLessThan(2_000)
  expect(last()).toMatchObject({ when: null, call: '[hidden]', big: '[hidden]', error: '[hidden]' })
})
