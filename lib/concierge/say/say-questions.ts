import { plainLetters } from '@/lib/travel/alphabet'
import { isPetMeant } from '@/lib/travel/ancillaries/extra-words'
import { countryNamed } from '@/lib/travel/places/country-names'
import type { Refusal } from '@/lib/travel/refusal'
import type { Situation } from '@/lib/travel/trip/situation'
import { countryName } from '../candidate'
import { flightKey, offered, type Pending } from '../pending'
import type { Table, UnclearPlace } from '../table'
import type { Brief, ToolName } from '../tool-results'
import type { Understanding } from '../understand/understanding'
import type { SearchWish } from '../understand/wished-search'
import { asking, fixed, namingFlight } from './marked'
import { capitalised, clock, dayName, placeName, sentences, uncapitalised } from './phrases'
import { describeFlight, shortly } from './say-flights'

const MONTH_NAMES = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/gi

/** The day within a vague time: "in May", "a weekend in March". */
function askDayWithin({ said, name }: NonNullable<Understanding['vague']>, missing: 'departureOn' | 'returnOn'): string {
  const verb = missing === 'departureOn' ? 'leave' : 'come back'
  // School holidays have a name and no dates of their own.
  const question = name ? `Those dates differ from school to school: which day would you like to ${verb}?` : dayWithin(said, missing)
  return asking({ asked: missing === 'departureOn' ? 'departure-day' : 'return-day', about: { within: said } }, question)
}

function dayWithin(said: string, missing: 'departureOn' | 'returnOn'): string {
  const when = said.replace(/^(?:some ?time|any ?time|any day)\s+/i, '')
  if (/^(?:any ?time|any day|soon|asap|flexible|(?:my |the )?dates?)/i.test(when))
    return 'I can search one day at a time. Which day shall I try first?'
  const named = uncapitalised(when.replace(/^(?:(?:for|on|over|during|some|any|an?)\s+)+/i, '').replace(/[\s.,;!?]+$/, '')).replace(
    MONTH_NAMES,
    capitalised,
  )
  if (/^weekend\b/.test(named)) return `Which day does that ${named} start?`
  return `Which day ${withPreposition(named)} would you like to ${missing === 'departureOn' ? 'leave' : 'come back'}?`
}

/** "First week of May" as it follows "which day". */
function withPreposition(named: string): string {
  if (/^(?:in|of|between|around|before|after|next|this|that|towards?|by|at|from|within|during)\b/.test(named)) return named
  return `in ${/^(?:first|second|third|fourth|last|middle|mid|start|beginning|end|week|month)\b(?!-)/.test(named) ? 'the ' : ''}${named}`
}

/** "There’s no 31 February." */
export function sayNoDay(said: string): string {
  return `There’s no ${said.replace(MONTH_NAMES, capitalised)}.`
}

/** The refusal in the tool’s own words, with what they ask for as the open question. */
export function sayRefused({ code, field, message }: Refusal): string {
  if (code === 'times-crossed') return fixed('times-crossed', message)
  if (!message.endsWith('?')) return message
  if (code === 'date-past' || code === 'no-such-day') return asking(askedDay(field), message)
  if (code !== 'same-place' && code !== 'unknown-place') return message
  return asking({ asked: field === 'origin' ? 'origin' : 'destination', about: null }, message)
}

/** The same search with somebody grown. */
export function offerAdult(input: Record<string, unknown>): string {
  return asking(
    { asked: 'confirm', acts: [{ tool: 'searchFlights', input: { ...input, adults: 1 } }] },
    'Does an adult fly too, and shall I search for both?',
  )
}

/** The same search with a seat for each infant that no adult holds; whoever sits alone counts as a child, whose age isn’t told. */
export function offerSeatForInfant(
  { adults, infants, children, childAges, ...rest }: Record<string, unknown>,
  situation: Situation,
): string {
  const laps = Number(adults ?? situation.wishes.adults)
  const over = Number(infants ?? 0) - laps
  const ages = Array.isArray(childAges) ? childAges.filter((age) => Number(age) >= 2) : []
  const input = { ...rest, adults: laps, infants: laps, children: Number(children ?? situation.wishes.children) + over, childAges: ages }
  const whom = over === 1 ? 'one of them' : `${over} of them`
  return asking({ asked: 'confirm', acts: [{ tool: 'searchFlights', input }] }, `Shall I search with a seat for ${whom}?`)
}

