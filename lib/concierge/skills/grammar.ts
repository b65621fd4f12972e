import type { Slots } from '../grammar/lexicon'
import { buildGrammar } from '../grammar/read'
import { COMMON } from '../lexicon/en/common'
import { NUMBERS_EN } from '../lexicon/en/numbers'
import { ROUTE_EN } from '../lexicon/en/route'
import { NUMBERS } from './numbers/forms'
import { ROUTE, ROUTE_COSTS } from './route/forms'
import { ROUTE_HELPERS } from './route/helpers'

const n = (slots: Slots, slot: string): number => {
  const value = slots[slot]
  return typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'number' ? value.n : 0
}

/** What the concierge can read, skill by skill. Built when it is first asked. */
export const GRAMMAR = buildGrammar({ en: [COMMON, NUMBERS_EN, ROUTE_EN], de: [], fr: [], es: [], hi: [] }, [
  {
    rules: NUMBERS,
    helpers: {
      sum: (slots) => ({ n: n(slots, 'a') + n(slots, 'b') }),
      hundreds: (slots) => ({ n: (n(slots, 'a') || 1) * n(slots, 'h') + n(slots, 'b') }),
    },
    costs: {},
  },
  { rules: ROUTE, helpers: ROUTE_HELPERS, costs: ROUTE_COSTS },
])
