import { expect, test, vi } from 'vitest'
import { exampleLive } from '@/tests/fixtures/flights'
import { useTripStore } from './trip-store'

test('a trip is drawn anew when it is another one than before, and never by an older one', () => {
  const live = { ...exampleLive(), threadId: 'thr_1', version: 3 }
  useTripStore.setState({ trips: {} })
  const drawn = vi.fn()
  useTripStore.subscribe(drawn)
  const { accept } = useTripStore.getState()
  accept(live)
  accept(structuredClone(live))
  accept({ ...live, version: 2 })
  expect(drawn).toHaveBeenCalledTimes(1)
  expect(useTripStore.getState().trips.thr_1).toBe(live)
  // An order moves on without a command.
  accept({ ...live, undoLabel: 'another word' })
  expect(drawn).toHaveBeenCalledTimes(2)
})
