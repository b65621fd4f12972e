import { z } from 'zod'
import type { FlightOffer, SearchResult, SourceReport } from '@/lib/travel/flights/offer-schema'
import { flightOfferSchema } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { type Dials, isDrawn } from './dials'
import { isSilentRoute, withFixedRoutes } from './fixed-routes'
import { between, fraction } from './hash'
import { searchSandbox } from './search-sandbox'
import { findAirline } from './world/airlines'

type SourceName = 'oneworld' | 'star' | 'skyteam' | 'low-cost' | 'others'
/** Whom the sandbox asks, as a seller asks several systems; each sells the flights of some airlines. */
const SOURCES: readonly { source: SourceName; name: string }[] = [
  { source: 'oneworld', name: 'oneworld' },
  { source: 'star', name: 'Star Alliance' },
  { source: 'skyteam', name: 'SkyTeam' },
  { source: 'low-cost', name: 'Low-cost airlines' },
  { source: 'others', name: 'Other airlines' },
]

const QUICKEST_SHARE = 0.3
const answerSchema = z.array(z.array(flightOfferSchema))

type Fate = { source: SourceName; delayMs: number; outcome: 'stalls' | 'errors' | 'garbles' | 'halves' | 'answers' }

/**
 * The result as the sources answer: at once with all of them asked, then once for each answer, the quickest first. Flights stand in
 * the same order whoever was quick. Ends when all have answered; never, when one of them never does.
 */
export async function* askSources(search: FlightSearch, now: Date, dials: Dials): AsyncGenerator<SearchResult> {
  const whole = withFixedRoutes(searchSandbox(search, now), now)
  const reports = new Map<SourceName, SourceReport>(
    SOURCES.map(({ source, name }) => [source, { source, name, status: 'asked', offerCount: 0 }]),
  )
  const accepted = new Set<FlightOffer>()
  const soFar = (): SearchResult => ({
    ...whole,
    sources: [...reports.values()],
    offers: whole.offers.map((offers) => offers.filter((offer) => accepted.has(offer))),
  })
  yield soFar()
  let passedMs = 0
  for (const fate of fatesOf(search, dials)) {
    if (fate.outcome === 'stalls') await new Promise<never>(() => {})
    await pass(fate.delayMs - passedMs)
    passedMs = fate.delayMs
    const own = whole.offers.map((offers) => offers.filter((offer) => sourceOf(offer) === fate.source))
    const offers = readAnswer(answerOf(own, fate, dials))
    const status = offers ? 'answered' : 'failed'
    for (const offer of offers ?? []) accepted.add(offer)
    const report = reports.get(fate.source)
    if (report) reports.set(fate.source, { ...report, status, offerCount: offers?.length ?? 0 })
    yield soFar()
  }
}

/** By the airline that sells the first flight. */
export function sourceOf(offer: FlightOffer): SourceName {
  const airline = findAirline(offer.segments[0]?.marketingCarrier.iataCode ?? '')
  return airline?.alliance ?? (airline?.kind === 'low-cost' ? 'low-cost' : 'others')
}

/** In the order in which their answers come; those that never come stand last. */
function fatesOf(search: FlightSearch, dials: Dials): Fate[] {
  const key = JSON.stringify(search)
  const isSilent = search.slices.some(isSilentRoute)
  const fates = SOURCES.map(({ source }): Fate => {
    const what = `${key}|${source}`
    const delayMs = dials.delayMs * between(QUICKEST_SHARE, 1, `${dials.seed}|delay|${what}`)
    if (isSilent || isDrawn(dials, 'stall', what)) return { source, delayMs: Number.POSITIVE_INFINITY, outcome: 'stalls' }
    if (isDrawn(dials, 'error', what)) return { source, delayMs, outcome: 'errors' }
    if (isDrawn(dials, 'garbage', what)) return { source, delayMs, outcome: 'garbles' }
    return { source, delayMs, outcome: isDrawn(dials, 'partial', what) ? 'halves' : 'answers' }
  })
  return fates.sort((first, second) => (first.delayMs === second.delayMs ? 0 : first.delayMs - second.delayMs))
}

/** What comes over the wire: not yet known to be flights. Null is an error. */
function answerOf(own: FlightOffer[][], { source, outcome }: Fate, dials: Dials): unknown {
  if (outcome === 'errors') return null
  if (outcome === 'halves') return own.map((offers) => offers.filter((_, index) => index % 2 === 0))
  return outcome === 'garbles' ? garbled(own, `${dials.seed}${source}`) : own
}

/** Null when it is not what flights look like. */
function readAnswer(answer: unknown): FlightOffer[] | null {
  // Checked as any outside answer is; the copy that the check makes is not needed.
  return answerSchema.safeParse(answer).success ? (answer as FlightOffer[][]).flat() : null
}

/** Nonsense as it happens: an error page, a list of nothings, prices in words. */
function garbled(own: FlightOffer[][], seed: string): unknown {
  const kind = Math.floor(3 * fraction(`garbage${seed}`))
  if (kind === 0) return '<html><body><h1>502 Bad Gateway</h1></body></html>'
  if (kind === 1) return own.map(() => [null])
  return [[{ ...own.flat()[0], durationMinutes: 'a while', fares: 'on request' }]]
}

function pass(milliseconds: number): Promise<void> | undefined {
  return milliseconds > 0 ? new Promise((resume) => setTimeout(resume, milliseconds)) : undefined
}
