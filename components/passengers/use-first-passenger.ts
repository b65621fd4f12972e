import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as texts from '@/lib/texts/passengers'
import { passengerTypeOn } from '@/lib/travel/passengers/age-class'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import type { SavedPassengers } from '@/lib/travel/passengers/saved-passenger'
import type { readPassengersForm } from './read-passengers-form'
import { useSavedPassengers } from './saved-at-first'
import { useSavedPassengersStore } from './saved-passengers-store'

/**
 * Who books mostly flies: an empty first form begins with one's own saved profile, or else with the account's name and e-mail. Once, and
 * never over what was typed. Returns what was filled in, in words.
 */
export function useFirstPassenger(
  { travellers: [first], travelOn }: ReturnType<typeof readPassengersForm>,
  isUntouched: boolean,
  fill: (fields: Partial<Passenger>) => void,
): string {
  const saved = useSavedPassengers()
  const [note, setNote] = useState('')
  const hasBegun = useRef(false)

  const take = useEffectEvent((fields: Partial<Passenger>, words: string) => {
    if (!isUntouched) return
    fill(fields)
    setNote(words)
  })
  const begin = useEffectEvent(async (saved: SavedPassengers) => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (!isUntouched || first?.passenger.type !== 'adult') return
    const { firstName, lastName, email } = saved.account
    const self = saved.passengers.find(({ isSelf, bornOn }) => isSelf && passengerTypeOn(travelOn, bornOn) === 'adult')
    if (!self) return firstName ? take({ firstName, lastName, email }, texts.startedFromAccount) : undefined
    const answer = await useSavedPassengersStore.getState().open(self.id)
    if ('refusal' in answer) return
    const { profile } = answer.value
    const passport = first.passenger.passport && profile.passport
    take(
      { ...profile, passport, savedPassengerId: self.id },
      texts.filledInFromProfile(profile.firstName, Boolean(first.passenger.passport && !profile.passport)),
    )
  })
  useEffect(() => {
    if (saved) void begin(saved)
  }, [saved])
  return note
}
