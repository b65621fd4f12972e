import { expect, test } from 'vitest'
import { createPlanCalendarWriter } from '@/lib/adapters/documents/plan-calendar-file'
import { aPlace, aPlan, aSight } from '@/tests/fixtures/plan'
import { planCalendar } from './plan-calendar'

const plan = aPlan(aPlace([aSight('castle', [0, 0], { minutesThere: 90 }), aSight('church', [1.2, 0])]), { days: 1 })
const outside = { planCalendars: createPlanCalendarWriter() }

test('a plan with a first day becomes a file that a calendar can read', () => {
  const written = planCalendar({ ...plan, startsOn: '2026-12-31' }, 'plan-1', outside)
  if ('refusal' in written) throw new Error(written.refusal.message)
  expect(written.name).toBe('wayfarer-testville-2026-12-31.ics')
  const lines = written.file.split('\r\n')
  expect(lines.filter((line) => /^(SUMMARY|DTSTART|DTEND|UID)/.test(line))).toEqual([
    'UID:plan-1-castle@wayfarer',
    'SUMMARY:The castle',
    'DTSTART:20261231T093000',
    'DTEND:20261231T110000',
    'UID:plan-1-church@wayfarer',
    'SUMMARY:The church',
    'DTSTART:20261231T112000',
    'DTEND:20261231T122000',
  ])
})

test('without a first day there is no file, but a sentence', () => {
  expect(planCalendar(plan, 'plan-1', outside)).toMatchObject({ refusal: { code: 'no-first-day', field: 'startsOn' } })
})
