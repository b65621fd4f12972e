import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { reportsFolder } from '../../../scripts/setup/paths.mjs'
import { isWell, planFor } from './choose-rows'
import { HELP, type Options, readOptions } from './options'
import { countRows, writePage, writeRows } from './report'
import type { RowReport } from './row'
import { ROWS } from './rows'
import { runRow } from './run-row'
import { runTests } from './run-tests'
import { openStage } from './stage'

const options = readOptions(process.argv.slice(2))
if ('fault' in options || options.help) {
  console.log('fault' in options ? `${options.fault}\n${HELP}` : HELP)
  process.exit('fault' in options ? 2 : 0)
}
process.exit(await main(options))

async function main(options: Options): Promise<number> {
  const beganAt = performance.now()
  const stage = openStage(options.seed)
  const planned = ROWS.map((row) => ({ row, plan: planFor(row, options) })).filter(({ plan }) => plan !== 'left out')
  const tests = planned.filter(({ plan }) => plan === 'run').flatMap(({ row }) => row.tests)
  console.log(
    `The fault matrix: ${planned.filter(({ plan }) => plan === 'run').length} of ${planned.length} rows are run, seed ${options.seed} …`,
  )
  const reports: RowReport[] = []
  try {
    const tested = tests.length > 0 ? await runTests(tests) : { testResults: [] }
    for (const { row, plan } of planned) {
      const report = await runRow(row, plan, { seed: options.seed, stage, tested })
      reports.push(report)
      console.log(writeRows([report]))
    }
  } finally {
    await stage.close()
  }
  const seconds = (performance.now() - beganAt) / 1000
  const facts = { seed: options.seed, isShort: options.isShort, seconds, load: loadavg()[0] ?? 0, at: new Date().toISOString() }
  const folder = join(reportsFolder, 'chaos')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'faults.json'), `${JSON.stringify({ ...facts, rows: reports }, null, 1)}\n`)
  writeFileSync(join(folder, 'faults.html'), writePage(reports, facts))
  console.log(`\n${writeRows(reports)}\n\n${countRows(reports)} after ${Math.round(seconds)} s\nThe page is ${join(folder, 'faults.html')}`)
  return isWell(
    reports.map(({ verdict }) => verdict),
    options.isCheck,
  )
    ? 0
    : 1
}
