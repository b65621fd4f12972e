import type { planFor } from './choose-rows'
import type { Row, RowReport } from './row'
import { faultsOf, type TestReport } from './run-tests'
import type { Stage } from './stage'
import { beginTrial, Missing } from './trial'

const LONGEST_ROW_MS = 180_000

type Circumstances = { seed: number; stage: Stage; tested: TestReport }

/** Runs a row, or says why it is not run. What it throws is a fault of it, and no other row's. */
export async function runRow(row: Row, plan: ReturnType<typeof planFor>, { seed, stage, tested }: Circumstances): Promise<RowReport> {
  const { number, fault, injected, expected } = row
  const told = { number, fault, injected, expected, notes: [], checks: 0, figures: {}, seconds: 0 }
  if (plan === 'elsewhere') return { ...told, verdict: plan, notes: row.elsewhere === null ? [] : [row.elsewhere] }
  if (plan !== 'run') return { ...told, verdict: plan === 'long' ? 'long' : 'red' }
  const beganAt = performance.now()
  const { trial, finding } = beginTrial(seed, stage)
  let missing: string | null = null
  try {
    await beforeLong(row.scenario?.(trial))
  } catch (error) {
    if (error instanceof Missing) missing = error.message
    else finding.faults.push(`it broke off: ${error instanceof Error ? error.message : String(error)}`)
  }
  finding.faults.push(...faultsOf(row.tests, tested))
  const checks = finding.checks + row.tests.length
  const seconds = Math.round((performance.now() - beganAt) / 100) / 10
  const verdict = finding.faults.length > 0 ? 'failed' : missing !== null || checks === 0 ? 'red' : 'passed'
  return { ...told, verdict, notes: [...finding.faults, ...(missing === null ? [] : [missing])], checks, figures: finding.figures, seconds }
}

async function beforeLong(run: Promise<void> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('it did not come to its end')), LONGEST_ROW_MS)
  })
  await Promise.race([run, tooLong]).finally(() => clearTimeout(timer))
}
