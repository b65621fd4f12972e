import { addDays, type PlainDate, weekday } from '@/lib/travel/dates'
import { type AccessFact, type Amenity, HOTEL_KINDS, type HotelKind } from '@/lib/travel/stays/hotel'
import type { Frame } from '../../grammar/cover'
import type { Slots } from '../../grammar/lexicon'
import type { PlaceValue } from '../../grammar/place-words'
import type { Table } from '../../table'
import { foldDates } from '../dates/fold'
import { foldParty } from '../party/fold'
import { isPartyFrame } from '../party/standing'
import { isSlots } from '../pick/helpers'
import { foldRoute } from '../route/fold'
import { placesIn, placeToSend } from '../route/spots'
import type { StaySearchWish, UntoldFact } from './stay-wish'

/** Names of amenities. */
export type StayFeatures = {
  amenities: Amenity[]
  access: AccessFact[]
  kinds: HotelKind[]
  breakfast: boolean
  freeCancellation: boolean
  untold: UntoldFact[]
  stars: number[] | null
}

/** What a message itself says about places to stay, ignoring earlier wishes. */
export type StaySaid = {
  /** City and sight, nights and days, people, rooms, sorting. */
  search: StaySearchWish
  wanted: StayFeatures
  /** Dropped wishes: "without breakfast is fine", "no pool needed". */
  gone: StayFeatures & { price: boolean; allStars: boolean }
  /** The price per night, or for all nights; `isEach` per person. */
  price: { from: number; to: number; isInAll: boolean; isEach: boolean } | null
  currency: string | null
  isReset: boolean
  isSameNights: boolean
  vague: string | null
  impossibleDay: string | null
}

/** "In May", said before any dates; and which dates were asked for. */
export type StayDaysContext = { spokenOf: PlainDate | null; asked: ReadonlySet<string> }

const NO_PLACE = { situation: { wishes: { from: null, to: null, tripType: 'one-way' as const } }, asked: new Set<string>() }
const ACCESS_OF_WHEELCHAIR: AccessFact[] = ['step-free', 'accessible-room']
const NO_DAYS = { departureOn: null, returnOn: null }
const ONE_DAY = { n: 1, unit: 'day', days: 1 }
const ORDERS = ['cheapest', 'best-placed', 'best-value'] as const
const SORTS = ['stars', 'price', 'distance'] as const

/** The meaning of a message's frames, given what is shown and kept. Pure. */
export function staySaid(frames: readonly Frame[], table: Table, days: StayDaysContext & { isQuestion: boolean }): StaySaid {
  const own = frames.flatMap(({ skill, value }) => (skill === 'stays' ? [value] : []))
  const { price, per, each, currency } = own.findLast(({ price }) => price !== undefined) ?? {}
  const named = frames.flatMap(({ value }) => (typeof value.currency === 'string' ? [value.currency] : []))[0]
  const pointed = own.flatMap(({ point, pick }) => [point, pick].filter(isSlots))
  const wanted = featuresOf([
    ...own.flatMap(({ has, with: more, houseKind, kinds, traits }) => [has, more, { kind: houseKind, kinds }, ...traitsOf(traits)]),
    ...pointed.flatMap(({ traits }) => traits),
  ])
  const { nights, vague, impossibleDay } = daysOf(frames, table, days)
  return {
    search: {
      ...whereOf(frames, own),
      ...nights,
      ...partyOf(frames, table),
      ...roomsOf(own, table),
      ...orderOf(frames, own, days.isQuestion ? [] : pointed),
    },
    wanted,
    gone: goneOf(own),
    price: isRange(price) ? { ...price, isInAll: per === 'total', isEach: each === true } : null,
    currency: typeof currency === 'string' ? currency : (named ?? null),
    isReset: frames.some(({ value }) => value.reset === true),
    isSameNights: own.some(({ sameNights }) => sameNights === true),
    vague,
    impossibleDay,
  }
}

