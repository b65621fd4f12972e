import { generateText, streamText } from 'ai'
import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { createConcierge } from './concierge-model'

test('a whole trip in words: search, outbound, return, fares, summary, checkout', async () => {
  const thread = startThread()
  const found = await thread.say('London to Lisbon next Friday, back Sunday, 2 adults, cheapest with a bag')
  expect(found.calls).toEqual([
    {
      tool: 'searchFlights',
      input: {
        from: 'London',
        to: 'Lisbon',
        departureOn: '2026-11-20',
        returnOn: '2026-11-22',
        adults: 2,
        checkedBags: 1,
        preference: 'cheapest',
      },
    },
  ])
  expect(found.text).toBe('I found 42 flights. The cheapest outbound flight is AA11 at 06:10: £200.00 one way for 2 travellers.')
  const out = await thread.say('the second one')
  expect(out.calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'rankFlights'])
  expect(out.text).toContain('BB22')
  const back = await thread.say('the 13:30')
  expect(back.calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'summariseFlight'])
  const fares = await thread.say('light out, flex back')
  expect(fares.calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'chooseFlight', 'summariseTrip'])
  expect(fares.text).toMatch(/Light comes without a checked bag; you asked for 1 checked bag each\. Shall I add it\?$/)
  const added = await thread.say('yes')
  expect(added.calls).toEqual([{ tool: 'chooseBags', input: { wish: 'add', kind: 'checked', quantity: 1, sliceIndexes: [0] } }])
  const checkout = await thread.say('check out')
  expect(checkout.calls.map(({ tool }) => tool)).toEqual(['startCheckout'])
  expect(JSON.stringify(thread.messages)).toContain('You only pay when you tap Pay.')
})

test('one question at a time until nothing is missing', async () => {
  const thread = startThread()
  expect((await thread.say('hello')).text).toBe('Hello. Where would you like to go?')
  expect((await thread.say('porto')).text).toBe('Where are you flying to Porto from?')
  expect((await thread.say('london')).text).toBe('When would you like to fly to Porto?')
  expect((await thread.say('next friday')).text).toBe('Is it one way, or when would you like to come back?')
  expect((await thread.say('the sunday after')).text).toContain('I found 42 flights')
})

test('an ambiguous place is asked once, and nothing said with it is lost', async () => {
  const thread = startThread()
  expect((await thread.say('London to San Jose on 3 December for a week, 2 adults')).text).toContain('Which San Jose')
  const { calls } = await thread.say('Costa Rica')
  expect(calls).toEqual([{ tool: 'searchFlights', input: { to: 'SJO' } }])
  expect(thread.situation().wishes).toMatchObject({ departureOn: '2026-12-03', returnOn: '2026-12-10', adults: 2 })
})

test('a refused search is completed by the next answer', async () => {
  const thread = startThread()
  expect((await thread.say('London to Lisbon yesterday for 3 people, one way')).text).toContain('in the past')
  const { calls } = await thread.say('tomorrow then')
  expect(calls[0]?.input).toEqual({ departureOn: '2026-11-19' })
  expect(thread.situation()).toMatchObject({ mode: 'flight_search', wishes: { adults: 3, tripType: 'one-way' } })
})

test('the search fields given with a refused wish are shown before the refusal', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, one way')
  const { calls, text } = await thread.say('10 adults, and make it direct')
  expect(calls.map(({ tool }) => tool)).toEqual(['searchFlights', 'rankFlights'])
  expect(text).toContain('at most 9 people')
  expect(thread.situation().wishes).toMatchObject({ adults: 1, directOnly: true })
})

test.each(['No adults, 2 children. London to Lisbon on 27 November, one way', 'London to Lisbon, my two kids are flying alone'])(
  '“%s” is answered with the adult who has to travel, and nobody is made up',
  async (words) => {
    const thread = startThread()
    const { calls, text } = await thread.say(words)
    expect(text).toContain('A booking here needs one adult')
    expect(calls[0]?.input).toMatchObject({ adults: 0, children: 2 })
  },
)

test('after several flights were named, “the second one” is the second of those', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, one way')
  const named = await thread.say('the one that is not Alpha Air')
  const asked = /fit: (?<first>\S+) at \S+ (?<second>\S+) at/.exec(named.text)?.groups
  expect(asked).toBeDefined()
  await thread.say('the second one')
  expect(thread.situation().slices[0]?.picked?.flight).toBe(asked?.second)
})

test('prices that ran out are looked up again before a flight is taken', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, one way')
  thread.world.now = '2026-11-18T12:00:00.000Z'
  const again = await thread.say('the second one')
  expect(again.calls).toEqual([{ tool: 'searchFlights', input: {} }])
  expect(again.text).toBe('Those prices had expired, so I searched again. BB22 at 09:40 is now £140.00. Shall I choose it?')
  const taken = await thread.say('yes')
  expect(taken.calls[0]?.tool).toBe('chooseFlight')
})

test('of two flights that fit, the one just named is taken', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, one way')
  expect((await thread.say('the alpha one')).calls[0]).toEqual({ tool: 'chooseFlight', input: { sliceIndex: 0, offerId: 'search-1/0/2' } })
})

