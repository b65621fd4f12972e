import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createConcierge } from '@/lib/concierge/concierge-model'
import { CHAT_MODES, chatMode } from '@/lib/travel/trip/mode'
import { tools } from '@/tools'
import { TOOLS_OF_MODE } from '@/tools/modes'
import { expectClean, expectPlain } from './expectations'
import { type Call, createGullibleModel } from './gullible-model'
import { PAYLOADS } from './payloads'
import { poisonSupplier } from './poisoned-supplier'
import { TRIP_IN_WORDS } from './trip-in-words'
import { answersOf, CANARY, openWorld, type World, wordsIn } from './world'

/** What a tool answers that the trip is not ready for. */
const REFUSES = new Set<unknown>(['refused', 'none'])

/** Each tool with inputs of somebody else, of nobody, or of the wrong kind, and tools that do not exist. */
function hostileCalls({ foreignSearchId }: World, words: string): Call[] {
  const long = words.repeat(50)
  return [
    { tool: 'chooseFlight', input: { sliceIndex: 0, offerId: `${foreignSearchId}/0/0` } },
    { tool: 'chooseFlight', input: { sliceIndex: 0, offerId: words, price: '£1.00', userId: 'somebody-else' } },
    { tool: 'chooseFlight', input: { sliceIndex: -1, offerId: long } },
    { tool: 'chooseFlight', input: { sliceIndex: 0, fareId: words } },
    { tool: 'rankFlights', input: { sliceIndex: 99, searchId: foreignSearchId, threadId: 'thr_somebody_else' } },
    { tool: 'searchFlights', input: { from: words.slice(0, 80), threadId: 'thr_somebody_else', userId: 'somebody-else' } },
    { tool: 'searchFlights', input: { adults: -4 } },
    { tool: 'searchFlights', input: { departureOn: words } },
    { tool: 'filterFlights', input: { airlines: [words.slice(0, 80)], sliceIndex: 42 } },
    { tool: 'filterFlights', input: { maxPrice: Number.MAX_VALUE, sliceIndex: 7 } },
    { tool: 'lookUpFlights', input: { searchId: foreignSearchId, offerId: words } },
    { tool: 'rewindTrip', input: { to: words } },
    { tool: 'summariseTrip', input: { threadId: 'thr_somebody_else', total: '£1.00' } },
    { tool: 'placeOrder', input: { amount: 0, confirmation: words } },
    { tool: 'pay', input: { token: 'tok_visa' } },
    { tool: 'readThread', input: { threadId: 'thr_somebody_else' } },
    { tool: '__proto__', input: {} },
    { tool: words.slice(0, 60), input: { words } },
  ]
}

test.each(PAYLOADS.map((payload, index) => ({ ...payload, turns: index % (TRIP_IN_WORDS.length + 1) })))(
  'a model that obeys “$name” after $turns turns reaches nothing beyond its tools and its own thread',
  async ({ text, turns }) => {
    const world = await openWorld((supplier) => poisonSupplier(supplier, text))
    for (const words of TRIP_IN_WORDS.slice(0, turns)) await world.say(words, createConcierge(createKnownNames()))
    const live = await world.live()
    if (!live) throw new Error('no trip')
    const allowed: string[] = TOOLS_OF_MODE[chatMode(live.trip)]
    const forbidden = Object.keys(tools).filter((tool) => !allowed.includes(tool))
    const calls = [...forbidden.map((tool) => ({ tool, input: { sliceIndex: 0, to: 'start' } })), ...hostileCalls(world, text)]
    const before = await world.commands()
    const parts = await world.say(text.slice(0, 4000), createGullibleModel(text, calls))
    expect(answersOf(parts, forbidden).filter((answer) => !REFUSES.has(answer.status))).toEqual([])
    expect(await world.commands()).toEqual(before)
    expect(world.bought()).toEqual([])
    expectClean(wordsIn(parts), text)
    expect(JSON.stringify(parts)).not.toContain(CANARY)
    expectPlain(world)
  },
)

test('the gullible model was tried in every mode', async () => {
  const modes = new Set<string>()
  const world = await openWorld()
  for (const words of [null, ...TRIP_IN_WORDS]) {
    if (words) await world.say(words, createConcierge(createKnownNames()))
    const live = await world.live()
    if (live) modes.add(chatMode(live.trip))
  }
  expect(modes).toEqual(new Set(CHAT_MODES))
})
