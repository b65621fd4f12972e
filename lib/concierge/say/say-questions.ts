import { plainLetters } from '@/lib/travel/alphabet'
import type { Situation } from '@/lib/travel/trip/situation'
import type { Table, UnclearPlace } from '../table'
import type { Brief } from '../tool-results'
import { countryName } from '../understand/place-wishes'
import type { Understanding } from '../understand/understand'
import type { SearchWish } from '../understand/wished-search'
import { capitalised, clock, placeName, uncapitalised } from './phrases'
import { describeFlight } from './say-flights'

const MONTH_NAMES = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/gi

/** The day within a time that is none: "in May", "a weekend in March". */
function askDayWithin(said: string, missing: 'departureOn' | 'returnOn'): string {
  const when = said.replace(/^(?:some ?time|any ?time|any day)\s+/i, '')
  if (/^(?:any ?time|any day|soon|asap|flexible|(?:my |the )?dates?)/i.test(when))
    return 'I search one day at a time. Which day shall I look at first?'
  const named = uncapitalised(when.replace(/^(?:(?:for|on|over|during|some|any|an?)\s+)+/i, '').replace(/[\s.,;!?]+$/, '')).replace(
    MONTH_NAMES,
    capitalised,
  )
  if (/^weekend\b/.test(named)) return `Which day would that ${named} begin?`
  return `Which day ${withPreposition(named)} would you like to ${missing === 'departureOn' ? 'leave' : 'come back'}?`
}

/** "First week of May" as it follows "which day". */
function withPreposition(named: string): string {
  if (/^(?:in|of|between|around|before|after|next|this|that|towards?|by|at|from|within|during)\b/.test(named)) return named
  return `in ${/^(?:first|second|third|fourth|last|middle|mid|start|beginning|end|week|month)\b(?!-)/.test(named) ? 'the ' : ''}${named}`
}

/** "There is no 31 February." */
export function sayNoDay(said: string): string {
  return `There is no ${said.replace(MONTH_NAMES, capitalised)}.`
}

/** The one thing that is still needed before a search. */
export function askMissing(missing: NonNullable<Situation['missing']>, vague: Understanding['vague'], { wishes }: Situation): string {
  if (vague && (missing === 'departureOn' || missing === 'returnOn')) return askDayWithin(vague.said, missing)
  switch (missing) {
    case 'destination':
      return wishes.from ? `Where would you like to go from ${placeName(wishes.from)}?` : 'Where would you like to go?'
    case 'origin':
      return wishes.to ? `Where do you leave from for ${placeName(wishes.to)}?` : 'Where do you leave from?'
    case 'departureOn':
      return 'When would you like to leave?'
    case 'returnOn':
      return 'When would you like to come back?'
    case 'tripType':
      return 'Is that one way, or when would you like to come back?'
  }
}

/** "Which San Jose: United States (SJC) or Costa Rica (SJO)?" */
export function askPlace({ said, candidates }: UnclearPlace): string {
  const [first, second, third] = candidates
  if (!first) return `I don't know a place called “${said}”. Which city or airport do you mean?`
  const sharesName = candidates.some(
    ({ name }) => plainLetters(name).includes(plainLetters(said)) || plainLetters(said).includes(plainLetters(name)),
  )
  if (!second) {
    return `I don't know a place called “${said}”. Do you mean ${first.name} in ${withArticle(countryName(first.countryCode))} (${first.iataCode})?`
  }
  const shown = third ? [first, second, third] : [first, second]
  const isSameName = new Set(shown.map(({ name }) => plainLetters(name))).size === 1
  const areCountriesApart = new Set(shown.map(({ countryCode }) => countryCode)).size === shown.length
  const options = shown.map(({ name, countryCode, iataCode }) =>
    isSameName && areCountriesApart
      ? `${withArticle(countryName(countryCode))} (${iataCode})`
      : `${name} in ${withArticle(countryName(countryCode))} (${iataCode})`,
  )
  const choice = `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`
  return sharesName
    ? `Which ${isSameName ? first.name : said}: ${choice}?`
    : `I don't know a place called “${said}”. Do you mean ${choice}?`
}

/** Several flights fit the words: their times tell them apart as a rule. `count` is set where more fit than are named. */
export function askWhichFlight(kept: Brief[], count: number = kept.length): string {
  const shown = kept.slice(0, 3)
  const [first, second] = shown
  if (!first || !second) return 'Which flight do you mean?'
  const isSameTime = clock(first.departsAt) === clock(second.departsAt)
  const named = shown.map((brief) => (isSameTime ? `${brief.flightNumbers.join(' + ')} for ${brief.total}` : describeFlight(brief)))
  const choice = `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`
  return `${count > shown.length ? `${count} fit, first among them` : `${count === 2 ? 'Two' : 'Three'} fit:`} ${choice}. Which one?`
}

/** Asked before a doubtful word drops the picked flights; `offeredChange` reads the answer back. */
export function askSearchAnew({ field, said }: { field: 'from' | 'to'; said: string }): string {
  return `Shall I search for flights ${field} “${said}”? That would start the choice of flights anew.`
}

/** Asked about a pet; the airline has the last word. */
export function askAddPet(): string {
  return 'I can count a pet in the search, but its place is not sold here; only the airline can say whether it may fly, and how. Shall I add one pet?'
}

/** Where no flight has a seat in the cabin; `offeredChange` reads the answer back. */
export const ASK_ECONOMY = 'Shall I look in economy?'

/** The change that the last answer offered, for a "yes". */
export function offeredChange({ lastAnswer, situation, cheapestDay }: Table): SearchWish | null {
  if (cheapestDay && /Shall I look on that day\?/.test(lastAnswer))
    return cheapestDay.sliceIndex === 1 ? { returnOn: cheapestDay.date } : { departureOn: cheapestDay.date }
  if (lastAnswer.endsWith(ASK_ECONOMY)) return { cabinClass: 'economy-with-restrictions' }
  const { field, said } = /Shall I search for flights (?<field>from|to) “(?<said>[^”]+)”\?/.exec(lastAnswer)?.groups ?? {}
  if (said) return field === 'from' ? { from: said } : { to: said }
  return /Shall I add one pet\?/.test(lastAnswer) ? { pets: situation.wishes.pets + 1 } : null
}

/** When the words fit two fares. */
export function askWhichFare([first, second]: [string, string]): string {
  return `Do you mean ${first} or ${second}?`
}

function withArticle(country: string): string {
  return /^(?:United|Netherlands|Philippines|Bahamas|Maldives)/.test(country) ? `the ${country}` : country
}
