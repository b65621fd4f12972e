import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import { ErrorModal } from '../../booking/error-modal'
import { PreferencesProvider } from '../../session/preferences'
import { resetAllStores } from '../../state/create-store'
import { showPopup, showToast } from './notice-store'
import { Notices } from './notices'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <button type="button">elsewhere</button>
      <PreferencesProvider preferences={{ ...DEFAULT_PREFERENCES, timeFormat: '12h' }}>
        <Notices />
      </PreferencesProvider>
    </>,
  )
})
afterEach(() => {
  cleanup()
  resetAllStores()
  vi.useRealTimers()
})

const live = (how: 'assertive' | 'polite') => document.querySelector(`[aria-live="${how}"]`)
const popup = () => document.querySelector<HTMLElement>('[data-notice="popup"]')
const toast = () => document.querySelector<HTMLElement>('[data-notice="toast"]')
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const outside = () => screen.getByText('elsewhere')

test('a popup says an error with its picture, takes no focus, and closes after 5 seconds', () => {
  outside().focus()
  act(() => showPopup({ type: 'error', message: 'The connection was lost.' }))
  // Said once: nothing within the region is one itself.
  expect(live('assertive')?.textContent).toBe('The connection was lost.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(popup()?.querySelector('svg[data-picture]')).not.toBeNull()
  expect(document.activeElement).toBe(outside())
  pass(4_999)
  expect(popup()).not.toBeNull()
  pass(1)
  expect(popup()).toBeNull()
})

test('a popup waits while it is hovered or focused, and goes on after with the time that was left', () => {
  act(() => showPopup({ type: 'info', message: 'Prices are checked again.' }))
  expect(live('polite')?.textContent).toBe('Prices are checked again.')
  pass(4_000)
  fireEvent.pointerEnter(popup() as HTMLElement)
  pass(60_000)
  fireEvent.pointerLeave(popup() as HTMLElement)
  pass(900)
  outside().focus()
  act(() => screen.getByRole('button', { name: 'Close this message' }).focus())
  pass(60_000)
  expect(popup()).not.toBeNull()
  act(() => outside().focus())
  pass(99)
  expect(popup()).not.toBeNull()
  pass(1)
  expect(popup()).toBeNull()
})

test('Escape and the button close a popup, and a focus that was in it returns to where it came from', () => {
  act(() => showPopup({ type: 'error', message: 'first' }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(popup()).toBeNull()
  act(() => showPopup({ type: 'error', message: 'second' }))
  act(() => outside().focus())
  act(() => screen.getByRole('button', { name: 'Close this message' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }))
  expect(popup()).toBeNull()
  expect(document.activeElement).toBe(outside())
})

test('one toast at a time: shown for 2 seconds from the newest, and removed 2 seconds after', () => {
  act(() => showToast('The card is deleted.'))
  pass(1_999)
  act(() => showToast('Your profile is saved.'))
  expect(live('polite')?.textContent).toBe('Your profile is saved.')
  pass(1_999)
  expect(toast()?.inert).toBe(false)
  pass(1)
  expect(toast()?.inert).toBe(true)
  pass(1_999)
  expect(toast()).not.toBeNull()
  pass(1)
  expect(toast()).toBeNull()
})

test('a toast waits while it is hovered', () => {
  act(() => showToast('Sent.'))
  fireEvent.pointerEnter(toast() as HTMLElement)
  pass(60_000)
  expect(toast()?.inert).toBe(false)
  fireEvent.pointerLeave(toast() as HTMLElement)
  pass(2_000)
  expect(toast()?.inert).toBe(true)
})

test('a toast with an action stays ten seconds, or until it is used', () => {
  const undo = vi.fn()
  act(() => showToast('Trip deleted', { label: 'Undo', onPress: undo }))
  pass(9_999)
  expect(toast()?.inert).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(toast()?.inert).toBe(true)
  act(() => showToast('Trip deleted', { label: 'Undo', onPress: undo }))
  pass(9_999)
  expect(toast()?.inert).toBe(false)
  pass(1)
  expect(toast()?.inert).toBe(true)
})

test('the last twenty notices, and what a modal said, stay to be read again until the traveller leaves', async () => {
  expect(screen.queryByRole('button', { name: /^Messages/ })).toBeNull()
  for (let number = 1; number <= 20; number++) act(() => showToast(`saved ${number}`))
  render(<ErrorModal isOpen title="Not paid" message="The bank declined the card." image="card" buttonLabel="Back" onClose={() => {}} />)
  expect(document.querySelector('[data-picture="card"]')).not.toBeNull()
  pass(60_000)
  await act(() => import('./message-log'))
  fireEvent.click(screen.getByRole('button', { name: 'Messages: 20', hidden: true }))
  const entries = [...screen.getByRole('log', { hidden: true }).children].map(({ textContent }) => textContent)
  expect(entries).toHaveLength(20)
  expect(entries[0]).toMatch(/^\d{1,2}:\d\d [ap]msaved 2$/)
  expect(entries.at(-1)).toContain('The bank declined the card.')
  act(resetAllStores)
  expect(screen.queryByRole('log', { hidden: true })).toBeNull()
})

test('the bell goes when its messages were read, and comes again with the next one', async () => {
  act(() => showToast('Trip deleted'))
  pass(60_000)
  await act(() => import('./message-log'))
  fireEvent.click(screen.getByRole('button', { name: 'Messages: 1' }))
  fireEvent.keyDown(screen.getByRole('log'), { key: 'Escape' })
  expect(screen.queryByRole('button', { name: /^Messages/ })).toBeNull()
  act(() => showToast('Trip renamed'))
  expect(screen.getByRole('button', { name: 'Messages: 1' })).toBeTruthy()
})
