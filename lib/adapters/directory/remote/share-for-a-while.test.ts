import { expect, test } from 'vitest'
import { shareForAWhile } from './share-for-a-while'

function aDesk(answers: (string | null | Error)[]) {
  const desk = { now: 0, asked: 0 }
  const ask = shareForAWhile(
    async () => {
      const answer = answers[desk.asked++] ?? null
      if (answer instanceof Error) throw answer
      return answer
    },
    () => new Date(desk.now),
  )
  return Object.assign(desk, { ask })
}

test('an answer is shared for half a minute', async () => {
  const desk = aDesk(['first', 'second'])
  expect(await Promise.all([desk.ask('a'), desk.ask('a')])).toEqual(['first', 'first'])
  desk.now = 30_000
  expect(await desk.ask('a')).toBe('first')
  desk.now = 30_001
  expect(await desk.ask('a')).toBe('second')
})

test('another question has another answer, and neither a no nor a failure is kept', async () => {
  const desk = aDesk(['first', null, new Error('silence'), 'fourth'])
  expect(await desk.ask('a')).toBe('first')
  expect(await desk.ask('b')).toBeNull()
  await expect(desk.ask('b')).rejects.toThrow('silence')
  expect(await desk.ask('b')).toBe('fourth')
})
