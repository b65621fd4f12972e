import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireUser } from '@/app/session/current-user'
import { Checkout } from '@/components/booking/checkout'
import { PageHead } from '@/components/booking/page-head'
import { TripAside } from '@/components/booking/trip-aside'
import { SavedAtFirstProvider } from '@/components/passengers/saved-at-first'
import { OpenedTripProvider } from '@/components/state/opened-trip'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/booking'
import { shownTrip } from '@/lib/travel/trip/shown-trip'
import { listForCheckout } from '@/lib/workflows/account/saved-passengers'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'

export const metadata: Metadata = { title: texts.checkout, robots: { index: false } }

export default async function BookingPage({ params }: { params: Promise<{ threadId: string }> }) {
  const { threadId } = await params
  const user = await requireUser(`/booking/${threadId}`)
  const all = await services()
  const [live, draft, saved] = await Promise.all([
    loadLiveTrip(threadId, user.id, all),
    all.drafts.load(threadId, user.id),
    listForCheckout(user.id, all),
  ])
  if (!live) notFound()
  return (
    <OpenedTripProvider value={shownTrip(live)}>
      <PageHead
        backTo={`/chat/${threadId}`}
        backLabel={texts.backToTheConversation}
        isSimulated={live.trip.result?.isSimulated === true || live.order?.isSimulated === true}
      />
      <main className="mx-auto w-full max-w-[1120px] px-3 pt-6 pb-16 sm:px-8">
        <h1 className="mb-5 px-1 font-semibold text-[28px] leading-9 tracking-[-0.01em]">{texts.checkout}</h1>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
          <SavedAtFirstProvider value={saved}>
            <Checkout threadId={threadId} place="page" isNew={draft === null} />
          </SavedAtFirstProvider>
          <div className="lg:sticky lg:top-6">
            <TripAside threadId={threadId} />
          </div>
        </div>
      </main>
    </OpenedTripProvider>
  )
}
