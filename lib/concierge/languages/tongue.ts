import type { AnswerLanguage } from './answer-in'
import { DATE_PHRASES, type DatePhrases } from './date-phrases'
import type { FactPhrases } from './fact-phrases'
import { FRENCH_FACTS } from './facts-french'
import { GERMAN_FACTS } from './facts-german'
import { HINDI_FACTS, HINDI_LATIN_FACTS } from './facts-hindi'
import { SPANISH_FACTS } from './facts-spanish'
import { FILTER_PHRASES, type FilterPhrases } from './filter-phrases'
import { FIXED_SENTENCES, type FixedSentences } from './fixed-sentences'
import type { Language } from './language'
import { MEET_UP_PHRASES, type MeetUpPhrases } from './meet-up-phrases'
import type { Phrases } from './phrases'
import { FRENCH_PHRASES } from './phrases-french'
import { GERMAN_PHRASES } from './phrases-german'
import { HINDI_LATIN_PHRASES, HINDI_PHRASES } from './phrases-hindi'
import { SPANISH_PHRASES } from './phrases-spanish'
import { PLACE_PHRASES, type PlacePhrases } from './place-phrases'
import { PLANNING_PHRASES, type PlanningPhrases } from './planning-phrases'
import { SEARCH_PHRASES, type SearchPhrases } from './search-phrases'
import { DEVANAGARI_STAYS, STAY_PHRASES, type StayPhrases } from './stay-phrases'
import { townIn } from './town-names'
import { VARIANT_PHRASES, type VariantPhrases } from './variant-phrases'

/** All words of one language. */
export type Tongue = {
  language: Language
  phrases: Phrases
  search: SearchPhrases
  filters: FilterPhrases
  fixed: FixedSentences
  facts: FactPhrases
  planning: PlanningPhrases
  stays: StayPhrases
  dates: DatePhrases
  places: PlacePhrases
  meetUps: MeetUpPhrases
  variants: VariantPhrases
  /** A town by its name in the language. */
  town: (name: string) => string
}

const MAIN = { de: GERMAN_PHRASES, fr: FRENCH_PHRASES, es: SPANISH_PHRASES, hi: HINDI_PHRASES, hiLatin: HINDI_LATIN_PHRASES }
const FACTS = { de: GERMAN_FACTS, fr: FRENCH_FACTS, es: SPANISH_FACTS, hi: HINDI_FACTS, hiLatin: HINDI_LATIN_FACTS }

/** Hindi has words for each of its scripts. */
export function tongueOf(language: Language, isDevanagari: AnswerLanguage['isDevanagari']): Tongue {
  const key = language === 'hi' && !isDevanagari ? 'hiLatin' : language
  return withTowns({
    language,
    phrases: MAIN[key],
    search: SEARCH_PHRASES[key],
    filters: FILTER_PHRASES[key],
    fixed: FIXED_SENTENCES[key],
    facts: FACTS[key],
    planning: PLANNING_PHRASES[key],
    dates: DATE_PHRASES[key],
    places: PLACE_PHRASES[key],
    meetUps: MEET_UP_PHRASES[key],
    variants: VARIANT_PHRASES[key],
    stays: key === 'hi' ? DEVANAGARI_STAYS : STAY_PHRASES[language],
    // Hindi in Latin letters has them as English does.
    town: (name) => (key === 'hiLatin' ? name : townIn(name, language)),
  })
}

/** The same words with the towns in them named as the language names them. */
function withTowns(tongue: Tongue): Tongue {
  const { search, places, planning, stays, meetUps, variants, facts, phrases } = tongue
  const town = (name: string) => tongue.town(name)
  const spelt = (words: string) => (tongue.language === 'fr' ? contracted(words) : words)
  const { stops, layover, airports } = facts.say
  return {
    ...tongue,
    search: { ...search, leg: (from, to, day) => spelt(search.leg(town(from), town(to), day)) },
    phrases: { ...phrases, standsFor: (wanted, airport) => phrases.standsFor(town(wanted), town(airport)) },
    places: { ...places, route: (from, to) => spelt(places.route(from && town(from), to && town(to))) },
    planning: {
      ...planning,
      planned: (days, place, first) => spelt(planning.planned(days, town(place), first)),
      changed: (days, place) => planning.changed(days, town(place)),
      proposed: (count, from) => spelt(planning.proposed(count, town(from))),
      noneFits: (from) => spelt(planning.noneFits(town(from))),
      compared: (from) => spelt(planning.compared(town(from))),
    },
    stays: { ...stays, found: (count, city, cheapest) => spelt(stays.found(count, town(city), cheapest)) },
    meetUps: {
      ...meetUps,
      lead: (day, place, gap, isReturn) => spelt(meetUps.lead(day, town(place), gap, isReturn)),
      flight: (flight, from, times, total, people) => spelt(meetUps.flight(flight, town(from), times, total, people)),
    },
    variants: {
      ...variants,
      from: (place) => spelt(variants.from(town(place))),
      to: (place) => variants.to(town(place)),
      homeFrom: (place) => spelt(variants.homeFrom(town(place))),
      homeTo: (place) => variants.homeTo(town(place)),
    },
    facts: {
      ...facts,
      say: {
        ...facts.say,
        stops: (count, via) => spelt(stops(count, via.map(town))),
        layover: (length, airport, isOvernight) => spelt(layover(length, town(airport), isOvernight)),
        airports: (from, to) => spelt(airports(town(from), town(to))),
        'stay-kept': (hotel, city, total) => spelt(facts.say['stay-kept'](hotel, town(city), total)),
        'none-via': (place) => spelt(facts.say['none-via'](town(place))),
        'trip-of-group': (from, total) => spelt(facts.say['trip-of-group'](town(from), total)),
      },
    },
  }
}

/** "Départ d’Athènes", "au Caire": what French joins before a name. */
function contracted(words: string): string {
  return words
    .replace(/(^|\s)à Le (?=\p{Lu})/gu, '$1au ')
    .replace(/(^|\s)de Le (?=\p{Lu})/gu, '$1du ')
    .replace(/(^|\s)de (?=[AÂEÉÈIÎOÔUY]\p{Ll})/gu, '$1d’')
}
