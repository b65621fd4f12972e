import { expect, test } from 'vitest'
import { createBreaker } from './breaker'
import { DuffelFailure, type FailureKind } from './failure'

function breakerAt(start = '2026-11-20T09:00:00Z') {
  let now = new Date(start)
  const breaker = createBreaker(() => now)
  return {
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000)
    },
    fail: (times: number, kind: FailureKind = 'server-fault') => {
      for (let i = 0; i < times; i++) breaker.tell(new DuffelFailure(kind))
    },
    succeed: () => breaker.tell(null),
    /** Seconds for which Duffel is left alone; 0 is "asked". */
    rest: () => {
      try {
        breaker.check()
        return 0
      } catch (failure) {
        if (failure instanceof DuffelFailure && failure.kind === 'resting') return failure.facts.waitSeconds
        throw failure
      }
    },
  }
}

test('after five failures in a row Duffel is left alone for ten seconds', () => {
  const { fail, rest, pass } = breakerAt()
  fail(4)
  expect(rest()).toBe(0)
  fail(1)
  expect(rest()).toBe(10)
  pass(8.5)
  expect(rest()).toBe(2)
})

test('after the pause one call tries, and its outcome decides for the others', () => {
  const { fail, succeed, rest, pass } = breakerAt()
  fail(5)
  pass(10)
  expect(rest()).toBe(0)
  expect(rest()).toBe(10)
  fail(1)
  expect(rest()).toBe(10)
  pass(10)
  expect(rest()).toBe(0)
  succeed()
  expect([rest(), rest()]).toEqual([0, 0])
  fail(4)
  expect(rest()).toBe(0)
})

test('an answer is no outage, even if it is a no', () => {
  const { fail, rest } = breakerAt()
  fail(4)
  fail(1, 'refused')
  fail(9, 'rate-limit')
  fail(4, 'unreachable')
  expect(rest()).toBe(0)
})
