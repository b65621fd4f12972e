import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatTable } from '../table'
import { processorTime } from './processor-time'
import { FEWEST_UTTERANCES_PER_SECOND, figureAt, TARGETS } from './targets'
import { understandFile } from './understand-file'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const DIALOGUES = path.resolve(ROOT, '../shared/data/dialogues')
const REPORT = '.reports/eval-understanding.json'
const OPTIONS = ['--check', '--check-speed', '--help']
const HELP = `npm run eval:understanding measures how well travellers are understood, on the recorded conversations of ../shared.
  --check        fails when a target is missed, but for the speed
  --check-speed  fails when fewer than ${FEWEST_UTTERANCES_PER_SECOND} utterances a second are read`

const args = process.argv.slice(2)
const unknown = args.find((arg) => !OPTIONS.includes(arg))
if (unknown || args.includes('--help')) {
  console.log(unknown ? `There is no option ${unknown}.\n${HELP}` : HELP)
  process.exit(unknown ? 2 : 0)
}
if (!existsSync(DIALOGUES)) {
  console.log('skipped: no ../shared')
  process.exit(0)
}

const folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-understanding-'))
const reports = new Map<string, unknown>()
let utterances = 0
let milliseconds = 0
for (const file of new Set(TARGETS.map((target) => target.file))) {
  const gold = path.join(DIALOGUES, file)
  const predicted = path.join(folder, file)
  const result = understandFile(gold, predicted, processorTime)
  if ('fault' in result) throw new Error(result.fault)
  utterances += result.utterances
  milliseconds += result.milliseconds
  reports.set(file, score(gold, predicted))
}
rmSync(folder, { recursive: true })

const perSecond = Math.round(utterances / (milliseconds / 1000))
const figures = TARGETS.map(({ file, path: where, atLeast, ...target }) => {
  const value = figureAt(reports.get(file), where)
  return { ...target, value, atLeast, isMet: value !== null && value >= atLeast }
})
const isFast = perSecond >= FEWEST_UTTERANCES_PER_SECOND
const lines = figures.map(({ set, figure, value, atLeast, isMet }) => [
  set,
  figure,
  value?.toFixed(4) ?? 'none',
  atLeast.toFixed(2),
  isMet ? 'yes' : 'no',
])
lines.push(['All', 'utterances a second, one core', String(perSecond), String(FEWEST_UTTERANCES_PER_SECOND), isFast ? 'yes' : 'no'])
console.log(formatTable(['set', 'figure', 'value', 'target', 'met'], lines))
mkdirSync(path.dirname(REPORT), { recursive: true })
writeFileSync(REPORT, `${JSON.stringify({ figures, utterancesPerSecond: perSecond, reports: Object.fromEntries(reports) }, null, 1)}\n`)
console.log(`\nWritten to ${REPORT}`)
const isMissed = args.includes('--check') && figures.some(({ isMet }) => !isMet)
process.exit(isMissed || (args.includes('--check-speed') && !isFast) ? 1 : 0)

/** What the scorer that comes with the conversations says of the predictions. */
function score(gold: string, predicted: string): unknown {
  const out = `${predicted}.report.json`
  const run = spawnSync(process.execPath, [path.join(DIALOGUES, 'scoring/score.mjs'), '--gold', gold, '--pred', predicted, '--out', out], {
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(`The scorer failed on ${path.basename(gold)}: ${run.stderr}`)
  return JSON.parse(readFileSync(out, 'utf8'))
}
