import { HIGHEST_NIGHT_PRICE, HOTEL_KINDS, type HotelKind } from '@/lib/travel/stays/hotel'
import { nights as nightsBetween } from '@/lib/travel/stays/nights'
import type { Table } from '../../table'
import { namesFeature, type priceDescribed, type StayFeatures, type StaySaid } from './said'
import { areStaysSpokenOf } from './stay-table'
import type { SearchOfStays, StayFilterWish, StaySearchWish } from './stay-wish'

/** Wishes for the stay, given while the flights came first. */
export type HeldStay = { near: string | null; wanted: StayFeatures; price: ReturnType<typeof priceDescribed> }

const PARTY = ['adults', 'children', 'rooms'] as const
const DAYS = ['checkInOn', 'checkOutOn', 'nights'] as const

/** The search a message asks for, with the still valid parts of the last one; null if it asks for none. Pure. */
export function searchOf(said: StaySaid, table: Table, isNamed: boolean, isCompared: boolean, held: HeldStay | null): SearchOfStays | null {
  const { stays, situation } = table
  const result = stays.lastSearch?.result
  const isSpokenOf = areStaysSpokenOf(table)
  const isOpen = isSpokenOf && result !== undefined && result?.status !== 'found'
  const isRefining = stays.lastSearch !== null && (isSpokenOf || isCompared)
  const { wanted, gone, price, isReset, vague, impossibleDay } = said
  const asked: StaySearchWish = {
    ...said.search,
    ...(said.currency && (price || isRefining) ? { currency: said.currency } : {}),
  }
  const filters = filtersOf(said, asked, table)
  const isLifting = namesFeature(gone) || gone.price || gone.allStars
  const isSaid = Object.keys(asked).length > 0 || (isOpen && said.isSameNights) || Object.keys(filters).length > 0 || isLifting || isReset
  if (!isSaid && wanted.untold.length === 0 && !isNamed && !(isOpen && (vague || impossibleDay))) return null
  const before = isRefining ? inputOf(stays.lastSearch?.input) : {}
  const isAnyPrice = gone.price && situation.budget !== undefined
  const kept: StayFilterWish = {
    ...(isReset ? {} : withoutGone(before.filters ?? {}, gone)),
    ...(isAnyPrice ? { pricePerNight: { from: 0, to: HIGHEST_NIGHT_PRICE } } : {}),
  }
  const merged = { ...(held ? filtersHeld(held) : {}), ...kept, ...filters, ...joinedFilters(kept, filters) }
  const isElsewhere = asked.city !== undefined && (before.city ?? stays.shown?.city)?.toLowerCase() !== asked.city.toLowerCase()
  const near = asked.near ?? (isReset || isElsewhere || !isRefining ? held?.near : (before.near ?? stays.shown?.near?.said))
  const order = isReset
    ? {}
    : { ...(before.by && !asked.sort ? { by: before.by } : {}), ...(before.sort && !asked.by ? { sort: before.sort } : {}) }
  const input: StaySearchWish = {
    ...(isNamed && !isRefining ? cityOfFlights(situation) : {}),
    ...(held?.price?.currency ? { currency: held.price.currency } : {}),
    ...(isOpen ? withoutRefused(withoutView(before), asked, result) : {}),
    ...order,
    ...(isRefining ? nightsBefore(asked, said.isSameNights, situation) : {}),
    ...asked,
    ...(near ? { near } : {}),
    ...(Object.keys(merged).length > 0 ? { filters: merged } : {}),
  }
  if (asked.checkInOn && asked.nights === undefined && asked.checkOutOn === undefined) delete input.checkOutOn
  const isRefined = isRefining && isSaid
  const isOrderAlone =
    Object.keys(asked).every((key) => key === 'by' || key === 'sort') && Object.keys(filters).length === 0 && !isLifting && !isReset
  return {
    act: 'search',
    input,
    untold: wanted.untold,
    isRefined,
    isReordered: isRefined && isOrderAlone && isSpokenOf,
    vague,
    impossibleDay,
  }
}

function filtersHeld({ wanted, price }: HeldStay): StayFilterWish {
  return { ...filtersWanted(wanted), ...(price ? { pricePerNight: { from: price.from, to: price.to } } : {}) }
}

function filtersWanted({ amenities, access, freeCancellation, breakfast, kinds, stars }: StayFeatures): StayFilterWish {
  return {
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(stars ? { stars } : {}),
    ...(amenities.length > 0 ? { amenities } : {}),
    ...(access.length > 0 ? { access } : {}),
    ...(freeCancellation ? { freeCancellation } : {}),
    ...(breakfast ? { breakfast } : {}),
  }
}

