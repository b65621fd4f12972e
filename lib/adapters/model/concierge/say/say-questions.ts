import type { Situation } from '@/lib/travel/trip/situation'
import type { Table, UnclearPlace } from '../table'
import type { Brief } from '../tool-results'
import { countryName } from '../understand/place-wishes'
import type { Understanding } from '../understand/understand'
import type { SearchWish } from '../understand/wishes'
import { clock, placeName } from './phrases'
import { describeFlight } from './say-flights'

/** The one thing that is still needed before a search. */
export function askMissing(missing: NonNullable<Situation['missing']>, vague: Understanding['vague'], { wishes }: Situation): string {
  if (vague && (missing === 'departureOn' || missing === 'returnOn')) {
    const when = vague.said.replace(/^(?:some ?time|any ?time|any day)\s+/i, '')
    if (/^(?:any ?time|any day|soon|asap|flexible|(?:my |the )?dates?)/i.test(when))
      return 'I search one day at a time. Which day shall I look at first?'
    return `Which day ${when} would you like to ${missing === 'departureOn' ? 'leave' : 'come back'}?`
  }
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
  const sharesName = candidates.some(({ name }) => plain(name).includes(plain(said)) || plain(said).includes(plain(name)))
  if (!second) {
    return `I don't know a place called “${said}”. Do you mean ${first.name} in ${withArticle(countryName(first.countryCode))} (${first.iataCode})?`
  }
  const shown = third ? [first, second, third] : [first, second]
  const isSameName = new Set(shown.map(({ name }) => plain(name))).size === 1
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

/** Two flights fit the words. */
export function askWhichFlight(kept: Brief[]): string {
  const [first, second] = kept
  if (!first || !second) return 'Which flight do you mean?'
  const both = [first, second].map((brief) =>
    clock(first.departsAt) === clock(second.departsAt) ? `${brief.flightNumbers.join(' + ')} for ${brief.total}` : describeFlight(brief),
  )
  return kept.length === 2 ? `Two fit: ${both[0]} or ${both[1]}. Which one?` : `Several fit, first ${both[0]} and ${both[1]}. Which one?`
}

/** Asked before a doubtful word drops the picked flights; `offeredChange` reads the answer back. */
export function askSearchAnew({ field, said }: { field: 'from' | 'to'; said: string }): string {
  return `Shall I search for flights ${field} “${said}”? That would start the choice of flights anew.`
}

/** Asked about a pet; the airline has the last word. */
export function askAddPet(): string {
  return 'I can count a pet in the search, but only the airline can say whether it may fly, and how. Shall I add one pet?'
}

/** The change that the last answer offered, for a "yes". */
export function offeredChange({ lastAnswer, situation }: Table): SearchWish | null {
  const { field, said } = /Shall I search for flights (?<field>from|to) “(?<said>[^”]+)”\?/.exec(lastAnswer)?.groups ?? {}
  if (said) return field === 'from' ? { from: said } : { to: said }
  return /Shall I add one pet\?/.test(lastAnswer) ? { pets: situation.wishes.pets + 1 } : null
}

/** When the words fit two fares. */
export function askWhichFare([first, second]: [string, string]): string {
  return `Do you mean ${first} or ${second}?`
}

/** Without accents and capitals. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function withArticle(country: string): string {
  return /^(?:United|Netherlands|Philippines|Bahamas|Maldives)/.test(country) ? `the ${country}` : country
}
