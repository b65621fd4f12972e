'use client'

import { useId } from 'react'
import { DateChoices } from '@/components/flights/prices/date-choices'
import { useDaysAround } from '@/components/state/days-around-store'
import { Card } from '@/components/ui/card'
import { FailedNote } from '@/components/ui/failed-note'
import { Skeleton } from '@/components/ui/skeleton'
import { daysAround } from '@/lib/texts/flights/search-form'
import * as texts from '@/lib/texts/pages/flights'
import type { DatePair, FlexibleDays } from '@/lib/travel/flights/date-window'
import type { ResultFacts } from '@/lib/travel/trip/trip'

type DaysAroundProps = { result: ResultFacts; flexible: FlexibleDays; onDays: (pair: DatePair) => void }

/** The days that a flexible traveller may fly on instead, the cheapest first; the flights of the days searched for stay below. */
export function DaysAround({ result: { searchId, search }, flexible, onDays }: DaysAroundProps) {
  const titleId = useId()
  const { days, retry } = useDaysAround(searchId, flexible)
  const [out, back] = search.slices
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="px-3 pt-3 font-semibold text-[15px]">
        {texts.cheapestDays} <span className="font-normal text-ink-soft">{daysAround(flexible)}</span>
      </h2>
      {days.status === 'loading' && (
        <div role="status" aria-label={texts.comparingDays} className="flex flex-col gap-3 p-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {days.status === 'failed' && (
        <div className="p-3">
          <FailedNote happened={days.message} kept={texts.flightsOfYourDaysStand} action={{ label: texts.tryAgain, onPress: retry }} />
        </div>
      )}
      {days.status === 'none' && <p className="p-3 text-[15px] leading-6">{texts.noFlightsOnThoseDays}</p>}
      {days.status === 'found' && (
        <DateChoices
          choices={days.choices}
          own={{ departureOn: out?.departureOn ?? '', returnOn: back?.departureOn ?? null }}
          isWaiting={false}
          onChoose={onDays}
        />
      )}
    </Card>
  )
}
