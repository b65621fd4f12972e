import { buildGrammar } from '../grammar/read'
import { COMMON } from '../lexicon/en/common'
import { DATES_EN } from '../lexicon/en/dates'
import { NUMBERS_EN } from '../lexicon/en/numbers'
import { ROUTE_EN } from '../lexicon/en/route'
import { CLOCK_HELPERS } from './dates/clock-helpers'
import { DAY_HELPERS } from './dates/day-helpers'
import { DATES } from './dates/forms'
import { NUMBERS } from './numbers/forms'
import { NUMBER_HELPERS } from './numbers/helpers'
import { ROUTE, ROUTE_COSTS } from './route/forms'
import { ROUTE_HELPERS } from './route/helpers'

/** What the concierge can read, skill by skill. Built when it is first asked. */
export const GRAMMAR = buildGrammar({ en: [COMMON, NUMBERS_EN, DATES_EN, ROUTE_EN], de: [], fr: [], es: [], hi: [] }, [
  { rules: NUMBERS, helpers: NUMBER_HELPERS, costs: {} },
  { rules: DATES, helpers: { ...DAY_HELPERS, ...CLOCK_HELPERS }, costs: { out: 0.8, ret: 0.8, when: 0.2 } },
  { rules: ROUTE, helpers: ROUTE_HELPERS, costs: ROUTE_COSTS },
])
