import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { Worded } from '@/components/ui/worded'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/public/shared'
import { openShare } from '../open-share'
import { OneMoment } from './one-moment'
import { SharedOn } from './shared-on'
import { SharedThread } from './shared-thread'

export async function generateMetadata({ params }: PageProps<'/shared/[token]'>): Promise<Metadata> {
  const opened = await openOnce((await params).token)
  const title = !opened ? texts.notFound : 'refusal' in opened ? texts.oneMoment : texts.aSharedTrip(opened.view.name)
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** A thread as somebody shared it: to be read by whoever has the link, without anything personal. */
export default async function SharedPage({ params }: PageProps<'/shared/[token]'>) {
  const opened = await openOnce((await params).token)
  if (!opened) notFound()
  if ('refusal' in opened) return <OneMoment sentence={opened.refusal} />
  const { view } = opened
  return (
    <main className="mx-auto w-full max-w-[752px] flex-1 px-4 pt-8 pb-20">
      <h1 className="break-words font-display font-medium text-[28px] leading-9 tracking-[-0.015em] sm:text-[34px] sm:leading-[42px]">
        {view.name}
      </h1>
      <p className="mt-2 mb-8 text-pretty text-fact text-ink-soft">
        <Worded words={texts.sharedConversation} parts={{ day: <SharedOn instant={view.sharedAt} /> }} />
      </p>
      <SharedThread messages={view.messages} />
    </main>
  )
}

/** Once for the page and what stands in its head. */
const openOnce = cache(async (token: string) => openShare(token, await headers(), await services()))
