'use client'

import type { ReactNode } from 'react'
import { FailedNote } from '../../ui/failed-note'
import { Note } from '../../ui/note'
import { Skeleton } from '../../ui/skeleton'
import type { AncillaryKind } from './kinds'

/** What stands in a panel's place while there is nothing to choose, and why. */
export function PanelState({ state, kind, ...rest }: { kind: AncillaryKind } & PanelStateProps) {
  switch (state) {
    case 'loading':
      return <PanelSkeleton kind={kind} />
    case 'failed':
      return 'retry' in rest ? (
        <FailedNote happened={rest.message} kept="What you have chosen is kept." action={{ label: 'Try again', onPress: rest.retry }} />
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
    <div role="status" aria-label={`Loading the ${kind}`} className="flex flex-col gap-3">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  )
}

const WORDS: Record<'open-fares' | 'not-sold' | 'none', Record<AncillaryKind, string>> = {
  'open-fares': {
    seats: 'Choose a flight and a fare for each direction first; then the seats.',
    bags: 'Choose a flight and a fare for each direction first; then the bags.',
    meals: 'Choose a flight and a fare for each direction first; then the meals.',
    extras: 'Choose a flight and a fare for each direction first; then the extras.',
  },
  'not-sold': {
    seats: 'The airline sells no seats through us. After booking, ask it for seats with your booking reference.',
    bags: 'The airline sells no more bags through us. After booking, ask it for bags with your booking reference.',
    meals: 'The airline sells no meals through us. After booking, ask it for meals with your booking reference.',
    extras: 'The airline sells no extras through us. After booking, ask it what it offers with your booking reference.',
  },
  none: {
    seats: 'No seats can be chosen on these flights. The airline gives you one at check-in.',
    bags: 'No bags can be added to these fares. If you need more, choose a fare that includes them.',
    meals: 'No meals are sold on these flights.',
    extras: 'No extras are sold with these flights.',
  },
}
