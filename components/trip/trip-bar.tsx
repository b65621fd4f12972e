'use client'

import { useState } from 'react'
import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/trip'
import type { PlainDate } from '@/lib/travel/dates'
import { countTravellers } from '@/lib/travel/flights/search'
import type { Trip } from '@/lib/travel/trip/trip'
import { planDates, planTitle } from '../plan/plan-words'
import { useLiveTrip } from '../state/use-live-trip'
import { nightsLine } from '../stays/stay-words'
import { Dialog } from '../ui/dialog'
import { ChevronUpIcon, TravellersIcon } from '../ui/icons'
import { Price } from '../ui/price'
import { CheckOutButton } from './check-out-button'
import { TripPanel } from './trip-panel'
import { costOf, datesWords, isBlank, routeWords } from './trip-words'

/** The live trip as one line above the composer; it opens as a sheet. Nothing until something is known. */
export function TripBar() {
  const live = useLiveTrip()
  const today = useToday()
  const [isOpen, setIsOpen] = useState(false)
  if (!live) return null
  const line = lineOf(live.trip, today)
  if (!line) return null
  const cost = costOf(live)
  const { title, dates, travellers } = line
  return (
    <div className="flex items-stretch gap-2">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-card border bg-sheet px-3.5 py-1.5 text-start shadow-card hover:border-ink-soft short:min-h-8 short:py-0.5"
      >
        <span className="min-w-0 flex-1 text-fact leading-[17px] short:flex short:gap-2">
          <span className="block truncate font-semibold short:max-w-[60%] short:shrink-0">{title}</span>
          <span className="flex min-w-0 items-center gap-2 text-ink-soft">
            <span className="truncate">{dates}</span>
            <span className="inline-flex items-center gap-1">
              <TravellersIcon className="size-3.5" />
              {travellers}
              <span className="sr-only"> {travellers === 1 ? texts.travellerInSentence : texts.travellersInSentence}</span>
            </span>
          </span>
        </span>
        {cost && <Price money={cost.money} className="font-semibold text-[15px]" />}
        <ChevronUpIcon className="size-4 text-ink-soft" />
        <span className="sr-only">{texts.showTheTrip}</span>
      </button>
      {!live.trip.isCheckingOut && <CheckOutButton live={live} className="shrink-0 rounded-card short:min-h-8" />}
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={texts.yourTrip}>
        <TripPanel onLeave={() => setIsOpen(false)} />
      </Dialog>
    </div>
  )
}

/** The flights, or else what is planned, or else where one stays; null while nothing is known. */
function lineOf({ wishes, plan, stays }: Trip, today: PlainDate): { title: string; dates: string; travellers: number } | null {
  const travellers = countTravellers(wishes.travellers)
  if (!isBlank(wishes)) return { title: routeWords(wishes), dates: datesWords(wishes, today), travellers }
  if (plan) return { title: planTitle(plan), dates: planDates(plan, today) ?? texts.firstDayStillOpen, travellers }
  if (!stays) return null
  const { search, chosen } = stays
  const title = chosen ? chosen.hotelName : texts.whereToStayIn(search.city.name)
  return { title, dates: nightsLine(search, today), travellers: search.adults + search.children }
}
