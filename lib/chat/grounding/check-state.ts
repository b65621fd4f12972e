import { everyMatch } from '../../travel/every-match'
import { type Claim, foldWords } from './claim'
import type { Clause } from './clauses'
import { excusesOf, TERMS, tellsLength } from './excuses'
import type { Facts } from './facts'
import { createPhraseFinder } from './phrases'
import { promisesImpossibleAct, tellsImpossibleAct } from './tells-impossible-act'
import type { FareTerms, TripState } from './trip-state'
import { ALL_WORDS } from './words/all-words'
import { STATE_KINDS, type StateKind } from './words/sentence-words'

const findKinds = createPhraseFinder<StateKind>(
  ALL_WORDS.flatMap(({ claims }) => STATE_KINDS.flatMap((kind) => claims[kind].map((phrase) => [kind, phrase] as const))),
)
/** What is said of the traveller's own trip is never general. */
const OWN_TRIP = new Set(['your', 'youre', 'ive', 'ihr', 'ihre', 'votre', 'vos', 'su', 'sus', 'aapka', 'aapki', 'aapke', 'this'])
const OF_ROOM = new Set(
  [
    'room',
    'hotel',
    'stay',
    'guesthouse',
    'hostel',
    'apartment',
    'nights',
    'until',
    'till',
    'ends',
    'zimmer',
    'bis',
    'chambre',
    'jusqu',
    'hôtel',
    'habitación',
    'hasta',
    'kamra',
  ].map(foldWords),
)
const OF_CABIN = new Set(['cabin', 'carry', 'hand', 'handgepack', 'kabinengepack', 'cabine', 'main', 'cabina', 'mano'].map(foldWords))
const OF_PRICE = new Set('price prices fare fares offer rate preis preise prix precio precios daam kimat'.split(' '))
const OF_POLICY = new Set(
  'dog dogs cat cats pet pets animal animals vat hund hunde katze chien chat animaux perro gato mascota kutta billi'.split(' '),
)
const CODE = /(?<![\p{L}\p{N}-])[A-Z0-9]+(?:-[A-Z0-9]+)*(?![\p{L}\p{N}-])/gu
const SEAT_NUMBER = /(?<![\p{L}\p{N}.,:£€$])[1-9]\d?[A-HJK](?![\p{L}\p{N}])/gu
const WEIGHT = /(?<![\d.,])(?<number>\d{1,3}) ?(?:kg|kilos?|kilograms?|किलो)(?![\p{L}])/giu
const MEASURE = /(?<![\d.,])(\d{2,3}) ?(?:cm )?(?:x|×|\*|by|mal|sur|por) ?(\d{2,3}) ?(?:cm )?(?:x|×|\*|by|mal|sur|por) ?(\d{2,3})(?!\d)/giu
const PERCENT = /(?<![\d.,])(?<number>\d{1,3}) ?(?:%|percent|per cent|prozent|pour cent|por ciento)/giu

/** Claims about the trip, its order and its fares that are not so. Nothing is one as long as no trip is known. */
export function falseStateClaims(plain: string, claims: Claim[], clauses: Clause[], facts: Facts): Claim[] {
  const { state } = facts
  if (!state) return []
  return [
    ...clauses.flatMap((clause) => falseKinds(plain, claims, clause, { state, facts })),
    ...wrongReferences(plain, claims, clauses, state),
    ...unknownFigures(plain, clauses, { state, facts }),
  ]
}

type Known = { state: TripState; facts: Facts }

function falseKinds(plain: string, claims: Claim[], clause: Clause, known: Known): Claim[] {
  const text = plain.slice(clause.start, clause.end).trim()
  const amounts = claims.filter(
    ({ start, end, readings: [first] }) => first?.kind === 'amount' && start >= clause.start && end <= clause.end,
  )
  const isOwn =
    clause.words.some((word, index) => OWN_TRIP.has(word) && clause.words[index + 1] !== 'money') ||
    claims.some(({ start, readings: [first] }) => first?.kind === 'flight' && start >= clause.start && start < clause.end)
  const kinds = findKinds(clause.words)
  if (kinds.size === 0 && tellsImpossibleAct(clause.words)) kinds.add('elsewhere')
  if (kinds.size === 0 && promisesImpossibleAct(clause.words)) kinds.add('promise')
  // What is said of a cabin bag is said of no other.
  if (kinds.has('cabin-bag')) kinds.delete('checked-bag')
  // A cancellation may be confirmed, and a booking be given back.
  if (kinds.has('cancelled')) kinds.delete('booked')
  return [...kinds].flatMap((about) => {
    const found = excusesOf(about, clause, claims).filter((excuse) => clause.manners.has(excuse) && !(excuse === 'general' && isOwn))
    if (about === 'changeable' && found.join() === 'negated' && mayChange(plain, known)) return [stateClaim(about, text, clause)]
    if (
      found.length > 0 ||
      isSo(about, { plain, clause, claims, amounts }, known) ||
      (TERMS.includes(about) && standsInResult(clause, known))
    )
      return []
    return [stateClaim(about, text, clause)]
  })
}

