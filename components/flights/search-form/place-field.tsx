'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import * as texts from '@/lib/texts/flights/search-form'
import type { Place } from '@/lib/travel/places/place'
import { usePlaceSuggestions } from '../../state/use-place-suggestions'
import { isComposing } from '../../ui/is-composing'
import { PlaceOptions } from '../place-options'
import type { PlaceDraft } from './search-draft'

type PlaceFieldProps = {
  label: string
  name: string
  draft: PlaceDraft
  error: string | undefined
  onChange: (draft: PlaceDraft) => void
}

/** A city, an airport or a code, with suggestions below. Arrow keys move among them; Enter, Tab and a press take one, Escape closes the list. */
export function PlaceField({ label, name, draft, error, onChange }: PlaceFieldProps) {
  const id = useId()
  /** What the list is open for; `isOwn` when it was typed here and did not stand in a link. */
  const [typed, setTyped] = useState<{ text: string; isOwn: boolean } | null>(null)
  const [activeIndex, setActiveIndex] = useState(0)
  const { places, note, isCurrent } = usePlaceSuggestions(typed?.text ?? '')
  const shown = typed === null ? [] : places
  const active = shown[activeIndex]

  function take(place: Place) {
    setTyped(null)
    onChange({ place, said: '', problem: null })
  }

  function type(text: string) {
    setTyped({ text, isOwn: true })
    setActiveIndex(0)
    onChange({ place: null, said: text, problem: null })
  }

  function openList() {
    if (!typed && !draft.place && draft.said !== '') setTyped({ text: draft.said, isOwn: false })
  }

  /** Leaving the field takes what is marked for what was typed, so that nobody has to. */
  function leave() {
    if (active && typed?.isOwn && isCurrent) take(active)
    else setTyped(null)
  }

  function steer(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (shown.length === 0) return event.key === 'ArrowDown' ? openList() : undefined
    if (event.key === 'ArrowDown') setActiveIndex(Math.min(activeIndex + 1, shown.length - 1))
    else if (event.key === 'ArrowUp') setActiveIndex(Math.max(activeIndex - 1, 0))
    else if (event.key === 'Enter' && active) take(active)
    else if (event.key === 'Escape') setTyped(null)
    else return
    event.preventDefault()
  }

  return (
    <div className="relative flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium text-fact">
        {label}
      </label>
      <input
        id={id}
        name={name}
        role="combobox"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        placeholder={texts.cityAirportOrCode}
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-places`}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}-${activeIndex}` : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        value={typed?.text ?? (draft.place ? placeText(draft.place) : draft.said)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={openList}
        onBlur={leave}
        onChange={(event) => type(event.target.value)}
        onKeyDown={steer}
        className="min-h-11 w-full rounded-control border bg-sheet px-3 text-body placeholder:text-ink-soft aria-invalid:border-brick"
      />
      {error && (
        <p id={`${id}-error`} className="text-brick text-fact">
          {error}
        </p>
      )}
      <PlaceOptions
        id={id}
        label={label}
        places={shown}
        activeIndex={activeIndex}
        onActive={setActiveIndex}
        onTake={take}
        onKeyDown={steer}
        className="absolute inset-x-0 top-[70px] z-20 max-h-80 min-w-64 animate-rise overflow-y-auto rounded-card border bg-sheet p-1.5 shadow-card empty:hidden"
      />
      <p role="status" className="text-fact text-ink-soft empty:hidden">
        {typed === null ? null : note}
      </p>
    </div>
  )
}

function placeText({ name, iataCode }: Place): string {
  return `${name} (${iataCode})`
}
