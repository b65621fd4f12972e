'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/flights'
import { MOST_TRAVELLERS } from '@/lib/travel/flights/complete-search'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import { Stepper } from '../ui/stepper'
import type { EditorProps } from './chip-editor'
import { EditorForm } from './editor-form'

const KINDS = [
  { key: 'adults', label: texts.adults, hint: texts.thirteenAndOlder, from: 1 },
  { key: 'children', label: texts.children, hint: texts.twoTo12, from: 0 },
  { key: 'infants', label: texts.infants, hint: texts.under2OnALap, from: 0 },
  { key: 'pets', label: texts.pets, hint: texts.takeNoSeat, from: 0 },
] as const

export function TravellersEditor({ travellers, onApply, onDone }: { travellers: TravellerCounts } & EditorProps<TravellerCounts>) {
  const [counts, setCounts] = useState(travellers)
  const areChildrenTheSame = counts.children === travellers.children && counts.infants === travellers.infants

  return (
    // Ages that were said belong to the children who were counted then.
    <EditorForm
      onSubmit={() =>
        onApply({
          ...counts,
          childAges: areChildrenTheSame ? travellers.childAges : [],
        })
      }
      onDone={onDone}
    >
      {KINDS.map(({ key, label, hint, from }) => (
        <Stepper
          key={key}
          label={label}
          hint={hint}
          count={counts[key]}
          from={from}
          to={MOST_TRAVELLERS}
          onChange={(count) => setCounts({ ...counts, [key]: count })}
        />
      ))}
    </EditorForm>
  )
}
