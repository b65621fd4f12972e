import { expect, test } from 'vitest'
import { closeDeadAnswers } from './interrupted'

test('an answer that begins while it is looked who lives is not taken for a dead one’s', async () => {
  const streaming = ['run_dead', 'run_living']
  const closed: string[] = []
  const messages = {
    closeInterrupted: async (isLiving: (runId: string) => boolean) => {
      const interrupted = streaming.filter((runId) => !isLiving(runId))
      closed.push(...interrupted)
      return interrupted.length
    },
  }
  const runStore = {
    living: async () => {
      streaming.push('run_newer')
      return ['run_living']
    },
  }
  const deps = { messages, runStore, clock: () => new Date(0) } as unknown as Parameters<typeof closeDeadAnswers>[0]
  expect(await closeDeadAnswers(deps)).toBe(1)
  expect(closed).toEqual(['run_dead'])
})
