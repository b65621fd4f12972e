import { expect, test } from 'vitest'
import { createConcierge } from '@/lib/adapters/model/concierge/concierge-model'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { createPlaces } from '@/lib/adapters/places/places'
import { NO_DIALS } from '@/lib/adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import type { ChatMessage } from '@/lib/chat/message'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import type { AnswerWishes } from '@/lib/travel/account/answer-wishes'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { replyToTurn, type TurnDeps } from './turn'

const SEARCH = 'London to Lisbon on 27 November, back on 29 November'

/** The concierge's answers to some words, for a traveller with these wishes; they may change on the way. */
function conversation() {
  const clock = () => new Date('2026-11-20T09:00:00.000Z')
  const bookings = { find: async () => null, insert: async <Booking>(booking: Booking) => booking }
  const deps: TurnDeps = {
    ...createMemoryStores('thr_1'),
    places: createPlaces(),
    names: createNameFinder(),
    supplier: createSandboxSupplier({ bookings, now: clock, dials: NO_DIALS }),
    clock,
  }
  const caller = { threadId: 'thr_1', userId: 'traveller', today: '2026-11-20' }
  const history: ChatMessage[] = []
  const refused: unknown[] = []
  async function say(text: string, wishes?: AnswerWishes) {
    history.push({ id: `msg_${history.length}`, role: 'user', parts: [{ type: 'text', text }] })
    const answer: ChatMessage = { id: `msg_${history.length}`, role: 'assistant', parts: [] }
    await replyToTurn(
      {
        caller,
        ...(wishes ? { wishes } : {}),
        model: createConcierge(),
        history: [...history],
        messageId: answer.id,
        metadata: {},
        signal: new AbortController().signal,
        save: async (parts) => {
          answer.parts = parts
        },
        explain: (error) => `failed: ${error}`,
        onUngrounded: (faults) => refused.push(...faults),
      },
      deps,
    ).done
    history.push(answer)
    return answer.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ')
  }
  const picked = async () => (await loadLiveTrip('thr_1', 'traveller', deps))?.trip.picks.map((pick) => pick?.offer.departsAt ?? null)
  return { say, refused, picked }
}

test('whoever reads a clock of twelve hours is told times so, and they are no less true', async () => {
  const usual = conversation()
  const twelve = conversation()
  const wishes: AnswerWishes = { language: 'auto', timeFormat: '12h' }
  for (const words of [SEARCH, 'when does the second one leave?', 'I take that one']) {
    const said = await usual.say(words)
    const onTwelve = await twelve.say(words, wishes)
    expect(onTwelve).not.toMatch(/\d\d:\d\d(?! [ap]m)/)
    expect(onTwelve.includes(' am') || onTwelve.includes(' pm')).toBe(/\d\d:\d\d/.test(said))
  }
  expect(twelve.refused).toEqual([])
  expect((await twelve.picked())?.[0]).toMatch(/^2026-11-27T/)
  expect(await twelve.picked()).toEqual(await usual.picked())
})

test('a language that was chosen is answered in, whatever is written', async () => {
  const german: AnswerWishes = { language: 'de', timeFormat: '24h' }
  const thread = conversation()
  expect(await thread.say('hello', german)).toBe('Guten Tag. Wohin möchten Sie fliegen?')
  expect(await thread.say(SEARCH, german)).toContain('Welcher soll es für den Hinflug sein?')
  expect(await thread.say('thank you', { language: 'fr', timeFormat: '24h' })).toContain('Je vous en prie.')
  expect(await thread.say('thank you', { language: 'hi', timeFormat: '24h' })).toMatch(/\p{Script=Devanagari}/u)
  expect(await thread.say('thank you')).not.toMatch(/Je vous|\p{Script=Devanagari}/u)
})

test('English that was chosen is answered in to German words', async () => {
  const thread = conversation()
  const said = await thread.say('Guten Tag, ich möchte nach Lissabon fliegen', { language: 'en', timeFormat: '24h' })
  expect(said).toBe('Where do you leave from for Lisbon?')
})
