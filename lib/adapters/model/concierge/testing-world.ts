import { isStepCount, jsonSchema, type ModelMessage, streamText, tool } from 'ai'
import { changeWishes, completeSearch, type SearchChange, sliceLabel } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import { applyTripCommand, type CommandFacts, type TripCommand } from '@/lib/travel/trip/commands'
import type { OrderView } from '@/lib/travel/trip/live-trip'
import { chatMode, nextSliceIndex } from '@/lib/travel/trip/mode'
import { describeSituation } from '@/lib/travel/trip/situation'
import { EMPTY_TRIP, type Trip } from '@/lib/travel/trip/trip'
import { createConcierge } from './concierge-model'
import { fareOf, flightOf, PLACES, pounds, TIMETABLE, toOffer } from './testing-market'

type Input = Record<string, unknown>
/** A thread with small tools on the real trip, for driving the concierge the way the app does. */
export function startThread({ today = '2026-11-18' } = {}) {
  let trip: Trip = EMPTY_TRIP
  const past: Trip[] = []
  let searches = 0
  const messages: ModelMessage[] = []
  const calls: { tool: string; input: Input }[] = []
  const world = { now: `${today}T10:00:00.000Z`, order: null as OrderView | null, brokenTools: [] as string[] }

  const apply = (command: TripCommand, facts: CommandFacts = {}) => {
    const applied = applyTripCommand(trip, command, facts)
    if ('refusal' in applied) return applied.refusal
    past.push(trip)
    trip = applied.trip
    return null
  }

  const search = (input: Input) => {
    const { from, to, adults, children, infants, pets, childAges, ...rest } = input
    const change: SearchChange = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    for (const [field, said] of Object.entries({ from, to })) {
      if (typeof said !== 'string') continue
      const fitting = PLACES.filter(({ iataCode, name }) => [iataCode.toLowerCase(), name.toLowerCase()].includes(said.toLowerCase()))
      const [found] = fitting
      if (!found || fitting.length > 1) {
        search({ ...input, [field]: undefined })
        return {
          status: 'unclear-place',
          field,
          said,
          candidates: fitting.map(({ name, countryCode, iataCode }) => `${name}, ${countryCode} (${iataCode})`),
        }
      }
      change[field === 'from' ? 'origin' : 'destination'] = found
    }
    const travellers = Object.fromEntries(
      Object.entries({ adults, children, infants, pets, childAges }).filter(([, value]) => value !== undefined),
    )
    if (Object.keys(travellers).length > 0) change.travellers = travellers
    const completed = completeSearch(changeWishes(trip.wishes, change), today)
    if ('refusal' in completed) {
      // Like the real workflow: what is refused is left out, the rest is kept.
      const refused =
        completed.refusal.field === 'travellers' ? ['adults', 'children', 'infants', 'pets', 'childAges'] : [completed.refusal.field]
      const kept = Object.fromEntries(Object.entries(input).filter(([name]) => !refused.includes(name)))
      if (Object.keys(kept).length < Object.keys(input).length) search(kept)
      return { status: 'refused', refusal: completed.refusal }
    }
    if ('missing' in completed) {
      apply({ type: 'change-search', change }, { result: null })
      return { status: 'missing', missing: completed.missing }
    }
    searches += 1
    const result = {
      searchId: `search-${searches}`,
      search: completed.search,
      isSimulated: true,
      searchedAt: world.now,
      expiresAt: new Date(Date.parse(world.now) + 30 * 60_000).toISOString(),
      offerCounts: completed.search.slices.map(() => 42),
    }
    apply({ type: 'change-search', change }, { result })
    return shown(0)
  }

  const shown = (sliceIndex: number) => {
    const result = trip.result
    const slice = result?.search.slices[sliceIndex]
    if (!result || !slice) return { status: 'refused', refusal: { code: 'no-result', message: 'There are no flights to rank yet.' } }
    const briefs = TIMETABLE.map((row, index) => {
      const offer = toOffer(result.search, result.searchId, sliceIndex, index)
      return {
        offerId: offer.offerId,
        place: index + 1,
        flightNumbers: [`${row[0]}${row[1]}`],
        airline: row[2],
        from: slice.origin.iataCode,
        to: slice.destination.iataCode,
        departsAt: offer.departsAt,
        arrivesAt: offer.arrivesAt,
        durationMinutes: row[6],
        connections: row[5] ? 1 : 0,
        via: row[5] ? [row[5]] : [],
        total: formatMoney(offer.fares[0]?.total ?? pounds(0)),
      }
    })
    return {
      status: 'found',
      searchId: result.searchId,
      sliceIndex,
      label: sliceLabel(result.search.tripType, sliceIndex),
      from: slice.origin.name,
      to: slice.destination.name,
      departureOn: slice.departureOn,
      offerCount: 42,
      isSimulated: true,
      picks: briefs.slice(0, 3).map((brief, index) => ({
        offerId: brief.offerId,
        place: brief.place,
        labels: TIMETABLE[index]?.[8] ?? [],
        reason: `${brief.total} and ${brief.durationMinutes} minutes`,
        total: brief.total,
      })),
      briefs,
    }
  }

  const choose = ({ sliceIndex, offerId, fareId }: Input) => {
    if (!trip.result || typeof sliceIndex !== 'number') return { status: 'refused', refusal: { code: 'none', message: 'Search first.' } }
    if (typeof offerId === 'string') {
      const offer = toOffer(trip.result.search, trip.result.searchId, sliceIndex, Number(offerId.split('/').at(-1)))
      const refusal = apply({ type: 'pick-offer', sliceIndex, offerId }, { offer })
      if (refusal) return { status: 'refused', refusal }
    }
    const offer = trip.picks[sliceIndex]?.offer
    if (typeof fareId === 'string') {
      const fare = offer?.fares.find((offered) => offered.fareId === fareId)
      const refusal = apply({ type: 'choose-fare', sliceIndex, fareId }, fare ? { fare } : {})
      if (refusal) return { status: 'refused', refusal }
    }
    const pick = trip.picks[sliceIndex]
    if (!offer || !pick) return { status: 'refused', refusal: { code: 'none', message: 'Which flight or fare should it be?' } }
    const mode = chatMode(trip)
    return {
      status: 'chosen',
      sliceIndex,
      label: sliceLabel(trip.result.search.tripType, sliceIndex),
      ...flightOf(offer),
      fare: pick.fare?.brand ?? null,
      total: pick.fare && formatMoney(pick.fare.total),
      fares: offer.fares.map(fareOf),
      next: mode === 'flight_search' ? 'pick-flight' : mode === 'flight_summary' ? 'choose-fare' : 'summarise-trip',
      nextSliceIndex: nextSliceIndex(trip),
    }
  }

  const run: Record<string, (input: Input) => unknown> = {
    searchFlights: search,
    rankFlights: ({ sliceIndex }) => shown(Number(sliceIndex)),
    chooseFlight: choose,
    summariseFlight: () => ({
      status: 'ready',
      slices: trip.picks.flatMap((pick, sliceIndex) =>
        pick
          ? [
              {
                sliceIndex,
                label: sliceLabel('round-trip', sliceIndex),
                ...flightOf(pick.offer),
                fares: pick.offer.fares.map(fareOf),
                chosenFareId: pick.fare?.fareId ?? null,
              },
            ]
          : [],
      ),
    }),
    summariseTrip: () => ({ status: 'ready', route: 'London – Lisbon – London', total: describe().total, serviceFee: '£0.00', lines: [] }),
    startCheckout: () => {
      apply({ type: 'start-checkout' })
      return { status: 'open', total: describe().total, passengerCount: 1 }
    },
    rewindTrip: ({ to }) => {
      if (to === 'start') apply({ type: 'start-over' })
      else trip = past.pop() ?? trip
      return { status: 'rewound', to, undone: to === 'start' ? null : 'the last change' }
    },
  }
  const tools = Object.fromEntries(
    Object.keys(run).map((name) => [
      name,
      tool({
        inputSchema: jsonSchema<Input>({ type: 'object' }),
        execute: async (input: Input) => {
          calls.push({ tool: name, input })
          if (world.brokenTools.includes(name)) throw new Error('broken')
          return run[name]?.(input)
        },
      }),
    ]),
  )
  const describe = () => describeSituation(trip, world.order, today, world.now)
  const allowedNow = () => {
    const picking = ['searchFlights', 'rewindTrip', 'rankFlights', 'chooseFlight']
    const byMode = {
      chat: ['searchFlights', 'rewindTrip'],
      flight_search: picking,
      flight_summary: [...picking, 'summariseFlight'],
      trip_summary: [...picking, 'summariseFlight', 'summariseTrip', 'startCheckout'],
    }
    return byMode[chatMode(trip)]
  }

  /** One turn; returns what the concierge said and called. */
  async function say(text: string, abortSignal?: AbortSignal) {
    messages.push({ role: 'user', content: text })
    const from = calls.length
    const result = streamText({
      model: createConcierge(),
      tools,
      messages,
      stopWhen: isStepCount(8),
      ...(abortSignal ? { abortSignal } : {}),
      onError: () => undefined,
      prepareStep: () => ({
        instructions: `You are a concierge.\n<situation>${JSON.stringify(describe())}</situation>`,
        activeTools: allowedNow(),
      }),
    })
    const parts: string[] = []
    for await (const part of result.stream) parts.push(part.type)
    messages.push(...(await result.responseMessages))
    return { text: await result.text, calls: calls.slice(from), parts, finishReason: await result.finishReason }
  }

  return {
    say,
    world,
    situation: describe,
    messages,
    click: (command: TripCommand, facts: CommandFacts = {}) => apply(command, facts),
    offer: (sliceIndex: number, index: number) => {
      const { search, searchId } = trip.result ?? {}
      if (!search || !searchId) throw new Error('search first')
      return toOffer(search, searchId, sliceIndex, index)
    },
  }
}