/** A limit for all nights needs their number. */
function filtersOf({ wanted, gone, price }: StaySaid, asked: StaySearchWish, { situation, stays }: Table): StayFilterWish {
  const days = asked.nights || asked.checkOutOn ? asked : { ...situation.stay, ...asked }
  const rooms = asked.rooms ?? stays.shown?.rooms ?? 1
  const { adults, children } = situation.wishes
  const heads = price?.isEach ? Math.max(1, (asked.adults ?? adults) + children) / (price.isInAll ? 1 : rooms) : 1
  const range = price && { from: Math.floor(price.from * heads), to: Math.floor(price.to * heads) }
  const perNight = range && price?.isInAll ? perNightOf(range, days, rooms) : range
  const kinds = kindsWished(wanted.kinds, gone.kinds, inputOf(stays.lastSearch?.input).filters?.kinds ?? [])
  return { ...(perNight ? { pricePerNight: perNight } : {}), ...filtersWanted({ ...wanted, kinds }) }
}

/** The price limit for one room per night, derived from one for all nights and rooms. */
function perNightOf(
  { from, to }: { from: number; to: number },
  { checkInOn, checkOutOn, nights }: { checkInOn?: string | undefined; checkOutOn?: string | undefined; nights?: number | undefined },
  rooms: number,
) {
  const count = nights ?? (checkInOn && checkOutOn ? nightsBetween(checkInOn, checkOutOn) : null)
  return count === null ? null : { from: Math.floor(from / count / rooms), to: Math.floor(to / count / rooms) }
}

/** "No hostels": all other kinds, unless hostels were wanted before. */
function kindsWished(wanted: HotelKind[], gone: HotelKind[], before: HotelKind[]): HotelKind[] {
  const excluded = gone.filter((kind) => !before.includes(kind))
  if (wanted.length > 0 || excluded.length === 0 || gone.length === HOTEL_KINDS.length) return wanted.filter((kind) => !gone.includes(kind))
  return HOTEL_KINDS.filter((kind) => !excluded.includes(kind))
}

/** A pool and a gym: wishes given one after the other add up. */
function joinedFilters(before: StayFilterWish, { amenities, access }: StayFilterWish): StayFilterWish {
  return {
    ...(amenities && before.amenities ? { amenities: [...new Set([...before.amenities, ...amenities])] } : {}),
    ...(access && before.access ? { access: [...new Set([...before.access, ...access])] } : {}),
  }
}

/** The earlier filters without the withdrawn ones. */
function withoutGone(filters: StayFilterWish, gone: StaySaid['gone']): StayFilterWish {
  const { pricePerNight, stars, breakfast, freeCancellation } = filters
  const left = <Name>(names: Name[] | undefined, some: Name[]) => names?.filter((name) => !some.includes(name)) ?? []
  return {
    ...(pricePerNight && !gone.price ? { pricePerNight } : {}),
    ...filtersWanted({
      amenities: left(filters.amenities, gone.amenities),
      access: left(filters.access, gone.access),
      kinds: left(filters.kinds, gone.kinds),
      stars: gone.allStars ? null : (stars ?? null),
      breakfast: breakfast === true && !gone.breakfast,
      freeCancellation: freeCancellation === true && !gone.freeCancellation,
      untold: [],
    }),
  }
}

/** "What about Nice instead?", "the same nights": those requested before, unless flights go there. */
function nightsBefore(asked: StaySearchWish, isSameNights: boolean, { wishes, stay }: Table['situation']): StaySearchWish {
  if (!stay || asked.checkInOn || asked.checkOutOn || asked.nights) return {}
  const isElsewhere = asked.city !== undefined && !wishes.to?.toLowerCase().startsWith(asked.city.toLowerCase())
  return isElsewhere || isSameNights ? { checkInOn: stay.checkInOn, checkOutOn: stay.checkOutOn } : {}
}

/** "And a hotel?" after flights: in their city, unless stays there were requested before. */
function cityOfFlights({ wishes, stay }: Table['situation']): Pick<StaySearchWish, 'city'> {
  const city = wishes.town ?? wishes.to?.replace(/\s*\([A-Z]{3}\)$/, '')
  return city && stay?.city !== city ? { city } : {}
}

/** A request still missing something; its order and filters are read separately. */
function withoutView({ by: _by, sort: _sort, filters: _filters, near: _near, ...asked }: StaySearchWish): StaySearchWish {
  return asked
}

/** Never asks again about a refused wish, unless the words are about it. */
function withoutRefused(
  pending: StaySearchWish,
  asked: StaySearchWish,
  result: NonNullable<Table['stays']['lastSearch']>['result'],
): StaySearchWish {
  if (result?.status !== 'refused') return pending
  const group: readonly (keyof StaySearchWish)[] =
    [PARTY, DAYS].find((names: readonly string[]) => names.includes(result.refusal.field ?? '')) ?? []
  if (group.some((name) => name in asked)) return pending
  return Object.fromEntries(Object.entries(pending).filter(([name]) => !group.some((one) => one === name)))
}

// The concierge wrote the input itself.
function inputOf(input: Record<string, unknown> | undefined): StaySearchWish {
  return (input ?? {}) as StaySearchWish
}
