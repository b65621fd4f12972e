import 'server-only'
import { endState } from '@/app/(quality)/engine/end-state'
import { recordingHeader, recordingSecrets } from '@/app/recording/header-and-secrets'
import type { RedactedEvent } from '@/lib/ports/recording-store'
import { createRedactor } from '@/lib/replay/redact'
import { headerSchema, type Transcript, type TranscriptEvent, type TranscriptHeader, transcriptEventSchema } from '@/lib/replay/transcript'
import type { Services } from '@/lib/services'
import { plainDateIn } from '@/lib/travel/dates'
import { cancellationMail } from '@/lib/workflows/orders/cancellation-mail'
import { receiptOf } from '@/lib/workflows/orders/receipt'

/**
 * What was recorded of a thread, with how everything stands now as its end; null for a thread that is not this user's. One that was never
 * recorded has its beginning alone.
 */
export async function transcriptOf(threadId: string, userId: string, all: Services): Promise<Transcript | null> {
  const [thread, user] = await Promise.all([all.threads.find(threadId, userId), all.users.findById(userId)])
  if (!thread || !user) return null
  const { header, events } = readLines(await all.recordings.list(threadId, user.id))
  const [known, written] = await Promise.all([
    recordingSecrets(thread, user, all),
    header ?? recordingHeader(thread, thread.recordedSince ?? all.clock(), all),
  ])
  const redactor = createRedactor(known)
  const at = Math.max(events.at(-1)?.at ?? 0, all.clock().getTime() - Date.parse(written.now))
  return readAgain(
    [header ?? redactor.redact(written), ...events, redactor.redact({ ...(await endOf(thread.id, user.id, written.zone, all)), at })],
    known,
  )
}

/** The recording of anybody's thread, for those who check quality; null when nothing was recorded there. */
export async function recordedTranscript(threadId: string, all: Services): Promise<Transcript | null> {
  const userId = await all.recordings.ownerOf(threadId)
  const [thread, user] = userId === null ? [] : await Promise.all([all.threads.find(threadId, userId), all.users.findById(userId)])
  if (!thread || !user) return null
  return readAgain(await all.recordings.open(threadId), await recordingSecrets(thread, user, all))
}

/** Each line was redacted when it was written. Whoever was named before anything was known of them is taken out here. */
async function readAgain(lines: unknown[], known: Awaited<ReturnType<typeof recordingSecrets>>): Promise<Transcript | null> {
  const { header, events } = readLines(lines)
  if (!header) return null
  const redactor = createRedactor({ ...known, isAgain: true })
  const again: RedactedEvent[] = []
  for (const line of [header, ...events]) {
    again.push(redactor.redact(line))
    // A long recording takes seconds, in which others have their turn.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const read = readLines(again)
  return read.header && { header: read.header, events: read.events }
}

/** Lines as they are stored: the first header counts, and what is no event (any more) is left out. */
export function readLines(lines: unknown[]): { header: TranscriptHeader | null; events: TranscriptEvent[] } {
  let header: TranscriptHeader | null = null
  const events: TranscriptEvent[] = []
  for (const line of lines) {
    const event = transcriptEventSchema.safeParse(line)
    if (event.success) events.push(event.data)
    else header ??= headerSchema.safeParse(line).data ?? null
  }
  return { header, events }
}

async function endOf(threadId: string, userId: string, zone: string, all: Services) {
  const now = () => all.clock()
  const { messages, trips, orders } = all
  return endState({
    stores: { threadId, userId, messages, trips, orders },
    clock: { now, today: () => plainDateIn(zone, now()) },
    mail: { sent: await mailsSent(threadId, userId, all) },
  })
}

/** The subjects of the mails that the thread's order has sent, as they are written once each. */
async function mailsSent(threadId: string, userId: string, { orders }: Services): Promise<string[]> {
  const order = await orders.findByThread(threadId, userId)
  if (!order) return []
  const done = (await orders.listSteps(order.id, userId)).filter(({ state }) => state === 'succeeded').map(({ step }) => step)
  return [
    ...(done.includes('send-receipt') ? [receiptOf(order).subject] : []),
    ...(done.includes('send-cancellation') ? [cancellationMail(order).subject] : []),
  ]
}
