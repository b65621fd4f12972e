import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { EMBEDDED_HISTORY, roughTokens } from '@/lib/chat/fit-history'
import { createConcierge } from '@/lib/concierge/concierge-model'
import { openSpoken } from '@/tests/chat/spoken'

test('in a thread far too long for one request the concierge still knows what lies on the table', async () => {
  const concierge = createConcierge(createKnownNames())
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
  const [long, short] = [openSpoken(measured), openSpoken(concierge)]
  for (const words of [search, ...chat, 'show me the cheapest']) await long.say(words)
  for (const words of [search, 'show me the cheapest']) await short.say(words)
  expect(await long.say('the second one')).toBe(await short.say('the second one'))
  expect(long.notices).toEqual([])
  const taken = (await long.commands()).at(-1)
  expect(taken?.command.type).toBe('pick-offer')
  expect(taken).toEqual((await short.commands()).at(-1))
  // What one turn adds is not cut.
  expect(longest).toBeGreaterThan(EMBEDDED_HISTORY.most * 0.7)
  expect(longest).toBeLessThan(EMBEDDED_HISTORY.most * 1.25)
})
