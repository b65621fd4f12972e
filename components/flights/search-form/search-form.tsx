'use client'

import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import * as texts from '@/lib/texts/flights/search-form'
import type { ChosenDays } from '@/lib/travel/choose-day'
import { addDays } from '@/lib/travel/dates'
import { FURTHEST_DAYS_AHEAD } from '@/lib/travel/flights/complete-search'
import type { SearchChange } from '@/lib/travel/flights/search'
import { TRIP_TYPE_EXPLANATIONS, TRIP_TYPE_LABELS, TRIP_TYPES, type TripType } from '@/lib/travel/flights/search-labels'
import { MOST_SLICES } from '@/lib/travel/flights/search-url'
import type { CalendarProps, PricedSearch } from '../../dates/calendar-props'
import { DayField } from '../../dates/day-field'
import { useIsHydrated } from '../../session/use-is-hydrated'
import { ownDay } from '../../state/own-day'
import { useTravellerLocation } from '../../state/use-traveller-location'
import { Button } from '../../ui/button'
import { PlusIcon } from '../../ui/icons'
import { isStartOpen, withHome, withoutProposed, withStartClosed, withToday } from './proposals'
import {
  checkDraft,
  type DraftErrors,
  isSameButDays,
  type SearchDraft,
  type SliceDraft,
  withOneMoreSlice,
  withTripType,
} from './search-draft'
import { PlacesFields } from './slice-fields'
import { TermsFields } from './terms-fields'

type SearchFormProps = {
  /** What it starts with; for another one give it another key. */
  draft: SearchDraft
  /** Why the address it came from could not be searched. */
  errors?: DraftErrors
  /** The flights that were found for `draft`: their prices stand in the calendar as long as nothing but the days differs. */
  priced?: PricedSearch | null
  onSearch: (draft: SearchDraft, change: SearchChange) => void
  /** Where it was opened to change a search: it then takes the focus, and can be left again. */
  onClose?: () => void
}

/** The whole search on one sheet; each thing that stands in its way is said beside its field. */
export function SearchForm({ draft: initial, errors: initialErrors = {}, priced = null, onSearch, onClose }: SearchFormProps) {
  const [said, setSaid] = useState(initial)
  // A proposal stands in the form only as long as nobody has said where it starts.
  const location = useTravellerLocation(isStartOpen(said))
  // The traveller's own day is known in the browser only.
  const today = useIsHydrated() ? ownDay(new Date()) : undefined
  const [untouched] = useState(initial)
  const isUntouched = said === untouched
  const draft = withHome(isUntouched ? withToday(said, today) : said, location, isNew(initial) && isUntouched)
  const [shownErrors, setErrors] = useState(initialErrors)
  const errors = draft === said ? shownErrors : withoutProposed(shownErrors, said, draft)
  const days = { today, earliest: today, latest: today && addDays(today, FURTHEST_DAYS_AHEAD) }

  const form = useRef<HTMLFormElement>(null)
  const wasOpened = onClose !== undefined
  useEffect(() => {
    if (wasOpened) form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
  }, [wasOpened])

  /** A sentence stands until its own field changes. */
  function change(changed: Partial<SearchDraft>, ...fields: string[]) {
    setSaid({ ...draft, ...changed })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))))
  }

  function changeSlice(index: number, slice: SliceDraft) {
    const old = draft.slices[index]
    const changed = [
      old?.origin !== slice.origin && `from-${index}`,
      (old?.origin !== slice.origin || old?.destination !== slice.destination) && `to-${index}`,
      old?.departureOn !== slice.departureOn && `on-${index}`,
    ]
    change({ slices: draft.slices.with(index, slice) }, ...changed.filter((field) => field !== false))
  }

  function changeDays({ out, back }: ChosenDays) {
    const slices = draft.slices.map((slice, index) => (index === 0 ? { ...slice, departureOn: out } : slice))
    change({ slices, ...(back === null ? {} : { returnOn: back }) }, 'on-0', 'to-0', 'back')
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!today) return
    const checked = checkDraft(draft, today)
    if ('change' in checked) return onSearch(draft, checked.change)
    setErrors(checked.errors)
    const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('[name]')]
    fields.find((field) => checked.errors[field.getAttribute('name') ?? ''])?.focus()
  }

  const [first] = draft.slices
  const isMultiTrip = draft.tripType === 'multi-trip'
  const isRoundTrip = draft.tripType === 'round-trip'
  const calendar = {
    ...days,
    days: { out: first?.departureOn ?? '', back: isRoundTrip ? draft.returnOn : null },
    names: { out: texts.wayOut, back: texts.wayBack },
    priced: isSameButDays(draft, initial) ? priced : null,
    onDays: changeDays,
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.searchFlights}
      onSubmit={submit}
      onFocus={({ target }) => {
        // Nothing is written under the hands of somebody who is about to write there.
        if (target.getAttribute('name') === 'from-0' && isStartOpen(draft)) setSaid(withStartClosed(draft))
      }}
      className="flex flex-col gap-4 rounded-card border bg-sheet p-4 shadow-card sm:p-5"
    >
      <TripTypeChoice
        tripType={draft.tripType}
        onChange={(tripType) => change({ ...withTripType(draft, tripType) }, ...Object.keys(errors))}
      />
      {isMultiTrip ? (
        <MultiTripFields
          draft={draft}
          errors={errors}
          days={days}
          onSlice={changeSlice}
          onChange={(slices) => change({ slices }, ...Object.keys(errors))}
        />
      ) : (
        first && (
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_200px_200px]">
            <PlacesFields slice={first} index={0} errors={errors} onChange={(slice) => changeSlice(0, slice)} />
            <DayField
              label={texts.wayOut}
              name="on-0"
              value={first.departureOn}
              error={errors['on-0']}
              onChange={(departureOn) => changeSlice(0, { ...first, departureOn })}
              calendar={{ ...calendar, end: 'out' }}
            />
            {isRoundTrip && (
              <DayField
                label={texts.wayBack}
                name="back"
                value={draft.returnOn}
                error={errors.back}
                onChange={(returnOn) => change({ returnOn }, 'back')}
                calendar={{ ...calendar, end: 'back' }}
              />
            )}
          </div>
        )
      )}
      <TermsFields draft={draft} errors={errors} onChange={change} onClose={onClose} />
    </form>
  )
}

