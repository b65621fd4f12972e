import type { SourceReport } from '@/lib/travel/flights/offer-schema'
import type { DuffelClient, FailureLog } from './client/duffel-client'
import type { Deadlines } from './deadlines'
import type { SearchCounter } from './look-to-book'
import type { PricedOffer } from './read-offers'

/** What Duffel has answered to one offer request so far. */
export type Answered = { offerRequestId: string; offers: PricedOffer[]; sources: SourceReport[] }

export type AskDeps = { client: DuffelClient; deadlines: Deadlines; log: FailureLog; counter: SearchCounter }
