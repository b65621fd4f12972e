import { afterEach, expect, test, vi } from 'vitest'
import { ownTimeZone } from './own-time-zone'

afterEach(() => void vi.restoreAllMocks())

test('a browser is asked for its zone once, and again when its clock has moved', () => {
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
