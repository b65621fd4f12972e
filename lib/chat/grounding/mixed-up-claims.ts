import type { Claim, Reading } from './claim'
import type { Facts, FlightFacts } from './facts'

/** Where what is said of a flight may be about another one. */
const TURN = /[;:]|\b(?:than|while|whereas|but|versus|vs|before|after|instead|compared|against|or|as against|until)\b|\. /i
const BESIDE_FLIGHT = /^[\s(,]*(?:flight|with|by|from|operated by|on)?[\s(,]*$/i
/** What makes a time the name of a flight. */
const CALLED = /(?<![\p{L}])(?:the|der|den|dem|die|le|la|celui de|celle de|el|la de|el de) $/iu
/** A thought about something else: "…, the hotel is £300". */
const OTHER_SUBJECT =
  /,? (?:and|und|et|y|aur|,) (?:the|your|a|an|my|it|that|this|die|der|das|ihr|le|la|votre|el|su)\b|, (?:the|your|a|an|it|that|this)\b/i

/** `isTrue` says whether a claim stands in facts as it is meant; prices that are compared or added up may be of several flights. */
type Judge = { compares: boolean; isTogether: boolean; isTrue: (claim: Claim, known: Facts) => boolean }
type Judging = Judge & { facts: Facts }

/**
 * What is said right after one flight, or of its airline right beside it, must be that flight's own; what of an airline, one of its flights';
 * and what of “the 12:40”, no other flight's.
 */
export function mixedUpClaims(plain: string, claims: Claim[], facts: Facts, judge: Judge): Claim[] {
  const ofFlights = claims.flatMap((claim, index) => {
    const [reading] = claim.readings
    if (reading?.kind !== 'flight') return []
    const known = facts.flights.get(reading.number) ?? []
    if (known.length === 0) return []
    return [...foreignAirlines(plain, claims, index, known), ...foreignFigures(plain, claims, index, known, { facts, ...judge })]
  })
  const names = (kind: Reading['kind']) => claims.some(({ readings: [first] }) => first?.kind === kind)
  if (names('flight')) return ofFlights
  return names('airline') ? foreignToAirlines(plain, claims, { facts, ...judge }) : foreignToTimes(plain, claims, { facts, ...judge })
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
  return reading.kind === 'airline' && reading.means.some((name) => known.some(({ names }) => names.has(name)))
}

function foreignFigures(plain: string, claims: Claim[], index: number, known: FlightFacts[], judging: Judging): Claim[] {
  const foreign: Claim[] = []
  let end = claims[index]?.end ?? 0
  const numbers = new Set(known.flatMap((flight) => flight.numbers))
  const [own] = claims[index]?.readings ?? []
  // The way back of a round trip stands in its facts, and has some of its own.
  const isApart = (number: string) =>
    judging.facts.flights.get(number)?.some((flight) => own?.kind === 'flight' && !flight.numbers.includes(own.number)) ?? false
  for (const claim of claims.slice(index + 1)) {
    if (TURN.test(plain.slice(end, claim.start).replace(/^:/, ''))) break
    const isOtherFlight = claim.readings.some(
      (reading) => reading.kind === 'flight' && (!numbers.has(reading.number) || isApart(reading.number)),
    )
    if (isOtherFlight) break
    if (isForeign(claim, known, judging)) foreign.push(claim)
    end = claim.end
  }
  return foreign
}

/** With one airline in a sentence, all its figures are told of it; with several, each is told of the one before it. */
function foreignToAirlines(plain: string, claims: Claim[], judging: Judging): Claim[] {
  const airlines = claims.filter(({ readings: [first] }) => first?.kind === 'airline')
  return airlines.flatMap((airline, order) => {
    const known = flightsOf(airline, judging.facts)
    if (known.length === 0) return []
    const next = airlines[order + 1]?.start ?? plain.length
    const after = claims.filter(({ start }) => start >= airline.end && start < next)
    const before = airlines.length === 1 ? claims.filter(({ end }) => end <= airline.start) : []
    const own = [...reachedFrom(airline, before.toReversed(), plain), ...reachedFrom(airline, after, plain)]
    return foreignTogether(own, known, judging)
  })
}

/** Of a flight that is called by its time, what is another's and not its own. A time that no flight has is an appointment. */
function foreignToTimes(plain: string, claims: Claim[], judging: Judging): Claim[] {
  const flights = [...judging.facts.flights.values()].flat()
  const called = claims.filter((claim) => isTime(claim) && CALLED.test(plain.slice(0, claim.start)))
  return called.flatMap((time, order) => {
    const known = flights.filter((flight) => hasTime(time, flight))
    if (known.length === 0) return []
    const next = called[order + 1]?.start ?? plain.length
    const own = reachedFrom(
      time,
      claims.filter(({ start }) => start >= time.end && start < next),
      plain,
    )
    return own.filter((claim) => isForeign(claim, known, judging) && flights.some((flight) => isToldOf(claim, flight, judging)))
  })
}

function isToldOf(claim: Claim, flight: FlightFacts, judging: Judging): boolean {
  return isTime(claim) ? hasTime(claim, flight) : flight.amounts.size > 0 && !isForeign(claim, [flight], judging)
}

function isTime({ readings }: Claim): boolean {
  return readings.some(({ kind }) => kind === 'time')
}

function hasTime({ readings }: Claim, { times }: FlightFacts): boolean {
  return readings.some((reading) => reading.kind === 'time' && times.has(reading.minute))
}

function flightsOf(airline: Claim, { flights, ofAirlines }: Facts): FlightFacts[] {
  const own = [...flights.values()].flat().filter((flight) => airline.readings.some((reading) => isAirlineOf(reading, [flight])))
  return own.length === 0
    ? []
    : [...own, ...ofAirlines.filter((flight) => airline.readings.some((reading) => isAirlineOf(reading, [flight])))]
}

/** The claims on one side of another, up to where the sentence turns to something else. */
function reachedFrom(from: Claim, others: Claim[], plain: string): Claim[] {
  const reached: Claim[] = []
  let last = from
  for (const claim of others) {
    const between = claim.start > last.start ? plain.slice(last.end, claim.start) : plain.slice(claim.end, last.start)
    if (TURN.test(between) || OTHER_SUBJECT.test(between)) break
    reached.push(claim)
    last = claim
  }
  return reached
}

/** Times must be of some flight, and prices and airports of one that has such a time. */
function foreignTogether(claims: Claim[], known: FlightFacts[], judging: Judging): Claim[] {
  const isPlace = ({ readings }: Claim) => readings.some(({ kind }) => kind === 'place')
  const isOwn = (claim: Claim) =>
    isPlace(claim) ? !isForeign(claim, known, judging) : known.some((flight) => !isForeign(claim, [flight], judging))
  const times = claims.filter(({ readings }) => readings.some(({ kind }) => kind === 'time'))
  const timed = known.filter((flight) => times.some((time) => !isForeign(time, [flight], judging)))
  return claims.filter((claim) => {
    if (!isOwn(claim)) return true
    const isOfOneFlight = claim.readings.some(({ kind }) => kind === 'amount' || kind === 'place')
    return isOfOneFlight && timed.length > 0 && isForeign(claim, timed, judging)
  })
}

function isForeign(claim: Claim, known: FlightFacts[], judging: Judging): boolean {
  const { facts, compares, isTrue } = judging
  const kinds = claim.readings.map(({ kind }) => kind)
  const isOf = (flight: FlightFacts) => isTrue(claim, { ...facts, ...flight, patterns: [], lists: [], limits: new Set() })
  if (kinds.includes('place')) return isForeignPlace(claim.readings, known)
  if (kinds.includes('time')) return known.every((flight) => flight.times.size > 0 && !isOf(flight))
  if (kinds.includes('amount'))
    return !compares && !isAddedUp(claim, judging) && known.every((flight) => flight.amounts.size > 0 && !isOf(flight))
  const [first] = claim.readings
  return first?.kind === 'date' && first.pattern.offset === undefined && known.every((flight) => flight.dates.size > 0 && !isOf(flight))
}

/** A sum of several prices, none of which it is itself. */
function isAddedUp(claim: Claim, { facts, isTogether, isTrue }: Judging): boolean {
  return isTogether && !isTrue(claim, { ...facts, lists: [], state: null })
}

/** Only what is an airport or a city is told of one flight and not of another. */
function isForeignPlace(readings: Reading[], known: FlightFacts[]): boolean {
  const isPlace = (name: string) => /^[A-Z]{3}$/.test(name)
  const means = readings.flatMap((reading) => (reading.kind === 'place' ? reading.means.filter(isPlace) : []))
  if (means.length === 0) return false
  // A round trip in short tells no airports of its flights.
  const placed = known.filter(({ names }) => [...names].some(isPlace))
  return placed.length > 0 && placed.every(({ names }) => !means.some((name) => names.has(name)))
}
