import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { requireUser } from '@/app/session/current-user'
import { PrintButton } from '@/components/booking/print-button'
import { AddToCalendar } from '@/components/plan/add-to-calendar'
import { PlanPaper } from '@/components/plan/plan-paper'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/plans'
import { shownTrip } from '@/lib/travel/trip/shown-trip'
import { loadPlan } from '@/lib/workflows/plans/load-plan'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import './print.css'

export const metadata: Metadata = { title: texts.yourPlan, robots: { index: false } }

/** The plan of one's own thread as a sheet to print or to take along. */
export default async function PlanPage({ params }: PageProps<'/plans/[threadId]'>) {
  const { threadId } = await params
  const user = await requireUser(`/plans/${threadId}`)
  const all = await services()
  const caller = { threadId, userId: user.id }
  const [planned, live] = await Promise.all([loadPlan(caller, all), loadLiveTrip(threadId, user.id, all)])
  if (!planned || !live) notFound()
  return (
    <main className="mx-auto flex w-full max-w-[760px] flex-col gap-6 px-4 pt-6 pb-16 sm:px-8 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          href={`/chat/${threadId}`}
          className="-ms-3 inline-flex min-h-11 items-center rounded-control px-3 font-medium text-[15px] text-sea hover:bg-sea-soft"
        >
          <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
            ←
          </span>{' '}
          {texts.backToTheThread}
        </Link>
        <div className="flex flex-wrap gap-2">
          <AddToCalendar live={shownTrip(live)} plan={planned.plan} />
          <PrintButton />
        </div>
      </div>
      <PlanPaper trip={shownTrip(live).trip} {...planned} />
    </main>
  )
}
