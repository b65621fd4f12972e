import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { DrawCard } from '@/app/(quality)/engine/replay'
import type { ReplayResult } from '@/app/(quality)/engine/replay-result'
import { playTranscript } from '@/app/(quality)/engine/run-transcript'
import { endDifferences, transcriptDifferences } from '@/lib/replay/differences'
import { OWN_MODEL, type Transcript } from '@/lib/replay/transcript'
import { type Heard, hearNothing, listenTo } from './listen-to'
import type { Options } from './options'
import { readTranscriptFile, writeTranscriptFile } from './transcript-files'

type Outcome = Pick<ReplayResult, 'status' | 'lines' | 'passes'>
/** `live` is the model of the environment, where one is asked for. */
export type Desk = { options: Options; live: LanguageModelV4 | null; drawCard?: DrawCard }

export type Replayed = { result: ReplayResult; heard: Heard }

/** Reads one file and plays it as the options want; whatever goes wrong is a line. */
export async function replayFile(file: string, desk: Desk): Promise<Replayed> {
  const heard = hearNothing()
  const began = performance.now()
  const read = await readTranscriptFile(file)
  if ('fault' in read) {
    return { result: { file, title: '', status: 'unreadable', lines: [read.fault], milliseconds: 0 }, heard }
  }
  const outcome = await replay(file, read.transcript, desk, heard).catch(
    (error: unknown): Outcome => ({ status: 'broken', lines: [error instanceof Error ? error.message : String(error)] }),
  )
  const milliseconds = Math.round(performance.now() - began)
  return { result: { file, title: read.transcript.header.title, milliseconds, ...outcome }, heard }
}

function replay(file: string, transcript: Transcript, desk: Desk, heard: Heard): Promise<Outcome> {
  const { options, live } = desk
  if (options.fault) return replayWithFault(transcript, options)
  if (options.model === 'live' && live) return replayLive(transcript, live, options.times, heard)
  return compare(file, transcript, desk, heard)
}

/** Equality: what is recorded again is the same, word by word. */
async function compare(file: string, transcript: Transcript, { options, drawCard }: Desk, heard: Heard): Promise<Outcome> {
  const isAnew = options.model === 'concierge'
  const isOwn = transcript.header.model === OWN_MODEL
  const played = await playTranscript(transcript, {
    model: isAnew ? 'concierge' : 'recorded',
    outside: options.asksOutside ? 'market' : isAnew ? 'recorded-then-market' : 'recorded',
    // What another model said wrongly was refused, and stands in its transcript.
    ...(isOwn || isAnew ? { listen: (model: LanguageModelV4) => listenTo(model, transcript.header.today, heard) } : {}),
    ...(drawCard ? { drawCard } : {}),
  })
  // Asked the same, the embedded model says it otherwise: its words are heard, and compared with nothing.
  if (isAnew && !isOwn) return { status: 'same', lines: [] }
  const lines = transcriptDifferences(transcript, played.transcript, { whole: isAnew })
  if (options.isUpdate && lines.length > 0) await writeTranscriptFile(file, played.transcript)
  return { status: lines.length === 0 ? 'same' : 'changed', lines }
}

/** Another model may say it otherwise: what counts is how everything stands at the end. */
async function replayLive(transcript: Transcript, model: LanguageModelV4, times: number, heard: Heard): Promise<Outcome> {
  const passes = { of: times, passed: 0 }
  let lines: string[] = []
  for (let run = 0; run < times; run++) {
    const played = await playTranscript(transcript, {
      model,
      outside: 'recorded-then-market',
      listen: (asked) => listenTo(asked, transcript.header.today, heard),
    })
    const missed = tripDifferences(transcript, played.transcript)
    if (missed.length === 0) passes.passed++
    else lines = missed
  }
  return { status: passes.passed === times ? 'same' : 'changed', lines, passes }
}

/** The trip, its price and its order; not the words, nor the way there. */
function tripDifferences(was: Transcript, is: Transcript): string[] {
  return endDifferences(was, is).filter((line) => !line.startsWith('database') && !line.includes('searchId'))
}

/** A transcript as a chaos test: invariants instead of equality. */
async function replayWithFault(transcript: Transcript, { fault }: Options): Promise<Outcome> {
  const steps = transcript.events.filter(({ type }) => type === 'model').length
  const { findings } = await playTranscript(transcript, { model: 'recorded', faults: fault ? [fault(steps)] : [] })
  return { status: findings.length === 0 ? 'same' : 'broken', lines: findings }
}
