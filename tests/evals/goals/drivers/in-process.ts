import type { UIMessageChunk } from 'ai'
import { replyToTurn, type TurnDeps } from '@/app/api/chat/turn'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { createPlaces } from '@/lib/adapters/places/places'
import { NO_DIALS } from '@/lib/adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import type { ChatMessage } from '@/lib/chat/message'
import { openStream } from '@/lib/chat/open-stream'
import { createConcierge } from '@/lib/concierge/concierge-model'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { issueTripCommand } from '@/lib/workflows/trips/issue-trip-command'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import type { Act } from '../traveller'
import type { Conversation, Driver } from './driver'
import { readAnswer } from './read-answer'

const THREAD = 'thr_goals'
const USER = 'traveller'

/** The concierge without a server, on a frozen clock: quick, and the same every day. */
export function createInProcessDriver(now: string): Driver {
  const clock = () => new Date(now)
  const places = createPlaces()
  const names = createNameFinder()
  const bookings = { find: async () => null, insert: async <Booking>(booking: Booking) => booking }
  const supplier = createSandboxSupplier({ bookings, now: clock, dials: NO_DIALS })
  return {
    model: 'concierge',
    open: async () =>
      openConversation(now.slice(0, 10), { ...createMemoryStores(THREAD), ...KNOWN_PLACES, places, names, supplier, clock }),
  }
}

function openConversation(today: string, deps: TurnDeps): Conversation {
  const caller = { threadId: THREAD, userId: USER, today }
  const model = createConcierge(createKnownNames())
  const history: ChatMessage[] = []
  return {
    today,
    take: async (act) => {
      const issued = act.type === 'click' ? await issueTripCommand(act.click.command, { ...caller, issuedBy: 'traveller' }, deps) : null
      if (issued && 'refusal' in issued) return { text: '', results: [], failed: issued.refusal.message }
      history.push({ id: `msg_${history.length}`, role: 'user', parts: partsOf(act) })
      const stored: ChatMessage = { id: `msg_${history.length}`, role: 'assistant', parts: [] }
      const { stream, ...outlet } = openStream<UIMessageChunk>()
      const done = replyToTurn(
        {
          caller,
          model,
          history: [...history],
          messageId: stored.id,
          metadata: {},
          signal: new AbortController().signal,
          save: async (parts) => {
            stored.parts = parts
            return true
          },
          explain: (error) => (error instanceof Error ? error.message : String(error)),
        },
        deps,
        outlet,
      )
      const { answer } = await readAnswer(stream)
      await done
      history.push(stored)
      return answer
    },
    trip: async () => (await loadLiveTrip(THREAD, USER, deps))?.trip ?? EMPTY_TRIP,
    offers: async ({ result }) => (result ? ((await deps.searches.find(result.searchId, USER))?.offers ?? []) : []),
  }
}

function partsOf(act: Exclude<Act, { type: 'done' }>): ChatMessage['parts'] {
  return act.type === 'say' ? [{ type: 'text', text: act.words }] : [{ type: 'data-change', data: { label: act.click.label } }]
}
