'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/passengers/saved'
import type { PlainDate } from '@/lib/travel/dates'
import { MOST_SAVED_PASSENGERS, type SavedPassengers as Saved, type SavedPassenger } from '@/lib/travel/passengers/saved-passenger'
import { useSavedPassengersStore } from '../saved-passengers-store'
import { SavedPassengerForm } from './saved-passenger-form'
import { SavedPassengerRow } from './saved-passenger-row'

/** Everybody the account keeps: add, change, delete. One form is open at a time. */
export function SavedPassengers({ initial, today }: { initial: Saved; today: PlainDate }) {
  const { saved, take, open } = useSavedPassengersStore()
  const [editing, setEditing] = useState<SavedPassenger | 'new' | null>(null)
  const [note, setNote] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  useEffect(() => take(initial), [initial, take])

  const { passengers } = saved ?? initial
  const close = (said: string) => {
    setEditing(null)
    setNote(said)
    // The pressed button is gone with its form or row.
    requestAnimationFrame(() => addButton.current?.focus())
  }
  const edit = async (id: string) => {
    const answer = await open(id)
    if ('refusal' in answer) return setNote(answer.refusal.message)
    setNote('')
    setEditing(answer.value)
  }
  const form = editing && (
    <SavedPassengerForm
      key={editing === 'new' ? 'new' : editing.id}
      before={editing === 'new' ? null : editing}
      today={today}
      onDone={(firstName) => close(texts.passengerSaved(firstName))}
      onCancel={() => close('')}
    />
  )
  const isFull = passengers.length >= MOST_SAVED_PASSENGERS
  return (
    <section aria-labelledby="saved-passengers" className="flex flex-col gap-4">
      <div>
        <h2 id="saved-passengers" className="font-semibold text-[18px] leading-6">
          {texts.savedPassengers}
        </h2>
        <p className="mt-1 text-fact text-ink-soft">{texts.savedPassengersIntro}</p>
      </div>
      {passengers.length === 0 && editing !== 'new' && (
        <p className="rounded-card border border-dashed px-5 py-6">{texts.nobodySavedYet}</p>
      )}
      {passengers.length > 0 && (
        <ul className="flex flex-col gap-3">
          {passengers.map((passenger) => (
            <li key={passenger.id}>
              {editing !== null && editing !== 'new' && editing.id === passenger.id ? (
                form
              ) : (
                <SavedPassengerRow
                  passenger={passenger}
                  today={today}
                  onEdit={() => void edit(passenger.id)}
                  onDeleted={() => close(texts.passengerDeleted(passenger.firstName))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {editing === 'new' ? (
        form
      ) : (
        <Button ref={addButton} className="self-start" disabled={isFull} onClick={() => setEditing('new')}>
          {texts.addAPassenger}
        </Button>
      )}
      {isFull && <p className="text-fact text-ink-soft">{texts.accountIsFull(MOST_SAVED_PASSENGERS)}</p>}
      <p role="status" className="text-fact text-ink-soft empty:-mt-4">
        {note}
      </p>
    </section>
  )
}
