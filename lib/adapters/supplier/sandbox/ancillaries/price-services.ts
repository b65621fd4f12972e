import type { AncillaryLine, WantedService } from '@/lib/travel/ancillaries/ancillaries'
import type { BagOption, ExtraOption, MealOption } from '@/lib/travel/ancillaries/offer-details'
import { partyOf } from '@/lib/travel/ancillaries/party'
import { addMoney, type Money, multiplyMoney } from '@/lib/travel/money'
import type { Refusal } from '@/lib/travel/refusal'
import type { FindSold } from '../find-sold'
import type { PricedTrip } from '../price-trip'
import type { SoldSeat } from '../sandbox-bookings'
import { bagOptions } from './bags'
import { extraOptions } from './extras'
import { mealOptions } from './meals'
import { priceSeats } from './price-seats'
import { readSeatId } from './seat-maps'
import { serviceGone } from './service-gone'

/** What services come to: a line for each kind that something is bought of, and the seats that the booking takes. */
export type PricedServices = { lines: AncillaryLine[]; seats: SoldSeat[] }

type Kind = AncillaryLine['kind']
export type PricedService = { kind: Kind; count: number; price: Money }

/** Prices services from their ids alone. Refuses with `service-gone` what these fares do not have, or not for those travellers. */
export async function priceServices(
  trip: PricedTrip,
  services: WantedService[],
  findSold: FindSold,
): Promise<PricedServices | { refusal: Refusal }> {
  if (services.length === 0) return { lines: [], seats: [] }
  const ofSeats = services.filter(({ optionId }) => readSeatId(optionId))
  const others = services.filter(({ optionId }) => !readSeatId(optionId))
  const seats = await priceSeats(trip, ofSeats, findSold)
  if ('refusal' in seats) return seats
  const priced = priceOthers(trip, others)
  if ('refusal' in priced) return priced
  return { lines: linesOf([...seats.priced, ...priced.priced]), seats: seats.seats }
}

function priceOthers(trip: PricedTrip, services: WantedService[]): { priced: PricedService[] } | { refusal: Refusal } {
  if (services.length === 0) return { priced: [] }
  const [bags, meals, extras] = [byId(bagOptions(trip)), byId(mealOptions(trip)), byId(extraOptions(trip))]
  const taken = new Set<string>()
  const priced: PricedService[] = []
  for (const service of services) {
    const { optionId, passengerIndex } = service
    const [bag, meal, extra] = [bags.get(optionId), meals.get(optionId), extras.get(optionId)]
    const one = bag
      ? priceBag(bag, service)
      : meal
        ? priceMeal(meal, service, trip)
        : extra
          ? priceExtra(extra, service)
          : notSold(optionId)
    if ('refusal' in one) return one
    const full = extra && roomRefusal(extra, services, extras)
    if (full) return full
    for (const place of one.places) {
      const key = `${place} ${passengerIndex ?? '-'}`
      if (taken.has(key)) return serviceGone(one.priced.kind, `One traveller can have one choice of ${ONE_OF[one.priced.kind]}, not two.`)
      taken.add(key)
    }
    priced.push(one.priced)
  }
  return { priced }
}

/** `places` are what each traveller can have one choice for. */
type Placed = { priced: PricedService; places: string[] } | { refusal: Refusal }

function priceBag(option: BagOption, service: WantedService): Placed {
  const misplaced = placeRefusal('bags', option, service)
  if (misplaced) return misplaced
  if (service.quantity > option.mostQuantity) {
    return serviceGone('bags', `The airline sells at most ${option.mostQuantity} of one of the chosen bags. Please choose fewer.`)
  }
  return {
    priced: { kind: 'bags', count: option.pieces * service.quantity, price: multiplyMoney(option.price, service.quantity) },
    places: option.sliceIndexes.map((sliceIndex) => `${option.kind} bag of ${sliceIndex}`),
  }
}

function priceMeal(option: MealOption, { passengerIndex, quantity }: WantedService, { travellers }: PricedTrip): Placed {
  const member = passengerIndex === null ? undefined : partyOf(travellers)[passengerIndex]
  if (!member || quantity !== 1 || !option.passengerTypes.includes(member.type)) {
    return serviceGone('meals', `${option.name} isn’t served to the traveller you chose it for. Please choose another meal.`)
  }
  return { priced: { kind: 'meals', count: 1, price: option.price }, places: [`meal of ${option.sliceIndex}/${option.segmentIndex}`] }
}

function priceExtra(option: ExtraOption, service: WantedService): Placed {
  const misplaced = placeRefusal('extras', option, service)
  if (misplaced) return misplaced
  if (service.quantity !== 1) return serviceGone('extras', `${option.name} is sold once to each traveller.`)
  return {
    priced: { kind: 'extras', count: 1, price: option.price },
    places: option.pet ? option.sliceIndexes.map((sliceIndex) => `pet of ${sliceIndex}`) : [option.optionId],
  }
}

/** A flight takes only so many animals in its cabin, and in its hold. */
function roomRefusal({ pet, sliceIndexes, leftForParty }: ExtraOption, services: WantedService[], extras: Map<string, ExtraOption>) {
  if (!pet || leftForParty === undefined) return undefined
  const alike = services.filter(({ optionId }) => {
    const other = extras.get(optionId)
    return other?.pet?.place === pet.place && other.sliceIndexes.some((sliceIndex) => sliceIndexes.includes(sliceIndex))
  })
  return alike.length > leftForParty ? serviceGone('extras', 'The flight has no place left for one of the animals.') : undefined
}

function placeRefusal(
  kind: Kind,
  { isPerPassenger, passengerIndexes }: Pick<BagOption, 'isPerPassenger' | 'passengerIndexes'>,
  { passengerIndex }: WantedService,
) {
  const isPlaced = isPerPassenger ? passengerIndex !== null && passengerIndexes.includes(passengerIndex) : passengerIndex === null
  return isPlaced
    ? undefined
    : serviceGone(kind, `One of the chosen ${kind} isn’t sold to the traveller you chose it for. Please choose again.`)
}

const ONE_OF: Readonly<Record<Kind, string>> = {
  seats: 'seat on each flight',
  bags: 'checked and of cabin bags in each direction',
  meals: 'meal on each flight',
  extras: 'each extra',
}

function notSold(optionId: string) {
  const kind = KINDS.find((known) => optionId.startsWith(`${known.slice(0, -1)}|`)) ?? 'extras'
  return serviceGone(kind, `One of the chosen ${kind} is no longer sold with these flights and fares. Please choose again.`)
}

const KINDS: readonly Kind[] = ['seats', 'bags', 'meals', 'extras']

function linesOf(priced: PricedService[]): AncillaryLine[] {
  return KINDS.flatMap((kind) => {
    const ofKind = priced.filter((service) => service.kind === kind)
    const [first, ...others] = ofKind.map(({ price }) => price)
    return first ? [{ kind, count: ofKind.reduce((sum, { count }) => sum + count, 0), total: addMoney(first, ...others) }] : []
  })
}

function byId<Option extends { optionId: string }>(options: Option[]): Map<string, Option> {
  return new Map(options.map((option) => [option.optionId, option]))
}
