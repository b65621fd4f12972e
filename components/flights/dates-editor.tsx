'use client'

import { useId, useRef, useState } from 'react'
import * as texts from '@/lib/texts/flights'
import type { ChosenDays } from '@/lib/travel/choose-day'
import { addDays, formatDay, type PlainDate } from '@/lib/travel/dates'
import { FURTHEST_DAYS_AHEAD } from '@/lib/travel/flights/complete-search'
import type { SearchChange, SearchWishes } from '@/lib/travel/flights/search'
import { TRIP_TYPE_EXPLANATIONS, TRIP_TYPE_LABELS } from '@/lib/travel/flights/search-labels'
import type { PricedSearch } from '../dates/calendar-props'
import { DayField } from '../dates/day-field'
import type { EditorProps } from './chip-editor'
import { EditorForm } from './editor-form'

type DatesEditorProps = {
  wishes: SearchWishes
  today: PlainDate
  /** The flights found for these wishes: what other days cost stands in the calendar. */
  priced?: PricedSearch | null
} & EditorProps<SearchChange>

/** Way out and way back; without a way back it is One Way. */
export function DatesEditor({ wishes, today, priced = null, onApply, onDone }: DatesEditorProps) {
  const id = useId()
  const [departureOn, setDepartureOn] = useState(wishes.departureOn ?? '')
  const [returnOn, setReturnOn] = useState(wishes.returnOn ?? '')
  const [isOneWay, setIsOneWay] = useState(wishes.tripType === 'one-way')
  const [errors, setErrors] = useState<{ departureOn?: string; returnOn?: string }>({})
  const fields = useRef<HTMLDivElement>(null)
  const latest = addDays(today, FURTHEST_DAYS_AHEAD)
  const calendar = {
    days: { out: departureOn, back: isOneWay ? null : returnOn },
    names: { out: texts.wayOut, back: texts.wayBack },
    today,
    earliest: today,
    latest,
    priced: isOneWay === (wishes.tripType === 'one-way') ? priced : null,
    onDays: ({ out, back }: ChosenDays) => {
      setDepartureOn(out)
      if (back !== null) setReturnOn(back)
    },
  }

  function refuse(field: 'departureOn' | 'returnOn', message: string): string {
    setErrors({ [field]: message })
    fields.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
    return message
  }

  function submit(): string | null {
    if (departureOn === '') return refuse('departureOn', texts.chooseTheDayOut)
    const unsold = outsideWords(departureOn, today, latest)
    if (unsold) return refuse('departureOn', unsold)
    if (!isOneWay && returnOn === '') return refuse('returnOn', texts.chooseTheDayBack)
    const refusal = onApply({ departureOn, returnOn: isOneWay ? null : returnOn })
    return refusal === null ? null : refuse(isOneWay ? 'departureOn' : 'returnOn', refusal)
  }

  return (
    <EditorForm onSubmit={submit} onDone={onDone} isRefusalShown={false}>
      <div ref={fields} className="flex flex-col gap-4">
        <DayField
          label={texts.wayOut}
          name="departureOn"
          value={departureOn}
          error={errors.departureOn}
          onChange={setDepartureOn}
          calendar={{ ...calendar, end: 'out' }}
        />
        <DayField
          label={texts.wayBack}
          name="returnOn"
          value={returnOn}
          error={errors.returnOn}
          isDisabled={isOneWay}
          onChange={setReturnOn}
          calendar={{ ...calendar, end: 'back' }}
        />
      </div>
      <label className="flex min-h-8 items-center gap-2.5 text-[15px]">
        <input
          type="checkbox"
          className="size-5 accent-sea"
          aria-label={TRIP_TYPE_LABELS['one-way']}
          aria-describedby={`${id}-one-way`}
          checked={isOneWay}
          onChange={(event) => setIsOneWay(event.target.checked)}
        />
        {TRIP_TYPE_LABELS['one-way']}
        <span id={`${id}-one-way`} className="text-fact text-ink-soft">
          {TRIP_TYPE_EXPLANATIONS['one-way']}
        </span>
      </label>
    </EditorForm>
  )
}

/** Why no flight is sold on that day, seen from today. */
function outsideWords(date: PlainDate, today: PlainDate, latest: PlainDate): string | null {
  if (date < today) return texts.dayIsInThePast
  return date > latest ? texts.soldUpTo(formatDay(latest, today)) : null
}
