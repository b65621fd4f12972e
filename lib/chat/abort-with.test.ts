import { expect, test } from 'vitest'
import { abortWith } from './abort-with'

test('it aborts with the signal, for the same reason', () => {
  const outer = new AbortController()
  const own = abortWith(outer.signal)
  expect(own.signal.aborted).toBe(false)
  outer.abort(new Error('stopped'))
  expect(own.signal.reason).toEqual(new Error('stopped'))
})

test('it can be aborted by itself, and the signal is none the wiser', () => {
  const outer = new AbortController()
  const own = abortWith(outer.signal)
  own.abort('lost')
  outer.abort('stopped')
  expect([own.signal.reason, outer.signal.reason]).toEqual(['lost', 'stopped'])
  const alone = abortWith(undefined)
  alone.abort('lost')
  expect(alone.signal.reason).toBe('lost')
})

test('of a signal that was aborted before, it is aborted at once', () => {
  expect(abortWith(AbortSignal.abort('over')).signal.reason).toBe('over')
})
