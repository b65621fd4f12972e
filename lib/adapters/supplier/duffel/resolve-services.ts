import type { AncillaryLine, WantedService } from '@/lib/travel/ancillaries/ancillaries'
import { addMoney, type Money, multiplyMoney } from '@/lib/travel/money'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { type Catalogue, readCatalogue } from './catalogue'
import type { FoundOffer, OfferDeps } from './find-offer'
import { readSeatId } from './option-id'
import { type DuffelSeatMap, fetchDuffelSeatMaps } from './seat-maps'
import { placeOfSegment } from './segment-places'

/** Something to buy, as Duffel wants it ordered; `price` is for one. */
export type ResolvedService = { kind: AncillaryLine['kind']; serviceId: string; quantity: number; price: Money }

/** What is wanted at today's prices. Seat maps are asked for only where a seat is wanted. A thing that is gone refuses all of it. */
export async function resolveServices(
  wanted: WantedService[],
  found: FoundOffer,
  deps: Pick<OfferDeps, 'client' | 'deadlines'>,
): Promise<{ services: ResolvedService[] } | { refusal: Refusal }> {
  if (wanted.length === 0) return { services: [] }
  const catalogue = readCatalogue(found)
  const fetched = wanted.some(({ optionId }) => readSeatId(optionId))
    ? await fetchDuffelSeatMaps(found.offer.offerId, deps)
    : { duffelMaps: [] }
  if ('refusal' in fetched) return fetched
  const services: ResolvedService[] = []
  for (const wish of wanted) {
    const resolved = readSeatId(wish.optionId) ? resolveSeat(wish, found, fetched.duffelMaps) : resolveOther(wish, catalogue)
    if ('refusal' in resolved) return resolved
    services.push(resolved)
  }
  return { services }
}

/** The sum of each kind, in the order of the port. */
export function serviceLines(services: ResolvedService[]): AncillaryLine[] {
  return (['seats', 'bags', 'meals', 'extras'] as const).flatMap((kind) => {
    const [first, ...others] = services.filter((service) => service.kind === kind)
    if (!first) return []
    const count = others.reduce((sum, { quantity }) => sum + quantity, first.quantity)
    return [{ kind, count, total: addMoney(sumOf(first), ...others.map(sumOf)) }]
  })
}

/** The price of an offer with all that is bought with it: what the order must be paid with. */
export function totalWith(offer: Money, services: ResolvedService[]): Money {
  return addMoney(offer, ...services.map(sumOf))
}

function sumOf({ price, quantity }: ResolvedService): Money {
  return multiplyMoney(price, quantity)
}

function resolveSeat(
  { optionId, passengerIndex, quantity }: WantedService,
  { offer, places }: FoundOffer,
  maps: DuffelSeatMap[],
): ResolvedService | { refusal: Refusal } {
  const wish = readSeatId(optionId)
  const map = maps.find(({ segmentId }) => {
    const place = placeOfSegment(offer, segmentId)
    return place?.sliceIndex === wish?.sliceIndex && place?.segmentIndex === wish?.segmentIndex
  })
  const elements = map?.cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat())) ?? []
  const sold = elements
    .find(({ designator }) => designator === wish?.seatNumber)
    ?.prices.find(({ passengerId, price }) => passengerId === places[passengerIndex ?? -1] && price.currency === offer.total.currency)
  if (!sold || quantity !== 1) {
    return refuse(
      'service-gone',
      `Seat ${wish?.seatNumber ?? ''} is no longer free. Nothing was booked; please choose another seat.`,
      'seats',
    )
  }
  return { kind: 'seats', serviceId: sold.serviceId, quantity, price: sold.price }
}

function resolveOther(
  { optionId, passengerIndex, quantity }: WantedService,
  { bags, extras }: Catalogue,
): ResolvedService | { refusal: Refusal } {
  const bag = bags.find(({ option }) => option.optionId === optionId)
  const bagId = bag?.serviceIds.get(passengerIndex)
  if (bag && bagId) {
    const { mostQuantity, price } = bag.option
    if (quantity <= mostQuantity) return { kind: 'bags', serviceId: bagId, quantity, price }
    return refuse(
      'service-gone',
      `The airline now sells at most ${mostQuantity} of this bag. Nothing was booked; please choose again.`,
      'bags',
    )
  }
  const extra = extras.find(({ option }) => option.optionId === optionId)
  const extraId = extra?.serviceIds.get(passengerIndex)
  if (extra && extraId && quantity === 1) return { kind: 'extras', serviceId: extraId, quantity, price: extra.option.price }
  const [what, field] = optionId.startsWith('bag~') ? ['A bag', 'bags'] : ['An extra', 'extras']
  return refuse(
    'service-gone',
    `${what} that was chosen is no longer sold with this flight. Nothing was booked; please choose again.`,
    field,
  )
}
