import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReplayResult, ReplayRun } from '@/app/(quality)/engine/replay-result'
import { replayReport } from '@/app/(quality)/engine/report'
import { reportsFolder } from '../../scripts/setup/paths.mjs'
import { openDesk } from './desk'
import { hearNothing, type UngroundedSentence } from './listen-to'
import { HELP, type Options, readOptions } from './options'
import { recordStories } from './record-stories'
import { replayFiles } from './replay-files'
import { holdTalk } from './talk-desk'
import { listTranscriptFiles } from './transcript-files'

const MOST_LINES = 12
const WORDS = { same: 'same   ', changed: 'CHANGED', broken: 'BROKEN ', unreadable: 'NO FILE' }

const args = process.argv.slice(2)
const options = readOptions(args)
if (args.includes('--help') || 'problem' in options) {
  console.log('problem' in options && !args.includes('--help') ? `${options.problem}\n${HELP}` : HELP)
  process.exit(args.includes('--help') ? 0 : 2)
}
if (options.seat) process.exit(await holdTalk(options.seat))
process.exit(options.record === null ? await replayAll(options) : await recordStories(options.record))

async function replayAll(options: Options): Promise<number> {
  const desk = openDesk(options)
  if (options.model === 'live' && !desk.live) {
    console.log('skipped: no key (set OPENAI_API_KEY to replay with a live model)')
    return 0
  }
  const heard = hearNothing()
  const files = options.files.length > 0 ? options.files : await listTranscriptFiles()
  const began = performance.now()
  const replayed = await replayFiles(files, { desk, args: args.filter((arg) => arg.startsWith('--')) }, ({ result }) => show(result))
  const results = replayed.map(({ result }) => result)
  for (const { heard: said } of replayed) {
    heard.sentences += said.sentences
    heard.ungrounded.push(...said.ungrounded)
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10
  if (options.isShown) for (const one of heard.ungrounded) console.log(describeUngrounded(one))
  const mode = options.fault ? `fault ${options.faultName}` : options.model
  const [sentences, ungrounded] = [heard.sentences, heard.ungrounded.length]
  await keep({ at: new Date().toISOString(), mode, seconds, results, sentences, ungrounded }, options)
  const failed = results.filter(({ status }) => status !== 'same').length
  console.log(
    `${results.length} transcripts in ${seconds} s: ${results.length - failed} ${options.fault ? 'held' : 'the same'}, ${failed} not`,
  )
  showPasses(results, options.times)
  if (!options.fault)
    console.log(`${ungrounded} of ${sentences} sentences claim what stands in no fact${ungrounded > 0 ? ' (--show lists them)' : ''}`)
  if (results.some(({ status }) => status === 'unreadable')) return 2
  // What a live model says is shown to its reader past the same check; here it is told, and fails nothing.
  const isFailed = failed > 0 && !options.isUpdate
  return isFailed || (ungrounded > 0 && options.model !== 'live' && !options.fault) ? 1 : 0
}

function show({ file, status, lines, passes }: ReplayResult): void {
  console.log(`${WORDS[status]} ${file}${passes ? ` (${passes.passed} of ${passes.of})` : ''}`)
  for (const line of lines.slice(0, MOST_LINES)) console.log(`          ${line}`)
  if (lines.length > MOST_LINES) console.log(`          … and ${lines.length - MOST_LINES} more`)
}

/** pass^1: a run ends with the recorded trip. pass^k: all k of them do. */
function showPasses(results: ReplayResult[], times: number): void {
  const counted = results.flatMap(({ passes }) => (passes ? [passes] : []))
  if (counted.length === 0) return
  const share = (part: number, of: number) => `${Math.round((100 * part) / Math.max(1, of))} %`
  const passed = counted.reduce((sum, passes) => sum + passes.passed, 0)
  const all = counted.filter((passes) => passes.passed === passes.of).length
  console.log(`pass^1 ${share(passed, counted.length * times)}, pass^${times} ${share(all, counted.length)}`)
}

async function keep(run: ReplayRun, { report }: Options): Promise<void> {
  await mkdir(reportsFolder, { recursive: true })
  await writeFile(join(reportsFolder, 'replay.json'), `${JSON.stringify(run, null, 1)}\n`)
  if (report !== null) await writeFile(report, replayReport(run))
}

function describeUngrounded({ words, sentence, claims }: UngroundedSentence): string {
  return `          “${words}” → “${sentence}” claims ${claims.join(', ')}`
}
