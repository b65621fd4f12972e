'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/passengers'
import type { PlainDate } from '@/lib/travel/dates'
import type { Passenger, RequiredDetail } from '@/lib/travel/passengers/passenger'
import type { PassportReading } from '@/lib/travel/passengers/read-passport-lines'
import { PassportLinesField } from './passport-lines-field'
import { readingFields } from './reading-fields'
import { useSavedPassengers } from './saved-at-first'
import { useSavedPassengersStore } from './saved-passengers-store'
import { SavedPicker } from './saved-picker'

/** Three ways to type less: somebody saved, oneself, the lines of the passport. What was filled in is said once. */
export function FillTools({
  passenger,
  travelOn,
  today,
  requiredDetails,
  usedIds,
  onFill,
}: {
  passenger: Passenger
  travelOn: PlainDate
  today: PlainDate
  requiredDetails: RequiredDetail[]
  usedIds: string[]
  /** `isSelf`: the traveller called this one themselves, to be kept so. */
  onFill: (fields: Partial<Passenger>, isSelf?: boolean) => void
}) {
  const saved = useSavedPassengers()
  const open = useSavedPassengersStore((store) => store.open)
  const [note, setNote] = useState('')
  const needsPassport = requiredDetails.includes('passport')

  const people = saved?.passengers ?? []
  const self = people.find(({ isSelf }) => isSelf)

  const fillFrom = async (id: string, isSelf = false) => {
    setNote(texts.fillingIn)
    const answer = await open(id)
    if ('refusal' in answer) return setNote(answer.refusal.message)
    const { profile } = answer.value
    onFill({ ...profile, passport: needsPassport ? profile.passport : null, savedPassengerId: id }, isSelf)
    const isPassportMissing = needsPassport && !profile.passport
    setNote(texts.filledInFromProfile(profile.firstName, isPassportMissing))
  }
  const fillSelf = () => {
    if (self) return fillFrom(self.id, true)
    if (!saved) return
    const { firstName, lastName, email } = saved.account
    onFill({ firstName, lastName, email, savedPassengerId: null }, true)
    setNote(texts.nameAndEmailFilledIn)
  }
  const fillRead = (reading: PassportReading) => {
    const { passport, ...person } = readingFields(reading, passenger)
    onFill(needsPassport ? { ...person, passport: passport ?? null } : person)
    setNote(texts.passportWasRead)
  }

  const canBeSelf = passenger.type === 'adult' && (self ? !usedIds.includes(self.id) : saved !== null && saved.account.firstName !== '')
  return (
    <div className="flex flex-col gap-2">
      {(people.length > 0 || canBeSelf) && (
        <div className="flex flex-wrap gap-2">
          {people.length > 0 && (
            <SavedPicker saved={people} type={passenger.type} travelOn={travelOn} usedIds={usedIds} onPick={(id) => void fillFrom(id)} />
          )}
          {canBeSelf && <Button onClick={fillSelf}>{texts.thisIsMe}</Button>}
        </div>
      )}
      <PassportLinesField today={today} onRead={fillRead} />
      <p role="status" className="text-fact text-ink-soft empty:-mt-2">
        {note}
      </p>
    </div>
  )
}
