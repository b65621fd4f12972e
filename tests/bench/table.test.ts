import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exitCode } from './report'
import { figuresOf, formatTable, percentile } from './table'

test('a percentile is one of the values, with the wanted share of them at or below it', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3)
  expect(percentile([7], 0.95)).toBe(7)
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.double({ min: 0.01, max: 1, noNaN: true }), (values, share) => {
      const found = percentile(values, share)
      expect(values).toContain(found)
      expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(share * values.length)
      expect(values.filter((value) => value < found).length).toBeLessThan(share * values.length)
    }),
  )
})

test('a target is met by the 95th percentile, not by the worst value', () => {
  const values = [...Array.from({ length: 99 }, () => 5), 80]
  expect(figuresOf({ kind: 'search', unit: 'ms', values, target: 10 })).toMatchObject({ n: 100, p50: 5, p95: 5, max: 80, isMet: true })
  expect(figuresOf({ kind: 'search', unit: 'ms', values, target: 4 }).isMet).toBe(false)
})

test('nothing measured is a target missed', () => {
  expect(figuresOf({ kind: 'search', unit: 'ms', values: [], target: 10 }).isMet).toBe(false)
})

test('the table has a line for each kind, and only a check fails on a missed target', () => {
  const figures = [figuresOf({ kind: 'one way', unit: 'ms', values: [12], target: 10 })]
  expect(formatTable(figures)).toBe('kind     n   p50   p95   max  target\none way  1  12.0  12.0  12.0   10 ms  MISSED')
  expect(exitCode(figures, [])).toBe(0)
  expect(exitCode(figures, ['--check'])).toBe(1)
})

test('a check of the sizes alone does not mind a time', () => {
  const late = figuresOf({ kind: 'one way', unit: 'ms', values: [12], target: 10 })
  const large = figuresOf({ kind: 'answer', unit: 'kB', values: [400], target: 300 })
  expect(exitCode([late], ['--check-sizes'])).toBe(0)
  expect(exitCode([late, large], ['--check-sizes'])).toBe(1)
})
