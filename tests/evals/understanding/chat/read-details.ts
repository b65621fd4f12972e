import { readCount } from '@/lib/concierge/understand/words'
import type { ChatAct } from './chat-act'

/** What a turn counts, beside the places and dates that other readers find. */
export type Details = { adults?: number; maxPrice?: number }

const COUNTED = 'one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}'
const PEOPLE = new RegExp(
  `\\b(${COUNTED})\\s*(?:adults?|person'?s?|persons?|peoples?|pass[ae]n ?g[ea]rs?|pax|travell?ers?|members?|of us|tickets?|ticekts?|tikets?|seats?|guests?)\\b`,
)
const ALONE = new RegExp(`^(?:(?:only|just|for|its|it is|we are|total(?: of)?|ok(?:ay)?|yes)\\s+)*(${COUNTED})(?:\\s+only)?$`)
const PRICE_LIMIT =
  /\b(?:under|below|within|less than|(?:not )?(?:exceed\w*|more than|over|above)|at most|up to|upto|max(?:imum)?(?: of)?|budget(?: is| of)?|limit(?: is| of)?|around|for|afford|cost(?: of| is)?|price(?: of| is| limit)?|with|fare(?: of| is)?)\s*(?:is |of |about |around )?(?:usd|rs|inr|\$)?\s*(\d{2,5})\b(?! ?(?:am|pm|st|nd|rd|th|hours?|minutes?|nights?|days?|of|pass\w*|pers\w*|people|adults?)\b)/
const BARE_AMOUNT = /^[1-9]\d{2}$/
const AMOUNT = /\b(\d{2,5})\s*(?:usd|dollars?|dollors?|bucks|per ticket|rupees|rs|euros?|pounds?)\b/
const EMAIL = /\b(?:[\w.]+ ?)?\w*@[\w.]+|\b\w+(?: \d+)? ?(?:gmail|yahoo|hotmail|outlook|rediff\w*|icloud|e?mail|aol|live)\w*com\b/

/** The countable details of one chat turn; `open` is what the traveller last asked to have done. */
export function readDetails(message: string, open?: ChatAct): Details {
  const words = message
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[,;!?]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const withoutMail = words.replace(EMAIL, ' ')
  const adults = PEOPLE.exec(withoutMail)?.[1] ?? (open === 'bookflight' || open === undefined ? ALONE.exec(words)?.[1] : undefined)
  const price =
    PRICE_LIMIT.exec(withoutMail)?.[1] ??
    AMOUNT.exec(withoutMail)?.[1] ??
    (open === 'bookflight' ? BARE_AMOUNT.exec(words)?.[0] : undefined)
  return { ...(adults === undefined ? {} : { adults: readCount(adults) }), ...(price === undefined ? {} : { maxPrice: Number(price) }) }
}
