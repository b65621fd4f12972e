import 'server-only'
import { limitRate } from '@/app/api/limit-rate'
import { networkAddressOf } from '@/app/auth/network-address'
import { openMessage } from '@/lib/chat/open-message'
import { AppError } from '@/lib/errors'
import type { ShareStore } from '@/lib/ports/share-store'
import type { Services } from '@/lib/services'
import { personalFacts } from '@/lib/workflows/threads-out/personal-facts'
import { isShareToken } from '@/lib/workflows/threads-out/share-thread'
import { type SharedView, sharedView } from '@/lib/workflows/threads-out/shared-view'
import { SHOWN_CARDS } from './shown-cards'

/** Short enough that a name which became known since is hidden soon. */
const KEPT_MS = 30_000
const MOST_KEPT = 30

type Share = NonNullable<Awaited<ReturnType<ShareStore['open']>>>
type Deps = Pick<
  Services,
  'shares' | 'messages' | 'orders' | 'users' | 'drafts' | 'savedPassengers' | 'rateLimits' | 'clock' | 'environment'
>

/** What was drawn up a moment ago, by token and name of the thread, the oldest first. */
const kept = new Map<string, { until: number; view: Promise<SharedView> }>()

/**
 * What the reader of a link may see, or the sentence for one who opens too many. Null for an unknown, revoked or malformed one, and for a
 * deleted thread: nobody can tell which. Whether it works is asked each time, also while its view is kept.
 */
export async function openShare(token: string, headers: Headers, all: Deps): Promise<{ view: SharedView } | { refusal: string } | null> {
  if (!isShareToken(token)) return null
  try {
    await limitRate('shared-from', networkAddressOf(headers, all), all)
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.message }
    throw error
  }
  const share = await all.shares.open(token)
  return share && { view: await keptView(share, all) }
}

function keptView(share: Share, all: Deps): Promise<SharedView> {
  const key = `${share.token} ${share.threadName}`
  const now = all.clock().getTime()
  const known = kept.get(key)
  if (known && known.until > now) return known.view
  const view = drawUp(share, all)
  kept.delete(key)
  kept.set(key, { until: now + KEPT_MS, view })
  for (const [other, { until }] of kept) if (until <= now || kept.size > MOST_KEPT) kept.delete(other)
  view.catch(() => kept.delete(key))
  return view
}

async function drawUp({ threadId, userId, headId, threadName, names, createdAt }: Share, all: Deps): Promise<SharedView> {
  const [rows, now] = await Promise.all([all.messages.list(threadId, userId, { upTo: headId }), personalFacts(threadId, userId, all)])
  const messages = rows.map((row) => ({ role: row.role, createdAt: row.createdAt, parts: openMessage(row).parts }))
  return sharedView({ name: threadName, sharedAt: createdAt, messages }, SHOWN_CARDS, { ...now, names: [...names, ...now.names] })
}
