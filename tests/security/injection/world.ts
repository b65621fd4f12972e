import type { LanguageModelV4, LanguageModelV4Prompt } from '@ai-sdk/provider'
import { replyToTurn, type TurnDeps } from '@/app/api/chat/turn'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { createPlaces } from '@/lib/adapters/places/places'
import { withPlainTexts } from '@/lib/adapters/supplier/plain-supplier'
import { NO_DIALS } from '@/lib/adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import type { ChatMessage } from '@/lib/chat/message'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import type { NameFinder } from '@/lib/ports/name-finder'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import type { SearchResult } from '@/lib/travel/flights/offer-schema'
import type { TripCommand } from '@/lib/travel/trip/commands'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { issueTripCommand } from '@/lib/workflows/trips/issue-trip-command'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'

const TODAY = '2026-11-20'
const THREAD = 'thr_own'
const USER = 'traveller'
// Their indexes are built once for all worlds.
const PLACES = createPlaces()
const NAMES = createNameFinder()
/** Stands in everything that belongs to somebody else. */
export const CANARY = 'Canaryfeather'

/** A thread on the real turn, with a stranger's data in the same stores, and an eye on what the model gets and the reader sees. */
export async function openWorld(change: (supplier: FlightSupplier) => FlightSupplier = (supplier) => supplier) {
  const clock = () => new Date(`${TODAY}T09:00:00.000Z`)
  const booked: unknown[] = []
  const sandbox = createSandboxSupplier({
    bookings: {
      find: async () => null,
      insert: async (booking) => {
        booked.push(booking)
        return booking
      },
    },
    now: clock,
    dials: NO_DIALS,
  })
  const stores = createMemoryStores(THREAD)
  const orders: unknown[] = []
  const deps: TurnDeps & { names: NameFinder } = {
    ...stores,
    orders: {
      ...stores.orders,
      create: async (...order) => {
        orders.push(order)
        return null
      },
    },
    places: PLACES,
    names: NAMES,
    ...KNOWN_PLACES,
    supplier: withPlainTexts(change(remember(sandbox))),
    clock,
  }
  const foreignSearchId = await plantForeignSearch(remember(sandbox), deps)
  const history: ChatMessage[] = []
  const prompts: LanguageModelV4Prompt[] = []

  async function turn(parts: ChatMessage['parts'], model: LanguageModelV4): Promise<ChatMessage['parts']> {
    history.push({ id: `msg_${history.length}`, role: 'user', parts })
    const answer: ChatMessage = { id: `msg_${history.length}`, role: 'assistant', parts: [] }
    await replyToTurn(
      {
        caller: { threadId: THREAD, userId: USER, today: TODAY },
        model: watch(model, prompts),
        history: [...history],
        messageId: answer.id,
        metadata: {},
        signal: new AbortController().signal,
        save: async (saved) => {
          answer.parts = saved
          return true
        },
        explain: () => 'The answer broke off.',
      },
      deps,
    )
    history.push(answer)
    return answer.parts
  }

  return {
    foreignSearchId,
    prompts,
    say: (text: string, model: LanguageModelV4) => turn([{ type: 'text', text }], model),
    click: async (command: TripCommand) =>
      issueTripCommand(command, { threadId: THREAD, userId: USER, today: TODAY, issuedBy: 'traveller' }, deps),
    live: async (): Promise<LiveTrip | null> => loadLiveTrip(THREAD, USER, deps),
    commands: async () => (await deps.trips.load(THREAD, USER))?.commands.map(({ issuedBy, command }) => ({ issuedBy, command })) ?? [],
    /** Orders begun and bookings sent. */
    bought: () => [...orders, ...booked],
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>

/** Somebody else's search, kept in the same store under its own traveller. */
async function plantForeignSearch(supplier: FlightSupplier, { searches, places, clock }: TurnDeps): Promise<string> {
  const found = (['Madrid', 'Rome'] as const).map((name) => places.findPlace(name))
  const [origin, destination] = found.map((match) => (match.status === 'found' ? match.place : null))
  if (!origin || !destination) throw new Error('no such places')
  const search = {
    tripType: 'one-way' as const,
    slices: [{ origin, destination, departureOn: '2026-12-05' }],
    travellers: { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] },
    cabinClass: 'business' as const,
    directOnly: false,
    checkedBags: 0,
    preference: 'cheapest' as const,
  }
  for await (const result of supplier.search(search, clock())) {
    const offers = result.offers.map((slice) =>
      slice.map((offer) => ({ ...offer, fares: offer.fares.map((fare) => ({ ...fare, brand: `${CANARY} ${fare.brand}` })) })),
    )
    await searches.save('somebody-else', 'thr_somebody_else', { ...result, searchId: 'search_somebody_else', offers })
  }
  return 'search_somebody_else'
}

/** As many flights of each direction are enough to be ranked, filtered and chosen from. */
const MOST_FLIGHTS = 12

const answers = new Map<string, SearchResult[]>()

/** The market answers the same question the same way, so it is asked once for all worlds; they get its whole answer, and few flights. */
function remember(supplier: FlightSupplier): FlightSupplier {
  return {
    ...supplier,
    async *search(search, now) {
      const question = JSON.stringify(search)
      const known = answers.get(question) ?? fewFlights(await Array.fromAsync(supplier.search(search, now)))
      answers.set(question, known)
      yield* known
    },
  }
}

function fewFlights(results: SearchResult[]): SearchResult[] {
  return results.slice(-1).map((result) => ({ ...result, offers: result.offers.map((slice) => slice.slice(0, MOST_FLIGHTS)) }))
}

function watch(model: LanguageModelV4, prompts: LanguageModelV4Prompt[]): LanguageModelV4 {
  return {
    ...model,
    doStream: async (options) => {
      prompts.push(structuredClone(options.prompt))
      return model.doStream(options)
    },
  }
}

/** All that a reader sees of an answer in words. */
export function wordsIn(parts: ChatMessage['parts']): string {
  return parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ')
}

/** Tools that gave an answer, whatever it was. */
export function toolsRun(parts: ChatMessage['parts']): string[] {
  return parts.flatMap((part) =>
    part.type.startsWith('tool-') && 'output' in part && part.state === 'output-available' ? [part.type.slice(5)] : [],
  )
}

/** What some tools answered, and which it was. */
export function answersOf(parts: ChatMessage['parts'], names: string[]): { tool: string; status: unknown }[] {
  return parts.flatMap((part) => {
    const tool = part.type.slice('tool-'.length)
    const isAnswer = part.type.startsWith('tool-') && 'output' in part && part.state === 'output-available'
    return isAnswer && names.includes(tool) ? [{ tool, status: (part.output as { status?: unknown }).status }] : []
  })
}
