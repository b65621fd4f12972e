'use client'

import { useState, useSyncExternalStore } from 'react'
import * as texts from '@/lib/texts/dates'
import { Dialog } from '../ui/dialog'
import { CalendarIcon } from '../ui/icons'
import { createLatePart, useLatePart } from '../ui/late-part'
import { Popover } from '../ui/popover'
import { Skeleton } from '../ui/skeleton'
import type { CalendarProps } from './calendar-props'

const lateCalendar = createLatePart(() => import('./calendar').then((module) => module.Calendar))

const PANEL =
  'z-50 max-h-[var(--radix-popover-content-available-height)] max-w-(--radix-popover-content-available-width) animate-rise overflow-y-auto rounded-card border bg-sheet p-4 shadow-card'

/** The button in a field that opens its calendar: beside the field where there is room for two months, over the whole phone otherwise. */
export function CalendarOpener({ label, calendar }: { label: string; calendar: Omit<CalendarProps, 'onClose'> }) {
  const [isOpen, setIsOpen] = useState(false)
  const isPhone = useSyncExternalStore(hearPhone, isOnPhone, () => false)
  const content = isOpen && <OpenCalendar {...calendar} isPhone={isPhone} onClose={() => setIsOpen(false)} />
  return (
    <>
      <Popover
        isOpen={isOpen && !isPhone}
        onOpenChange={setIsOpen}
        label={texts.chooseTheDay(label)}
        align="end"
        className={PANEL}
        trigger={(opens) => (
          <button
            type="button"
            {...opens}
            aria-expanded={isOpen}
            aria-label={texts.chooseInCalendar(label)}
            onClick={() => setIsOpen(!isOpen)}
            className="absolute inset-y-0 inset-e-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink data-[state=open]:text-sea"
          >
            <CalendarIcon />
          </button>
        )}
      >
        {content}
      </Popover>
      <Dialog isOpen={isOpen && isPhone} onOpenChange={setIsOpen} title={texts.chooseTheDay(label)}>
        {content}
      </Dialog>
    </>
  )
}

/** The calendar is fetched the first time one is opened. */
function OpenCalendar({ isPhone, ...calendar }: CalendarProps & { isPhone: boolean }) {
  const Calendar = useLatePart(lateCalendar, true, calendar.onClose)
  if (Calendar) return <Calendar {...calendar} isPhone={isPhone} />
  return (
    <div role="status" aria-label={texts.calendarIsLoading} className="h-96 sm:w-[616px]">
      <Skeleton className="h-full w-full" />
    </div>
  )
}

const PHONE = '(max-width: 639px)'

function hearPhone(hear: () => void): () => void {
  const phone = window.matchMedia(PHONE)
  phone.addEventListener('change', hear)
  return () => phone.removeEventListener('change', hear)
}

function isOnPhone(): boolean {
  return window.matchMedia(PHONE).matches
}