function stateClaim(about: StateKind, text: string, { start, end }: { start: number; end: number }): Claim {
  return { text, start, end, readings: [{ kind: 'state', about }] }
}

/** Terms word for word as a result has them, of a fare or of a hotel's room. */
function standsInResult({ words }: Clause, { facts: { texts } }: Known): boolean {
  const said = ` ${words.join(' ')} `
  return words.length > 1 && [...texts].some((text) => text.includes(said))
}

type Said = { plain: string; clause: Clause; claims: Claim[]; amounts: Claim[] }

function isSo(about: StateKind, said: Said, { state, facts }: Known): boolean {
  const { order, has } = state
  const { manners } = said.clause
  switch (about) {
    case 'booked':
      return order?.isBooked === true
    case 'reserved':
      return order !== null && (order.isBooked || (order.isHeld && manners.has('of-money')))
    case 'ticket':
      return order?.isTicketed === true
    case 'paid':
      return order?.isPaid === true && said.amounts.every((claim) => isAmongAmounts(claim, order.amounts) || manners.has('of-part'))
    case 'held':
      // "The price is held for 30 minutes": the length stands in the result.
      if (order === null) return said.clause.words.some((word) => OF_PRICE.has(word)) && tellsLength(said)
      return order.isHeld || order.isBooked
    case 'cancelled':
      return order?.isCancelled === true
    case 'refunded':
      if (!order?.isRefunded || (manners.has('in-full') && order.refunded !== state.total)) return false
      return isRefund(said.amounts, order, state.total)
    case 'changed':
      return said.clause.words.includes('upgraded') ? isUpgraded(said.plain, { state, facts }) : !order?.isLocked
    case 'added-bag':
      return has.bags || hasBags(about, said, { state, facts })
    case 'added-seat':
      return has.seats
    case 'added-meal':
      return has.meals
    case 'added-extra':
      return has.extras
    case 'seats-left':
      // A seat map counts them: "any free seat (91 free)".
      return said.clause.words.some((word) => /^\d+$/.test(word) && [...facts.texts].some((text) => text.includes(` ${word} free `)))
    case 'sold-out':
      return order?.hasFailed === true
    case 'refundable':
      return isRoomFree(said.clause, facts) || faresOf(said.plain, { state, facts }).some((fare) => isAllowed(fare.refund, manners))
    case 'changeable':
      return faresOf(said.plain, { state, facts }).some((fare) => isAllowed(fare.change, manners))
    case 'checked-bag':
    case 'cabin-bag':
      return hasBags(about, said, { state, facts })
    case 'seat':
      return (manners.has('in-total') && has.seats) || faresOf(said.plain, { state, facts }).some(({ seat }) => seat === true)
    case 'meal':
      return (manners.has('in-total') && has.meals) || faresOf(said.plain, { state, facts }).some(({ meal }) => meal === true)
    case 'wifi':
      return faresOf(said.plain, { state, facts }).some(({ wifi }) => wifi === true)
    case 'power':
      return faresOf(said.plain, { state, facts }).some(({ power }) => power === true)
    case 'only-one':
      return facts.hasOnlyOne
    case 'policy':
      // What a result says of pets or invoices may be said in other words.
      return said.clause.words.some((word) => OF_POLICY.has(word) && [...facts.texts].some((text) => text.includes(` ${word} `)))
    case 'reference':
      // Only with a code behind it: wrongReferences.
      return true
    default:
      // Nothing that is known here tells: how full a flight is, whether it is late, what was written or arranged elsewhere.
      return false
  }
}

/** Into another class than economy, or a fare that is chosen by its name. */
function isUpgraded(plain: string, { state, facts }: Known): boolean {
  const folded = ` ${foldWords(plain)} `
  const named = [...facts.fares.values()].filter(({ brand }) => folded.includes(` ${foldWords(brand)} `))
  return named.length > 0 ? named.some(({ brand }) => state.fares.includes(brand)) : !state.cabin.startsWith('economy')
}

/** "You can cancel free until 20 April", "the room is free to cancel": where a place to stay was found that may be given back so. */
function isRoomFree({ words }: Clause, { texts }: Facts): boolean {
  const isOfRoom = words.some((word) => OF_ROOM.has(word))
  return isOfRoom && [...texts].some((text) => text.includes(' free to cancel '))
}

/** Of "£78.28 of £103.95" one at least must be what went back. */
function isRefund(amounts: Claim[], order: NonNullable<TripState['order']>, total: string | null): boolean {
  if (amounts.length === 0) return true
  const isOther = (claim: Claim) => order.refunded === total || !isAmongAmounts(claim, new Set([total ?? '']))
  return amounts.every((claim) => isAmongAmounts(claim, order.amounts)) && amounts.some(isOther)
}

function isAmongAmounts({ readings }: Claim, amounts: ReadonlySet<string>): boolean {
  return readings.some(
    (reading) =>
      reading.kind === 'amount' &&
      [...amounts].some((amount) => {
        const [currency = '', thousandths] = amount.split(' ')
        return Number(thousandths) === reading.thousandths && (reading.currencies.length === 0 || reading.currencies.includes(currency))
      }),
  )
}

