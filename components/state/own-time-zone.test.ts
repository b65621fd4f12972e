import { afterEach, expect, test, vi } from 'vitest'
import { ownTimeZone } from './own-time-zone'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a browser is asked for its zone once, and again when its clock has moved', () => {
  vi.stubGlobal('Temporal', undefined)
  const told = Intl.DateTimeFormat().resolvedOptions()
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  const clock = vi.spyOn(Date.prototype, 'getTimezoneOffset')
  for (const [offset, timeZone, times] of [
    [-330, 'Asia/Kolkata', 1],
    [-330, 'Asia/Kolkata', 1],
    [300, 'America/New_York', 2],
  ] as const) {
    clock.mockReturnValue(offset)
    asked.mockReturnValue({ ...told, timeZone })
    expect(ownTimeZone()).toBe(timeZone)
    expect(asked).toHaveBeenCalledTimes(times)
  }
})

test('one that knows its zone by itself need not spell it out', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Europe/Lisbon' } })
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-77)
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  expect(ownTimeZone()).toBe('Europe/Lisbon')
  expect(asked).not.toHaveBeenCalled()
})