/** Features of the stay in the same phrase: "a hotel near the castle with breakfast". */
export function houseDescribed(frames: readonly Frame[]): { near: string | null; wanted: StayFeatures } | null {
  const traits = frames.flatMap(({ skill, value }) => (skill === 'stays' && value.house === true && value.traits ? [value.traits] : []))
  if (traits.length === 0) return null
  const all = traits.flatMap((some) => (Array.isArray(some) ? some.filter(isSlots) : []))
  return { near: all.map(nearOf).find((near) => near !== null) ?? null, wanted: featuresOf(traits.flatMap(traitsOf)) }
}

/** The price of a night beside flights: "and a hotel, £80 a night". */
export function priceDescribed(frames: readonly Frame[]): { from: number; to: number; currency?: string } | null {
  const { price, currency } = frames.findLast(({ skill, value }) => skill === 'stays' && value.house === true && value.price)?.value ?? {}
  return isRange(price) ? { ...price, ...(typeof currency === 'string' ? { currency } : {}) } : null
}

/** "Flights and hostel, 250 in all": the most for both; null for any other price. */
export function pricePackDescribed(frames: readonly Frame[]): { max: number; currency?: string } | null {
  const own = frames.flatMap(({ skill, value }) => (skill === 'stays' ? [value] : []))
  const { price, currency } = own.find(({ per }) => per === 'total') ?? {}
  if (!own.some(({ isPack }) => isPack === true) || !isRange(price)) return null
  return { max: price.to, ...(typeof currency === 'string' ? { currency } : {}) }
}

/** The amenities among some slot values. */
export function featuresOf(values: readonly unknown[]): StayFeatures {
  const all = values.filter(isSlots)
  const texts = <Name extends string>(slot: string) => [
    ...new Set(all.flatMap((value) => (typeof value[slot] === 'string' ? [value[slot] as Name] : []))),
  ]
  const stars = all.findLast(({ stars }) => typeof stars === 'number')
  const listed = all.flatMap(({ kinds }) => (Array.isArray(kinds) ? kinds : []))
  return {
    amenities: texts<Amenity>('amenity'),
    access: [
      ...new Set(texts<AccessFact | 'wheelchair'>('access').flatMap((fact) => (fact === 'wheelchair' ? ACCESS_OF_WHEELCHAIR : [fact]))),
    ],
    kinds: HOTEL_KINDS.filter((kind) => listed.includes(kind) || (listed.length === 0 && texts('kind').includes(kind))),
    breakfast: all.some(({ breakfast }) => breakfast === true),
    freeCancellation: all.some(({ freeCancellation }) => freeCancellation === true),
    untold: texts<UntoldFact>('untold'),
    stars: stars ? rangeOf(Number(stars.stars), Number(stars.starsTo ?? stars.stars)) : null,
  }
}

/** Whether any property of a stay is named. */
export function namesFeature({ amenities, access, kinds, untold, breakfast, freeCancellation, stars }: StayFeatures): boolean {
  return amenities.length + access.length + kinds.length + untold.length > 0 || breakfast || freeCancellation || stars !== null
}

function traitsOf(traits: unknown): unknown[] {
  return (Array.isArray(traits) ? traits : []).flatMap((trait) => (isSlots(trait) && Array.isArray(trait.has) ? trait.has : []))
}

function goneOf(own: readonly Slots[]): StaySaid['gone'] {
  const gone = featuresOf(own.map(({ gone }) => gone))
  const kinds = own.some(({ anyKind }) => anyKind === true) ? [...HOTEL_KINDS] : gone.kinds
  const allStars = gone.stars !== null || own.some(({ anyStars }) => anyStars === true)
  return { ...gone, kinds, allStars, price: own.some(({ anyPrice }) => anyPrice === true) }
}

