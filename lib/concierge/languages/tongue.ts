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
import { withTowns } from './with-towns'

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
