import { expect, test } from 'vitest'
import { heldUntil } from './held-until'

test('a price holds until the first of its bounds ends, however the instants are written', () => {
  expect(heldUntil('2026-11-20T10:30:00Z')).toBe('2026-11-20T10:30:00Z')
  expect(heldUntil('2026-11-20T10:30:00Z', undefined)).toBe('2026-11-20T10:30:00Z')
  expect(heldUntil('2026-11-20T10:30:00Z', '2026-11-20T10:15:00.000Z')).toBe('2026-11-20T10:15:00.000Z')
  expect(heldUntil('2026-11-20T10:15:00Z', '2026-11-20T10:30:00.000Z')).toBe('2026-11-20T10:15:00Z')
})
