import { performance } from 'node:perf_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitFirstWord, letFirstWordsPass } from './first-words'

const world = vi.hoisted(() => ({ now: 0, looks: 0, onLook: () => {} }))
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => {
    world.now += milliseconds
    world.looks += 1
    world.onLook()
  },
}))

const words: (() => void)[] = []
const begin = (count: number) => words.push(...Array.from({ length: count }, awaitFirstWord))

/** The share of its time that the process works. */
function works(utilization: number): void {
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 0, active: 0, utilization })
}

beforeEach(() => {
  Object.assign(world, { now: 0, looks: 0, onLook: () => {} })
  vi.spyOn(Date, 'now').mockImplementation(() => world.now)
})
afterEach(() => {
  for (const say of words.splice(0)) say()
  vi.restoreAllMocks()
})

test.each([
  { what: 'where few wait for their first word, an answer ends at once, however busy the process', turns: 4, utilization: 1, looks: 0 },
  { what: 'where they wait for a model, and not for the process, one look is enough', turns: 50, utilization: 0.4, looks: 1 },
  { what: 'nobody’s end is put off for longer than half a second', turns: 12, utilization: 1, looks: 20 },
])('$what', async ({ turns, utilization, looks }) => {
  works(utilization)
  begin(turns)
  await letFirstWordsPass()
  expect([world.looks, world.now]).toEqual([looks, looks * 25])
})

test('where many wait and the process has no time, an end comes behind their first words, each counted once', async () => {
  works(1)
  begin(7)
  world.onLook = () => {
    const [first, second] = words
    first?.()
    first?.()
    if (world.looks === 2) second?.()
    if (world.looks === 4) words[2]?.()
  }
  await letFirstWordsPass()
  expect(world.looks).toBe(4)
})

test('what waits is counted together with the other copies of the file', async () => {
  works(1)
  begin(7)
  vi.resetModules()
  const other = await import('./first-words')
  expect(other.letFirstWordsPass).not.toBe(letFirstWordsPass)
  world.onLook = () => words[world.looks - 1]?.()
  await other.letFirstWordsPass()
  expect(world.looks).toBe(3)
})
