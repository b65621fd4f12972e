import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { openMessage } from '@/lib/chat/open-message'
import { services } from '@/lib/services'
import { personalFacts } from '@/lib/workflows/threads-out/personal-facts'
import { isShareToken } from '@/lib/workflows/threads-out/share-thread'
import { type SharedView, sharedView } from '@/lib/workflows/threads-out/shared-view'
import { SHOWN_CARDS } from '../shown-cards'
import { SharedOn } from './shared-on'
import { SharedThread } from './shared-thread'

export async function generateMetadata({ params }: PageProps<'/shared/[token]'>): Promise<Metadata> {
  const view = await openShare((await params).token)
  return { title: view ? `${view.name}, a shared trip` : 'Not found', robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** A thread as somebody shared it: to be read by whoever has the link, without anything personal. */
export default async function SharedPage({ params }: PageProps<'/shared/[token]'>) {
  const view = await openShare((await params).token)
  if (!view) notFound()
  return (
    <main className="mx-auto w-full max-w-[752px] flex-1 px-4 pt-8 pb-20">
      <h1 className="break-words font-display font-medium text-[28px] leading-9 tracking-[-0.015em] sm:text-[34px] sm:leading-[42px]">
        {view.name}
      </h1>
      <p className="mt-2 mb-8 text-pretty text-fact text-ink-soft">
        A conversation with Wayfarer, shared on <SharedOn instant={view.sharedAt} />. Names, contact details, passengers and payment are
        left out; prices are those of then.
      </p>
      <SharedThread messages={view.messages} />
    </main>
  )
}

/** Unknown, revoked, malformed, or of a deleted thread: nobody can tell which. */
const openShare = cache(async (token: string): Promise<SharedView | null> => {
  if (!isShareToken(token)) return null
  const all = await services()
  const share = await all.shares.open(token)
  if (!share) return null
  const [rows, facts] = await Promise.all([
    all.messages.list(share.threadId, share.userId, { upTo: share.headId }),
    personalFacts(share.threadId, share.userId, all),
  ])
  const messages = rows.map((row) => ({ role: row.role, createdAt: row.createdAt, parts: openMessage(row).parts }))
  return sharedView({ name: share.threadName, sharedAt: share.createdAt, messages }, SHOWN_CARDS, facts)
})
