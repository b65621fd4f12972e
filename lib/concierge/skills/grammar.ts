import type { KnownNames } from '@/lib/ports/known-names'
import { buildGrammar, type Reading, read } from '../grammar/read'
import { kept } from '../kept'
import { COMMON_WORDS } from '../lexicon/common-words'
import { GERMAN } from '../lexicon/de'
import { ANCILLARIES_EN } from '../lexicon/en/ancillaries'
import { ASKS_EN } from '../lexicon/en/asks'
import { COMMON } from '../lexicon/en/common'
import { CONTROL_EN } from '../lexicon/en/control'
import { DATES_EN } from '../lexicon/en/dates'
import { FARES_EN } from '../lexicon/en/fares'
import { FILTERS_EN } from '../lexicon/en/filters'
import { MEMORY_EN } from '../lexicon/en/memory'
import { NUMBERS_EN } from '../lexicon/en/numbers'
import { ORDER_EN } from '../lexicon/en/order'
import { PARTY_EN } from '../lexicon/en/party'
import { PICK_EN } from '../lexicon/en/pick'
import { PLAN_EN } from '../lexicon/en/plan'
import { ROUTE_EN } from '../lexicon/en/route'
import { STAYS_EN } from '../lexicon/en/stays'
import { SUGGEST_EN } from '../lexicon/en/suggest'
import { SPANISH } from '../lexicon/es'
import { FRENCH } from '../lexicon/fr'
import { HINDI } from '../lexicon/hi'
import { currencyLexicon } from '../lexicon/money'
import { ANCILLARIES } from './ancillaries/forms'
import { ANCILLARY_COSTS, ANCILLARY_HELPERS } from './ancillaries/helpers'
import { CONTROL } from './control/forms'
import { CLOCK_HELPERS } from './dates/clock-helpers'
import { DAY_HELPERS } from './dates/day-helpers'
import { DATES } from './dates/forms'
import { FARES } from './fares/forms'
import { FARE_COSTS, FARE_HELPERS } from './fares/helpers'
import { FILTERS } from './filters/forms'
import { FILTERS_HELPERS } from './filters/helpers'
import { MEMORY, MEMORY_COSTS } from './memory/forms'
import { NUMBERS } from './numbers/forms'
import { NUMBER_HELPERS } from './numbers/helpers'
import { ORDER } from './order/forms'
import { PARTY } from './party/forms'
import { PARTY_HELPERS } from './party/helpers'
import { PICK } from './pick/forms'
import { PICK_COSTS, PICK_HELPERS } from './pick/helpers'
import { PLAN, PLAN_COSTS, PLAN_HELPERS } from './plan/forms'
import { ROUTE, ROUTE_COSTS } from './route/forms'
import { ROUTE_HELPERS } from './route/helpers'
import { STAYS, STAYS_COSTS } from './stays/forms'
import { STAYS_HELPERS } from './stays/helpers'
import { SUGGEST, SUGGEST_COSTS } from './suggest/forms'
import { SUGGEST_HELPERS } from './suggest/helpers'
import { WORD_ORDER } from './word-order'

const ENGLISH = [
  COMMON,
  NUMBERS_EN,
  currencyLexicon(),
  DATES_EN,
  ROUTE_EN,
  PARTY_EN,
  FILTERS_EN,
  STAYS_EN,
  SUGGEST_EN,
  PICK_EN,
  ASKS_EN,
  FARES_EN,
  CONTROL_EN,
  ORDER_EN,
  ANCILLARIES_EN,
  PLAN_EN,
  MEMORY_EN,
]

/** Tags to which several lists add words with the same meaning. */
const SHARED_TAGS = new Set(['airline', 'dash', 'least', 'most', 'occasion', 'opener', 'request'])

/** Everything the concierge can read, skill by skill. Built on first use. */
export const GRAMMAR = buildGrammar(
  {
    en: ENGLISH,
    de: [...GERMAN, COMMON_WORDS.de],
    fr: [...FRENCH, COMMON_WORDS.fr],
    es: [...SPANISH, COMMON_WORDS.es],
    hi: [...HINDI, COMMON_WORDS.hi],
  },
  [
    { rules: NUMBERS, helpers: NUMBER_HELPERS, costs: {} },
    { rules: `${DATES}${WORD_ORDER.dates}`, helpers: { ...DAY_HELPERS, ...CLOCK_HELPERS }, costs: { out: 0.8, ret: 0.8, when: 0.2 } },
    { rules: `${ROUTE}${WORD_ORDER.route}`, helpers: ROUTE_HELPERS, costs: ROUTE_COSTS },
    { rules: `${PARTY}${WORD_ORDER.party}`, helpers: PARTY_HELPERS, costs: { party: 0.1, standing: 0, lead: 0, apart: 0 } },
    { rules: `${FILTERS}${WORD_ORDER.filters}`, helpers: FILTERS_HELPERS, costs: { soft: 0, isAssumed: 0 } },
    { rules: SUGGEST, helpers: SUGGEST_HELPERS, costs: SUGGEST_COSTS },
    { rules: `${PICK}${WORD_ORDER.pick}`, helpers: PICK_HELPERS, costs: PICK_COSTS },
    { rules: `${STAYS}${WORD_ORDER.stays}`, helpers: STAYS_HELPERS, costs: STAYS_COSTS },
    { rules: FARES, helpers: FARE_HELPERS, costs: FARE_COSTS },
    { rules: CONTROL, helpers: {}, costs: { say: 0, pays: 0 } },
    { rules: ORDER, helpers: {}, costs: { ask: 0 } },
    { rules: ANCILLARIES, helpers: ANCILLARY_HELPERS, costs: ANCILLARY_COSTS },
    { rules: PLAN, helpers: PLAN_HELPERS, costs: PLAN_COSTS },
    { rules: MEMORY, helpers: {}, costs: MEMORY_COSTS },
  ],
  SHARED_TAGS,
)

const READERS = new WeakMap<KnownNames, (words: string) => Reading>()

/** Reads English words without any context; earlier messages are read again every turn. */
export function readAlone(words: string, names: KnownNames): Reading {
  const reader = READERS.get(names) ?? kept((alone: string) => read(alone, GRAMMAR, names))
  READERS.set(names, reader)
  return reader(words)
}
