import type { LanguageModelV4 } from '@ai-sdk/provider'
import { replyToTurn, type TurnDeps } from '@/app/api/chat/turn'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { createPlaces } from '@/lib/adapters/places/places'
import { NO_DIALS } from '@/lib/adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import type { ChatMessage } from '@/lib/chat/message'
import { createConcierge } from '@/lib/concierge/concierge-model'
import { languageHeard } from '@/lib/concierge/languages/hear'
import { repliesToAnswer } from '@/lib/concierge/quick-replies'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import type { AnswerWishes } from '@/lib/travel/account/answer-wishes'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'

const THREAD = 'thr_1'
const USER = 'traveller'

/** A conversation in words alone, on the real turn over stores in memory; by the concierge where no other model is given. */
export function openSpoken(model: LanguageModelV4 = createConcierge(createKnownNames())) {
  const clock = () => new Date('2026-11-20T09:00:00.000Z')
  const bookings = { find: async () => null, insert: async <Booking>(booking: Booking) => booking }
  const deps: TurnDeps = {
    ...createMemoryStores(THREAD),
    ...KNOWN_PLACES,
    places: createPlaces(),
    names: createNameFinder(),
    supplier: createSandboxSupplier({ bookings, now: clock, dials: NO_DIALS }),
    clock,
    languageOf: languageHeard(createKnownNames()),
    repliesTo: repliesToAnswer,
  }
  const caller = { threadId: THREAD, userId: USER, today: '2026-11-20' }
  const history: ChatMessage[] = []
  const refused: unknown[] = []
  const notices: string[] = []
  return {
    /** Sentences that stood in no fact, and what readers were told of answers themselves. */
    refused,
    notices,
    /** What the newest answer offers as answers to it. */
    replies: () => history.at(-1)?.metadata?.replies?.words ?? [],
    async say(text: string, wishes?: AnswerWishes): Promise<string> {
      history.push({ id: `msg_${history.length}`, role: 'user', parts: [{ type: 'text', text }] })
      const answer: ChatMessage = { id: `msg_${history.length}`, role: 'assistant', parts: [], metadata: {} }
      await replyToTurn(
        {
          caller,
          ...(wishes ? { wishes } : {}),
          model,
          history: [...history],
          messageId: answer.id,
          metadata: answer.metadata ?? {},
          signal: new AbortController().signal,
          save: async (parts) => {
            answer.parts = parts
            return true
          },
          explain: (error) => `failed: ${error}`,
          onUngrounded: (faults) => refused.push(...faults),
        },
        deps,
      )
      history.push(answer)
      notices.push(...answer.parts.flatMap((part) => (part.type === 'data-notice' ? [part.data.text] : [])))
      return answer.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ')
    },
    /** When the flights that were picked leave. */
    picked: async () => (await loadLiveTrip(THREAD, USER, deps))?.trip.picks.map((pick) => pick?.offer.departsAt ?? null),
    commands: async () => (await deps.trips.load(THREAD, USER))?.commands.map(({ issuedBy, command }) => ({ issuedBy, command })) ?? [],
  }
}