function whereOf(frames: readonly Frame[], own: readonly Slots[]): Pick<StaySearchWish, 'city' | 'near' | 'by'> {
  const [inside] = own.flatMap(({ houseIn }) => placesIn(houseIn))
  const route = foldRoute(frames, NO_PLACE)
  const quarter = own.map(({ quarter }) => saidIn(quarter)).find((said) => said !== null)
  const known = (inside && cityOf(inside)) ?? route.to ?? route.bare
  const near =
    own.map(nearOf).find((said) => said !== null) ??
    own
      .flatMap(({ traits }) => (Array.isArray(traits) ? traits : []))
      .map(nearOf)
      .find((said) => said !== null) ??
    (known ? quarter : null)
  const city = known ?? quarter
  return {
    ...(city ? { city } : {}),
    ...(near ? { near } : {}),
    ...(own.some(({ central }) => central === true) ? { by: 'best-placed' as const } : {}),
  }
}

/** "Rom" is a city, though it looks like a code. */
function cityOf(place: PlaceValue): string {
  return place.text.toUpperCase() === place.code && place.kind === 'city' ? place.city : placeToSend(place)
}

function nearOf(value: unknown): string | null {
  return isSlots(value) ? saidIn(value.near) : null
}

function saidIn(value: unknown): string | null {
  if (!isSlots(value)) return null
  return typeof value.sight === 'string' ? value.sight : typeof value.said === 'string' ? value.said : null
}

function daysOf(
  frames: readonly Frame[],
  table: Table,
  { spokenOf, asked }: StayDaysContext,
): Pick<StaySaid, 'vague' | 'impossibleDay'> & { nights: Pick<StaySearchWish, 'checkInOn' | 'checkOutOn' | 'nights'> } {
  const { situation, stays } = table
  const { today, stay } = situation
  const result = stays.lastSearch?.result
  const missing = stays.isNewest && result?.status === 'missing' ? result.missing : null
  const pending = missing ? stays.lastSearch?.input.checkInOn : undefined
  const ofFlights = missing === 'checkOutOn' ? situation.wishes.departureOn : null
  const checkInOn = typeof pending === 'string' ? pending : (stay?.checkInOn ?? ofFlights ?? null)
  const own = frames.flatMap((frame) => asDays(frame, situation.wishes.returnOn))
  // "The Saturday night" is one of the trip.
  const inTrip = frames.some(({ value }) => isSlots(value.nightsOn)) ? situation.wishes.departureOn : null
  const { past, vague, impossible, ...said } = foldDates(own, {
    today,
    situation: { wishes: inTrip ? NO_DAYS : { departureOn: checkInOn, returnOn: stay?.checkOutOn ?? null } },
    asked,
    spokenOf: checkInOn ? null : spokenOf,
    isNewSearch: checkInOn === null || inTrip !== null,
    ...(inTrip ? { earliest: inTrip } : {}),
  })
  const checkOut = past?.role === 'return' ? past.on : said.returnOn
  const isTonight = own.some(({ value }) => [value.when, value.out].some((when) => isSlots(when) && isSlots(when.day) && when.day.isNight))
  const nights = said.nights || (isTonight ? 1 : 0)
  const isMidweek = own.some(({ value: { when } }) => isSlots(when) && isSlots(when.day) && when.day.wds === 'mid')
  const ofWeek = isMidweek && nights && checkInOn ? tuesdayFrom(checkInOn) : undefined
  const checkIn = past?.role === 'departure' ? past.on : (said.departureOn ?? ofWeek)
  return {
    nights: {
      ...(checkIn ? { checkInOn: checkIn } : {}),
      ...(checkOut && !ofWeek ? { checkOutOn: checkOut } : nights ? { nights } : {}),
    },
    vague: vague?.said ?? null,
    impossibleDay: impossible?.said ?? null,
  }
}

function tuesdayFrom(on: PlainDate): PlainDate {
  const TUESDAY = 2
  return addDays(on, (TUESDAY - weekday(on) + 7) % 7)
}

