import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aChosenStay } from '@/tests/fixtures/stays'
import { useDraftStore } from '../booking/draft-store'
import { createStore, resetAllStores } from './create-store'
import { claimBrowser, forgetBrowser } from './forget-browser'
import { keepPendingSentence, takePendingSentence } from './pending-sentence'
import { ROOT_KEY, rehydrateRoot, safeStorage, useRootStore } from './root-store'
import { keepStay } from './stay-store'

const STAY = aChosenStay()
const NO_STAY = { hotelContext: null, selectedHotel: null }
const storedRoot = () => JSON.parse(localStorage.getItem(ROOT_KEY) ?? 'null')
const inBrowser = () => safeStorage(() => window.localStorage)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  useRootStore.persist.setOptions({ storage: inBrowser() })
  resetAllStores()
  localStorage.clear()
  sessionStorage.clear()
  // A test that ends signed out leaves the next rehydration blocked.
  rehydrateRoot()
})

/** Another page of the same browser: its memory is empty, its storage is not. */
function openAgain() {
  const kept = { ...localStorage }
  resetAllStores()
  localStorage.clear()
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
}

test('what is kept comes back for its owner after a reload, and holds nothing that names anybody', () => {
  claimBrowser('user-1')
  useRootStore.getState().setIsTripFolded(true)
  expect(storedRoot()).toEqual({
    state: { ownerId: 'user-1', isTripFolded: true, isListFolded: false, isSpeechAllowed: false, ...NO_STAY },
    version: 1,
  })
  localStorage.setItem('wayfarer.draft.new', 'to Lisbon')
  keepStay(STAY)
  openAgain()
  expect(useRootStore.getState().isTripFolded).toBe(false)
  claimBrowser('user-1')
  claimBrowser('user-1')
  expect(useRootStore.getState().isTripFolded).toBe(true)
  expect(localStorage.getItem('wayfarer.draft.new')).toBe('to Lisbon')
  expect(useRootStore.getState()).toMatchObject({ hotelContext: { nights: 3, totalPrice: STAY.total }, selectedHotel: STAY.selectedHotel })
})

test('signing in as another user shows nothing of the first one', () => {
  claimBrowser('user-1')
  useRootStore.getState().setIsTripFolded(true)
  keepStay(STAY)
  localStorage.setItem('wayfarer.draft.new', 'to Lisbon')
  keepPendingSentence('to Porto')
  openAgain()
  claimBrowser('user-2')
  expect(storedRoot().state).toEqual({ ownerId: 'user-2', isTripFolded: false, isListFolded: false, isSpeechAllowed: false, ...NO_STAY })
  expect(useRootStore.getState()).toMatchObject(NO_STAY)
  expect(Object.keys(localStorage)).toEqual(['root'])
  expect(takePendingSentence()).toBeNull()
})

test('a sentence that a visitor wrote on the home page survives the sign-in; drafts that nobody owns do not', () => {
  keepPendingSentence('to Porto')
  localStorage.setItem('wayfarer.draft.new', 'left by a tab of somebody who signed out')
  claimBrowser('user-1')
  expect(localStorage.getItem('wayfarer.draft.new')).toBeNull()
  expect(takePendingSentence()).toBe('to Porto')
})

test('signing out empties the storage and every store, and the next rehydration brings nothing back', () => {
  claimBrowser('user-1')
  useRootStore.getState().setIsTripFolded(true)
  useDraftStore.setState({ entries: {} })
  const kept = localStorage.getItem(ROOT_KEY) ?? ''
  forgetBrowser()
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  expect(useRootStore.getState()).toMatchObject({ ownerId: null, isTripFolded: false, ...NO_STAY })
  // A tab that had not noticed writes it once more.
  localStorage.setItem(ROOT_KEY, kept)
  claimBrowser('user-1')
  expect(useRootStore.getState().isTripFolded).toBe(false)
  localStorage.setItem(ROOT_KEY, kept)
  resetAllStores()
  localStorage.setItem(ROOT_KEY, kept)
  claimBrowser('user-1')
  expect(useRootStore.getState().isTripFolded).toBe(true)
})

test('an answer that arrives after the reset is no longer taken, and no timer stays', async () => {
  vi.useFakeTimers()
  let answer = (_: string) => {}
  const useAnswer = createStore<{ name: string; load: () => Promise<void> }>((set) => ({
    name: '',
    load: async () => set({ name: await new Promise<string>((resolve) => (answer = resolve)) }),
  }))
  const loading = useAnswer.getState().load()
  useDraftStore.getState().edit('thread-1', { passengers: [{ firstName: 'Ada' }] })
  expect(vi.getTimerCount()).toBe(1)
  resetAllStores()
  answer('Ada Marlow')
  await loading
  expect(useAnswer.getState().name).toBe('')
  expect(vi.getTimerCount()).toBe(0)
  expect(useDraftStore.getState().entries).toEqual({})
})

test.each([
  'nonsense',
  '{}',
  'null',
  '{"state":{"ownerId":"user-1","isTripFolded":true},"version":0}',
  '{"state":{"ownerId":7,"isTripFolded":"yes"},"version":1}',
])('what cannot be read as it is written today is as if there were nothing: %s', (text) => {
  localStorage.setItem(ROOT_KEY, text)
  claimBrowser('user-1')
  expect(useRootStore.getState()).toMatchObject({ ownerId: 'user-1', isTripFolded: false })
})

test('a storage that throws at every touch costs nothing but a line in the console', () => {
  vi.stubGlobal('localStorage', undefined)
  useRootStore.persist.setOptions({
    storage: safeStorage(() => {
      throw new DOMException('no storage in this mode', 'SecurityError')
    }),
  })
  claimBrowser('user-1')
  useRootStore.getState().setIsTripFolded(true)
  keepStay(STAY)
  forgetBrowser()
  expect(useRootStore.getState()).toMatchObject(NO_STAY)
  expect(console.warn).toHaveBeenCalled()
})

test('a storage that does not answer within five seconds is not waited for, and what it says later is ignored', async () => {
  vi.useFakeTimers()
  let answer = (_: string) => {}
  const slow = new Promise<string>((resolve) => (answer = resolve))
  useRootStore.persist.setOptions({ storage: safeStorage(() => ({ getItem: () => slow, setItem: () => {}, removeItem: () => {} })) })
  claimBrowser('user-1')
  expect(useRootStore.persist.hasHydrated()).toBe(false)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(useRootStore.persist.hasHydrated()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(useRootStore.persist.hasHydrated()).toBe(true)
  answer('{"state":{"ownerId":"user-1","isTripFolded":true},"version":1}')
  await vi.advanceTimersByTimeAsync(0)
  expect(useRootStore.getState()).toMatchObject({ ownerId: 'user-1', isTripFolded: false })
})
