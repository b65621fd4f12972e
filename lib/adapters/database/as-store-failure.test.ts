import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { storeFailureKind } from '@/lib/ports/store-failure'
import { asStoreFailure } from './as-store-failure'

const failed = (code: string) => Object.assign(new Error('SECRET detail'), { code })

test.each([
  ['57P01', 'unreachable'],
  ['08006', 'unreachable'],
  ['ECONNREFUSED', 'unreachable'],
  ['CONNECTION_CLOSED', 'unreachable'],
  ['53300', 'busy'],
  ['53100', 'full'],
])('%s is a database that is %s', (code, kind) => {
  const failure = asStoreFailure(failed(code))
  expect(storeFailureKind(failure)).toBe(kind)
  expect(String(failure)).not.toContain('SECRET')
})

test('a failure is known through what wraps it', () => {
  expect(storeFailureKind(new DrizzleQueryError('select 1', [], asStoreFailure(failed('53300')) as Error))).toBe('busy')
})

test('what a later try would not mend stays as it is', () => {
  const violation = failed('23505')
  expect(asStoreFailure(violation)).toBe(violation)
  expect(storeFailureKind(violation)).toBeNull()
  expect(storeFailureKind('no error')).toBeNull()
})
