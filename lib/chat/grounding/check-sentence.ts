import type { NameFinder } from '../../ports/name-finder'
import { falseStateClaims } from './check-state'
import { type Claim, foldWords, type Reading } from './claim'
import { type Clause, clausesOf } from './clauses'
import type { Facts } from './facts'
import { type FigureManner, isKnownFigure } from './known-figures'
import { mixedUpClaims } from './mixed-up-claims'
import { createPhraseFinder } from './phrases'
import { readTexts } from './read-texts'
import { falseSuperlatives } from './superlatives'
import { ALL_WORDS } from './words/all-words'
import { type Manner, NEARNESS, type Nearness, type SentenceWords } from './words/sentence-words'

const COMPARES =
  /\b(?:more|less|cheaper|dearer|extra|difference|saves?|saving|on top|above|below|under|over|mehr|weniger|teurer|günstiger|plus|moins|más|menos|zyada|kam)\b/i
/** Where an amount of the traveller's own is said back, and not as a price. */
const SAYS_LIMIT =
  /\b(?:under|below|up to|at most|within|budget|limit|max(?:imum)?|less than|no more than|over|above|more than|between|cheaper than|said|asked|wanted|named|meant|kept to|your(?= ?[£€$₹\d])|unter|bis|höchstens|maximal|moins de|sous|au plus|menos de|hasta|máximo|se kam|tak)\b|(?:से कम|तक)(?![\p{L}\p{M}])/iu

const TOLERATES_BEFORE = /(?:give or take|plus or minus|plus minus|plus\/minus|±|\+\/-|más o menos)(?: about| a| ein paar)? ?$/iu
const TOLERATES_AFTER = /^ (?:près|either way|mehr oder weniger|arriba o abajo)(?!\p{L})/iu
/** "A two-hour flight, roughly". */
const SAYS_LOOSELY = /^[^.,;]{0,20}, (?:roughly|or so|or thereabouts|approximately|more or less|give or take)\b/i
/** "Your plane leaves", "the return flight is": a day of the trip itself, whatever other flights were shown. */
const OF_OWN_FLIGHT =
  /\b(?:your (?:return |outbound |first )?|the return )(?:flight|plane)s?(?: back| home| out)? (?:leaves?|departs?|takes off|is|goes)\b/
const MOST_TOLERANCE = 0.1

const nearnessFinder = (words: readonly SentenceWords[]) =>
  createPhraseFinder<Nearness>(
    words.flatMap(({ nearness }) => NEARNESS.flatMap((one) => nearness[one].map((phrase) => [one, phrase] as const))),
  )
const findNearnessBefore = nearnessFinder(ALL_WORDS.filter(({ saysFigureFirst }) => !saysFigureFirst))
const findNearnessAround = nearnessFinder(ALL_WORDS.filter(({ saysFigureFirst }) => saysFigureFirst))
/** As many words right before a figure say how it is meant. */
const WORDS_BEFORE = 3
const WORDS_AFTER = 3

/** The claims of a sentence that stand nowhere in the facts, or are not so; a sentence without any may be shown. */
export function ungroundedClaims(sentence: string, facts: Facts, names: NameFinder): Claim[] {
  const { plain, claims } = readTexts(names).read(sentence)
  const clauses = clausesOf(plain)
  const tolerances = tolerancesIn(plain, claims)
  const isTolerance = (claim: Claim) => [...tolerances.values()].includes(claim)
  const stated = claims.filter((claim) => !isTolerance(claim) && isStated(claim, plain, clauseOf(claim, clauses), claims))
  const whole = sentenceManner(plain, clauses)
  const isTrue = (claim: Claim, known: Facts) => {
    const manner = { ...whole, ...figureManner(plain, claim, clauseOf(claim, clauses)) }
    return claim.readings.some((reading) =>
      isKnownFigure(reading, known, { ...manner, tolerance: toleranceOf(reading, tolerances.get(claim)) }),
    )
  }
  const unstated = stated.filter((claim) => !isTrue(claim, facts))
  const unknown = unstated.filter((claim) => !isSumOfOthers(claim, claims, unstated))
  const mixedUp = mixedUpClaims(plain, stated, facts, { ...whole, isTrue })
    .filter((claim) => !unknown.includes(claim))
    .map((claim) => ({ ...claim, isOfAnother: true as const }))
  return [...unknown, ...mixedUp, ...falseStateClaims(plain, claims, clauses, facts), ...falseSuperlatives(claims, clauses, facts)]
}

function clauseOf({ start, end }: Claim, clauses: Clause[]): Clause | undefined {
  return clauses.find((clause) => start < clause.end && end > clause.start)
}

/**
 * Of a question or an offer only prices and what could be bought are checked, and of these no bound that is looked for. Nor does any
 * result tell the hours of a town, or what is so as a rule.
 */
