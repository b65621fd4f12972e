import type { Amenity } from '@/lib/travel/stays/hotel'
import { asksSomething, type Clause } from '../../grammar/clauses'
import type { Frame } from '../../grammar/cover'
import type { Slots } from '../../grammar/lexicon'
import { offered } from '../../pending'
import type { ShownStay } from '../../stay-results'
import type { Table } from '../../table'
import { isSlots } from '../pick/helpers'
import { pointAtStay, stayInTalk } from './point-at-stay'
import { featuresOf, namesFeature, priceDescribed, type StayDaysContext, type StaySaid, staySaid } from './said'
import { type HeldStay, searchOf } from './stay-search'
import { areStaysSpokenOf, inStayOrder } from './stay-table'
import type { StayAsking, StayWish } from './stay-wish'

type Sum = { max: number; currency?: string }
/** What a message about flights says about a stay: one is wanted or refused; a total price for it and the flights, or one of a night. */
export type HouseBeside = { isWished: boolean; budget: Sum | null; nightly: Sum | null }

/** From the whole message, requests and mentions alike. Pure. */
export function foldHouse(frames: readonly Frame[] = []): HouseBeside {
  const own = frames.flatMap(({ skill, value }) => (skill === 'stays' ? [value] : []))
  const isRefused = own.some(({ noHouse }) => noHouse === true)
  const isWished = !isRefused && own.some(({ house }) => house === true)
  // "Flight and hotel, total budget €600."
  const total = frames.map(
    ({ skill, value }) => skill === 'filters' && isSlots(value.budget) && value.budget.per === 'total' && value.budget,
  )
  const budget = [...own.map(({ budgetOfBoth }) => budgetOfBoth), ...(isWished ? total : [])].find(isBudget) ?? null
  const price = priceDescribed(frames)
  return { isWished, budget, nightly: price && { max: price.to, ...(price.currency ? { currency: price.currency } : {}) } }
}

/** The context for folding a message about places to stay. */
export type StayContext = StayDaysContext & {
  table: Table
  /** It discusses flights and names their destination, or mentions things only flights have. */
  isOfFlights: boolean
  isBesideFlights: boolean
  isOfPlans: boolean
  /** It agrees. */
  isAgreed: boolean
  /** It names nothing another skill could answer. */
  isLost: boolean
  /** Wishes for the stay given with earlier flights. */
  held: () => HeldStay | null
}

const ASKED: readonly StayAsking[] = ['kept', 'why', 'cancellation', 'times', 'distance', 'stars', 'area', 'breakfast', 'price', 'which']