/** "The Saturday night" is a single one; "Friday and Saturday night" end a day later; "the last two nights" end with the trip. */
function nightsOf(said: Slots, tripEndsOn: PlainDate | null): Slots {
  const { ending, lastNight, ...when } = said
  const days = isSlots(ending) && typeof ending.days === 'number' ? ending.days : 0
  if (days > 0 && tripEndsOn) {
    const [y, m, d] = addDays(tripEndsOn, -days).split('-').map(Number)
    return { out: { day: { is: 'date', y, m, d } }, stay: { nights: [days, days], unit: 'day' } }
  }
  const isNight = isSlots(when.when) && isSlots(when.when.day) && when.when.day.is !== 'weekend' && Array.isArray(when.when.clock)
  if (isSlots(lastNight)) return { ...when, ret: { day: { is: 'offset', sign: 1, by: ONE_DAY, of: lastNight.day } } }
  return isNight ? { ...when, stay: { nights: [1, 1], unit: 'night' } } : when
}

/** "Check in on Friday" and "another night" are read like travel dates. */
function asDays(frame: Frame, tripEndsOn: PlainDate | null): Frame[] {
  const { skill, value } = frame
  if (skill === 'stays' && isSlots(value.nightsOn)) return [{ ...frame, skill: 'dates', value: nightsOf(value.nightsOn, tripEndsOn) }]
  // Somebody coming for a conference stays for its dates.
  if (skill === 'dates') return [isSlots(value.eventSpan) ? { ...frame, value: value.eventSpan } : frame]
  if (skill !== 'stays') return []
  if (value.more) return [{ ...frame, skill: 'dates', value: { shift: { by: value.more, sign: 1, of: 'stay' } } }]
  return value.out || value.ret ? [{ ...frame, skill: 'dates' }] : []
}

function partyOf(frames: readonly Frame[], { situation, stays }: Table): Pick<StaySearchWish, 'adults' | 'children'> {
  const { wishes } = situation
  const { adults, children, infants, pets, childAges } = stays.shown ? { ...stays.shown, infants: 0, pets: 0, childAges: [] } : wishes
  const context = { situation: { wishes: { adults, children, infants, pets, childAges, checkedBags: 0 } } }
  const people = frames.map(({ value }) => (isSlots(value.people) ? value.people.n : null)).find((count) => typeof count === 'number')
  const { travellers } = foldParty(
    frames.filter((frame) => frame.skill === 'party' && !(adults + children > 1 && isOfSomebody(frame))),
    context,
  )
  const hasMinors = travellers.children !== undefined || travellers.infants !== undefined
  return {
    ...(travellers.adults === undefined ? (typeof people === 'number' ? { adults: people } : {}) : { adults: travellers.adults }),
    ...(hasMinors ? { children: (travellers.children ?? children) + (travellers.infants ?? infants) } : {}),
  }
}

/** "That's nothing for a 70 year old": one of the party, told by age. */
function isOfSomebody({ value }: Frame): boolean {
  return isPartyFrame(value) && value.party.people.every(({ article, ages, isOnly }) => article === 'a' && ages.length > 0 && !isOnly)
}

function roomsOf(own: readonly Slots[], { stays }: Table): Pick<StaySearchWish, 'rooms'> {
  const said = own.findLast(({ rooms }) => typeof rooms === 'number')
  if (!said) return {}
  return { rooms: Number(said.rooms) + (said.isMore ? (stays.shown?.rooms ?? 1) : 0) }
}

/** How the list is sorted. */
function orderOf(frames: readonly Frame[], own: readonly Slots[], pointed: readonly Slots[]): Pick<StaySearchWish, 'by' | 'sort'> {
  const said = [
    ...own.map(({ by }) => by),
    ...frames.flatMap(({ skill, value }) => (skill === 'filters' ? [value.sort] : [])),
    ...pointed.map(({ order }) => order),
  ]
  const by = ORDERS.find((order) => said.includes(order))
  const sort = SORTS.find((one) => own.some((value) => value.sort === one))
  return { ...(by ? { by } : {}), ...(sort ? { sort } : {}) }
}

function rangeOf(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function isRange(value: unknown): value is { from: number; to: number } {
  return isSlots(value) && typeof value.from === 'number' && typeof value.to === 'number'
}
