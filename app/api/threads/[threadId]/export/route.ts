import { limitRate } from '@/app/api/limit-rate'
import { readId, route } from '@/app/api/respond'
import { transcriptOf } from '@/app/recording/transcript-of'
import { requireUser } from '@/app/session/current-user'
import { openMessage } from '@/lib/chat/open-message'
import { AppError, notFound } from '@/lib/errors'
import { writeTranscript } from '@/lib/replay/transcript-file'
import { services } from '@/lib/services'
import { exportName } from '@/lib/workflows/threads-out/export-name'
import { threadMarkdown } from '@/lib/workflows/threads-out/thread-markdown'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'

/** The branch that is shown as a file to keep: `?as=markdown`, or `transcript` for what was recorded of it. */
export const GET = route(async (request, context: RouteContext<'/api/threads/[threadId]/export'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const as = new URL(request.url).searchParams.get('as') ?? 'markdown'
  if (as !== 'markdown' && as !== 'transcript') {
    throw new AppError('bad_request', 'You can have a trip as Markdown or as a transcript. Please choose one.')
  }
  const all = await services()
  await limitRate('look', user.id, all)
  const thread = await all.threads.find(threadId, user.id)
  if (!thread) throw notFound()
  if (as === 'transcript') {
    const isRecorded = (await all.recordings.list(threadId, user.id)).length > 0
    const transcript = isRecorded ? await transcriptOf(threadId, user.id, all) : null
    if (!transcript) throw new AppError('refused', 'This trip wasn’t recorded. Record it from its menu to keep what happens from then on.')
    return download(writeTranscript(transcript), 'application/x-ndjson; charset=utf-8', exportName(thread.name, 'jsonl').disposition)
  }
  const [rows, live] = await Promise.all([all.messages.list(threadId, user.id), loadLiveTrip(threadId, user.id, all)])
  if (!live) throw notFound()
  const messages = rows.map((row) => ({ role: row.role, createdAt: row.createdAt, parts: openMessage(row).parts }))
  const text = threadMarkdown({ name: thread.name, messages, live, now: all.clock() })
  return download(text, 'text/markdown; charset=utf-8', exportName(thread.name, 'md').disposition)
})

/** Saved as a file, never shown as a page. */
function download(file: string, contentType: string, disposition: string): Response {
  return new Response(file, { headers: { 'content-type': contentType, 'content-disposition': disposition } })
}