function askedDay(field: string | undefined): Pending {
  if (field !== 'departureOn' && field !== 'returnOn') return { asked: 'day' }
  return { asked: field === 'departureOn' ? 'departure-day' : 'return-day', about: null }
}

export const ASK_WHICH_DAY = asking({ asked: 'day' }, 'Which day do you mean?')

/** A day of the trip that does not suit. */
export function askDayInstead(on: string, situation: Situation): string {
  const isOut = on === situation.wishes.departureOn
  return asking(
    { asked: isOut ? 'departure-day' : 'return-day', about: null },
    `Not ${dayName(on, situation)}, then. Which day would you like to ${isOut ? 'leave' : 'come back'} instead?`,
  )
}

/** The offer to show the flights of what was compared, of one or of several. */
export function askWhichShown(pending: Pending, count: number): string {
  const one = 'Shall I show you the flights?'
  return asking(pending, count > 1 ? 'Shall I show you the flights for the first, or for one of the others?' : one)
}

/** Days can be compared once the length of the stay is known. */
export const ASK_NIGHTS = asking(
  { asked: 'trip-type' },
  'I’ll compare all the days for you. How many nights would you like to stay, or is it one way?',
)

/** The one thing that is still needed before a search. */
export function askMissing(missing: NonNullable<Situation['missing']>, vague: Understanding['vague'], { wishes }: Situation): string {
  if (vague && (missing === 'departureOn' || missing === 'returnOn')) return askDayWithin(vague, missing)
  switch (missing) {
    case 'destination':
      return asking(
        { asked: 'destination', about: wishes.from },
        wishes.from ? `Where would you like to go from ${placeName(wishes.from)}?` : 'Where would you like to go?',
      )
    case 'origin':
      return asking(
        { asked: 'origin', about: wishes.to },
        wishes.to ? `Where are you flying to ${placeName(wishes.to)} from?` : 'Where are you flying from?',
      )
    case 'departureOn':
      return asking(
        { asked: 'departure-day', about: null },
        `When would you like to ${wishes.to ? `fly to ${placeName(wishes.to)}` : 'leave'}?`,
      )
    case 'returnOn':
      return asking(
        { asked: 'return-day', about: null },
        `When would you like to come back${wishes.to ? ` from ${placeName(wishes.to)}` : ''}?`,
      )
    case 'tripType':
      return asking({ asked: 'trip-type' }, 'Is it one way, or when would you like to come back?')
  }
}

/** "Which San José do you mean: the United States (SJC) or Costa Rica (SJO)?" */
export function askPlace({ field, said, candidates }: UnclearPlace): string {
  const question = whichCityOf(said, field, candidates) ?? whichPlace(said, candidates)
  return asking({ asked: 'which-place', about: { field, said }, choices: candidates.slice(0, 3) }, question)
}

/** Of a country its busiest cities; null for anything else. */
function whichCityOf(said: string, field: UnclearPlace['field'], candidates: UnclearPlace['candidates']): string | null {
  const country = countryNamed(said)
  const shown = candidates.slice(0, 3)
  if (!country || shown.length < 2 || shown.some(({ countryCode }) => countryCode !== country)) return null
  const cities = shown.map(({ name, iataCode }) => `${name} (${iataCode})`)
  const choice = `${cities.slice(0, -1).join(', ')} or ${cities.at(-1)}`
  return `Where in ${withArticle(countryName(country))} would you like to fly${field === 'from' ? ' from' : ''}: ${choice}, or another city?`
}

