import { expect, test } from 'vitest'
import type { Forgettable } from '../../travel/retention/retention-rules'
import { forgetDue } from './forget-due'

const NOW = new Date('2026-11-20T12:00:00Z')
const clock = () => NOW

test('each rule counts its days back from now', async () => {
  const asked = new Map<Forgettable, string>()
  const forget = async (what: Forgettable, before: Date) => {
    asked.set(what, before.toISOString())
    return 0
  }
  expect(await forgetDue({ retention: { forget }, clock })).toEqual({})
  expect(asked.get('counts of uses')).toBe('2026-11-20T12:00:00.000Z')
  expect(asked.get('one-time codes')).toBe('2026-11-19T12:00:00.000Z')
  expect(asked.get('passports of flown trips')).toBe('2026-10-21T12:00:00.000Z')
})

test('it goes on in small steps until none is left, and tells what was forgotten', async () => {
  const left: Partial<Record<Forgettable, number>> = { searches: 25, letters: 3 }
  const steps: number[] = []
  const forget = async (what: Forgettable, _before: Date, most: number) => {
    const count = Math.min(left[what] ?? 0, most)
    left[what] = (left[what] ?? 0) - count
    if (what === 'searches') steps.push(count)
    return count
  }
  expect(await forgetDue({ retention: { forget }, clock }, 10)).toEqual({ searches: 25, letters: 3 })
  expect(steps).toEqual([10, 10, 5])
})

test('a rule that fails keeps no other waiting, and is told in the end', async () => {
  const done: Forgettable[] = []
  const forget = async (what: Forgettable) => {
    if (what === 'checkout drafts') throw new Error('the drafts are locked')
    done.push(what)
    return 0
  }
  await expect(forgetDue({ retention: { forget }, clock })).rejects.toThrow('the drafts are locked')
  expect(done).toContain('searches')
  expect(done).toContain('sandbox letters')
})
