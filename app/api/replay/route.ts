import { viewRun } from '@/app/(quality)/replay/view-run'
import { limitRate } from '@/app/api/limit-rate'
import { json, readText, route } from '@/app/api/respond'
import { refuseWhileLeaving } from '@/app/process/leaving'
import { requireQa } from '@/app/session/require-qa'
import { AppError } from '@/lib/errors'
import { MOST_TRANSCRIPT_BYTES, readTranscript, tooLarge } from '@/lib/replay/transcript-file'
import { services } from '@/lib/services'

/** Plays a transcript that is sent as text. It is played in memory, and nothing of it is kept. */
export const POST = route(async (request) => {
  refuseWhileLeaving()
  const user = await requireQa()
  await limitRate('look', user.id, await services())
  // Whoever says so beforehand need not send it.
  if (Number(request.headers.get('content-length') ?? 0) > MOST_TRANSCRIPT_BYTES) throw new AppError('message_too_long', tooLarge().fault)
  const read = readTranscript(await readText(request, MOST_TRANSCRIPT_BYTES))
  if ('fault' in read) throw new AppError('bad_request', read.fault)
  try {
    return json(await viewRun(read.transcript, null))
  } catch (error) {
    // Values may be nested deeper than anything can compare or show.
    if (error instanceof RangeError)
      throw new AppError('bad_request', 'This transcript holds values that cannot be shown. Nothing was kept.')
    throw error
  }
})
