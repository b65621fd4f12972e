import type { Situation } from '@/lib/travel/trip/situation'
import type { Act } from '../pending'
import { LOST_NOTE } from '../say/say-lost'
import { askNext } from '../say/say-talk'
import { kindOfTool } from '../skills/ancillaries/context'
import { heldAncillaries, withWishes } from '../skills/ancillaries/held'
import type { AncillaryWish, MeantFlights } from '../skills/ancillaries/wish'
import { nextOpenSlice, type Table } from '../table'
import type { AncillaryResult } from '../tool-results'
import { type AncillaryCall, ancillaryCalls, sameCallAgain } from './ancillary-calls'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { lostAgain } from './dropped-choices'
import { beyondFares } from './included-bags'
import { narrowedCalls } from './narrowed-calls'
import { answeredExtra, isForUnknown } from './sports-equipment'

const TOOLS = ['chooseSeats', 'chooseBags', 'chooseMeals', 'chooseExtras'] as const
const TOOL_OF = { seats: 'chooseSeats', bags: 'chooseBags', meals: 'chooseMeals', extras: 'chooseExtras' } as const
/** The summary and the checkout still need their calls in the turn. */
const MOST_BOUGHT = 9

/** Whether this message itself asks for seats, bags, meals or extras, or accepts an offer of them. */
export function wishesToBuy(position: Position): boolean {
  const { ancillaries, ancillariesAgain } = position.understood
  return ancillaries.length > 0 || ancillariesAgain !== null || offeredPurchase(position) !== null || answeredExtra(position) !== null
}

/** The next call for current and earlier wishes; null once all were made. */
export function nextPurchase(position: Position): Decision | null {
  const { made, allowed, table } = position
  if (made.length >= MOST_BOUGHT || !allowed.includes('chooseSeats')) return null
  const looked = flightToLookUp(position)
  if (looked) return looked
  for (const { tool, input } of purchasesOf(position)) {
    const decision = callOr(tool, input, made, allowed, askNext(table.situation))
    if ('call' in decision) return decision
  }
  return null
}

/** Equipment whose owner isn't known yet. */
export function gearToAskFor(position: Position): string | null {
  if (!position.allowed.includes('chooseSeats') || answeredExtra(position)) return null
  return wishesOf(position).find((wish) => isForUnknown(wish, position.table.situation.wishes))?.what ?? null
}

function purchasesOf(position: Position): AncillaryCall[] {
  const { understood, table, made } = position
  const { ancillaries, ancillariesAgain } = understood
  const earlier = earlierOf(position)
  const answered = answeredExtra(position)
  if (answered) return answered
  const narrowed = ancillariesAgain && narrowedCalls(ancillariesAgain, earlier.at(-1), table.situation)
  if (narrowed) return narrowed
  const again = ancillariesAgain && sameCallAgain(ancillariesAgain, { ...table, bought: earlier })
  if (again) return [again]
  const offered = ancillaries.length === 0 ? offeredPurchase(position) : null
  if (offered) return offered
  const wishes = wishesOf(position).filter((wish) => !isForUnknown(wish, table.situation.wishes))
  return ancillaryCalls(
    wishes.flatMap((wish) => withLength(wish, position)).flatMap((wish) => beyondFares(wish, position)),
    table,
    table.standing.filter((one) => !made.includes(one)),
  )
}

/** Current wishes, plus those made before the fares were chosen, which this turn settles. */
export function wishesOf(position: Position): AncillaryWish[] {
  const { understood, table, made } = position
  const summaries = table.summaryCount - made.filter(({ tool, result }) => tool === 'summariseTrip' && result?.status === 'ready').length
  const held = summaries === 0 ? heldAncillaries({ ...table, bought: earlierOf(position) }) : []
  const isRefusal = understood.request === 'check-out' || held.length > 0
  const now = isRefusal ? understood.ancillaries.filter((wish) => !isOnlyRefused(wish, position)) : understood.ancillaries
  const isRefused = ({ kind, bag }: AncillaryWish) => kind === 'bags' && bag !== 'cabin' && understood.heard?.party.checkedBags === 0
  return withWishes(
    withWishes(held, understood.ancillaries).filter((wish) => held.includes(wish) && !isRefused(wish)),
    now,
  )
}

