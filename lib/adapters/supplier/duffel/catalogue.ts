import type { BagOption, ExtraOption } from '@/lib/travel/ancillaries/offer-details'
import { formatMoney, type Money } from '@/lib/travel/money'
import type { FoundOffer } from './find-offer'
import { writeBagId } from './option-id'
import { slicesOfSegments } from './segment-places'
import { type OfferService, readServices } from './services'

/** An option of ours, and the id under which Duffel sells it to each passenger; under `null` to the group. */
export type Sold<Option> = { option: Option; serviceIds: Map<number | null, string> }
export type Catalogue = { bags: Sold<BagOption>[]; extras: Sold<ExtraOption>[] }

/**
 * The bags and extras that an offer sells. Seats are in the seat maps. A service in another currency than the offer, of a kind we
 * do not know, or for a part of the way or of the party only, is left out.
 */
export function readCatalogue({ offer, places }: FoundOffer): Catalogue {
  const catalogue: Catalogue = { bags: [], extras: [] }
  const services = readServices(offer.duffel.available_services).toSorted((one, other) => one.price.amountMinor - other.price.amountMinor)
  for (const service of services) {
    if (service.price.currency !== offer.total.currency) continue
    const buyer = buyerOf(service, places)
    if (buyer === undefined) continue
    if (service.kind === 'bag') {
      const sliceIndexes = slicesOfSegments(offer, service.segmentIds)
      if (sliceIndexes) addBag(catalogue.bags, service, sliceIndexes, buyer)
    }
    // One sum for the whole order, however many travel.
    if (service.kind === 'cancel-for-any-reason' && !catalogue.extras.some(({ option }) => option.optionId === CANCEL_ID)) {
      const sliceIndexes = offer.slices.map((_, index) => index)
      catalogue.extras.push({ option: cancelExtra(service, sliceIndexes), serviceIds: new Map([[null, service.serviceId]]) })
    }
  }
  return catalogue
}

type Bag = Extract<OfferService, { kind: 'bag' }>

/** The place of the one passenger it is for; null for the whole party; undefined for some of it, or for strangers. */
function buyerOf({ passengerIds }: OfferService, places: string[]): number | null | undefined {
  const [first, ...others] = passengerIds
  if (first === undefined) return undefined
  const index = places.indexOf(first)
  if (others.length === 0) return index >= 0 ? index : undefined
  return places.every((id) => passengerIds.includes(id)) ? null : undefined
}

/** The same bag at the same price for another passenger is the same option. */
function addBag(
  bags: Sold<BagOption>[],
  { bag, price, weightKg, mostQuantity, serviceId }: Bag,
  sliceIndexes: number[],
  buyer: number | null,
) {
  const baseId = writeBagId({ kind: bag, weightKg, sliceIndexes })
  const alike = bags.filter(({ option }) => option.optionId === baseId || option.optionId.startsWith(`${baseId}~`))
  const same = alike.find(
    ({ option, serviceIds }) =>
      option.price.amountMinor === price.amountMinor &&
      option.mostQuantity === mostQuantity &&
      option.isPerPassenger === (buyer !== null) &&
      !serviceIds.has(buyer),
  )
  if (same) {
    same.serviceIds.set(buyer, serviceId)
    if (buyer !== null) same.option.passengerIndexes = [...same.option.passengerIndexes, buyer].toSorted((one, other) => one - other)
    return
  }
  bags.push({
    option: {
      optionId: alike.length === 0 ? baseId : `${baseId}~${alike.length + 1}`,
      kind: bag,
      sliceIndexes,
      isPerPassenger: buyer !== null,
      passengerIndexes: buyer === null ? [] : [buyer],
      pieces: 1,
      weightKg,
      mostQuantity: Math.max(1, Math.floor(mostQuantity)),
      price,
    },
    serviceIds: new Map([[buyer, serviceId]]),
  })
}

const CANCEL_ID = 'cancel-for-any-reason'

function cancelExtra(
  { price, refund, termsUrl }: { price: Money; refund: Money | null; termsUrl: string | null },
  sliceIndexes: number[],
): ExtraOption {
  const back = refund ? `get ${formatMoney(refund)} back` : 'get a part of the fare back'
  return {
    optionId: CANCEL_ID,
    name: 'Cancel for any reason',
    description: `Cancel the whole trip without giving a reason and ${back}; the terms say until when.`,
    sliceIndexes,
    isPerPassenger: false,
    passengerIndexes: [],
    price,
    termsUrl,
  }
}
