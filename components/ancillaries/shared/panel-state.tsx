'use client'

import type { ReactNode } from 'react'
import * as texts from '@/lib/texts/ancillaries/shared'
import { FailedNote } from '../../ui/failed-note'
import { Note } from '../../ui/note'
import { Skeleton } from '../../ui/skeleton'
import { type AncillaryKind, KIND_NOUNS } from './kinds'

/** What stands in a panel's place while there is nothing to choose, and why. */
export function PanelState({ state, kind, ...rest }: { kind: AncillaryKind } & PanelStateProps) {
  switch (state) {
    case 'loading':
      return <PanelSkeleton kind={kind} />
    case 'failed':
      return 'retry' in rest ? (
        <FailedNote happened={rest.message} kept={texts.whatYouHaveChosenIsKept} action={{ label: texts.tryAgain, onPress: rest.retry }} />
      ) : null
    default:
      return <Note>{WORDS[state][kind]}</Note>
  }
}

type PanelStateProps =
  | { state: 'loading' | 'open-fares' | 'not-sold' | 'none'; children?: ReactNode }
  | { state: 'failed'; message: string; retry: () => void }

function PanelSkeleton({ kind }: { kind: AncillaryKind }) {
  return (
    <div role="status" aria-label={texts.loading(KIND_NOUNS[kind])} className="flex flex-col gap-3">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  )
}

const WORDS: Record<'open-fares' | 'not-sold' | 'none', Record<AncillaryKind, string>> = {
  'open-fares': {
    seats: texts.faresBeforeSeats,
    bags: texts.faresBeforeBags,
    meals: texts.faresBeforeMeals,
    extras: texts.faresBeforeExtras,
  },
  'not-sold': {
    seats: texts.seatsAreNotSold,
    bags: texts.bagsAreNotSold,
    meals: texts.mealsAreNotSold,
    extras: texts.extrasAreNotSold,
  },
  none: {
    seats: texts.noSeatsOnTheseFlights,
    bags: texts.noBagsOnTheseFares,
    meals: texts.noMealsOnTheseFlights,
    extras: texts.noExtrasOnTheseFlights,
  },
}
