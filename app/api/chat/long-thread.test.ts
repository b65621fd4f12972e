import { expect, test } from 'vitest'
import { createConcierge } from '@/lib/adapters/model/concierge/concierge-model'
import { HISTORY_TOKENS, roughTokens } from '@/lib/chat/fit-history'
import type { Transcript } from '@/lib/replay/transcript'
import { replayThrough } from '@/tests/fixtures/openai-server/replay-through'

function thread(...words: string[]): Transcript {
  return {
    version: 1,
    title: 'A long thread',
    now: '2026-11-20T09:00:00.000Z',
    today: '2026-11-20',
    turns: words.map((say) => ({ act: { say }, steps: [] })),
    commands: [],
    situation: null,
    price: null,
  }
}

test('in a thread far too long for one request the concierge still knows what lies on the table', async () => {
  const concierge = createConcierge()
  let longest = 0
  const measured = {
    ...concierge,
    doStream: (options: Parameters<typeof concierge.doStream>[0]) => {
      longest = Math.max(longest, roughTokens(options.prompt.filter(({ role }) => role !== 'system')))
      return concierge.doStream(options)
    },
  }
  const search = 'London to Lisbon on 27 November, back on 29 November'
  const chat = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 'show me the cheapest' : 'show me the fastest'))
  const { commands, said, notices } = await replayThrough(measured, thread(search, ...chat, 'show me the cheapest', 'the second one'))
  const short = await replayThrough(concierge, thread(search, 'show me the cheapest', 'the second one'))
  expect(notices).toEqual([])
  expect(commands.at(-1)?.command.type).toBe('pick-offer')
  expect(commands.at(-1)).toEqual(short.commands.at(-1))
  expect(said.at(-1)).toBe(short.said.at(-1))
  // What one turn adds is not cut.
  expect(longest).toBeGreaterThan(HISTORY_TOKENS * 0.7)
  expect(longest).toBeLessThan(HISTORY_TOKENS * 1.25)
})
