'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/passengers/saved'
import type { PlainDate } from '@/lib/travel/dates'
import { emptyPassenger, type Passenger } from '@/lib/travel/passengers/passenger'
import { profileOf, type SavedPassenger, savedProfileErrors } from '@/lib/travel/passengers/saved-passenger'
import { ContactFields } from '../contact-fields'
import { IdentityFields } from '../identity-fields'
import { EMPTY_PASSPORT, tidyPassenger } from '../passenger-slots'
import { PassportFields } from '../passport-fields'
import { PassportLinesField } from '../passport-lines-field'
import { readingFields } from '../reading-fields'
import { Checkbox } from '../save-choice'
import { useSavedPassengersStore } from '../saved-passengers-store'

/** Somebody new, or somebody saved to be changed: the same fields as on a trip, of which a name and a birthday are enough. */
export function SavedPassengerForm({
  before,
  today,
  onDone,
  onCancel,
}: {
  before: SavedPassenger | null
  today: PlainDate
  onDone: (firstName: string) => void
  onCancel: () => void
}) {
  const { add, change } = useSavedPassengersStore()
  const root = useRef<HTMLFormElement>(null)
  const [passenger, setPassenger] = useState<Passenger>({ ...emptyPassenger('adult'), ...before?.profile })
  const [isSelf, setIsSelf] = useState(before?.isSelf ?? false)
  const [isShowing, setIsShowing] = useState(false)
  const [isUnmasked, setIsUnmasked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // The button that opened the form is gone.
  useEffect(() => root.current?.querySelector('select')?.focus(), [])

  const profile = profileOf(tidyPassenger(passenger))
  const errors = savedProfileErrors(profile, today)
  const passport = passenger.passport ?? EMPTY_PASSPORT
  const edit = (fields: Partial<Passenger>) => setPassenger((typed) => ({ ...typed, ...fields }))
  const save = async () => {
    flushSync(() => setIsShowing(true))
    if (Object.keys(errors).length > 0) return root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    setIsBusy(true)
    const answer = before ? await change(before.id, { profile, isSelf }) : await add({ profile, isSelf, savedPassengerId: null })
    setIsBusy(false)
    if ('refusal' in answer) return setFailure(answer.refusal.message)
    onDone(profile.firstName)
  }
  const shown = isShowing ? errors : {}
  const fields = { name: 'saved', passenger, errors: shown, isSelf, onChange: edit, onLeave: () => {} }
  return (
    <form
      ref={root}
      aria-label={before ? texts.changePassenger(`${before.profile.firstName} ${before.profile.lastName}`) : texts.aNewSavedPassenger}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="flex flex-col gap-4 rounded-card border bg-sheet px-4 py-5 shadow-card sm:px-5"
    >
      <PassportLinesField today={today} onRead={(reading) => edit(readingFields(reading, passenger))} />
      <IdentityFields {...fields} />
      <fieldset className="min-w-0">
        <legend className="mb-3 font-medium text-[15px]">{texts.passportOptional}</legend>
        <PassportFields
          name="saved.passport"
          passport={passport}
          errors={shown}
          isMasked={!isUnmasked && passport.number !== '' && passport.number === before?.profile.passport?.number}
          onChange={(changed) => edit({ passport: changed })}
          onLeave={() => {}}
          onUnmask={() => setIsUnmasked(true)}
        />
      </fieldset>
      <ContactFields {...fields} />
      <Checkbox label={texts.thisIsMe} isChecked={isSelf} onChange={setIsSelf} />
      <p role="alert" className="text-brick text-fact empty:-mt-4">
        {failure}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" disabled={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
