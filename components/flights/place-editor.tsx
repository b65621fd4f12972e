'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import * as texts from '@/lib/texts/flights'
import type { Place } from '@/lib/travel/places/place'
import { usePlaceSuggestions } from '../state/use-place-suggestions'
import { Button } from '../ui/button'
import { isComposing } from '../ui/is-composing'
import type { EditorProps } from './chip-editor'
import { PlaceOptions } from './place-options'

/** A city, an airport or a code, with suggestions; choosing one applies it, and so does the button with the first. Arrow keys move, Enter takes, as in any such list. */
export function PlaceEditor({ label, place, onApply, onDone }: { label: string; place: Place | null } & EditorProps<Place>) {
  const id = useId()
  const current = place ? `${place.name} (${place.iataCode})` : ''
  const [text, setText] = useState(current)
  const [activeIndex, setActiveIndex] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { places, note } = usePlaceSuggestions(text === current ? '' : text)

  function take(chosen: Place | undefined) {
    if (!chosen) return
    const refused = onApply(chosen)
    setRefusal(refused)
    if (refused === null) onDone()
  }

  function submit() {
    if (places[activeIndex]) take(places[activeIndex])
    else if (place && text === current) onDone()
    else setRefusal(text.trim() === '' ? texts.typeAPlace : texts.chooseOneOfThePlaces)
  }

  function steer(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'ArrowDown') setActiveIndex(Math.max(0, Math.min(activeIndex + 1, places.length - 1)))
    else if (event.key === 'ArrowUp') setActiveIndex(Math.max(activeIndex - 1, 0))
    else if (event.key === 'Enter') submit()
    else return
    event.preventDefault()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label htmlFor={id} className="font-medium text-fact">
        {label}
      </label>
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        placeholder={texts.cityAirportOrCode}
        onFocus={(event) => event.currentTarget.select()}
        aria-expanded={places.length > 0}
        aria-controls={`${id}-places`}
        aria-autocomplete="list"
        aria-activedescendant={places[activeIndex] ? `${id}-${activeIndex}` : undefined}
        aria-describedby={refusal ? `${id}-refusal` : undefined}
        aria-invalid={refusal ? true : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActiveIndex(0)
          setRefusal(null)
        }}
        onKeyDown={steer}
        className="min-h-11 w-full rounded-control border bg-sheet px-3 text-body placeholder:text-ink-soft aria-invalid:border-brick"
      />
      {refusal && (
        <p id={`${id}-refusal`} role="alert" className="text-brick text-fact">
          {refusal}
        </p>
      )}
      <PlaceOptions
        id={id}
        label={label}
        places={places}
        activeIndex={activeIndex}
        onActive={setActiveIndex}
        onTake={take}
        onKeyDown={steer}
        className="-mx-2 mt-1 flex flex-col empty:hidden"
      />
      <p role="status" className="text-fact text-ink-soft empty:hidden">
        {note}
      </p>
      <Button type="submit" tone="primary" size="small" className="mt-3 min-h-10">
        {texts.search}
      </Button>
    </form>
  )
}
