import { mkdirSync, writeFileSync } from 'node:fs'
import { createInProcessDriver } from './drivers/in-process'
import { createHttpDriver } from './drivers/over-http'
import { HELP, readOptions } from './options'
import { knownFiles, type Row, readRows } from './row'
import { type Result, runRows } from './run-rows'
import { kindTable, missedTargets, scoreLines, scoreOf, TARGETS } from './score'

const FOLDER = '.reports'
const FILE = `${FOLDER}/eval-needs.json`
const AT_ONCE = 2
const WIDEST_REASON = 400

const options = readOptions(process.argv.slice(2))
if ('fault' in options || options.help) {
  console.log('fault' in options ? `${options.fault}\n${HELP}` : HELP)
  process.exit('fault' in options ? 2 : 0)
}
const { files, only, kind, half, words, base, today, check } = options
const { own, shared } = knownFiles()
const sets = files.length > 0 ? files.map((file) => [file]) : [own, shared].filter((several) => several.length > 0)
const driver = base
  ? createHttpDriver(base, today ?? new Date().toISOString().slice(0, 10))
  : createInProcessDriver({ today: today ?? undefined })

const reports = []
for (const set of sets) {
  const rows = set.flatMap(readRows).filter(isWanted)
  if (rows.length === 0) continue
  const startedAt = performance.now()
  const results = await runRows(rows, driver, base ? AT_ONCE : 1, tell)
  const score = scoreOf(results)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`\n${set.join(', ')}, in ${seconds} s\n${kindTable(results)}\n`)
  const halves = Object.entries(Object.groupBy(results, ({ row }) => row.half ?? 'all')).map(([name, some]) => ({ name, ...scoreOf(some) }))
  if (halves.length > 1) for (const { name, ...of } of halves) console.log(`${name}: ${scoreLines(of)}`)
  console.log(`${scoreLines(score)}\n`)
  reports.push({ files: set, score, halves, results: results.map(reportOf) })
}
if (reports.length === 0) console.log('No row is called that.')
mkdirSync(FOLDER, { recursive: true })
writeFileSync(FILE, `${JSON.stringify({ targets: TARGETS, reports }, null, 1)}\n`)
console.log(`Written to ${FILE}`)
// The targets are those of the shared set; rows in files of one's own are only told about.
const judged = reports.filter(({ files: [file = ''] }) => shared.includes(file))
const missed = judged.flatMap(({ score }) => missedTargets(score))
for (const sentence of missed) console.log(`Missed: ${sentence}.`)
process.exit(reports.length === 0 || (check && missed.length > 0) ? 1 : 0)

function isWanted(row: Row): boolean {
  return (!only || only.includes(row.id)) && (!kind || row.kind === kind) && (!half || (row.half ?? 'development') === half)
}

/** Rows that are held out stay unread by whoever runs all of them: only their verdicts are told. */
function isTold({ half: own }: Row): boolean {
  return own !== 'held-out' || half === 'held-out'
}

function tell({ row, verdict, fallen, untrue, heards }: Result): void {
  if (!isTold(row)) return
  const why = [...untrue.map((line) => `UNTRUE ${line}`), ...fallen].join('; ')
  console.log(`${verdict.padEnd(4)} ${row.id} ${row.kind}: ${words ? why : why.slice(0, WIDEST_REASON)}`)
  if (!words) return
  for (const [index, heard] of heards.entries()) {
    const calls = heard.calls.map(({ meaning, input }) => `\n    [${meaning} ${JSON.stringify(input)}]`).join('')
    const error = heard.error ? `\n    ! ${heard.error}` : ''
    console.log(`  > ${row.turns[index]}\n  < ${heard.words.replaceAll('\n', '\n    ')}${calls}${error}`)
  }
}

function reportOf({ row, heards, ...verdict }: Result) {
  if (!isTold(row)) return { id: row.id, kind: row.kind, verdict: verdict.verdict }
  const turns = heards.map(({ cards: _cards, ...heard }, index) => ({ said: row.turns[index], ...heard }))
  return { id: row.id, kind: row.kind, weight: row.weight, wanted: row.wanted, ...verdict, turns }
}
