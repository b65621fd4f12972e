import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { refuseWhileFull } from './refuse-while-full'

test('while a process writes as many answers as it may, new turns are asked to come back', () => {
  refuseWhileFull({ runs: { isFull: () => false } })
  const refused = () => refuseWhileFull({ runs: { isFull: () => true } })
  expect(refused).toThrow(AppError)
  expect(refused).toThrow(expect.objectContaining({ status: 503, retryAfterSeconds: 3 }))
})