/** The meaning of a message's second reading for places to stay; null if it is about something else. Pure. */
export function foldStays(clauses: readonly Clause[], context: StayContext): StayWish | null {
  const { table, isAgreed } = context
  const { situation, stays } = table
  const frames = clauses.flatMap(({ said }) => said)
  const own = frames.flatMap(({ skill, value }) => (skill === 'stays' ? [value] : []))
  const has = (slot: string) => own.some((value) => value[slot] === true)
  const isKept = Boolean(situation.stay?.chosen)
  const isSpokenOf = areStaysSpokenOf(table)
  const isKeptAsked = own.some(({ about }) => about === 'kept') && (situation.stay !== undefined || stays.shown !== null)
  const isNamed = isKeptAsked || has('house') || has('noHouse') || has('dropsHouse') || (situation.stay !== undefined && has('ownHouse'))
  const isOfTalk = isSpokenOf || asksOfHouse(own, clauses, table)
  if (!isNamed && (!isOfTalk || (has('passing') && !asksOfHouse(own, clauses, table)) || context.isOfFlights)) return null
  if (context.isBesideFlights || (context.isOfPlans && !has('house'))) return null
  const isMarked = clauses.some(asksSomething)
  const isOfShown = own.some((value) => ['about', 'point', 'has'].some((slot) => value[slot] !== undefined) && value.pick === undefined)
  const isQuestion = clauses.some(({ kind }) => kind === 'question' || kind === 'search-question') || (isMarked && isOfShown)
  const said = staySaid(frames, table, { ...context, isQuestion })
  if (has('offers') && has('many') && isEmpty({ ...said, wanted: { ...said.wanted, kinds: [] } })) return { act: 'offer' }
  if (has('dropsHouse') || (has('dropsIt') && isKept)) return { act: 'drop' }
  if (has('noHouse')) return isKept && !has('house') ? { act: 'drop' } : { act: 'no-need' }
  const offer = isAgreed ? offered(table.pending, 'chooseStay') : null
  if (offer) return { act: 'choose', hotel: String(offer.hotel), isBooking: false, ...standingConditions(table) }
  const chosen = choiceIn({ own, frames, clauses, said, table, isQuestion })
  if (chosen) return chosen
  if (has('booksIt') && isEmpty(said)) return { act: 'book' }
  const asking = askingIn({ own, said, table, isQuestion })
  if (asking) return asking
  if ((has('another') || own.some(({ refused }) => refused)) && stays.shown && isEmpty(said)) return { act: 'another' }
  const isCompared = own.some(({ by, point }) => by !== undefined || (isSlots(point) && point.relation))
  const search = searchOf(said, table, isNamed, isCompared, isNamed && !stays.lastSearch ? context.held() : null)
  if (!search) return context.isLost ? { act: 'unread' } : null
  const isOnlyUntold =
    search.untold.length > 0 && !search.isRefined && Object.keys(said.search).every((key) => ['by', 'near', 'sort'].includes(key))
  return !isNamed && isOnlyUntold ? { act: 'untold', facts: search.untold } : search
}

type Parts = {
  own: readonly Slots[]
  frames: readonly Frame[]
  clauses: readonly Clause[]
  said: StaySaid
  table: Table
  isQuestion: boolean
}

/** "Take the cheapest", "keep the second one", "the Hotel Aurora". */
function choiceIn({ own, frames, clauses, said, table, isQuestion }: Parts): StayWish | null {
  const isBooking = own.some((value) => value.isBooking === true)
  const picked = own.map(({ pick }) => pick).findLast(isSlots)
  const pointed = own.map(({ point }) => point).findLast(isSlots)
  const isTaken = picked !== undefined && (!isQuestion || isBooking)
  const unlisted = own.map(({ unlisted }) => unlisted).findLast(isSlots)
  if (!picked && !isQuestion && typeof unlisted?.said === 'string') return { act: 'choose', hotel: unlisted.said, isBooking: false }
  const value = isTaken ? picked : pointed
  if (!value || (!isTaken && (isQuestion || !isPlain(frames, clauses)))) return null
  const meant = pointAtStay(value, table)
  // "I like a pool" takes nothing.
  if (meant === null) return null
  const [only, other] = meant
  if (!only || other) return isTaken || other ? { act: 'which' } : null
  return {
    act: 'choose',
    hotel: only.hotelId,
    ...standingConditions(table),
    ...(said.wanted.freeCancellation ? { freeCancellation: true } : {}),
    ...(said.wanted.breakfast ? { breakfast: true } : {}),
    isBooking,
  }
}

/** Only pointing, courtesies and features of the room. */
function isPlain(frames: readonly Frame[], clauses: readonly Clause[]): boolean {
  const isOfPointing = ({ skill, value }: Frame) =>
    skill === 'control' || (skill === 'stays' && ['point', 'has', 'suits'].some((slot) => slot in value))
  return frames.every(isOfPointing) && clauses.every(({ unread }) => unread.length === 0)
}

