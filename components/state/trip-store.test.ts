import { expect, test, vi } from 'vitest'
import { exampleLive } from '@/tests/fixtures/flights'
import { sendResting } from './resting-changes'
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

test('what is said next waits for a press that the server has not answered, but not for ever', async () => {
  vi.useFakeTimers()
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  const { issue } = useTripStore.getState()
  expect(sendResting()).toBeNull()
  const pressed = issue('thr_1', { type: 'choose-separately', isSeparate: true })
  const said = vi.fn()
  void sendResting()?.then(said)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(said).not.toHaveBeenCalled()
  answers.shift()?.(Response.json({ error: { code: 'refused', message: 'No.' } }, { status: 409 }))
  await pressed
  await vi.advanceTimersByTimeAsync(0)
  expect(said).toHaveBeenCalledTimes(1)
  expect(sendResting()).toBeNull()

  void issue('thr_1', { type: 'choose-separately', isSeparate: false })
  void sendResting()?.then(said)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(said).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
