'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Tag } from '@/components/ui/chip'
import * as texts from '@/lib/texts/passengers/saved'
import { formatDay, isPlainDate, type PlainDate } from '@/lib/travel/dates'
import { SPECIAL_SERVICE_WORDS } from '@/lib/travel/passengers/passenger-options'
import type { SavedPassengerSummary } from '@/lib/travel/passengers/saved-passenger'
import { countryName } from '@/lib/travel/places/country-names'
import { useSavedPassengersStore } from '../saved-passengers-store'

/** One saved person, with the passport by its last signs. Deleting asks once. */
export function SavedPassengerRow({
  passenger,
  today,
  onEdit,
  onDeleted,
}: {
  passenger: SavedPassengerSummary
  today: PlainDate
  onEdit: () => void
  onDeleted: () => void
}) {
  const { remove } = useSavedPassengersStore()
  const deleteButton = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { id, firstName, middleName, lastName, isSelf } = passenger
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ')

  const removeNow = async () => {
    setIsBusy(true)
    const refusal = await remove(id)
    setIsBusy(false)
    if (refusal) return setFailure(refusal.message)
    onDeleted()
  }
  const keep = () => {
    flushSync(() => setIsAsking(false))
    deleteButton.current?.focus()
  }
  return (
    <article aria-label={name} className="flex flex-col gap-3 rounded-card border bg-sheet px-4 py-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 break-words font-medium">
            {name}
            {isSelf && <Tag tone="sea">{texts.you}</Tag>}
          </h3>
          {factsOf(passenger, today).map((fact) => (
            <p key={fact} className="break-words text-fact text-ink-soft">
              {fact}
            </p>
          ))}
        </div>
        {!isAsking && (
          <div className="flex gap-2">
            <Button aria-label={texts.changePassenger(name)} onClick={onEdit}>
              {texts.change}
            </Button>
            <Button ref={deleteButton} tone="text" aria-label={texts.deletePassenger(name)} onClick={() => setIsAsking(true)}>
              {texts.deleteLabel}
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <fieldset aria-label={texts.deleteQuestion(name)} className="flex flex-wrap items-center gap-2">
          <p className="min-w-0 flex-1 basis-52 text-[15px] leading-6">{texts.confirmDelete(name)}</p>
          <Button tone="danger" disabled={isBusy} onClick={removeNow}>
            {isBusy ? texts.deleting : texts.deleteLabel}
          </Button>
          {/* The pressed button is gone; the harmless answer takes the focus. */}
          <Button autoFocus disabled={isBusy} onClick={keep}>
            {texts.keep}
          </Button>
        </fieldset>
      )}
      <p role="status" className="text-brick text-fact empty:-mt-3">
        {failure}
      </p>
    </article>
  )
}

/** "Born 7 Apr 1990", the passport with how it stands, the help that is needed. */
function factsOf({ bornOn, passport, specialService, email, phone }: SavedPassengerSummary, today: PlainDate): string[] {
  const expiry = passport && isPlainDate(passport.expiresOn) ? passport.expiresOn : null
  const state = expiry && (expiry <= today ? texts.expired(fullDay(expiry)) : texts.validTo(fullDay(expiry)))
  return [
    texts.born(fullDay(bornOn)),
    passport ? [texts.passport(passport.maskedNumber), countryName(passport.issuingCountry), state].filter(Boolean).join(' · ') : '',
    [email, phone].filter(Boolean).join(' · '),
    specialService ? SPECIAL_SERVICE_WORDS[specialService].words : '',
  ].filter(Boolean)
}

/** "7 Apr 1990": a weekday says nothing about a birthday. */
function fullDay(date: PlainDate): string {
  return `${formatDay(date).replace(/^\w+ /, '')} ${date.slice(0, 4)}`
}
