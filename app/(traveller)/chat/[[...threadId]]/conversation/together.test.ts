import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTogether } from './together'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function drawings(signal = new AbortController().signal) {
  const drawn: string[] = []
  const together = createTogether(signal)
  return { drawn, together, add: (name: string) => together.add(() => void drawn.push(name)) }
}

test('what comes in one piece is drawn in its order with what is waited for', () => {
  const { drawn, together, add } = drawings()
  add('start')
  add('trip')
  expect(drawn).toEqual([])
  add('word')
  together.show()
  expect(drawn).toEqual(['start', 'trip', 'word'])
  vi.runAllTimers()
  expect(drawn).toHaveLength(3)
})

test('what nothing follows is drawn as soon as there is time', () => {
  const { drawn, add } = drawings()
  add('start')
  vi.runAllTimers()
  add('trip')
  vi.runAllTimers()
  expect(drawn).toEqual(['start', 'trip'])
})

test('nothing of an answer that nobody follows any more is drawn', () => {
  const controller = new AbortController()
  const { drawn, together, add } = drawings(controller.signal)
  add('start')
  controller.abort()
  together.show()
  vi.runAllTimers()
  expect(drawn).toEqual([])
})
