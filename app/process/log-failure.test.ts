import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catchLog } from '@/tests/fixtures/catch-log'
import { logFailure } from './log-failure'

let logged: ReturnType<typeof catchLog>
beforeEach(() => {
  logged = catchLog()
})
afterEach(() => logged.stop())

const last = () => JSON.parse(logged.lines.at(-1) ?? '{}')

test('a failure says where, what and for which request', () => {
  logFailure('orders', Object.assign(new TypeError('the order has no step'), { code: 'E1' }), 'f00d-feed')
  expect(last()).toMatchObject({ level: 'error', event: 'failure', where: 'orders', requestId: 'f00d-feed', name: 'TypeError', code: 'E1' })
})

test('of a failed query neither the values nor what repeats them get into the log', () => {
  const failed = (cause: Error) => new DrizzleQueryError('insert into users values ($1)', ['Maria Lindqvist', 'X12345678'], cause)
  logFailure('route', failed(Object.assign(new Error('invalid input syntax for type json: "Maria Lindqvist"'), { code: '22P02' })))
  expect(last()).toMatchObject({ message: 'a query failed', code: '22P02' })
  logFailure('route', failed(Object.assign(new Error('duplicate key value violates unique constraint "users_pkey"'), { code: '23505' })))
  expect(last()).toMatchObject({ message: expect.stringContaining('duplicate key'), code: '23505' })
  expect(logged.lines.join()).not.toMatch(/Lindqvist|X12345678/)
})

test('what is no error is told as that, without a word of it', () => {
  logFailure('route', { passport: 'X12345678' })
  expect(logged.lines).toHaveLength(1)
  expect(logged.lines.join()).not.toContain('X12345678')
})
