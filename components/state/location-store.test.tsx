import { afterEach, expect, test, vi } from 'vitest'
import { LONDON } from '@/tests/fixtures/trip'
import { resetAllStores } from './create-store'
import { useLocationStore } from './location-store'

const AT_HOME = { country: 'GB', city: 'London', homeAirport: LONDON, currency: 'GBP' }

afterEach(() => {
  resetAllStores()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('where somebody is is asked once per session, over several pages', async () => {
  const fetched = vi.fn(async () => Response.json(AT_HOME))
  vi.stubGlobal('fetch', fetched)
  await Promise.all([useLocationStore.getState().ask(), useLocationStore.getState().ask()])
  expect(useLocationStore.getState().location).toEqual(AT_HOME)
  resetAllStores()
  await useLocationStore.getState().ask()
  expect(useLocationStore.getState().location).toEqual(AT_HOME)
  expect(fetched).toHaveBeenCalledOnce()
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['a refusal', async () => Response.json({ error: { code: 'too_many', message: 'Wait.' } }, { status: 429 })],
  ['another answer', async () => Response.json({ homeAirport: 'LHR' })],
])('%s means that not known, and is not asked about again', async (_, answer) => {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  await useLocationStore.getState().ask()
  resetAllStores()
  await useLocationStore.getState().ask()
  expect(useLocationStore.getState().location).toEqual({ country: null, city: null, homeAirport: null, currency: null })
  expect(fetched).toHaveBeenCalledOnce()
})

test('what was kept and cannot be read is asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sessionStorage.setItem('wayfarer.location', '{"homeAirport":7}')
  vi.stubGlobal('fetch', async () => Response.json(AT_HOME))
  await useLocationStore.getState().ask()
  expect(useLocationStore.getState().location).toEqual(AT_HOME)
})
