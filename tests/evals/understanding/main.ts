import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { HALVES, type Half } from '../halves'
import { fillDays } from '../needs/fill-days'
import { knownFiles, readRows } from '../needs/row'
import { formatTable } from '../table'
import { goldOf } from './gold'
import { measureInvariance } from './invariance'
import { processorTime } from './processor-time'
import { FEWEST_MESSAGES_PER_SECOND, figureAt, INVARIANCE, TARGETS } from './targets'
import { understandFile } from './understand-file'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const DIALOGUES = path.resolve(ROOT, '../shared/data/dialogues')
const REPORT = '.reports/eval-understanding.json'
const HELP = `npm run eval:understanding measures how the concierge's own reader, folded over the trip, understands travellers: on the recorded
conversations of ../shared, each set in two halves, and on the needs in tests/evals/needs, said in other ways.
  --accepted-airline  an offer that is accepted brings its airline, and that counts, as in SGD
  --check             fails where the reader falls behind what it reached, but for the speed
  --check-speed       fails when fewer than ${FEWEST_MESSAGES_PER_SECOND} messages a second are read`

const options = readOptions()
if (!existsSync(DIALOGUES)) {
  console.log('skipped: no ../shared')
  process.exit(0)
}

const conventions = { takesOfferedAirline: options['accepted-airline'] ?? false }
const folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-understanding-'))
const reports = new Map<string, Record<Half, unknown>>()
let messages = 0
let milliseconds = 0
for (const file of new Set(TARGETS.map((target) => target.file))) {
  const text = readFileSync(path.join(DIALOGUES, file), 'utf8')
  const [development, heldOut] = HALVES.map((half) => reportOn(`${half}-${file}`, goldOf(text, half, conventions)))
  reports.set(file, { development, 'held-out': heldOut })
}
rmSync(folder, { recursive: true })

const figures = TARGETS.map(({ file, path: where, ...target }) => {
  const [development, heldOut] = HALVES.map((half) => figureAt(reports.get(file)?.[half], where))
  return { ...target, development: development ?? 0, heldOut: heldOut ?? 0 }
})
const lines = figures.map(({ set, figure, development, heldOut, holds, aim }) => [
  set,
  figure,
  development.toFixed(4),
  heldOut.toFixed(4),
  holds.toFixed(3),
  aim?.toFixed(2) ?? '–',
])
console.log(formatTable(['set', 'figure', 'development', 'held-out', 'held by --check', 'aim'], lines))

const { own, shared } = knownFiles()
const said = [...own, ...shared].flatMap(readRows).filter(({ kind }) => kind !== 'languages')
const invariance = measureInvariance(said.map(({ turns: [words = ''], today }) => ({ words: fillDays(words, today), today })))
const shares = invariance.map(({ name, messages: all, unchanged, changed }) => ({ name, messages: all, share: unchanged / all, changed }))
const perSecond = Math.round(messages / (milliseconds / 1000))
console.log(`\nRequests that mean the same said another way, of ${shares[0]?.messages ?? 0}:`)
console.log(
  formatTable(
    ['said', 'same trip', 'aim'],
    shares.map(({ name, share }) => [name, share.toFixed(4), INVARIANCE.aim.toFixed(2)]),
  ),
)
console.log(`\n${perSecond} messages a second of one core, to be at least ${FEWEST_MESSAGES_PER_SECOND}`)

mkdirSync(path.dirname(REPORT), { recursive: true })
const report = { conventions, figures, messagesPerSecond: perSecond, invariance: shares, reports: Object.fromEntries(reports) }
writeFileSync(REPORT, `${JSON.stringify(report, null, 1)}\n`)
console.log(`Written to ${REPORT}`)
const hasFallen = figures.some(({ development, heldOut, holds }) => Math.min(development, heldOut) < holds)
const isMissed = hasFallen || shares.some(({ share }) => share < INVARIANCE.holds)
process.exit((options.check && isMissed) || (options['check-speed'] && perSecond < FEWEST_MESSAGES_PER_SECOND) ? 1 : 0)

function readOptions() {
  const kinds = {
    'accepted-airline': { type: 'boolean' },
    check: { type: 'boolean' },
    'check-speed': { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ options: kinds })
    if (!values.help) return values
    console.log(HELP)
    return process.exit(0)
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : error}\n${HELP}`)
    return process.exit(2)
  }
}

/** What the scorer that comes with the conversations says of the predictions for these rows. */
function reportOn(name: string, rows: string): unknown {
  const [gold, predicted, out] = ['gold', 'predicted', 'report'].map((kind) => path.join(folder, `${kind}-${name}`)) as [
    string,
    string,
    string,
  ]
  writeFileSync(gold, rows)
  const result = understandFile(gold, predicted, processorTime, conventions)
  if ('fault' in result) throw new Error(result.fault)
  messages += result.utterances
  milliseconds += result.milliseconds
  const scorer = path.join(DIALOGUES, 'scoring/score.mjs')
  const run = spawnSync(process.execPath, [scorer, '--gold', gold, '--pred', predicted, '--out', out], { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`The scorer failed on ${name}: ${run.stderr}`)
  return { ...JSON.parse(readFileSync(out, 'utf8')), ...outOfScope(rows, readFileSync(predicted, 'utf8')) }
}

/** The share of unsupported requests not mistaken for travel; nothing if a set has none. */
function outOfScope(rows: string, predicted: string): { out_of_scope_not_travel?: number } {
  const groups = (text: string) =>
    new Map(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map(({ id, group }) => [id, group]),
    )
  const beyond = [...groups(rows)].flatMap(([id, group]) => (group === 'out_of_scope' ? [id] : []))
  const found = groups(predicted)
  return beyond.length > 0 ? { out_of_scope_not_travel: beyond.filter((id) => found.get(id) !== 'travel').length / beyond.length } : {}
}
