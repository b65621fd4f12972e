'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import * as texts from '@/lib/texts/plan'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { useTripStore } from '../state/trip-store'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FirstDayField } from './first-day-field'

const LOOK =
  'inline-flex min-h-11 items-center justify-center rounded-control border bg-sheet px-4 font-medium text-[15px] text-ink hover:border-ink-soft'

/** The plan as a calendar file. Without a first day there is none: it is asked for, and kept with the plan. */
export function AddToCalendar({ live, plan }: { live: LiveTrip; plan: TripPlan }) {
  const [isAsking, setIsAsking] = useState(false)
  const file = `/api/trips/${live.threadId}/plan/calendar`
  if (plan.startsOn) {
    return (
      <a href={file} download className={LOOK}>
        {texts.addToCalendar}
      </a>
    )
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{texts.addToCalendar}</Button>
      <Dialog isOpen={isAsking} onOpenChange={setIsAsking} title={texts.whenDoesThePlanBegin} description={texts.calendarNeedsDays}>
        <FirstDayForm threadId={live.threadId} file={file} onDone={() => setIsAsking(false)} />
      </Dialog>
    </>
  )
}

function FirstDayForm({ threadId, file, onDone }: { threadId: string; file: string; onDone: () => void }) {
  const router = useRouter()
  const issue = useTripStore((store) => store.issue)
  const [startsOn, setStartsOn] = useState('')
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  async function saveAndDownload() {
    if (startsOn === '') return setError(texts.chooseFirstDay)
    setIsSaving(true)
    const answer = await issue(threadId, { type: 'change-plan', change: { startsOn } })
    setIsSaving(false)
    if ('refusal' in answer) return setError(answer.refusal.message)
    Object.assign(document.createElement('a'), { href: file, download: '' }).click()
    onDone()
    router.refresh()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void saveAndDownload()
      }}
    >
      <FirstDayField value={startsOn} error={error} onChange={setStartsOn} />
      <Button type="submit" tone="primary" aria-disabled={isSaving || undefined}>
        {texts.saveAndAddToCalendar}
      </Button>
    </form>
  )
}
