'use client'

import { type ReactNode, useState } from 'react'
import * as texts from '@/lib/texts/trip'
import type { PlainDate } from '@/lib/travel/dates'
import { completeSearch } from '@/lib/travel/flights/complete-search'
import { changeWishes, type SearchChange } from '@/lib/travel/flights/search'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { useChatActions } from '../chat/chat-actions'
import { DatesEditor } from '../flights/dates-editor'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { datesWords } from './trip-words'

/** Days on which nothing can be flown: what happened, and the way to others. Those of several flights are said in words. */
export function NewDates({ live, today, button, children }: { live: LiveTrip; today: PlainDate; button: string; children: ReactNode }) {
  const { act, isBusy } = useChatActions()
  const [isOpen, setIsOpen] = useState(false)
  const { wishes } = live.trip
  const isMultiTrip = wishes.tripType === 'multi-trip' && wishes.slices.length > 0
  const isPast = wishes.departureOn !== null && wishes.departureOn < today
  const close = () => setIsOpen(false)

  function apply(change: SearchChange): string | null {
    if (isBusy) return texts.answerStillBeingWritten
    const completed = completeSearch(changeWishes(wishes, change), today)
    if ('refusal' in completed) return completed.refusal.message
    act({ type: 'change-search', change }, texts.youChangedTheDatesTo(datesWords(changeWishes(wishes, change), today)))
    return null
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-saffron/40 bg-saffron-soft px-4 py-2.5">
      <p role="status" className="min-w-0 flex-1 basis-52 text-[15px] leading-6">
        {children} {isMultiTrip && texts.sayTheNewDays}
      </p>
      {!isMultiTrip && (
        <Button tone="primary" size="small" className="max-sm:min-h-11 max-sm:w-full" onClick={() => setIsOpen(true)}>
          {button}
        </Button>
      )}
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={texts.newDates}>
        <DatesEditor
          wishes={isPast ? { ...wishes, departureOn: null, returnOn: null } : wishes}
          today={today}
          onApply={apply}
          onDone={close}
        />
      </Dialog>
    </div>
  )
}
