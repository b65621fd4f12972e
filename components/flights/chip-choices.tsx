'use client'

import { useState } from 'react'
import { type CabinClass, cabinClassSchema } from '@/lib/travel/flights/search'
import { SelectField } from '../ui/field'
import { Stepper } from '../ui/stepper'
import { CABIN_WORDS } from './cabin-words'
import type { EditorProps } from './chip-editor'
import { EditorForm } from './editor-form'

const MOST_BAGS = 3

export function CabinEditor({ cabinClass, onApply, onDone }: { cabinClass: CabinClass } & EditorProps<CabinClass>) {
  const [wanted, setWanted] = useState(cabinClass)
  return (
    <EditorForm onSubmit={() => onApply(wanted)} onDone={onDone}>
      <SelectField label="Cabin" value={wanted} onChange={(event) => setWanted(cabinClassSchema.parse(event.target.value))}>
        {cabinClassSchema.options.map((option) => (
          <option key={option} value={option}>
            {CABIN_WORDS[option]}
          </option>
        ))}
      </SelectField>
    </EditorForm>
  )
}

export function BagsEditor({ checkedBags, onApply, onDone }: { checkedBags: number } & EditorProps<number>) {
  const [wanted, setWanted] = useState(checkedBags)
  return (
    <EditorForm onSubmit={() => onApply(wanted)} onDone={onDone}>
      <Stepper label="Checked bags" hint="for each traveller" count={wanted} from={0} to={MOST_BAGS} onChange={setWanted} />
    </EditorForm>
  )
}

export function DirectEditor({ directOnly, onApply, onDone }: { directOnly: boolean } & EditorProps<boolean>) {
  const [wanted, setWanted] = useState(directOnly)
  return (
    <EditorForm onSubmit={() => onApply(wanted)} onDone={onDone}>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium text-fact">Stops</legend>
        {[
          { value: false, label: 'Stops are fine' },
          { value: true, label: 'Direct flights only' },
        ].map(({ value, label }) => (
          <label key={label} className="flex min-h-9 items-center gap-2.5 text-[15px]">
            <input
              type="radio"
              name="direct-only"
              className="size-5 accent-sea"
              checked={wanted === value}
              onChange={() => setWanted(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </EditorForm>
  )
}
