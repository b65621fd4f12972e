import { expect, test } from 'vitest'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { createPlaces } from '@/lib/adapters/places/places'
import { NO_DIALS } from '@/lib/adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import { ungroundedClaims } from '@/lib/chat/grounding/check-sentence'
import { type Facts, learnWords, noFacts } from '@/lib/chat/grounding/facts'
import { learnData } from '@/lib/chat/grounding/learn-data'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import type { OfferBrief } from '@/lib/travel/flights/ranked-offer'
import { describeSituation } from '@/lib/travel/trip/situation'
import { searchFlights } from '@/lib/workflows/flights/search-flights'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { tools } from '@/tools'
import { truthOf, withLie, wordsFor } from './flight-words'
import { INVENTED, MIX_UPS, PLAIN, WORDINGS } from './sentences'

const TODAY = '2026-11-20'
const WORDS = 'London to Lisbon next Friday, back Sunday, 2 adults'
const names = createNameFinder()

/** A search in the sandbox's market, as a model is told of it. */
async function searched(): Promise<{ facts: Facts; briefs: OfferBrief[] }> {
  const clock = () => new Date(`${TODAY}T09:00:00.000Z`)
  const bookings = { find: async () => null, insert: async <T>(booking: T) => booking }
  const deps = {
    ...createMemoryStores('thr_1'),
    ...KNOWN_PLACES,
    places: createPlaces(),
    supplier: createSandboxSupplier({ bookings, now: clock, dials: NO_DIALS }),
    clock,
  }
  const caller = { threadId: 'thr_1', userId: 'traveller', today: TODAY, issuedBy: 'assistant' as const }
  const answer = await searchFlights(
    { from: 'London', to: 'Lisbon', departureOn: '2026-11-27', returnOn: '2026-11-29', adults: 2 },
    caller,
    deps,
  )
  if (answer.status !== 'found') throw new Error(answer.status)
  const facts = noFacts(TODAY)
  learnWords(facts, WORDS, names)
  learnData(facts, tools.searchFlights.forModel(answer), names)
  const live = await loadLiveTrip('thr_1', 'traveller', deps)
  if (live) learnData(facts, describeSituation(live.trip, live.order, TODAY, clock().toISOString()), names)
  return { facts, briefs: answer.flights.briefs }
}

test('of what is true nothing is held back, of what is not nothing passes', async () => {
  const { facts, briefs } = await searched()
  const direct = briefs.filter(({ connections }) => connections === 0).slice(0, 4)
  const truths = [...PLAIN]
  const lies = [...INVENTED]
  for (const brief of direct) {
    const truth = truthOf(brief, 'Lisbon')
    for (const { fields, say } of WORDINGS) {
      truths.push(say(wordsFor(truth)))
      for (const field of fields) lies.push(say(wordsFor(withLie(truth, field, facts))))
    }
    for (const other of direct) {
      const isApart = other.airline !== brief.airline && other.total.amountMinor !== brief.total.amountMinor
      if (isApart) lies.push(...MIX_UPS.map((say) => say(wordsFor(truth), wordsFor(truthOf(other, 'Lisbon')))))
    }
  }
  const falseAlarms = truths.filter((sentence) => ungroundedClaims(sentence, facts, names).length > 0)
  const missed = lies.filter((sentence) => ungroundedClaims(sentence, facts, names).length === 0)
  const recall = 1 - missed.length / lies.length
  const alarms = falseAlarms.length / truths.length
  const report = [
    `${lies.length} lies: recall ${recall.toFixed(4)}; ${truths.length} truths: false alarms ${alarms.toFixed(4)}`,
    ...missed.map((sentence) => `missed: ${sentence}`),
    ...falseAlarms.map((sentence) => `held back: ${sentence} (${ungroundedClaims(sentence, facts, names).map(({ text }) => text)})`),
  ].join('\n')
  console.info(report)
  expect(recall, report).toBeGreaterThanOrEqual(0.99)
  expect(alarms, report).toBeLessThanOrEqual(0.01)
  expect(Math.min(truths.length, lies.length)).toBeGreaterThanOrEqual(60)
})
