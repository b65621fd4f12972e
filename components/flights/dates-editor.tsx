'use client'

import { useState } from 'react'
import { addDays, type PlainDate } from '@/lib/travel/dates'
import { FURTHEST_DAYS_AHEAD, type SearchChange, type SearchWishes } from '@/lib/travel/flights/search'
import { TextField } from '../ui/field'
import type { EditorProps } from './chip-editor'
import { EditorForm } from './editor-form'

/** Way out and way back; without a way back it is one way. */
export function DatesEditor({ wishes, today, onApply, onDone }: { wishes: SearchWishes; today: PlainDate } & EditorProps<SearchChange>) {
  const [departureOn, setDepartureOn] = useState(wishes.departureOn ?? '')
  const [returnOn, setReturnOn] = useState(wishes.returnOn ?? '')
  const [isOneWay, setIsOneWay] = useState(wishes.tripType === 'one-way')
  const latest = addDays(today, FURTHEST_DAYS_AHEAD)

  function submit(): string | null {
    if (departureOn === '') return 'Choose the day of the way out.'
    if (isOneWay) return onApply({ departureOn, returnOn: null })
    if (returnOn === '') return 'Choose the day of the way back, or make it one way.'
    return onApply({ departureOn, returnOn })
  }

  return (
    <EditorForm onSubmit={submit} onDone={onDone}>
      <TextField
        label="Way out"
        type="date"
        min={today}
        max={latest}
        value={departureOn}
        onChange={(event) => setDepartureOn(event.target.value)}
      />
      <TextField
        label="Way back"
        type="date"
        min={departureOn || today}
        max={latest}
        value={isOneWay ? '' : returnOn}
        disabled={isOneWay}
        onChange={(event) => setReturnOn(event.target.value)}
      />
      <label className="flex min-h-8 items-center gap-2.5 text-[15px]">
        <input type="checkbox" className="size-5 accent-sea" checked={isOneWay} onChange={(event) => setIsOneWay(event.target.checked)} />
        One way
      </label>
    </EditorForm>
  )
}
