import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ownTab } from '../state/own-tab'
import { loadMessageCheck } from './late-message-check'
import { useDraft } from './use-draft'

const LISBON = 'Plan 3 days in Lisbon for me.'
const PORTO = 'Plan 3 days in Porto for me.'

beforeAll(loadMessageCheck)
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A visit of the chat page, which may come from a page that proposes a sentence. */
function visit(seed: string | null, threadId: string | null = null) {
  const { result, rerender, unmount } = renderHook((props: { threadId: string | null }) => useDraft(props.threadId, seed), {
    initialProps: { threadId },
  })
  const type = (text: string) => act(() => result.current.setText(text))
  return { text: () => result.current.text, type, rerender, unmount, clear: () => act(() => result.current.clear()) }
}

test('a proposed sentence stands in the composer, and is a draft from then on', () => {
  const first = visit(LISBON)
  expect(first.text()).toBe(LISBON)
  first.unmount()
  expect(visit(null).text()).toBe(LISBON)
})

test('what was typed before is kept below it', () => {
  const before = visit(null)
  before.type('with my mother\n\nwho walks slowly')
  before.unmount()
  expect(visit(LISBON).text()).toBe(`${LISBON}\nwith my mother\n\nwho walks slowly`)
})

test('the same sentence is not proposed twice', () => {
  visit(LISBON).unmount()
  const again = visit(LISBON)
  expect(again.text()).toBe(LISBON)
  again.type(`${LISBON}\nIn May`)
  again.unmount()
  expect(visit(LISBON).text()).toBe(`${LISBON}\nIn May`)
})

test('another proposal takes the place of the one that nobody touched, and of nothing else', () => {
  visit(LISBON).unmount()
  const second = visit(PORTO)
  expect(second.text()).toBe(PORTO)
  second.type(`${PORTO}\nIn May`)
  second.unmount()
  expect(visit(LISBON).text()).toBe(`${LISBON}\nIn May`)
})

test('a proposal that the traveller has changed is theirs, and stays', () => {
  const first = visit(LISBON)
  first.type('Plan 4 days in Lisbon for us.')
  first.unmount()
  expect(visit(PORTO).text()).toBe(`${PORTO}\nPlan 4 days in Lisbon for us.`)
})

test('what is sent or deleted does not come back', () => {
  const first = visit(LISBON)
  first.clear()
  expect(first.text()).toBe('')
  first.rerender({ threadId: 'thr_1' })
  expect(first.text()).toBe('')
  first.unmount()
  expect([visit(null).text(), visit(null, 'thr_1').text()]).toEqual(['', ''])
})

test('a storage that cannot be used keeps nobody from typing', () => {
  const setItem = Storage.prototype.setItem
  Storage.prototype.setItem = () => {
    throw new Error('full')
  }
  const { text, type } = visit(LISBON)
  type(`${LISBON} In May`)
  Storage.prototype.setItem = setItem
  expect(text()).toBe(`${LISBON} In May`)
})

const ofTab = (tab: string, threadId = 'new') => `wayfarer.draft.${threadId}.${tab}`

/** Tabs that are open, as the browser's locks tell of them. */
function openTabs(...names: string[]) {
  const query = async () => ({ held: names.map((name) => ({ name })) })
  vi.stubGlobal('navigator', { locks: { query, request: async () => {} } })
}

test('words that stand in another open tab are left to it, and its slot is not written to', async () => {
  openTabs('page_other', ownTab())
  localStorage.setItem(ofTab('page_other'), 'of the other tab')
  const { text, type } = visit(null)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(text()).toBe('')
  type('of this tab')
  expect([localStorage.getItem(ofTab('page_other')), localStorage.getItem(ofTab(ownTab()))]).toEqual(['of the other tab', 'of this tab'])
})

test('what a closed tab left comes up in the next one, once', async () => {
  openTabs(ownTab())
  localStorage.setItem(ofTab('page_closed', 'thr_1'), 'half a thought')
  const first = visit(null, 'thr_1')
  await waitFor(() => expect(first.text()).toBe('half a thought'))
  expect(localStorage.getItem(ofTab('page_closed', 'thr_1'))).toBeNull()
  first.clear()
  first.unmount()
  expect(visit(null, 'thr_1').text()).toBe('')
})

test('words of a closed tab come above what was begun meanwhile', async () => {
  openTabs(ownTab())
  localStorage.setItem(ofTab('page_closed'), 'half a thought')
  const { text, type } = visit(null)
  type('to Porto')
  await waitFor(() => expect(text()).toBe('half a thought\nto Porto'))
})

test('where a browser cannot tell which tabs are open, the words of any other tab are left to it, and those of none come up', async () => {
  vi.stubGlobal('navigator', {})
  localStorage.setItem(ofTab('page_other'), 'of the other tab')
  const first = visit(null)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect([first.text(), localStorage.getItem(ofTab('page_other'))]).toEqual(['', 'of the other tab'])
  first.unmount()
  localStorage.setItem('wayfarer.draft.new', 'from before tabs had names')
  const second = visit(null)
  await waitFor(() => expect(second.text()).toBe('from before tabs had names'))
})

/** The first chat of a page that has just been loaded, to which the server gives words. */
async function visitWith(unsent: string, { seed = null, typedEarly = '' }: { seed?: string | null; typedEarly?: string } = {}) {
  vi.resetModules()
  const { useDraft: useFirstDraft } = await import('./use-draft')
  const { result, unmount } = renderHook(() => {
    const draft = useFirstDraft(null, seed, unsent)
    const isFirst = useRef(true)
    useLayoutEffect(() => {
      if (isFirst.current && typedEarly !== '') draft.setText(typedEarly)
      isFirst.current = false
    })
    return draft
  })
  const again = () => renderHook(() => useFirstDraft(null, null, unsent)).result.current.text
  return { text: () => result.current.text, clear: () => act(() => result.current.clear()), unmount, again }
}

test('what the server kept comes back where this browser has no words, until it is sent', async () => {
  const { text, clear, unmount, again } = await visitWith('half a thought')
  expect(text()).toBe('half a thought')
  clear()
  unmount()
  expect(again()).toBe('')
})

test('this browser’s own words stand, whether in this tab or in another one', async () => {
  const before = visit(null)
  before.type('to Porto')
  before.unmount()
  const own = await visitWith('half a thought')
  expect(own.text()).not.toContain('half a thought')
  own.unmount()
  localStorage.clear()
  openTabs('page_other')
  localStorage.setItem(ofTab('page_other'), 'to Porto')
  const beside = await visitWith('half a thought')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(beside.text()).toBe('')
})

test.each([
  ['above what was typed meanwhile', { typedEarly: 'to Porto' }, 'half a thought\nto Porto'],
  ['below a proposed sentence', { seed: LISBON }, `${LISBON}\nhalf a thought`],
])('what the server kept comes %s', async (_where, beside, expected) => {
  const { text } = await visitWith('half a thought', beside)
  expect(text()).toBe(expected)
  await waitFor(() => expect(Object.values(localStorage)).toContain(expected))
})
