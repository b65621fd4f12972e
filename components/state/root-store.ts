'use client'

import type { PersistStorage, StorageValue } from 'zustand/middleware'
import { createKeptStore } from './create-store'
import { fieldOf } from './field-of'

export const ROOT_KEY = 'root'
/** A storage that has not answered by then is not waited for: the page goes on with the defaults. */
export const ROOT_TIMEOUT_MS = 5_000

const VERSION = 1

/** All that is kept: nothing that names a traveller, a thread, a card or a token. */
type Kept = {
  /** Whose browser this is: what lies in it is shown to nobody else. */
  ownerId: string | null
  isTripFolded: boolean
  isListFolded: boolean
  /** The traveller knows who turns speech into text, and wants that. */
  isSpeechAllowed: boolean
  /** Where the open trip stays, as it was kept: whoever reads it parses it. */
  hotelContext: unknown
  selectedHotel: unknown
}
type RootStore = Kept & {
  claim: (ownerId: string) => void
  setIsTripFolded: (isTripFolded: boolean) => void
  setIsListFolded: (isListFolded: boolean) => void
  allowSpeech: () => void
  keepStay: (stay: Pick<Kept, 'hotelContext' | 'selectedHotel'>) => void
}

const NOTHING: Kept = {
  ownerId: null,
  isTripFolded: false,
  isListFolded: false,
  isSpeechAllowed: false,
  hotelContext: null,
  selectedHotel: null,
}

/** A storage as the browser has it, or a slower one that answers with a promise. */
export type TextStorage = {
  getItem: (name: string) => string | null | Promise<string | null>
  setItem: (name: string, value: string) => unknown
  removeItem: (name: string) => unknown
}

/** Never throws: what cannot be read, or is not as it should be, is nothing; what cannot be written is only logged. */
export function safeStorage(open: () => TextStorage): PersistStorage<Kept> {
  return {
    getItem: (name) => {
      try {
        const text = open().getItem(name)
        return text instanceof Promise ? inTime(text).then(read, logged) : read(text)
      } catch (error) {
        return logged(error)
      }
    },
    setItem: (name, value) => attempt(() => open().setItem(name, JSON.stringify(value))),
    removeItem: (name) => attempt(() => open().removeItem(name)),
  }
}

/** What is remembered over reloads. It is read when the browser is claimed (components/state/forget-browser.ts), not before. */
export const useRootStore = createKeptStore<RootStore, Kept>(
  (set) => ({
    ...NOTHING,
    claim: (ownerId) => set({ ownerId }),
    setIsTripFolded: (isTripFolded) => set({ isTripFolded }),
    setIsListFolded: (isListFolded) => set({ isListFolded }),
    allowSpeech: () => set({ isSpeechAllowed: true }),
    keepStay: (stay) => set(stay),
  }),
  {
    name: ROOT_KEY,
    version: VERSION,
    skipHydration: true,
    storage: safeStorage(() => window.localStorage),
    partialize: ({ ownerId, isTripFolded, isListFolded, isSpeechAllowed, hotelContext, selectedHotel }) => ({
      ownerId,
      isTripFolded,
      isListFolded,
      isSpeechAllowed,
      hotelContext,
      selectedHotel,
    }),
    // Of a slow storage the answer may come when somebody else is here.
    merge: (stored, current) => {
      const kept = keptIn(stored)
      return kept && (current.ownerId === null || kept.ownerId === current.ownerId) ? { ...current, ...kept } : current
    },
  },
)

let isBlocked = false

/** Empties what is kept, and keeps the next rehydration in this page from bringing any of it back. */
export function clearRoot(): void {
  isBlocked = true
  useRootStore.setState(NOTHING)
  useRootStore.persist.clearStorage()
}

export function rehydrateRoot(): void {
  if (!isBlocked) void useRootStore.persist.rehydrate()
  isBlocked = false
}

/** Whose browser the storage says it is; null when it says nothing that can be read. */
export function keptOwner(): string | null {
  try {
    return read(window.localStorage.getItem(ROOT_KEY))?.state.ownerId ?? null
  } catch (error) {
    return logged(error)
  }
}

function read(text: string | null): StorageValue<Kept> | null {
  if (text === null) return null
  try {
    const root: unknown = JSON.parse(text)
    const state = fieldOf(root, 'version') === VERSION ? keptIn(fieldOf(root, 'state')) : null
    return state ? { state, version: VERSION } : logged(new Error('it is written otherwise than today'))
  } catch (error) {
    return logged(error)
  }
}

/** By hand: a page that nobody has touched does without zod. */
function keptIn(value: unknown): Kept | null {
  const [ownerId, isTripFolded, isListFolded] = [fieldOf(value, 'ownerId'), fieldOf(value, 'isTripFolded'), fieldOf(value, 'isListFolded')]
  if ((ownerId !== null && typeof ownerId !== 'string') || typeof isTripFolded !== 'boolean') return null
  const [hotelContext, selectedHotel] = [fieldOf(value, 'hotelContext') ?? null, fieldOf(value, 'selectedHotel') ?? null]
  const isSpeechAllowed = fieldOf(value, 'isSpeechAllowed') === true
  return { ownerId, isTripFolded, isListFolded: isListFolded === true, isSpeechAllowed, hotelContext, selectedHotel }
}

function inTime(answer: Promise<string | null>): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ROOT_TIMEOUT_MS} ms`)), ROOT_TIMEOUT_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function attempt(write: () => unknown): void {
  try {
    const written = write()
    if (written instanceof Promise) written.catch(logged)
  } catch (error) {
    logged(error)
  }
}

function logged(error: unknown): null {
  console.warn(error)
  return null
}
