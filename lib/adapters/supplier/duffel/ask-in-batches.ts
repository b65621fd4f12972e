import { z } from 'zod'
import type { SourceReport } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Answered, AskDeps } from './answered'
import { readBy } from './client/duffel-client'
import { DuffelFailure, SERVICE } from './client/failure'
import { fetchOffersOf, offerRequestBody, readAndCount } from './offer-request'
import type { PricedOffer } from './read-offers'

const countSchema = z.number().int().min(0).max(1_000)
const begunSchema = z.object({ id: z.string().min(1), total_batches: countSchema, remaining_batches: countSchema })
const batchSchema = z.object({ remaining_batches: countSchema, offers: z.array(z.unknown()).nullish() })

/** A search that Duffel works on; its batches can be read for a minute. */
export type Begun = { offerRequestId: string; batchCount: number; until: number }
type Batch = { offers: PricedOffer[]; remaining: number }

/** Begins a search whose offers come in batches. Null where Duffel has no batches for it: then it has to be asked at once. */
export async function beginBatches(search: FlightSearch, { client, deadlines, counter }: AskDeps): Promise<Begun | null> {
  const until = performance.now() + deadlines.searchMs
  try {
    const begun = await client(
      { name: 'begin search', deadlineMs: Math.min(deadlines.readMs, deadlines.searchMs), isRead: true, mayRest: true },
      (duffel) => {
        counter.countSearch()
        return duffel.batchOfferRequests.create({ ...offerRequestBody(search), supplier_timeout: deadlines.supplierTimeoutMs })
      },
      ({ data }) => readBy(begunSchema, data),
    )
    return { offerRequestId: begun.id, batchCount: Math.max(begun.total_batches, begun.remaining_batches), until }
  } catch (error) {
    if (error instanceof DuffelFailure && (error.facts.status === 404 || error.facts.status === 422)) return null
    throw error
  }
}

/**
 * Everything so far, each time a batch has come; batches that never come end as late or failed. Throws `DuffelFailure` when not
 * one has come.
 */
export async function* readBatches({ offerRequestId, batchCount, until }: Begun, deps: AskDeps): AsyncGenerator<Answered> {
  const { deadlines, log } = deps
  const offers = new Map<string, PricedOffer>()
  const counts: number[] = []
  let lost = 0
  const soFar = (missing: SourceReport['status']): Answered => ({
    offerRequestId,
    offers: [...offers.values()],
    sources: reportBatches(batchCount, counts.slice(0, counts.length - lost), missing),
  })
  const keep = (read: PricedOffer[]) => {
    for (const offer of read) offers.set(offer.offerId, offer)
  }

  yield soFar('asked')
  let failure: DuffelFailure | null = null
  while (!failure && counts.length < batchCount) {
    const polled = await pollBatch(offerRequestId, until, () => lost++, deps)
    if ('failure' in polled) {
      failure = polled.failure
      continue
    }
    const { batch } = polled
    keep(batch.offers)
    const answered = Math.max(0, batchCount - batch.remaining)
    if (answered > counts.length) {
      counts.push(batch.offers.length, ...Array.from({ length: answered - counts.length - 1 }, () => 0))
      // What an answer that broke off held is fetched below.
      if (counts.length < batchCount || lost === 0) yield soFar('asked')
    } else {
      await sleep(Math.min(deadlines.pollPauseMs, until - performance.now()))
    }
  }
  if (!failure && lost === 0) return
  const isLate = failure?.kind === 'deadline'
  const whole = isLate ? null : await fetchWhole(offerRequestId, until, deps)
  if (whole) {
    keep(whole)
    lost = 0
  }
  if (failure && !whole && counts.length === 0) throw failure
  if (failure || !whole) log({ level: 'warn', where: SERVICE, call: 'search', batches: batchCount, answered: counts.length - lost })
  const last = soFar(isLate ? 'late' : 'failed')
  yield whole && counts.length === 0 ? { ...last, sources: [reportWhole(whole.length), ...last.sources] } : last
}

/** Waits at Duffel until there is something new. An answer that is cut is asked for again, but what was in it may be gone. */
async function pollBatch(
  offerRequestId: string,
  until: number,
  onLost: () => void,
  { client, log }: AskDeps,
): Promise<{ batch: Batch } | { failure: DuffelFailure }> {
  try {
    const batch = await client(
      { name: 'read batch', deadlineMs: until - performance.now(), isRead: true, onCut: onLost },
      (duffel) => duffel.batchOfferRequests.get(offerRequestId),
      ({ data }) => {
        const read = readBy(batchSchema, data)
        return { offers: readAndCount(read.offers ?? [], log), remaining: read.remaining_batches }
      },
    )
    return { batch }
  } catch (failure) {
    if (failure instanceof DuffelFailure) return { failure }
    throw failure
  }
}

/** What the batches were taken from; whether it is complete by then it does not say. Null when it cannot be had. */
async function fetchWhole(offerRequestId: string, until: number, { client, log }: AskDeps): Promise<PricedOffer[] | null> {
  const deadlineMs = until - performance.now()
  if (deadlineMs <= 0) return null
  try {
    return await fetchOffersOf(offerRequestId, { client, log, deadlineMs })
  } catch (error) {
    if (error instanceof DuffelFailure) return null
    throw error
  }
}

/** Batches have no names: they are numbered as they come, so that those still out are the last ones. */
function reportBatches(batchCount: number, counts: number[], missing: SourceReport['status']): SourceReport[] {
  return Array.from({ length: batchCount }, (_, index) => ({
    source: `${SERVICE}-${index + 1}`,
    name: `Airline group ${index + 1} of ${batchCount}`,
    status: index < counts.length ? ('answered' as const) : missing,
    offerCount: counts[index] ?? 0,
  }))
}

function reportWhole(offerCount: number): SourceReport {
  return { source: SERVICE, name: 'Duffel', status: 'answered', offerCount }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, Math.max(0, ms)))
}
