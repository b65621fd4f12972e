import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { StoreFailure, type StoreFailureKind } from '@/lib/ports/store-failure'
import { errorResponse } from './respond'

test.each<[StoreFailureKind, number, RegExp]>([
  ['unreachable', 3, /can’t reach its database/],
  ['busy', 3, /is very busy/],
  ['full', 60, /no room to store/],
])('while the database is %s, whoever asks is told so, and when to come back', async (kind, seconds, sentence) => {
  const response = errorResponse(new DrizzleQueryError('insert', [], new StoreFailure(kind, 'SECRET')), 'req_1')
  const { error } = await response.json()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe(String(seconds))
  expect(error).toEqual({ code: 'unavailable', message: expect.stringMatching(sentence), requestId: 'req_1' })
})
