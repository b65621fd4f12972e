import type { KnownNames } from '@/lib/ports/known-names'
import { countryNamed } from '@/lib/travel/places/country-names'
import { Chart, type Item } from '../../grammar/chart'
import { type Language, SPELLINGS } from '../../grammar/languages'
import { type Lexicon, readLexicon } from '../../grammar/lexicon'
import type { PlaceValue } from '../../grammar/place-words'
import { read } from '../../grammar/read'
import { papersLexicon } from '../../lexicon/nationalities'
import type { Table } from '../../table'
import { GRAMMAR } from '../grammar'

/** Where somebody wants to enter or change planes, and with which papers, as far as they say so. */
export type AskedEntry = {
  country: string
  /** The country of the passport; "EU" for any of the union. */
  passport: string | null
  /** The words name it, and not only the trip. */
  isNamed: boolean
  isTransit: boolean
  isOfIdCard: boolean
}

const LEAST_PLAUSIBLE = -1.05
const MOST_BETWEEN = 3
/** As many as the concierge tells of a list. */
const MOST_OFFERED = 3
const lexicons = new Map<Language, Lexicon>()

/** The countries that a question about papers names, "for Turkey and Georgia", else that of the trip, else those of the places on offer; none where there is none. */
export function askedEntries(
  words: string,
  { names, situation, language, planning }: Pick<Table, 'names' | 'situation' | 'language'> & Partial<Pick<Table, 'planning'>>,
): AskedEntry[] {
  let places: Item[] = []
  let isListed = (_one: Item, _next: Item): boolean => false
  const hear = (chart: Chart) => {
    places = countriesIn(chart)
    isListed = (one, next) => isJoined(chart, one.end, next.start)
  }
  const { tokens } = read(words, GRAMMAR, names, new Set(), hear, language)
  const papers = new Chart(tokens, [lexiconOf(language), ...(language === 'en' ? [] : [lexiconOf('en')])])
  const isBefore = (end: number, tag: string) => papers.from(end, tag).length > 0
  const isAfter = (start: number, tag: string) => papers.endsAt(start, tag)
  const nationalities = papers.all('@nationality')
  // "A Turkish visa" is one for Turkey, "a US passport" one of the US.
  const ofVisa = nationalities.find(({ end }) => isBefore(end, '@visa-word'))
  const ofPassport = nationalities.find((item) => item !== ofVisa) ?? places.find(({ end }) => isBefore(end, '@passport-word'))
  const named = places.find((item) => item !== ofPassport && !isOverlapping(item, nationalities)) ?? null
  const further = named ? places.slice(places.indexOf(named) + 1) : []
  const broken = further.findIndex((item, index) => !isListed(further[index - 1] ?? (named as Item), item))
  const listed = named ? [named, ...(broken < 0 ? further : further.slice(0, broken))] : []
  const ofTrip = named || ofVisa ? null : (placeOfTrip(names, situation)?.country ?? null)
  const countries = named
    ? listed.map(countryNamedBy)
    : (ofTrip ?? ofVisa)
      ? [ofTrip ?? countryOf(ofVisa)]
      : countriesOffered(planning, names)
  const all = papers.all('@')
  return [...new Set(countries)].flatMap((country) =>
    country
      ? [
          {
            country,
            passport: countryOf(ofPassport),
            isNamed: named !== null || ofVisa !== undefined,
            isTransit: all.some(({ type }) => type === '@passes-through'),
            isOfIdCard: all.some(({ type, end }) => type === '@id-card' && !isAfter(end, '@passport-word')),
          },
        ]
      : [],
  )
}

/** A visa for Georgia is one for the country. */
function countryNamedBy({ value }: Item): string | null {
  const { name, kind, country } = value as PlaceValue
  return (kind === 'state' ? countryNamed(name) : null) ?? country
}

/** "Turkey and Georgia", "India or for Nepal": nothing but a joint and a small word between. */
function isJoined(chart: Chart, from: number, to: number): boolean {
  const isJoint = (at: number) => chart.tokens[at]?.low === ',' || ['@and', '@or'].some((type) => chart.from(at, type).length > 0)
  return to > from && to - from <= MOST_BETWEEN && isJoint(from)
}

/** Names of places in the order they are said, the longest at each word; where one starts from is none to enter. */
function countriesIn(chart: Chart): Item[] {
  const found = chart
    .all('place')
    .filter(
      ({ type, value, plausibility, start }) =>
        type === 'place' && plausibility > LEAST_PLAUSIBLE && (value as PlaceValue).country && !chart.endsAt(start, '@from'),
    )
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
  return found.filter((item, index) => !found.slice(0, index).some((earlier) => isOverlapping(item, [earlier])))
}

function isOverlapping({ start, end }: Item, others: readonly Item[]): boolean {
  return others.some((other) => other.start < end && start < other.end)
}

function countryOf(item: Item | undefined): string | null {
  const value = item?.value as { country?: string | null } | undefined
  return value?.country ?? null
}

/** "Do I need a visa for any of those?": the places named in the last answer. */
function countriesOffered(planning: Table['planning'] | undefined, names: KnownNames): (string | null)[] {
  const told = planning?.offered?.places.slice(0, MOST_OFFERED) ?? []
  return told.map(({ name }) => names.placesFrom(name.split(/[\s,]+/))[0]?.place.country ?? null)
}

function placeOfTrip(names: KnownNames, { wishes }: Table['situation']): Pick<PlaceValue, 'country' | 'name' | 'kind'> | null {
  const words = (wishes.to ?? '').replace(/\s*\([A-Z]{3}\)$/, '').split(/[\s,]+/)
  return names.placesFrom(words)[0]?.place ?? names.placeOfCode(wishes.to ?? '') ?? null
}

function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const lexicon = readLexicon([papersLexicon(language)], SPELLINGS[language])
  lexicons.set(language, lexicon)
  return lexicon
}
