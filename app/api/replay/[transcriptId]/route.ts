import { runTranscript } from '@/app/(quality)/engine/late-engine'
import { replayReport } from '@/app/(quality)/engine/report'
import { replayEntry } from '@/app/(quality)/replay/replay-entry'
import { openTranscript } from '@/app/(quality)/replay/transcript-shelf'
import { fileName } from '@/app/(quality)/replay/view-run'
import { withCards } from '@/app/(quality)/replay/with-cards'
import { limitRate } from '@/app/api/limit-rate'
import { fileResponse } from '@/app/api/orders/file-response'
import { json, route } from '@/app/api/respond'
import { requireQa } from '@/app/session/require-qa'
import { AppError, notFound } from '@/lib/errors'
import { forFile } from '@/lib/replay/for-file'
import { writeTranscript } from '@/lib/replay/transcript-file'
import { services } from '@/lib/services'

type Context = { params: Promise<{ transcriptId: string }> }

/** A transcript as a file: as it was recorded, as today's run would have it, or what the two differ in as a page. */
export const GET = route(async (request, context: Context) => {
  const user = await requireQa()
  const all = await services()
  await limitRate('look', user.id, all)
  const opened = await openTranscript((await context.params).transcriptId, all)
  if (!opened) throw notFound()
  if ('fault' in opened) throw new AppError('bad_request', opened.fault)
  const { transcript, entry } = opened
  const name = entry.file === null ? fileName(transcript.header.title) : entry.id
  switch (new URL(request.url).searchParams.get('as')) {
    case 'recorded':
      return fileResponse(writeTranscript(transcript), 'application/jsonl; charset=utf-8', `${name}.jsonl`)
    case 'replayed': {
      const replayed = await runTranscript(transcript, { model: 'recorded' })
      return fileResponse(writeTranscript(forFile(withCards(replayed, transcript))), 'application/jsonl; charset=utf-8', `${name}.jsonl`)
    }
    case 'report': {
      const result = await replayEntry(opened)
      const run = { at: all.clock().toISOString(), mode: 'recorded', seconds: result.milliseconds / 1000, results: [result] }
      return fileResponse(replayReport({ ...run, sentences: 0, ungrounded: 0 }), 'text/html; charset=utf-8', `${name}.html`)
    }
    default:
      throw new AppError('bad_request', 'Say what to download: as=recorded, as=replayed or as=report.')
  }
})

/** Plays it once more, and says what came of it. */
export const POST = route(async (_request, context: Context) => {
  const user = await requireQa()
  const all = await services()
  await limitRate('look', user.id, all)
  const opened = await openTranscript((await context.params).transcriptId, all)
  if (!opened) throw notFound()
  return json(await replayEntry(opened))
})