function isStated(claim: Claim, plain: string, clause: Clause | undefined, claims: Claim[]): boolean {
  const kinds = new Set(claim.readings.map(({ kind }) => kind))
  if (!clause || kinds.has('link') || kinds.has('flight')) return true
  const has = (...manners: (Manner | 'question')[]) => manners.some((manner) => clause.manners.has(manner))
  const isAsked = has('question', 'offer')
  if (kinds.has('amount')) return !(isAsked && (has('spends') || isBound(figureManner(plain, claim, clause))))
  if (isAsked) return false
  if (claims.some(({ start, readings: [other] }) => other?.kind === 'flight' && start >= clause.start && start < clause.end)) return true
  if (has('none-there') && has('negated')) return false
  if (kinds.has('duration') && has('in-good-time')) return false
  const isOfTown = has('around-town', 'general') && !has('flying')
  return !isOfTown || kinds.has('airline') || /^[A-Z]{3}$/.test(claim.text)
}

function isBound({ nearness }: Pick<FigureManner, 'nearness'>): boolean {
  return nearness.has('under') || nearness.has('over')
}

type ClauseManner = Pick<FigureManner, 'nearness' | 'isNegated' | 'isOfFlying' | 'isOfOwnFlight'>
type SentenceManner = Omit<FigureManner, keyof ClauseManner | 'tolerance'>

function sentenceManner(plain: string, clauses: Clause[]): SentenceManner {
  const says = (manner: 'each' | 'together' | 'without' | 'left-over') => clauses.some(({ manners }) => manners.has(manner))
  const words = foldWords(plain).split(' ')
  return {
    compares: COMPARES.test(plain),
    saysLimit: SAYS_LIMIT.test(plain),
    isEach: says('each'),
    isTogether: says('together'),
    isWithout: says('without'),
    isLeftOver: says('left-over'),
    counts: [...words.filter((word) => /^[2-9]$/.test(word)).map(Number), ...(words.includes('both') ? [2] : [])],
  }
}

function figureManner(plain: string, { start, end, text }: Claim, clause: Clause | undefined): ClauseManner {
  const before = foldWords(plain.slice(clause?.start ?? 0, start))
    .split(' ')
    .slice(-WORDS_BEFORE)
  const after = foldWords(plain.slice(end, clause?.end)).split(' ').slice(0, WORDS_AFTER)
  const loose = SAYS_LOOSELY.test(plain.slice(end)) ? (['about'] as const) : []
  const own = foldWords(text).split(' ')
  const nearness = new Set([...loose, ...findNearnessBefore([...before, ...own]), ...findNearnessAround([...before, ...own, ...after])])
  // "Be there well before 9:25" is about that very time.
  if (clause?.manners.has('in-good-time')) nearness.clear()
  return {
    nearness,
    isNegated: clause?.manners.has('negated') ?? false,
    isOfFlying: clause?.manners.has('flying') ?? false,
    isOfOwnFlight: OF_OWN_FLIGHT.test(clause?.words.join(' ') ?? ''),
  }
}

/** How far off a figure is said to be: "eight hours, give or take five minutes"; each by the figure before it. */
function tolerancesIn(plain: string, claims: Claim[]): Map<Claim, Claim> {
  const found = new Map<Claim, Claim>()
  for (const [index, claim] of claims.entries()) {
    const isSaid = TOLERATES_BEFORE.test(plain.slice(0, claim.start)) || TOLERATES_AFTER.test(plain.slice(claim.end))
    const kinds = claim.readings.map(({ kind }) => kind)
    const of = claims.slice(0, index).findLast(({ readings }) => readings.some(({ kind }) => kinds.includes(kind)))
    if (isSaid && of && sizeOf(claim.readings) > 0) found.set(of, claim)
  }
  return found
}

/** A tolerance must be smaller than the figure: "an hour, give or take three" says nothing. */
function toleranceOf(reading: Reading, by: Claim | undefined): number {
  const told = by ? sizeOf(by.readings.filter(({ kind }) => kind === reading.kind)) : 0
  return Math.min(told, sizeOf([reading]) * MOST_TOLERANCE)
}

function sizeOf(readings: Reading[]): number {
  const [first] = readings.flatMap((one) => (one.kind === 'duration' ? [one.minutes] : one.kind === 'amount' ? [one.thousandths] : []))
  return first ?? 0
}

/** "Both ways come to £130: £60 out and £70 back": a total is as true as all the other amounts of its sentence, which it adds up. */
function isSumOfOthers(claim: Claim, claims: Claim[], unstated: Claim[]): boolean {
  const [total] = claim.readings
  const amounts = claims.filter((one) => one !== claim && one.readings[0]?.kind === 'amount')
  if (total?.kind !== 'amount' || amounts.length < 2 || amounts.some((one) => unstated.includes(one))) return false
  const parts = amounts.flatMap(({ readings: [first] }) => (first?.kind === 'amount' ? [first] : []))
  const isOneCurrency = parts.every(({ currencies }) => currencies.join() === total.currencies.join())
  return isOneCurrency && parts.reduce((sum, { thousandths }) => sum + thousandths, 0) === total.thousandths
}
