import { expect, test } from 'vitest'
import type { Row } from './row'
import { runRow } from './run-row'
import { openStage } from './stage'
import { Missing, type Scenario } from './trial'

const circumstances = { seed: 1, stage: openStage(1), tested: { testResults: [] } }
const row = (scenario: Scenario | null, tests: Row['tests'] = []): Row => ({
  number: 3,
  fault: 'it breaks',
  injected: 'by hand',
  expected: 'it is mended',
  isShort: true,
  elsewhere: 'npm test',
  scenario,
  tests,
})
const run = (scenario: Scenario | null, tests: Row['tests'] = []) => runRow(row(scenario, tests), 'run', circumstances)

test('a row passes by its checks, with what was measured', async () => {
  const passed = await run(async ({ check, figure }) => {
    figure('seconds until back', 1.23456)
    check('it is back', true)
  })
  expect(passed).toMatchObject({ verdict: 'passed', checks: 1, figures: { 'seconds until back': 1.23 }, notes: [] })
})

test('a row that checks nothing shows nothing', async () => {
  expect(await run(async () => undefined)).toMatchObject({ verdict: 'red' })
})

test('what was not so, and what was thrown, is said', async () => {
  const failed = await run(async ({ check }) => {
    check('one answer stands there', false, ['two'])
    throw new Error('no answer')
  })
  expect(failed).toMatchObject({ verdict: 'failed', notes: ['one answer stands there (["two"])', 'it broke off: no answer'] })
})

test('a row for which something is missing here is red, and says what', async () => {
  const missing = await run(async () => {
    throw new Missing('there is no Redis')
  })
  expect(missing).toMatchObject({ verdict: 'red', notes: ['there is no Redis'] })
})

test('a test that did not run fails its row', async () => {
  expect(await run(null, [{ file: 'a.test.ts', title: 'it holds' }])).toMatchObject({ verdict: 'failed', checks: 1 })
})

test('a row that is not run says where it is shown', async () => {
  expect(await runRow(row(null), 'elsewhere', circumstances)).toMatchObject({ verdict: 'elsewhere', notes: ['npm test'] })
  expect(await runRow(row(null), 'long', circumstances)).toMatchObject({ verdict: 'long', notes: [] })
})
