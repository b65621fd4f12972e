import { expect, test } from 'vitest'
import { countRows, writePage, writeRows } from './report'
import type { RowReport } from './row'

const report = (changes: Partial<RowReport>): RowReport => ({
  number: 1,
  fault: 'the process dies',
  injected: 'kill -9',
  expected: 'nothing is lost',
  verdict: 'passed',
  notes: [],
  checks: 3,
  figures: { 'seconds until back': 1.4 },
  seconds: 5,
  ...changes,
})
const FACTS = { seed: 1, isShort: true, seconds: 61.4, load: 2, at: '2026-11-23T09:00:00.000Z' }

test('each row is a line with its figures, and what was found stands under it', () => {
  const lines = writeRows([report({}), report({ number: 12, verdict: 'failed', notes: ['two answers'], figures: {} })]).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^ 1 {2}the process dies {2}passed .* 5 s {2}seconds until back: 1.4$/)
  expect(lines[1]).toMatch(/^12 .*FAILED/)
  expect(lines[2]).toBe('      two answers')
})

test('rows are counted by verdict; that none failed is said', () => {
  const reports = [report({}), report({ verdict: 'red' }), report({ verdict: 'long' })]
  expect(countRows(reports)).toBe('1 passed, 0 failed, 1 red: nothing was shown, 1 long form only')
})

test('the page holds every row, and no markup out of what was found', () => {
  const page = writePage([report({ verdict: 'failed', notes: ['<script>alert(1)</script>'] }), report({ number: 2 })], FACTS)
  expect(page.match(/<tr class=/g)).toHaveLength(2)
  expect(page).toContain('&lt;script&gt;')
  expect(page).not.toContain('<script>')
  expect(page).toContain('Short form, seed 1, 61 s')
})
