import { asksSomething, type Clause } from '../../grammar/clauses'
import type { Slots } from '../../grammar/lexicon'
import type { Reading } from '../../grammar/read'
import { isSlots } from '../pick/helpers'
import type { AncillaryContext } from './context'
import { flightsMeant, range, saysEach, whomMeant, withSpeaker } from './placing'
import type { AncillaryKind, AncillaryWish, SeatWish, Wished } from './wish'

/** A question about purchases: one kind, everything, or the cost; `whom` is the traveller asked about. */
export type BoughtQuestion = {
  about: AncillaryKind | 'all'
  isOfSum: boolean
  whom: number | null
  /** "Is mum's an aisle?" */
  side?: 'window' | 'middle' | 'aisle'
  /** "Does that have my seat in?": whether the total price includes it. */
  isInPrice?: true
  /** Whether it was added, "is the bag on the booking?"; what else the message asks for waits for the answer. */
  isOnBooking?: true
  /** "If not, add it." */
  addsMissing?: true
}

/** "For my wife too": repeats the last action for these travellers. `isOnly`: for nobody else, and nowhere else. */
export type WishedAgain = Pick<AncillaryWish, 'passengerIndexes' | 'flights'> & {
  isOnly: boolean
  /** "I only need it on the way back" is about one's own. */
  isOfSpeaker: boolean
}

/** `all`: each kind of the question; `any`: no preference; `it`, `one`: what was offered; `again`: what was lost; `none`: everything off. */
export type BuyReply = 'all' | 'any' | 'it' | 'one' | 'again' | 'none' | 'too-dear'

export type AncillaryReading = {
  wishes: AncillaryWish[]
  again: WishedAgain | null
  /** "No more bags." */
  isNoMore: boolean
  /** A short answer to what was offered or shown. */
  buyReply: BuyReply | null
  /** Whose the equipment is, as an answer to that question. */
  gearFor: number[] | null
  /** What the animal weighs that was asked about or added last. */
  petKg: number | null
  bought: BoughtQuestion | null
  /** "Can we still change the seats later?" */
  isAskingLater: boolean
}

/** Seats, bags, meals and extras in the clauses: wishes, questions, removals. A wish takes missing parts from the one before. Pure. */
export function foldAncillaries(clauses: readonly Clause[], context: AncillaryContext): AncillaryReading {
  const reading: AncillaryReading = {
    wishes: [],
    again: null,
    isNoMore: false,
    buyReply: null,
    gearFor: null,
    petKg: null,
    bought: null,
    isAskingLater: false,
  }
  let isAsking = false
  let flights: AncillaryWish['flights'] = null
  const counted = new Map<unknown, number>()
  for (const clause of clauses) {
    if (clause.kind === 'story') continue
    // "Is there anything with legroom?" filters a search.
    const isQuestion = context.buysBags ? asksSomething(clause) : clause.kind === 'question'
    const own = [...new Set([...clause.frames, ...clause.mentioned])].filter(({ skill }) => skill === 'ancillaries')
    for (const { value } of own.toSorted((one, other) => one.start - other.start)) {
      if (value.noMore) reading.isNoMore = true
      if (value.reply) reading.buyReply = value.reply as BuyReply
      if (value.later && isQuestion) reading.isAskingLater = true
      if (value.about || value.sum) reading.bought ??= boughtQuestion(value, context)
      if (value.addsMissing && reading.bought) reading.bought.addsMissing = true
      if (value.again) reading.again = wishedAgain(list(value.again), context)
      if (value.gearFor || value.gearCount) reading.gearFor = gearFor(value, context)
      if (value.petWeight) reading.petKg = kilosOf(value.petWeight)
      const opened = list(value.said)
      flights = flightsMeant(opened, context.flights) ?? flights
      for (const [index, item] of list(value.items).entries()) {
        const own = list(item.said)
        const said = index === 0 ? [...opened, ...own] : own
        const has = (name: string) => said.some((one) => one[name] === true)
        const wish = wishOf(slots(item.wish), said, context)
        wish.passengerIndexes ??= nextOf({ ...slots(said.find(({ heads }) => heads)?.heads), ...slots(item.wish) }, counted, context)
        // "Can we take a cabin bag each?" asks for leave; "can we add one?" asks for the bag.
        const { isAnimal, isAdded } = slots(item.wish)
        const asksLeave =
          (wish.kind === 'bags' && (has('isLeave') || (has('may') && has('carries')))) ||
          (isAnimal === true && isAdded !== true && has('may'))
        isAsking = (context.buysBags && (has('asks') || asksLeave)) || (isQuestion && !has('may')) || (isAsking && wish.wish === 'show')
        wish.flights = flightsMeant(own, context.flights) ?? flights
        // "Bags for the kids" means one for each of them; "bags" alone doesn't.
        if (wish.kind === 'bags' && wish.wish === 'show' && wish.passengerIndexes && !isAsking)
          Object.assign(wish, { wish: 'take', quantity: 1 })
        // "Is there no aisle seat in the front rows?" gives none back.
        const isAsked = isQuestion && wish.kind === 'seats'
        if ((value.drop || has('drop') || wish.quantity === 0) && !isAsked) {
          wish.wish = 'drop'
          // "Remove one bag" leaves the others; "we don't want a bag" means none.
          if (slots(item.wish).isCounted !== true || slots(value.how).wholly === true) delete wish.quantity
        } else if (isAsking) wish.wish = 'show'
        if (!joins(reading.wishes.at(-1), wish)) reading.wishes.push(wish)
      }
      // "A bag for my wife, none for me": unlike the first, the second one is given back.
      const last = reading.wishes.at(-1)
      if (value.without && last) {
        const { kind, bag, what } = last
        const said = list(value.without)
        const without: AncillaryWish = {
          kind,
          wish: 'drop',
          passengerIndexes: whomMeant(said, context),
          flights: flightsMeant(said, context.flights),
        }
        const isKnown = without.passengerIndexes !== null || without.flights !== null
        if (isKnown) reading.wishes.push({ ...without, ...(bag ? { bag } : {}), ...(kind === 'extras' && what ? { what } : {}) })
      }
      // "Two suitcases on the way out and one on the way back."
      if (value.then) {
        const said = list(value.then)
        const wish = wishOf({ kind: 'bags', n: slots(value.count).n }, said, context)
        reading.wishes.push({ ...wish, flights: flightsMeant(said, context.flights) ?? flights })
      }
    }
  }
  return reading.wishes.length > 0 ? { ...reading, again: null } : reading
}

