import type { Condition } from '@/lib/travel/flights/offer-schema'
import type { Money } from '@/lib/travel/money'
import { readAmount } from './amounts'
import { type FareFacts, readCondition, readFareFacts } from './fare-facts'
import { type Itinerary, readItinerary } from './itinerary'
import { type DuffelOffer, offerSchema } from './schemas/offer'

/** An offer for the whole trip in our terms. `path` names its flights and fares, slice by slice. */
export type PricedOffer = {
  offerId: string
  total: Money
  /** Null when the airline does not say which part of the price is tax. */
  taxes: Money | null
  /** ISO in UTC. */
  expiresAt: string
  slices: { itinerary: Itinerary; fare: FareFacts }[]
  path: string
  /** Of the whole offer: its penalties cover all slices. */
  rules: { change: Condition; refund: Condition }
  /** For everybody on all slices. */
  emissionsKg: number | null
  duffel: DuffelOffer
}

/** One broken offer does not spoil the others: it is left out, with those that are broken too. */
export function readOffers(unread: unknown[]): { offers: PricedOffer[]; broken: unknown[] } {
  const read = unread.map((data) => ({ data, offer: readOffer(data) }))
  return { offers: read.flatMap(({ offer }) => offer ?? []), broken: read.flatMap(({ data, offer }) => (offer ? [] : [data])) }
}

/** Null when the offer cannot be shown or sold truthfully: no price, no zone, impossible times. */
export function readOffer(data: unknown): PricedOffer | null {
  const parsed = offerSchema.safeParse(data)
  if (!parsed.success) return null
  const duffel = parsed.data
  const total = readAmount(duffel.total_amount, duffel.total_currency)
  const itineraries = duffel.slices.map(readItinerary)
  if (!total || total.amountMinor <= 0) return null
  const people = duffel.passengers.length
  const infants = new Set(duffel.passengers.flatMap(({ id, type }) => (type === 'infant_without_seat' ? [id] : [])))
  const rules = {
    change: readCondition(duffel.conditions?.change_before_departure, people),
    refund: readCondition(duffel.conditions?.refund_before_departure, people),
  }
  const slices = itineraries.flatMap((itinerary, index) => {
    const slice = duffel.slices[index]
    if (!itinerary || !slice) return []
    return [{ itinerary, fare: readFareFacts(slice, duffel.slices.length === 1 ? rules : null, { people, infants }) }]
  })
  if (slices.length !== duffel.slices.length) return null
  return {
    offerId: duffel.id,
    total,
    taxes: readTaxes(duffel, total),
    expiresAt: new Date(duffel.expires_at).toISOString(),
    slices,
    path: slices.map(stepOf).join('/'),
    rules,
    emissionsKg: duffel.total_emissions_kg,
    duffel,
  }
}

function readTaxes({ tax_amount }: DuffelOffer, total: Money): Money | null {
  const taxes = tax_amount ? readAmount(tax_amount, total.currency) : null
  return taxes && taxes.amountMinor >= 0 && taxes.amountMinor <= total.amountMinor ? taxes : null
}

/** The flights and the fare of one slice as a key. */
export function stepOf({ itinerary, fare }: PricedOffer['slices'][number]): string {
  return `${itinerary.key}.${fare.key}`
}

/** Of offers for the same flights and fares only the cheapest is worth showing. */
export function cheapestByPath(offers: PricedOffer[]): PricedOffer[] {
  const cheapest = new Map<string, PricedOffer>()
  for (const offer of offers) {
    const known = cheapest.get(offer.path)
    if (!known || isCheaper(offer, known)) cheapest.set(offer.path, offer)
  }
  return [...cheapest.values()]
}

/** Of two at one price always the same, in whatever order they came. */
function isCheaper({ total, offerId }: PricedOffer, known: PricedOffer): boolean {
  return total.amountMinor < known.total.amountMinor || (total.amountMinor === known.total.amountMinor && offerId < known.offerId)
}