function whichPlace(said: string, candidates: UnclearPlace['candidates']): string {
  const [first, second, third] = candidates
  if (!first) return `I don’t know a place called “${said}”. Which city or airport do you mean?`
  const sharesName = candidates.some(
    ({ name }) => plainLetters(name).includes(plainLetters(said)) || plainLetters(said).includes(plainLetters(name)),
  )
  if (!second) {
    return `I don’t know a place called “${said}”. Do you mean ${first.name} in ${withArticle(countryName(first.countryCode))} (${first.iataCode})?`
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
  return sharesName ? `Which ${isSameName ? first.name : said} do you mean: ${choice}?` : `By “${said}”, do you mean ${choice}?`
}

/** Several flights fit the words; their times tell them apart. `count` is set where more fit than are named. */
export function askWhichFlight(kept: Brief[], count: number = kept.length): string {
  const shown = kept.slice(0, 3)
  const [first, second] = shown
  if (!first || !second) return asking({ asked: 'which-flight', about: null, choices: [] }, 'Which flight do you mean?')
  const isSameTime = clock(first.departsAt) === clock(second.departsAt)
  const named = shown.map((brief) => (isSameTime ? `${namingFlight(flightKey(brief))} for ${brief.total}` : describeFlight(brief)))
  const which = asking({ asked: 'which-flight', about: null, choices: shown.map(flightKey) }, 'Which one would you like?')
  const choice = `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`
  const fit = count > shown.length ? `${count} flights fit, for example` : `${count === 2 ? 'Two' : 'Three'} flights fit:`
  return `${fixed('flights-fit', `${fit} ${choice}.`, String(count), ...shown.map(shortly))} ${which}`
}

/** Asked before a doubtful word drops the chosen flights. */
export function askSearchAnew({ field, said }: { field: 'from' | 'to'; said: string }): string {
  const offer = asking(offerSearch(field === 'from' ? { from: said } : { to: said }), `Shall I look for flights ${field} “${said}”?`)
  return `${offer} You’d then need to choose your flights again.`
}

/** Offers to count a pet; the airline has the last word. */
export function askAddPet({ wishes }: Situation): string | null {
  // It is counted already, and what was told of pets says the rest.
  if (wishes.pets > 0) return null
  const told = 'I can include a pet in the search. Its place comes with the extras of your fare, if the airline sells one.'
  return `${told} ${asking(offerSearch({ pets: wishes.pets + 1 }), 'Shall I add one pet?')}`
}

/** Whether a place for an animal is among the extras that are bought. */
export function hasPetPlace({ bought }: Pick<Situation, 'bought'>): boolean {
  return (bought?.extras ?? []).some(isPetMeant)
}

/** Offers to look up what the chosen flights take of an animal that travels along. */
export const ASK_PET_PLACE = asking(
  { asked: 'confirm', acts: [{ tool: 'chooseExtras', input: { wish: 'show', extra: 'pet' } }] },
  'Shall I see whether the airline sells a place for your pet?',
)

/** Offered where no flight has a seat in the cabin. */
export const ASK_ECONOMY = asking(offerSearch({ cabinClass: 'economy-with-restrictions' }), 'Shall I look in economy?')

/** No days or routes are within a budget or the hours: offers them whatever they cost, or at any time. Where there are none at all, only that is said. */
export function offerWithoutLimit(
  { message, cheapest }: { message: string; cheapest?: string | undefined },
  made: { tool: ToolName; input: Record<string, unknown> } | undefined,
): string {
  if (!made) return message
  const { outHours, backHours, ...anyTime } = made.input
  if (cheapest === undefined && (outHours || backHours))
    return sentences(
      message,
      asking(
        { asked: 'which-way-on', choices: [{ name: 'At any time of day', act: { tool: made.tool, input: anyTime } }] },
        'Shall I compare them at any time of day?',
      ),
    )
  if (cheapest === undefined) return message
  const act = { tool: made.tool, input: { ...made.input, budget: ANY_BUDGET } }
  return sentences(
    message,
    asking({ asked: 'which-way-on', choices: [{ name: 'Show the cheapest', act }] }, 'Shall I show you the cheapest?'),
  )
}

/** In whole units of any currency. */
const ANY_BUDGET = 1_000_000_000

/** A changed search that is offered, not made. */
export function offerSearch(change: SearchWish): Pending {
  return { asked: 'confirm', acts: [{ tool: 'searchFlights', input: change }] }
}

/** The change of the search that the last answer offered, for a "yes". */
export function offeredChange({ pending }: Table): SearchWish | null {
  // Put forward by `offerSearch`; the tool checks it as it does every input.
  return offered(pending, 'searchFlights') as SearchWish | null
}

/** When the words fit two fares. */
export function askWhichFare([first, second]: [string, string]): string {
  return asking({ asked: 'which-fare', about: 'one', choices: [first, second] }, `Do you mean ${first} or ${second}?`)
}

function withArticle(country: string): string {
  return /^(?:United|Netherlands|Philippines|Bahamas|Maldives)/.test(country) ? `the ${country}` : country
}