/** "No extras, straight to the checkout" with nothing added takes nothing away. */
function isOnlyRefused({ kind, wish }: AncillaryWish, { table }: Position): boolean {
  return wish === 'drop' && (table.situation.bought?.[kind] ?? []).length === 0
}

function earlierOf({ table, made }: Position): AncillaryResult[] {
  return table.bought.filter((one) => !made.includes(one))
}

/** The flight number of "the long flight", once durations are known. */
function withLength(wish: AncillaryWish, { table }: Position): AncillaryWish[] {
  const length = wish.flights?.length
  return length ? flightsOfLength(length, table).map((flights) => ({ ...wish, flights })) : [wish]
}

/** A "yes" to offered seats or bags. */
function offeredPurchase({ understood, table, made }: Position): AncillaryCall[] | null {
  const { pending, told, situation } = table
  const offer = pending?.asked === 'confirm' && pending.acts.every(isPurchaseAct) ? pending : null
  const isTakingBack = told.notes.includes(LOST_NOTE)
  if (isTakingBack && ((understood.request === 'yes' && offer) || understood.buyReply === 'again')) return lostAgain(table, made)
  const acts = (offer?.acts ?? []).filter(isPurchaseAct)
  if (acts.length > 0 && understood.request === 'yes') return acts
  const [first] = acts
  const { buyReply } = understood
  if (first && first.tool !== 'chooseSeats' && (buyReply === 'it' || buyReply === 'one')) {
    const isOne = buyReply === 'one' && offer?.about === 'each'
    return [{ ...first, input: { ...first.input, ...(isOne ? { passengerIndexes: [0] } : {}) } }]
  }
  if (pending?.asked === 'seat-side' && isPurchaseAct(pending.either) && buyReply === 'any') return [pending.either]
  if (buyReply === 'none') return givingUpAll(situation)
  if (pending?.asked !== 'which-ancillary' || buyReply !== 'all') return null
  return pending.choices.map((kind) => ({ tool: TOOL_OF[kind], input: { wish: 'show' } }))
}

/** Each kind the trip has something of. */
function givingUpAll({ bought }: Situation): AncillaryCall[] | null {
  const chosen = TOOLS.filter((tool) => (bought?.[kindOfTool(tool) ?? 'extras'] ?? []).length > 0)
  return chosen.length > 0 ? chosen.map((tool) => ({ tool, input: { wish: tool === 'chooseSeats' ? 'none' : 'remove' } })) : null
}

function isPurchaseAct(act: Act): act is AncillaryCall {
  return TOOLS.some((tool) => tool === act.tool)
}

/** "On the long flight": durations must be looked up first; null if they are known or irrelevant. */
function flightToLookUp({ understood, table, made, allowed }: Position): Decision | null {
  const isAsked = understood.ancillaries.some(({ flights }) => flights?.length !== undefined)
  if (!isAsked || nextOpenSlice(table.situation) !== null) return null
  for (const { sliceIndex, picked } of table.situation.slices) {
    if (!picked || table.details.has(picked.offerId)) continue
    const look = callOr('lookUpFlights', { sliceIndex, offerIds: [picked.offerId] }, made, allowed, '')
    if ('call' in look) return look
  }
  return null
}

/** The long or short flights of the trip in each direction; null means all, if they are alike or durations are unknown. */
export function flightsOfLength(length: 'longest' | 'shortest', { situation, details }: Table): (MeantFlights | null)[] {
  const flown = situation.slices.flatMap(({ sliceIndex, picked }) =>
    (details.get(picked?.offerId ?? '')?.segments ?? []).map(({ departsAt, arrivesAt }, segmentIndex, segments) => ({
      meant: segments.length === 1 ? { sliceIndexes: [sliceIndex] } : { sliceIndexes: [sliceIndex], segmentIndex },
      // Ignores time zones, which is close enough to tell long from short.
      minutes: Date.parse(`${arrivesAt}Z`) - Date.parse(`${departsAt}Z`),
    })),
  )
  const longest = Math.max(...flown.map(({ minutes }) => minutes))
  const fitting = flown.filter(({ minutes }) => minutes > longest * SHORT_SHARE === (length === 'longest'))
  return fitting.length === 0 || fitting.length === flown.length ? [null] : fitting.map(({ meant }) => meant)
}

/** A flight shorter than this share of the longest one counts as short. */
const SHORT_SHARE = 0.6
