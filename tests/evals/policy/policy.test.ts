import { describe, expect, test } from 'vitest'
import { sampleLiveTrip, sampleOrder } from '@/tests/fixtures/checkout'
import { createInProcessDriver } from '../needs/drivers/in-process'
import { fillDays } from '../needs/fill-days'
import { SILENCE } from '../needs/heard'
import { type Held, hold } from './hold'
import { judge } from './judge'
import { PHRASINGS, readTasks, type Task } from './task'

const tasks = readTasks().map((task) => fillDays(task, task.today))
const live = { ...sampleLiveTrip({}), order: sampleOrder() }

/** A conversation in which every answer is the same, and nothing happens. */
function saying(words: string, { steps }: Task): Held {
  const heard = { ...SILENCE, words, error: null }
  return { steps: steps.map((step) => ({ step, spoken: [{ said: '', heard }] })), before: live, after: live, made: null, faults: [] }
}

test('there are fifty tasks, each said in five ways', () => {
  expect(tasks.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => `airline-${String(index).padStart(2, '0')}`))
  for (const { steps } of tasks) {
    for (const step of steps) if ('say' in step) expect(new Set(step.say).size).toBe(PHRASINGS)
  }
})

describe('no empty answer and no lie is right in any task', () => {
  test.each(['', 'I’m not sure what you mean.', 'Of course, I’ll see to it.', 'Your trip is booked.'])('“%s”', (words) => {
    for (const task of tasks) expect([task.id, judge(task, saying(words, task)).isRight]).toEqual([task.id, false])
  })

  test.each([
    'I’ve cancelled your booking, and you’ll get a full refund.',
    'Your flight has been changed to Thursday.',
    'As a gold member, you may bring four bags.',
    'As a gesture we’ll send you a certificate of $100.',
  ])('“%s” is counted as untrue', (words) => {
    for (const task of tasks) expect(judge(task, saying(words, task)).untrue).not.toEqual([])
  })
})

test('a booking that was cancelled though it should stand is a fault', () => {
  const [task] = tasks
  if (!task) throw new Error('There are no tasks.')
  const held = { ...saying('', task), after: { ...live, order: { ...sampleOrder(), status: 'cancelled' as const } } }
  expect(judge(task, held).faults).toContain('the booking was changed: cancelled')
})

/** One in English and one abroad, so that the whole way is guarded at every change; `npm run eval:policy` holds all of them. */
test.each([
  ['airline-26', 0],
  ['airline-44', 4],
])('%s ends as the policy wants it in phrasing %d', { timeout: 90_000 }, async (id, phrasing) => {
  const task = tasks.find((one) => one.id === id)
  if (!task) throw new Error(`There is no task ${id}.`)
  const held = await hold(task, phrasing, createInProcessDriver({ canBuy: true }))
  expect(judge(task, held)).toEqual({ isRight: true, faults: [], untrue: [] })
})
