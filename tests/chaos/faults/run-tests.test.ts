import { expect, test } from 'vitest'
import { faultsOf, type TestReport } from './run-tests'

const report: TestReport = {
  testResults: [
    {
      name: '/somewhere/lib/orders.test.ts',
      assertionResults: [
        { title: 'an order is charged once', status: 'passed', duration: 3 },
        { title: 'an order is charged once', status: 'failed', duration: 3 },
        { title: 'a hold is let go, whatever happens', status: 'passed', duration: 3 },
        { title: 'a mail goes out', status: 'skipped', duration: null },
      ],
    },
  ],
}
const of = (title: string, file = 'lib/orders.test.ts') => faultsOf([{ file, title }], report)

test('a test that passed shows its row', () => {
  expect(of('a hold is let go')).toEqual([])
})

test('one that failed on one of two databases does not', () => {
  expect(of('an order is charged once')).toEqual(['“an order is charged once” failed (lib/orders.test.ts)'])
})

test('nor does one that was renamed, skipped, or stands elsewhere', () => {
  expect(of('a hold stays')).toEqual(['“a hold stays” did not run (lib/orders.test.ts)'])
  expect(of('a mail goes out')).toEqual(['“a mail goes out” did not run (lib/orders.test.ts)'])
  expect(of('a hold is let go', 'lib/others.test.ts')).toEqual(['“a hold is let go” did not run (lib/others.test.ts)'])
})
