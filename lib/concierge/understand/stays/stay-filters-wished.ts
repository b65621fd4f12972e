import { HOTEL_KINDS, type HotelKind } from '@/lib/travel/stays/hotel'
import type { Table } from '../../table'
import type { StayFeatures } from './read-stay-features'
import { perNightOf, type StayLimits } from './read-stay-limits'
import type { StayFilterWish, StaySearchWish } from './stay-wish'

/** The filters that the words ask for. `said` is what else they ask: a limit for all nights needs their number. */
export function filtersOf(
  features: StayFeatures,
  { price, isInAll, stars }: StayLimits,
  said: StaySearchWish,
  { situation, stays }: Table,
): StayFilterWish {
  const { amenities, access, freeCancellation, breakfast } = features
  const kinds = kindsWished(features, inputOf(stays.lastSearch?.input).filters?.kinds ?? [])
  const days = said.nights || said.checkOutOn ? said : { ...situation.stay, ...said }
  const perNight = price && isInAll ? perNightOf(price, days, said.rooms ?? stays.shown?.rooms ?? 1) : price
  return {
    ...(perNight ? { pricePerNight: perNight } : {}),
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(stars ? { stars } : {}),
    ...(amenities.length > 0 ? { amenities } : {}),
    ...(access.length > 0 ? { access } : {}),
    ...(freeCancellation ? { freeCancellation } : {}),
    ...(breakfast ? { breakfast } : {}),
  }
}

/** "No hostels": all other kinds, unless hostels had been wished for. */
function kindsWished({ kinds, lifted }: StayFeatures, before: HotelKind[]): HotelKind[] {
  const excluded = lifted.kinds.filter((kind) => !before.includes(kind))
  if (kinds.length > 0 || excluded.length === 0 || lifted.kinds.length === HOTEL_KINDS.length) return kinds
  return HOTEL_KINDS.filter((kind) => !excluded.includes(kind))
}

/** A pool and a gym: what is wished for one after the other holds together. */
export function joinedFilters(before: StayFilterWish, { amenities, access }: StayFilterWish): StayFilterWish {
  return {
    ...(amenities && before.amenities ? { amenities: [...new Set([...before.amenities, ...amenities])] } : {}),
    ...(access && before.access ? { access: [...new Set([...before.access, ...access])] } : {}),
  }
}

/** Whether anything of a house is wished for. */
export function wishesOfHouse(
  { amenities, access, kinds, untold, breakfast, freeCancellation }: StayFeatures,
  { price, stars }: StayLimits,
): boolean {
  return (
    amenities.length + access.length + kinds.length + untold.length > 0 || breakfast || freeCancellation || price !== null || stars !== null
  )
}

/** Whether an earlier wish is taken back. */
export function liftsFilters({ lifted }: StayFeatures, { liftsPrice, liftsStars }: StayLimits): boolean {
  const { amenities, access, kinds, breakfast, freeCancellation } = lifted
  return liftsPrice || liftsStars || breakfast || freeCancellation || amenities.length + access.length + kinds.length > 0
}

/** The earlier filters without those that are taken back. */
export function withoutLifted(filters: StayFilterWish, { lifted }: StayFeatures, { liftsPrice, liftsStars }: StayLimits): StayFilterWish {
  const { amenities, access, kinds, pricePerNight, stars, breakfast, freeCancellation } = filters
  const left = <Name>(names: Name[] | undefined, gone: Name[]) => names?.filter((name) => !gone.includes(name)) ?? []
  const [keptAmenities, keptAccess, keptKinds] = [left(amenities, lifted.amenities), left(access, lifted.access), left(kinds, lifted.kinds)]
  return {
    ...(pricePerNight && !liftsPrice ? { pricePerNight } : {}),
    ...(stars && !liftsStars ? { stars } : {}),
    ...(keptKinds.length > 0 ? { kinds: keptKinds } : {}),
    ...(keptAmenities.length > 0 ? { amenities: keptAmenities } : {}),
    ...(keptAccess.length > 0 ? { access: keptAccess } : {}),
    ...(breakfast && !lifted.breakfast ? { breakfast } : {}),
    ...(freeCancellation && !lifted.freeCancellation ? { freeCancellation } : {}),
  }
}

// The concierge wrote the input itself.
export function inputOf(input: Record<string, unknown> | undefined): StaySearchWish {
  return (input ?? {}) as StaySearchWish
}
