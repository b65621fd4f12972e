import type { StaySearchWish } from './stay-wish'

export const RESETS_STAYS =
  /\b(?:show|see|list|give me|bring back|back to) (?:me |us )?(?:them )?(?:all|everything|every hotel|the (?:whole|full) list)\b|\b(?:without|remove|clear|drop|reset|forget|no) (?:all |any |the |my )*(?:filters?|limits?)\b|\ball (?:the )?(?:hotels|places|of them)(?: again)?\b/i
const BY: [NonNullable<StaySearchWish['by']>, RegExp][] = [
  [
    'cheapest',
    /\b(?:cheap(?:er|est|ly)?|budget|inexpensive|affordable|low[- ]cost|less expensive|not (?:too|so|that) expensive|costs? less|lower price)\b/i,
  ],
  [
    'best-placed',
    /\b(?:more central|better (?:located|placed)|(?:near|clos)er to (?:the )?(?:city |town )?(?:cent(?:re|er)|middle|downtown)|well[- ](?:located|placed)|best[- ](?:located|placed)|(?:best|good|better) location)\b/i,
  ],
  ['best-value', /\bbest[- ]value\b|\bvalue for money\b/i],
]
const SORTS: [NonNullable<StaySearchWish['sort']>, RegExp][] = [
  [
    'stars',
    /\b(?:sort|order|rank|arrange)\w*\b.{0,20}\bstars?\b|\bby (?:number of )?stars\b|\bmost stars\b|\bmore stars\b|\bbest (?:hotels|ones) first\b/i,
  ],
  ['price', /\b(?:sort|order|rank|arrange)\w*\b.{0,20}\b(?:price|cost|cheap\w*)\b|\bby price\b|\bcheapest (?:ones? )?first\b/i],
  [
    'distance',
    /\b(?:sort|order|rank|arrange)\w*\b.{0,20}\b(?:distance|location|near\w*|clos\w*)\b|\bby distance\b|\b(?:closest|nearest)(?: ones?)? first\b/i,
  ],
]
/** They name no price and no stars. */
export const SORT_WORDS =
  /\b(?:sort|order|rank|arrange)\w*(?: (?:them|it|these|the (?:list|hotels)))? by(?: the)?(?: number of)? \w+\b|\bby (?:price|stars|distance)\b/gi

/** What matters most, and the order asked for. */
export function readStayOrder(words: string): Pick<StaySearchWish, 'by' | 'sort'> {
  const by = BY.find(([, pattern]) => pattern.test(words))?.[0]
  const sort = SORTS.find(([, pattern]) => pattern.test(words))?.[0]
  return { ...(by ? { by } : {}), ...(sort ? { sort } : {}) }
}