/** The fares that a sentence names, else those that are chosen, else all that are known. */
function faresOf(plain: string, { state, facts }: Known): FareTerms[] {
  const folded = ` ${foldWords(plain)} `
  const isNamed = ({ brand }: FareTerms) => folded.includes(` ${foldWords(brand)} `)
  const fares = [...facts.fares.values()]
  const named = fares.filter(isNamed)
  if (named.length > 0) return named
  const chosen = fares.filter(({ brand }) => state.fares.includes(brand))
  return chosen.length > 0 ? chosen : fares
}

function isAllowed(term: FareTerms['refund'], manners: Clause['manners']): boolean {
  return term === 'yes' || (term === 'fee' && !manners.has('for-nothing') && !manners.has('in-full'))
}

/** "It can't be changed" is false of a fare that can, for a fee or not. */
function mayChange(plain: string, known: Known): boolean {
  const fares = faresOf(plain, known)
  return fares.length > 0 && fares.every(({ change }) => change === 'fee' || change === 'yes')
}

function hasBags(about: StateKind, { plain, clause, amounts }: Said, known: Known): boolean {
  const { words, manners } = clause
  const isCabin = about === 'cabin-bag'
  const isOfTotal = manners.has('in-total') || amounts.some((claim) => isAmongAmounts(claim, new Set([known.state.total ?? ''])))
  if (!isCabin && isOfTotal && known.state.has.bags) return true
  const ofAmounts = new Set(amounts.flatMap(({ text }) => foldWords(text).split(' ')))
  const isCount = (word: string, index: number) => /^[2-9]$/.test(word) && words[index + 1] !== 'kg' && !ofAmounts.has(word)
  const pieces = words.filter(isCount).map(Number)
  return faresOf(plain, known).some(({ cabinBags, checkedBags }) => ((isCabin ? cabinBags : checkedBags) ?? 0) >= Math.max(1, ...pieces))
}

/** What a cabin bag may weigh in the fares that are spoken of; none where no fare says. */
function cabinBagKgs(plain: string, known: Known): number[] {
  return faresOf(plain, known).flatMap(({ cabinBagKg }) => cabinBagKg ?? [])
}

/** A code that is told as the booking's reference, and is not. */
function wrongReferences(plain: string, claims: Claim[], clauses: Clause[], { order }: TripState): Claim[] {
  if (!clauses.some(({ words }) => findKinds(words).has('reference'))) return []
  return everyMatch(plain, CODE).flatMap(({ 0: code, index }) => {
    const isOther = claims.some(({ start, end }) => start <= index && index < end)
    if (isOther || code.length < 5 || (!/[\d-]/.test(code) && code.length !== 6) || code === order?.reference) return []
    return [stateClaim('reference', code, { start: index, end: index + code.length })]
  })
}

/** Seats, weights and shares that stand in no result. */
function unknownFigures(plain: string, clauses: Clause[], known: Known): Claim[] {
  const { texts, weights, percents } = known.facts
  const clauseAt = (index: number) => clauses.find(({ start, end }) => start <= index && index < end)
  const isAsked = (index: number) =>
    clauses.some(
      ({ start, end, manners }) =>
        start <= index && index < end && (manners.has('question') || manners.has('offer') || manners.has('general')),
    )
  const each = (pattern: RegExp, about: StateKind, isKnown: (match: RegExpExecArray) => boolean) =>
    everyMatch(plain, pattern).flatMap((match) =>
      isAsked(match.index) || isKnown(match)
        ? []
        : [stateClaim(about, match[0], { start: match.index, end: match.index + match[0].length })],
    )
  return [
    ...each(SEAT_NUMBER, 'added-seat', ([seat]) => [...texts].some((text) => text.includes(` ${foldWords(seat)} `))),
    ...each(WEIGHT, 'checked-bag', ({ groups, index }) => {
      const kg = Number(groups?.number)
      // "Too heavy for the cabin, where 8 kg is the most" speaks of an animal, whose limit is no bag's.
      const isOfPet = clauses.some(({ words }) => words.some((word) => OF_POLICY.has(word)))
      const isOfBag = !isOfPet && clauseAt(index)?.words.some((word) => OF_CABIN.has(word))
      const own = isOfBag ? cabinBagKgs(plain, known) : []
      // "A cabin bag of 10 kg from £31.32" is one that can be bought.
      const isSold = [...texts].some((text) => text.includes(` cabin bag of ${kg} kg `))
      return own.length > 0 && !isSold ? own.includes(kg) : weights.has(kg)
    }),
    ...each(MEASURE, 'cabin-bag', ([, ...sides]) => {
      const measured = new RegExp(` ${sides.join(' ?x? ?')} ?(?:cm)? `)
      return [...texts].some((text) => measured.test(text))
    }),
    ...each(PERCENT, 'elsewhere', ({ groups }) => Number(groups?.number) === 100 || percents.has(Number(groups?.number))),
  ]
}