test('two flights that fit are asked about where another was named, and the answer settles it', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, one way')
  await thread.say('how long does the fastest one take?')
  const open = await thread.say('the alpha one')
  expect(open.calls).toEqual([])
  expect(open.text).toBe('Two flights fit: AA11 at 06:10 or AA33 at 13:30. Which one would you like?')
  expect((await thread.say('the 6:10')).calls[0]).toEqual({ tool: 'chooseFlight', input: { sliceIndex: 0, offerId: 'search-1/0/0' } })
})

test('questions are answered from what the list holds, without a call', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, one way')
  const why = await thread.say('why is this the best?')
  expect(why.calls).toEqual([])
  expect(why.text).toBe('AA33 at 13:30 is the best value: £110.00 and 160 minutes.')
  expect((await thread.say('how long does the fastest one take?')).text).toBe('BB22 at 09:40 takes 2 h 30, direct.')
})

test('every figure in an answer comes from the situation, a tool result or the message', async () => {
  const thread = startThread()
  const messages = [
    'London to Lisbon on 27 November, back on 1 December, 2 adults',
    'why the second?',
    'the second one',
    'the first one',
    'does it include a bag?',
    'standard for both',
    'how much is it in total?',
  ]
  for (const words of messages) {
    const { text } = await thread.say(words)
    const known = JSON.stringify(thread.messages.slice(0, -1)) + JSON.stringify(thread.situation())
    // We write durations and days ourselves, so only amounts and flight numbers are traced.
    for (const figure of text.match(/£[\d,.]*\d|\b[A-Z]{2}\d+\b/g) ?? []) expect(known).toContain(figure)
  }
})

test('a trait alone is a wish, a trait with an article a choice', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, one way')
  expect((await thread.say('direct please')).calls).toEqual([{ tool: 'searchFlights', input: { directOnly: true } }])
  expect((await thread.say('the one with a stop')).calls[0]).toEqual({
    tool: 'chooseFlight',
    input: { sliceIndex: 0, offerId: 'search-2/0/3' },
  })
})

test('reports an impossible date and keeps the rest', async () => {
  const thread = startThread()
  const { calls, text } = await thread.say('London to Lisbon on 31 June')
  expect(calls[0]?.input).toEqual({ from: 'London', to: 'Lisbon' })
  expect(text).toBe('There’s no 31 June. When would you like to fly to Lisbon?')
})

test('undo shows what is left to choose', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, back on 29 November')
  await thread.say('the first one')
  const undone = await thread.say('undo')
  expect(undone.calls).toEqual([
    { tool: 'rewindTrip', input: { to: 'previous' } },
    { tool: 'rankFlights', input: {} },
  ])
  expect(undone.text).toMatch(/^I’ve undone that\./)
})

test('a broken tool is reported once and not retried', async () => {
  const thread = startThread()
  thread.world.brokenTools.push('searchFlights')
  const { calls, text } = await thread.say('London to Lisbon on 27 November, one way')
  expect(calls).toHaveLength(1)
  expect(text).toBe('That didn’t work, and nothing has changed. Please try again.')
})

test('the stream sends a sentence, the call, its result and the answer in that order', async () => {
  const { parts, finishReason } = await startThread().say('London to Lisbon on 27 November, one way')
  const first = ['text-start', 'text-delta', 'text-end', 'tool-input-start', 'tool-call', 'tool-result'].map((type) => parts.indexOf(type))
  const last = ['text-start', 'text-delta', 'text-end', 'finish'].map((type) => parts.lastIndexOf(type))
  const inOrder = [...first, ...last]
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
  expect(inOrder).not.toContain(-1)
  expect(finishReason).toBe('stop')
})

test('the same thread always gets the same ids, each of them unique', async () => {
  const idsOf = async () => {
    const thread = startThread()
    for (const words of ['London to Lisbon on 27 November, one way', 'undo', 'London to Lisbon on 27 November, one way'])
      await thread.say(words)
    return thread.messages.flatMap(({ role, content }) =>
      role === 'assistant' && Array.isArray(content) ? content.flatMap((part) => (part.type === 'tool-call' ? [part.toolCallId] : [])) : [],
    )
  }
  const ids = await idsOf()
  expect(new Set(ids).size).toBe(ids.length)
  expect(await idsOf()).toEqual(ids)
})

test('an abort stops the stream between two parts', async () => {
  const aborting = new AbortController()
  const result = streamText({
    model: createConcierge(createKnownNames()),
    prompt: 'hello',
    abortSignal: aborting.signal,
    onError: () => undefined,
  })
  const parts: string[] = []
  for await (const part of result.stream) {
    parts.push(part.type)
    if (part.type === 'text-delta') aborting.abort()
  }
  expect(parts).toContain('abort')
  expect(parts).not.toContain('finish')
})

test('a non-streamed answer equals the streamed one', async () => {
  const asked = { model: createConcierge(createKnownNames()), prompt: 'hello' }
  const { text } = await generateText(asked)
  expect(text.length).toBeGreaterThan(10)
  expect(text).toBe(await streamText(asked).text)
})

test('an aborted call never starts', async () => {
  const aborted = AbortSignal.abort()
  await expect(createConcierge(createKnownNames()).doGenerate({ prompt: [], abortSignal: aborted })).rejects.toThrow()
})
