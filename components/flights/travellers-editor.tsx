'use client'

import { useState } from 'react'
import { MOST_TRAVELLERS } from '@/lib/travel/flights/complete-search'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import { Stepper } from '../ui/stepper'
import type { EditorProps } from './chip-editor'
import { EditorForm } from './editor-form'
import { TRAVELLER_KINDS } from './traveller-kinds'

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
      {TRAVELLER_KINDS.map(({ key, label, hint, from }) => (
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
