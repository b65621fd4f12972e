import type { Claim } from './claim'
import type { Clause } from './clauses'
import { type Facts, type FlightFacts, type Places, SUPERLATIVES, type Superlative } from './facts'

const WORDS: Record<Superlative, RegExp> = {
  cheapest: /^(?:cheapest|gunstigste[nrs]?|billigste[nrs]?|sasta)$/,
  fastest: /^(?:fastest|quickest|schnellste[nrs]?)$/,
}
const ROMANCE: Record<Superlative, RegExp> = {
  cheapest: /\b(?:le|la) (?:moins cher|moins chere)\b|\b(?:el|la) mas barat[oa]\b/,
  fastest: /\b(?:le|la) plus rapide\b|\b(?:el|la) mas rapid[oa]\b/,
}
/** "The cheapest direct one", "of these", "after five": the cheapest of fewer than were listed. */
const QUALIFIED =
  /\b(?:direct|nonstop|non|stops?|one|ones|after|before|between|from|via|with|without|until|morning|afternoon|evening|night|day|days|week|month|business|first|premium|economy|class|bags?|case|flex|fare|fares|hotel|room|stay|place|of|these|those|that|which|who|left|among|not|isnt|than|almost|nearly|next|second|third|zweit\w*|direkt\w*|nach|vor|mit|ohne|ab|von|avec|sans|apres|avant|directe?|con|sin|despues|antes|directo)\b/

/** Of a flight that is told to be the cheapest or fastest, where in every list that was found another was. */
export function falseSuperlatives(claims: Claim[], clauses: Clause[], facts: Facts): Claim[] {
  return clauses.flatMap((clause) => {
    if (['negated', 'question', 'offer', 'conditional', 'general'].some((manner) => clause.manners.has(manner as never))) return []
    const said = clause.words.join(' ')
    const told = SUPERLATIVES.filter((one) => clause.words.some((word) => WORDS[one].test(word)) || ROMANCE[one].test(said))
    if (told.length === 0 || QUALIFIED.test(said)) return []
    const named = claims.filter(
      ({ start, end, readings: [first] }) => start >= clause.start && end <= clause.end && NAMING.has(first?.kind ?? ''),
    )
    const flights = [...facts.flights.values()].flat().filter((flight) => named.length > 0 && named.every((claim) => isOf(claim, flight)))
    const isBehind = (one: Superlative) => flights.length > 0 && flights.every((flight) => isOnlyBehind(flight, facts.places[one]))
    const [claim] = named
    return claim && told.some(isBehind) ? [{ ...claim, text: said, start: clause.start, end: clause.end }] : []
  })
}

const NAMING = new Set<string>(['flight', 'airline', 'time'])

function isOf({ readings }: Claim, { numbers, names, times }: FlightFacts): boolean {
  return readings.some((reading) => {
    if (reading.kind === 'flight') return numbers.includes(reading.number)
    if (reading.kind === 'airline') return reading.means.some((name) => names.has(name))
    return reading.kind === 'time' && times.has(reading.minute)
  })
}

function isOnlyBehind({ numbers }: FlightFacts, { first, behind }: Places): boolean {
  const key = numbers.join(' ')
  return behind.has(key) && !first.has(key)
}

type Listed = { offerId?: unknown; labels?: unknown; total?: unknown; durationMinutes?: unknown }

/** What a list of flights tells of their places: `picks` with their labels, `briefs` with all that were listed. `numbersOf` reads a brief's flight numbers. */
export function learnPlaces(facts: Facts, record: object, numbersOf: (brief: object) => string[]): void {
  if (!('picks' in record && 'briefs' in record && Array.isArray(record.picks) && Array.isArray(record.briefs))) return
  const [picks, briefs]: Listed[][] = [record.picks, record.briefs]
  for (const one of SUPERLATIVES) {
    const pick = picks?.find(({ labels }) => Array.isArray(labels) && labels.includes(one))
    const best = briefs?.find(({ offerId }) => offerId === pick?.offerId)
    if (!best) continue
    const measure = one === 'cheapest' ? 'total' : 'durationMinutes'
    for (const brief of briefs ?? []) {
      const isFirst = brief[measure] === best[measure]
      facts.places[one][isFirst ? 'first' : 'behind'].add(numbersOf(brief).join(' '))
    }
  }
}