/** "Can we bring our skis?" asks what "we bring our skis" does not. */
export function asksWhetherAllowed(clauses: readonly Clause[]): boolean {
  const frames = clauses.flatMap(({ frames }) => frames).filter(({ skill }) => skill === 'ancillaries')
  return frames.some(({ value }) => list(value.said).some(({ may, asks }) => may === true || asks === true))
}

function wishOf(
  { kind, seat, also, seatNumbers, bag, n, kg, more, isSame, isShared, what, isGear, isForOne, petKg, with: beside }: Slots,
  said: Slots[],
  context: AncillaryContext,
) {
  const named = whomMeant(said, context)
  const wish: AncillaryWish = {
    kind: kind as AncillaryKind,
    wish: 'show',
    // "A bike" belongs to one traveller, "skis" may be for everyone.
    passengerIndexes: beside
      ? withSpeaker(beside, context)
      : (named ?? ((isGear || isForOne) && typeof n === 'number' ? range(0, isForOne ? Math.min(n, context.adults) : n) : null)),
    flights: null,
  }
  if (Array.isArray(seatNumbers)) wish.seatNumbers = seatNumbers
  else if (seat) wish.seat = seatOfBoth(seat as SeatWish, slots(also).seat as SeatWish | undefined) ?? (seat as SeatWish)
  if (bag) wish.bag = bag as Wished['bag']
  if (kind === 'bags' && typeof n === 'number') wish.quantity = n
  if (typeof kg === 'number') wish.weightKg = kg
  if (typeof what === 'string') wish.what = what
  if (isGear) wish.isGear = true
  if (isForOne) wish.isForOne = true
  if (typeof petKg === 'number') wish.petKg = petKg
  if (isSame) wish.isSame = true
  if (kind === 'bags' && (more || said.some((one) => one.more === true || one.too === true))) wish.isMore = true
  if (isShared) wish.passengerIndexes = null
  else if (saysEach(said) || (named !== null && named.length > 0)) wish.isEach = true
  const isSaid = [wish.seat, wish.seatNumbers, wish.quantity, wish.weightKg, wish.what].some((one) => one !== undefined)
  return isSaid ? { ...wish, wish: 'take' as const } : wish
}

