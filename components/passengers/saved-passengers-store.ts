'use client'

import { createStore } from '@/components/state/create-store'
import { ANYTHING, lateShape, requestJson } from '@/components/state/request-json'
import type { SavedPassenger, SavedPassengerSummary, SavedPassengers, SavedProfile } from '@/lib/travel/passengers/saved-passenger'
import type { Refusal } from '@/lib/travel/refusal'

const PATH = '/api/account/passengers'
const schemas = () => import('@/lib/travel/passengers/saved-passenger-schema')
const allShape = lateShape(() => schemas().then((module) => module.savedPassengersSchema))
const wholeShape = lateShape(() => schemas().then((module) => module.savedPassengerSchema))
const summaryShape = lateShape(() => schemas().then((module) => module.savedPassengerSummarySchema))

type Refused = { refusal: Refusal }
type SavedPassengersStore = {
  /** Null until they were loaded. */
  saved: SavedPassengers | null
  failure: string | null
  take: (saved: SavedPassengers) => void
  load: () => Promise<void>
  /** The whole of one, passport included. */
  open: (id: string) => Promise<{ value: SavedPassenger } | Refused>
  add: (toSave: {
    profile: SavedProfile
    isSelf: boolean
    savedPassengerId: string | null
  }) => Promise<{ value: SavedPassengerSummary } | Refused>
  change: (id: string, changed: { profile: SavedProfile; isSelf: boolean }) => Promise<{ value: SavedPassengerSummary } | Refused>
  remove: (id: string) => Promise<Refusal | undefined>
}

/** The people saved in the account, as every form and the account page see them. */
export const useSavedPassengersStore = createStore<SavedPassengersStore>((set, get) => {
  /** Puts one in its place, or at the end; only the newest one called so is oneself. */
  const keep = (answer: { value: SavedPassengerSummary } | Refused) => {
    const { saved } = get()
    if ('refusal' in answer || !saved) return answer
    const { value } = answer
    const others = saved.passengers.map((one) => (value.isSelf ? { ...one, isSelf: false } : one))
    const at = others.findIndex(({ id }) => id === value.id)
    set({ saved: { ...saved, passengers: at < 0 ? [...others, value] : others.with(at, value) } })
    return answer
  }
  return {
    saved: null,
    failure: null,
    take: (saved) => set({ saved, failure: null }),
    load: async () => {
      const answer = await requestJson(PATH, allShape)
      set('refusal' in answer ? { failure: answer.refusal.message } : { saved: answer.value, failure: null })
    },
    open: (id) => requestJson(`${PATH}/${id}`, wholeShape),
    add: async (body) => keep(await requestJson(PATH, summaryShape, { method: 'POST', body })),
    change: async (id, body) => keep(await requestJson(`${PATH}/${id}`, summaryShape, { method: 'PUT', body })),
    remove: async (id) => {
      const answer = await requestJson(`${PATH}/${id}`, ANYTHING, { method: 'DELETE' })
      // What is gone already is what was wanted.
      if ('refusal' in answer && answer.refusal.code !== 'not_found') return answer.refusal
      const { saved } = get()
      if (saved) set({ saved: { ...saved, passengers: saved.passengers.filter((one) => one.id !== id) } })
    },
  }
})
