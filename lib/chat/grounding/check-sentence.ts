import type { NameFinder } from '../../ports/name-finder'
import { addDays, type PlainDate, weekday } from '../../travel/dates'
import type { Claim, DayPattern, Reading } from './claim'
import type { Facts, FlightFacts } from './facts'
import { readTexts } from './read-texts'

const COMPARES =
  /\b(?:more|less|cheaper|dearer|extra|difference|saves?|saving|on top|above|below|under|over|mehr|weniger|teurer|günstiger|plus|moins|más|menos)\b/i
/** Where an amount of the traveller's own is said back, and not as a price. */
const SAYS_LIMIT =
  /\b(?:under|below|up to|at most|within|budget|limit|max(?:imum)?|less than|no more than|over|above|more than|between|cheaper than|said|asked|wanted|named|meant|unter|bis|höchstens|maximal|moins de|sous|au plus|menos de|hasta|máximo|se kam|tak)\b|(?:से कम|तक)(?![\p{L}\p{M}])/iu
/** Where what is said of a flight may be about another one. */
const TURN = /[;:]|\b(?:than|while|whereas|but|versus|vs|before|after|instead|compared|against|or|as against|until)\b|\. /i
const BESIDE_FLIGHT = /^[\s(,]*(?:flight|with|by|from|operated by|on)?[\s(,]*$/i

/** The claims of a sentence that stand nowhere in the facts; a sentence without any may be shown. */
export function ungroundedClaims(sentence: string, facts: Facts, names: NameFinder): Claim[] {
  const { plain, claims } = readTexts(names).read(sentence)
  const compares = COMPARES.test(plain)
  const manner = { compares, saysLimit: SAYS_LIMIT.test(plain) }
  const unstated = claims.filter((claim) => !claim.readings.some((reading) => isKnown(reading, facts, manner)))
  const unknown = unstated.filter((claim) => !isSumOfOthers(claim, claims, unstated))
  const mixedUp = mixedUpClaims(plain, claims, facts, compares).filter((claim) => !unknown.includes(claim))
  return [...unknown, ...mixedUp]
}

type Manner = { compares: boolean; saysLimit: boolean }

function isKnown(reading: Reading, facts: Facts, { compares, saysLimit }: Manner): boolean {
  switch (reading.kind) {
    case 'amount':
      if (isAmong(reading, facts.amounts) || (saysLimit && isAmong(reading, facts.limits))) return true
      return compares && (isAmong(reading, facts.differences) || isDifference(reading, facts))
    case 'time':
      return facts.times.has(reading.minute % 1440)
    case 'duration':
      return facts.durations.has(reading.minutes)
    case 'date':
      return isKnownDay(reading.pattern, facts)
    case 'flight':
      return facts.flights.has(reading.number)
    case 'link':
      // No result holds one that a traveller needs.
      return false
    default:
      return reading.means.some((name) => facts.names.has(name)) || [...facts.texts].some((text) => text.includes(` ${reading.folded} `))
  }
}

function isAmong({ thousandths, currencies }: Extract<Reading, { kind: 'amount' }>, amounts: ReadonlySet<string>): boolean {
  if (currencies.length === 0) return [...amounts].some((amount) => amount.endsWith(` ${thousandths}`))
  return amounts.has(`? ${thousandths}`) || currencies.some((currency) => amounts.has(`${currency} ${thousandths}`))
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

/** Of two amounts that stand side by side, what the one is more than the other. */
function isDifference({ thousandths, currencies }: Extract<Reading, { kind: 'amount' }>, { lists }: Facts): boolean {
  return lists.some((list) =>
    list.some((amount) => {
      const [currency = '', value = ''] = amount.split(' ')
      const isOwn = currencies.length === 0 || currencies.includes(currency)
      return isOwn && list.includes(`${currency} ${Number(value) + thousandths}`)
    }),
  )
}

/** A day that is known fits, or the traveller said as much of it. */
function isKnownDay(pattern: DayPattern, { dates, patterns, today }: Facts): boolean {
  if (pattern.offset !== undefined) return pattern.offset === 0 || dates.has(addDays(today, pattern.offset))
  return [...dates].some((date) => fits(date, pattern)) || patterns.some((said) => covers(said, pattern))
}

function fits(date: PlainDate, { weekday: day, ...pattern }: DayPattern): boolean {
  const [year, month, dayOfMonth] = date.split('-').map(Number)
  return (
    (day === undefined || weekday(date) === day) &&
    (pattern.year === undefined || pattern.year === year) &&
    (pattern.month === undefined || pattern.month === month) &&
    (pattern.day === undefined || pattern.day === dayOfMonth)
  )
}

function covers(said: DayPattern, claimed: DayPattern): boolean {
  return (['weekday', 'day', 'month', 'year'] as const).every((field) => claimed[field] === undefined || claimed[field] === said[field])
}

/** What is said right after one flight, or of its airline right beside it, must be that flight's own. */
function mixedUpClaims(plain: string, claims: Claim[], facts: Facts, compares: boolean): Claim[] {
  return claims.flatMap((claim, index) => {
    const [reading] = claim.readings
    if (reading?.kind !== 'flight') return []
    const known = facts.flights.get(reading.number) ?? []
    if (known.length === 0) return []
    return [...foreignAirlines(plain, claims, index, known), ...foreignFigures(plain, claims, index, known, compares)]
  })
}

function foreignAirlines(plain: string, claims: Claim[], index: number, known: FlightFacts[]): Claim[] {
  const [before, flight, after] = [claims[index - 1], claims[index], claims[index + 1]]
  if (!flight) return []
  const beside: Claim[] = []
  if (before && BESIDE_FLIGHT.test(plain.slice(before.end, flight.start))) beside.push(before)
  if (after && BESIDE_FLIGHT.test(plain.slice(flight.end, after.start))) beside.push(after)
  return beside.filter(({ readings }) => readings[0]?.kind === 'airline' && !readings.some((reading) => isAirlineOf(reading, known)))
}

function isAirlineOf(reading: Reading, known: FlightFacts[]): boolean {
  return reading.kind === 'airline' && reading.means.some((name) => known.some(({ airlines }) => airlines.has(name)))
}

function foreignFigures(plain: string, claims: Claim[], index: number, known: FlightFacts[], compares: boolean): Claim[] {
  const foreign: Claim[] = []
  let end = claims[index]?.end ?? 0
  const numbers = new Set(known.flatMap((flight) => flight.numbers))
  for (const claim of claims.slice(index + 1)) {
    if (TURN.test(plain.slice(end, claim.start).replace(/^:/, ''))) break
    const isOtherFlight = claim.readings.some((reading) => reading.kind === 'flight' && !numbers.has(reading.number))
    if (isOtherFlight) break
    if (isForeign(claim, known, compares)) foreign.push(claim)
    end = claim.end
  }
  return foreign
}

function isForeign({ readings }: Claim, known: FlightFacts[], compares: boolean): boolean {
  const [first] = readings
  if (first?.kind === 'time') {
    return known.every(({ times }) => times.size > 0 && !readings.some((one) => one.kind === 'time' && times.has(one.minute)))
  }
  if (first?.kind === 'date' && first.pattern.offset === undefined) {
    return known.every(
      ({ dates }) => dates.size > 0 && !readings.some((one) => one.kind === 'date' && [...dates].some((date) => fits(date, one.pattern))),
    )
  }
  if (first?.kind !== 'amount' || compares) return false
  return known.every(({ amounts }) => amounts.size > 0 && !readings.some((one) => one.kind === 'amount' && isAmong(one, amounts)))
}