function TripTypeChoice({ tripType, onChange }: { tripType: TripType; onChange: (tripType: TripType) => void }) {
  const id = useId()
  return (
    <fieldset className="grid w-fit max-w-full grid-cols-3 rounded-control border p-0.5">
      <legend className="sr-only">{texts.kindOfTrip}</legend>
      {TRIP_TYPES.map((type) => (
        <label
          key={type}
          className="relative rounded-[8px] px-3 py-1.5 text-[15px] text-ink-soft has-checked:bg-sea-soft has-checked:font-medium has-checked:text-sea has-focus-visible:outline-2 has-focus-visible:outline-sea has-focus-visible:outline-offset-2 sm:px-4"
        >
          <input
            type="radio"
            name="trip-type"
            aria-label={TRIP_TYPE_LABELS[type]}
            aria-describedby={`${id}-${type}`}
            checked={type === tripType}
            onChange={() => onChange(type)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {TRIP_TYPE_LABELS[type]}
          <span id={`${id}-${type}`} className="block text-[13px] leading-4">
            {TRIP_TYPE_EXPLANATIONS[type]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function MultiTripFields({
  draft,
  errors,
  days,
  onSlice,
  onChange,
}: {
  draft: SearchDraft
  errors: DraftErrors
  days: Pick<CalendarProps, 'today' | 'earliest' | 'latest'>
  onSlice: (index: number, slice: SliceDraft) => void
  onChange: (slices: SliceDraft[]) => void
}) {
  const { slices } = draft
  return (
    <div className="flex flex-col gap-4">
      {slices
        .map((slice, index) => ({ slice, index, label: texts.flight(index + 1) }))
        .map(({ slice, index, label }) => (
          <fieldset
            key={label}
            className="grid min-w-0 grid-cols-1 gap-x-4 gap-y-3 border-t pt-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_200px_96px]"
          >
            <legend className="sr-only">{label}</legend>
            <p aria-hidden="true" className="col-span-full font-medium text-fact text-ink-soft">
              {label}
            </p>
            <PlacesFields slice={slice} index={index} errors={errors} onChange={(changed) => onSlice(index, changed)} />
            <DayField
              label={texts.day}
              name={`on-${index}`}
              value={slice.departureOn}
              error={errors[`on-${index}`]}
              onChange={(departureOn) => onSlice(index, { ...slice, departureOn })}
              calendar={{
                ...days,
                earliest: slices[index - 1]?.departureOn || days.earliest,
                days: { out: slice.departureOn, back: null },
                end: 'out',
                names: { out: label, back: '' },
                onDays: ({ out }) => onSlice(index, { ...slice, departureOn: out }),
              }}
            />
            {slices.length > 2 && (
              <Button
                className="self-start lg:mt-[22px]"
                aria-label={texts.removeFlight(index + 1)}
                onClick={() => onChange(slices.toSpliced(index, 1))}
              >
                {texts.remove}
              </Button>
            )}
          </fieldset>
        ))}
      {slices.length < MOST_SLICES && (
        <Button className="self-start" onClick={() => onChange(withOneMoreSlice(draft).slices)}>
          <PlusIcon /> {texts.addAFlight}
        </Button>
      )}
    </div>
  )
}

/** Nothing was said of a flight yet. */
function isNew({ slices, returnOn }: SearchDraft): boolean {
  return returnOn === '' && slices.every(({ destination, departureOn }) => destination.said === '' && departureOn === '')
}