/** "Two window seats and one on the aisle": for the first two, then the next one; null if the count covers everyone or nobody. */
function nextOf({ kind, n }: Slots, counted: Map<unknown, number>, { adults, children, infants }: AncillaryContext): number[] | null {
  if ((kind !== 'seats' && kind !== 'meals') || typeof n !== 'number') return null
  const [start, size] = [counted.get(kind) ?? 0, adults + children + (kind === 'meals' ? infants : 0)]
  counted.set(kind, start + n)
  return start >= size || (start === 0 && n >= size) ? null : range(start, Math.min(n, size - start))
}

/** English words minus those about seats, bags, meals and extras; words of other languages unchanged. */
export function wordsBeside(words: string, { text, tokens, languages, clauses }: Reading): string {
  if (languages[0] !== 'en') return words
  const own = clauses.flatMap(({ said }) => said.filter(({ skill }) => skill === 'ancillaries'))
  return own.reduceRight((rest, { start, end }) => `${rest.slice(0, tokens[start]?.start)}~${rest.slice(tokens[end - 1]?.end)}`, text)
}

/** The part of the cabin among wishes for seats, at the front with the aisle or the window. */
function seatOfBoth(...seats: (SeatWish | undefined)[]): SeatWish | undefined {
  const side = seats.find((seat) => seat === 'aisle' || seat === 'window')
  const zone = seats.find((seat) => seat === 'front' || seat === 'back' || seat === 'wings')
  return zone === 'front' && side ? `front-${side}` : zone
}

/** "12A and 12B" is one wish; a second "seats" adds nothing. */
function joins(last: AncillaryWish | undefined, wish: AncillaryWish): boolean {
  if (!last || last.kind !== wish.kind || last.wish !== wish.wish) return false
  const isForOthers = wish.passengerIndexes !== null || (wish.flights !== null && wish.flights !== last.flights)
  // "1A and 1B on the way out": the flight comes after the last seat.
  const isSaidLast = last.flights === null && wish.passengerIndexes === null
  if (last.seatNumbers && wish.seatNumbers && last.passengerIndexes === null && (!isForOthers || isSaidLast)) {
    last.flights ??= wish.flights
    last.seatNumbers = [...last.seatNumbers, ...wish.seatNumbers]
    return true
  }
  if (wish.wish !== 'take') return !isForOthers && wish.what === last.what && wish.bag === last.bag
  if (last.kind !== 'seats' || isForOthers || last.seatNumbers || wish.seatNumbers) return false
  // "Together near the front": a part of the cabin is chosen together; "together, at the window": together comes first.
  const zone = seatOfBoth(last.seat, wish.seat)
  if (zone) last.seat = zone
  else if (wish.seat === 'together' && last.passengerIndexes === null) last.seat = 'together'
  return true
}

function wishedAgain(said: Slots[], context: AncillaryContext): WishedAgain {
  const has = (name: string) => said.some((one) => one[name] === true)
  return {
    passengerIndexes: whomMeant(said, context),
    flights: flightsMeant(said, context.flights),
    isOnly: has('only') && !has('too'),
    isOfSpeaker: said.some(({ whom }) => slots(whom).self === true),
  }
}

/** Everyone with a seat, the named travellers, or the first so many. */
function gearFor({ gearFor: whom, gearCount }: Slots, context: AncillaryContext): number[] {
  const seated = context.adults + context.children
  const count = slots(gearCount).n
  const named = typeof count === 'number' ? range(0, count) : (whomMeant([{ whom }], context) ?? [])
  return named.filter((index) => index < seated)
}

function kilosOf(weight: unknown): number | null {
  const { n } = slots(slots(weight).kg)
  return typeof n === 'number' ? n : null
}

function boughtQuestion({ about, of, sum, self, at, inPrice, onBooking }: Slots, context: AncillaryContext): BoughtQuestion {
  const side = SIDES.find((one) => slots(at).seat === one)
  const [whom, other] = self === true ? [0] : (whomMeant([{ whom: of }], context) ?? [])
  return {
    about: sum ? 'all' : (about as AncillaryKind),
    isOfSum: sum === true,
    whom: whom !== undefined && other === undefined ? whom : null,
    ...(side ? { side } : {}),
    ...(inPrice ? { isInPrice: true as const } : {}),
    ...(onBooking ? { isOnBooking: true as const } : {}),
  }
}

const SIDES = ['window', 'middle', 'aisle'] as const

function list(value: unknown): Slots[] {
  return Array.isArray(value) ? value.filter(isSlots) : []
}

function slots(value: unknown): Slots {
  return isSlots(value) ? value : {}
}
