import { writeFile } from 'node:fs/promises'
import { differences } from '@/lib/replay/differences'
import type { Heard, UngroundedSentence } from './listen-to'
import { listenToTranscript, type ReplayModel } from './run-transcript'
import { listTranscriptFiles, readTranscript } from './transcript-files'

const MOST_LINES = 12
const NOTHING_HEARD: Heard = { sentences: 0, ungrounded: [] }
const HELP = `npm run replay [-- FILES] replays recorded transcripts on today's code and shows what changed.
  --model=concierge  the embedded model answers anew, and its words and calls are compared too
  --update           records the files anew with the embedded model: look at the difference before you commit it
  --show             shows each sentence that stands in no fact, with what was claimed`

const args = process.argv.slice(2)
const flags = args.filter((arg) => arg.startsWith('--'))
const unknown = flags.find((flag) => !['--model=concierge', '--model=recorded', '--update', '--show', '--help'].includes(flag))
if (unknown || flags.includes('--help')) {
  console.log(unknown ? `There is no option ${unknown}.\n${HELP}` : HELP)
  process.exit(unknown ? 2 : 0)
}
const isUpdate = flags.includes('--update')
const model: ReplayModel = isUpdate || flags.includes('--model=concierge') ? 'concierge' : 'recorded'
const named = args.filter((arg) => !arg.startsWith('--'))

let failed = 0
let sentences = 0
let ungrounded = 0
const files = named.length > 0 ? named : await listTranscriptFiles()
for (const file of files) {
  const { lines, heard } = await replayFile(file)
  sentences += heard.sentences
  ungrounded += heard.ungrounded.length
  if (lines.length > 0) failed++
  console.log(`${lines.length === 0 ? 'same   ' : 'CHANGED'} ${file}`)
  for (const line of lines.slice(0, MOST_LINES)) console.log(`          ${line}`)
  if (lines.length > MOST_LINES) console.log(`          … and ${lines.length - MOST_LINES} more`)
  if (flags.includes('--show')) for (const one of heard.ungrounded) console.log(describeUngrounded(one))
}
console.log(`${files.length - failed} transcripts the same, ${failed} changed`)
console.log(`${ungrounded} of ${sentences} sentences claim what stands in no fact${ungrounded > 0 ? ' (--show lists them)' : ''}`)
process.exit((failed > 0 && !isUpdate) || ungrounded > 0 ? 1 : 0)

async function replayFile(file: string): Promise<{ lines: string[]; heard: Heard }> {
  const read = await readTranscript(file)
  if ('fault' in read) return { lines: [read.fault], heard: NOTHING_HEARD }
  try {
    const { transcript: now, heard } = await listenToTranscript(read.transcript, model)
    const lines = differences(plain(read.transcript), plain(now))
    if (isUpdate && lines.length > 0) await writeFile(file, `${JSON.stringify(now, null, 1)}\n`)
    return { lines, heard }
  } catch (error) {
    return { lines: [error instanceof Error ? error.message : String(error)], heard: NOTHING_HEARD }
  }
}

function describeUngrounded({ words, sentence, claims }: UngroundedSentence): string {
  return `          “${words}” → “${sentence}” claims ${claims.join(', ')}`
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
