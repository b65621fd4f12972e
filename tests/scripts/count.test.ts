import { expect, test } from 'vitest'
import { conclude, countCheck, countPlaywright, countRunner, countVitest } from '../../scripts/setup/count.mjs'

test('vitest: passed, failed and skipped tests are told apart, and a file that does not load is one failure', () => {
  const count = countVitest({
    testResults: [
      {
        name: '/x/lib/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two' },
          { status: 'skipped', fullName: 'three' },
          { status: 'todo', fullName: 'four' },
        ],
      },
      { name: '/x/lib/b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
    ],
  })
  expect(count).toEqual({
    passed: 1,
    failed: ['two (lib/a.test.ts)', 'lib/b.test.ts — cannot load'],
    skipped: ['three (lib/a.test.ts)', 'four (lib/a.test.ts)'],
  })
})

test('playwright: nested suites are read, what passed the second time is named, an error outside a journey counts', () => {
  const spec = (title: string, status: string) => ({ title, file: 'book.spec.ts', tests: [{ status }] })
  const count = countPlaywright({
    suites: [
      {
        title: 'book.spec.ts',
        specs: [spec('books', 'expected')],
        suites: [{ title: 'inner', specs: [spec('declined', 'unexpected'), spec('slow', 'flaky'), spec('later', 'skipped')] }],
      },
    ],
    errors: [{ message: 'the server did not start\n at …' }],
  })
  expect(count).toEqual({
    passed: 2,
    failed: ['declined (book.spec.ts)', 'browser journeys: the server did not start'],
    skipped: ['later (book.spec.ts)'],
    shaky: ['slow (book.spec.ts)'],
  })
  expect(conclude([count], { isCi: true }).lines).toContain('passed the second time only: slow (book.spec.ts)')
})

test('what failed is named with the first words of why, without colours and without the stack', () => {
  const message =
    "\u001b[31mError: expect(locator).toBeVisible() failed\u001b[39m\n\nLocator: getByText('Paid')\nExpected: visible\n    at a.ts:1"
  const spec = (status: string) => ({
    title: status,
    file: 'book.spec.ts',
    tests: [{ status, results: [{ errors: [{ message, location: { line: 40 } }] }, { errors: [] }] }],
  })
  const why = " — line 40: Error: expect(locator).toBeVisible() failed Locator: getByText('Paid')"
  expect(countPlaywright({ suites: [{ title: '', specs: [spec('unexpected'), spec('flaky')] }], errors: [] })).toMatchObject({
    failed: [`unexpected (book.spec.ts)${why}`],
    shaky: [`flaky (book.spec.ts)${why}`],
  })
  const failureMessages = ['AssertionError: expected 1 to be 2\n    at b.ts:3', 'second', 'third', 'fourth']
  const file = { name: '/x/lib/a.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'two', failureMessages }] }
  const broken = { name: '/x/lib/b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] }
  expect(countVitest({ testResults: [file, broken] }).failed).toEqual([
    'two (lib/a.test.ts) — AssertionError: expected 1 to be 2 — second — third',
    'lib/b.test.ts — cannot load',
  ])
})

test('a runner without a report, or one that fails without naming a test, or that runs nothing, is a failure', () => {
  const green = { passed: 3, failed: [], skipped: [] }
  expect(countRunner('unit tests', 1, null).failed).toEqual(['unit tests (no report)'])
  expect(countRunner('unit tests', 0, null).failed).toEqual(['unit tests (no report)'])
  expect(countRunner('unit tests', 1, green)).toEqual({ ...green, failed: ['unit tests (exit code 1)'] })
  expect(countRunner('unit tests', 0, { ...green, passed: 0 }).failed).toEqual(['unit tests (no test was run)'])
  expect(countRunner('unit tests', 0, green)).toEqual(green)
})

test('the last line sums all steps and stands alone', () => {
  const counts = [countCheck('lint', 0), countCheck('types', 2), { passed: 40, failed: ['a'], skipped: [] }]
  const { lines, exitCode } = conclude(counts, { isCi: false })
  expect(lines).toEqual(['failed: types', 'failed: a', '41 passed, 2 failed'])
  expect(exitCode).toBe(1)
})

test('what was skipped is named, and is a failure in CI only', () => {
  const counts = [{ passed: 5, failed: [], skipped: ['store on PostgreSQL'] }]
  expect(conclude(counts, { isCi: false })).toEqual({ lines: ['skipped: store on PostgreSQL', '5 passed, 0 failed'], exitCode: 0 })
  const inCi = conclude(counts, { isCi: true })
  expect(inCi.exitCode).toBe(1)
  expect(inCi.lines.at(-1)).toBe('5 passed, 0 failed')
})