/** A question about the stays shown or kept. */
function askingIn({ own, said, table, isQuestion }: Omit<Parts, 'frames' | 'clauses'>): StayWish | null {
  const { situation, stays } = table
  const abouts = own.map(({ about }) => about)
  const has = (slot: string) => own.some((value) => value[slot] === true)
  if (abouts.includes('kept') && (situation.stay || stays.shown))
    return { act: 'ask', about: 'kept', hotelIds: [], amenities: [], access: [] }
  if (!stays.shown || !isQuestion) return null
  const { amenities, access, breakfast } = said.wanted
  // "Any reviews?"
  const untold = [...said.wanted.untold, ...said.gone.untold]
  const pointed = own.flatMap(({ point, pick }) => [point, pick].filter(isSlots))
  const meant = pointed.flatMap((value) => (has('such') && value.refers ? [] : (pointAtStay(value, table) ?? [])))
  const hasFeature = amenities.length + access.length > 0
  if (untold.length > 0 && !hasFeature) return { act: 'untold', facts: untold }
  const about =
    ASKED.find(
      (one) => abouts.includes(one) || (one === 'breakfast' && breakfast) || (one === 'cancellation' && said.wanted.freeCancellation),
    ) ?? (hasFeature ? 'amenity' : said.search.by === 'best-placed' && meant.length > 0 ? 'distance' : null)
  const asksForOthers = has('many') || (has('house') && said.search.city !== undefined)
  // "How far from the beach?" is told where they are looked for by it.
  if (!about || (about === 'distance' && said.search.near !== undefined) || (meant.length === 0 && (has('such') || asksForOthers)))
    return null
  return { act: 'ask', about, hotelIds: idsOf(meant, table), amenities, access }
}

/** What only a house has: asked of one that was shown, whatever was spoken of since. */
const OF_HOUSES: readonly Amenity[] = ['gym', 'pool', 'spa', 'garden', 'kitchen', 'laundry', 'reception-all-night']

/** Asked with the word for a house: "what time can we check in at the hotel?" */
const OF_HOUSE: readonly unknown[] = ['times', 'price', 'cancellation', 'stars'] satisfies StayAsking[]

function asksOfHouse(own: readonly Slots[], clauses: readonly Clause[], { stays, situation }: Table): boolean {
  const { amenities, breakfast } = featuresOf(
    own.flatMap(({ has, point }) => [has, ...(isSlots(point) && Array.isArray(point.traits) ? point.traits : [])]),
  )
  const isOfHouse = own.some(({ passing, house }) => passing || house) && own.some(({ about }) => OF_HOUSE.includes(about))
  // Without flights nothing else is checked into.
  const isOfOnlyStay = situation.stay?.chosen !== undefined && situation.result === null && own.some(({ about }) => about === 'times')
  const isOfKept = situation.stay?.chosen !== undefined && (breakfast || amenities.includes('parking'))
  return (
    stays.shown !== null &&
    clauses.some(asksSomething) &&
    (isOfHouse || isOfKept || isOfOnlyStay || amenities.some((one) => OF_HOUSES.includes(one)))
  )
}

/** The stays meant, else the one in talk, else the picks. */
function idsOf(meant: readonly ShownStay[], table: Table): string[] {
  const picks = inStayOrder(table.stays).filter(({ labels }) => labels.length > 0)
  const asked = [meant, stayInTalk(table), picks].find((some) => some.length > 0) ?? []
  return [...new Set(asked.map(({ hotelId }) => hotelId))]
}

/** Requirements for everything shown also hold for the kept room. */
function standingConditions({ stays }: Table): { freeCancellation?: boolean; breakfast?: boolean } {
  const { filters } = stays.lastSearch?.input ?? {}
  const has = (name: string) => isSlots(filters) && filters[name] === true
  return { ...(has('freeCancellation') ? { freeCancellation: true } : {}), ...(has('breakfast') ? { breakfast: true } : {}) }
}

/** No criteria to search by. */
function isEmpty({ search, wanted, price, isReset }: StaySaid): boolean {
  return Object.keys(search).length === 0 && !namesFeature(wanted) && price === null && !isReset
}

function isBudget(value: unknown): value is { max: number; currency?: string } {
  return typeof value === 'object' && value !== null && 'max' in value
}
