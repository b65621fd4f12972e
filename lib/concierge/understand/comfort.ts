import { COUNT, readCount, takeOut } from './words'

export type Cabin = 'economy-with-restrictions' | 'economy-without-restrictions' | 'economy-premium' | 'business' | 'first'
export type Preference = 'cheapest' | 'fastest' | 'best-value'
export type Comfort = {
  cabinClass?: Cabin
  directOnly?: boolean
  checkedBags?: number
  preference?: Preference
  tripType?: 'one-way' | 'round-trip'
}
export type ComfortReading = { comfort: Comfort; rest: string }

const CABINS: [Cabin, RegExp][] = [
  ['economy-premium', /\b(?:premium(?:\s+economy|\s+class|\s+cabin)?|economy\s+(?:premium|plus|comfort))\b/gi],
  ['first', /\b(?:first[\s-]+(?:class|cabin)|(?:in|fly(?:ing)?|make it) first)(?=\s*(?:$|[,.;~?!]|please|and|for|with))/gi],
  ['first', /\bfirst[\s-]+(?:class|cabin)\b/gi],
  [
    'business',
    /\b(?:business|biz|club)(?:[\s-]+(?:class|cabin))\b|\bbusiness\b(?!\s+(?:trip|travel|tour|meeting|conference|event|partner|traveller|visit|reasons?|purposes?|associates?|people|man|woman))(?<!\b(?:on|for|my|our|your|his|her|their|a|own|family) business)/gi,
  ],
  [
    'economy-without-restrictions',
    /\b(?:(?:fully |more |a )*(?:flexible|changeable|refundable|unrestricted)\s+(?:tickets?|fares?|economy|rates?|flights?|one)|(?:fully )flexible|economy (?:without|with no) restrictions|without restrictions|(?:make (?:it|them) |must be |should be )(?:fully )?(?:refundable|flexible|changeable))\b/gi,
  ],
  [
    'economy-with-restrictions',
    /\b(?:economy(?:[\s-]+(?:with restrictions|class|cabin))?|coach(?:\s+class)?|standard class|tourist class)\b/gi,
  ],
]
const NOT_THIS_CABIN =
  /\b(?:instead of|rather than|not(?: in)?|no longer(?: in)?)\s+(?:business|first|premium|economy)(?:\s+(?:economy|class))?\b|\bno\s+(?:business|premium)(?:\s+(?:economy|class))?(?=\s*(?:after all\b|any ?more\b|[,.;]|$))/gi
const NO_DIRECT =
  /\b(?:(?:(?:a |one |some |any )?(?:stops?|stopovers?|layovers?|connections?|connecting flights?)\s+(?:is|are|would be)?\s*(?:fine|ok|okay|alright|all right|allowed|no problem|not a problem|acceptable|also fine))|(?:(?:don't|do not|wouldn't) mind (?:a |one |any )?(?:stops?|stopovers?|layovers?|connections?|connecting|changing))|(?:with|including|allow(?:ing)?|include|up to (?:one|1|two|2)|any number of) (?:a |one |1 |two |2 )?(?:stops?|stopovers?|layovers?|connections?|connecting flights?)(?!\s+(?:in|at)\b)|(?:not|n't|doesn't have to be|needn't be|need not be) (?:necessarily |only )?(?:direct|non-?stop)|indirect|with or without stops|(?:direct|non-?stop)(?: flights?)? (?:does not|doesn't|do not|don't|is not|isn't|are not|aren't) (?:really )?(?:matter|necessary|needed|required|important))\b/gi
const DIRECT =
  /\b(?:direct(?:ly)?(?:\s+(?:flights?|only|ones?))?|non[\s-]?stop(?:\s+(?:flights?|only))?|straight(?: there| through)|(?:no|without(?: any| a)?|zero|0|avoid(?:ing)?) (?:stops?|stopovers?|layovers?|connections?|changes?|connecting flights?)(?!\s+(?:longer|shorter|over|under|above|below|exceeding|overnight|(?:of )?(?:more|less) than)\b))\b/gi
const BAG = '(?:bags?|suitcases?|luggage|baggage|(?:pieces? of )?(?:luggage|baggage))'
const NO_BAGS =
  /\b(?:no|without(?: any| a)?|zero|0) (?:checked[ -]in |checked |check[ -]?in |hold )?(?:bags?|luggage|baggage|suitcases?)\b|\b(?:only |just )?(?:hand luggage|hand baggage|carry-?on|cabin bags?|a backpack|a rucksack)(?: only| bags?)?\b|\b(?:remove|drop) (?:the |my )?(?:checked )?(?:bags?|luggage)\b/gi
const BAGS = new RegExp(
  `(?:\\b(?<add>add(?:ing)?|plus|one more|another|extra)\\s+)?(?:\\b(?:with|including|include|incl\\.?|checking(?: in)?|need|needs|want|have|take|bring)\\s+)?(?:\\b(?:(?<count>${COUNT})\\s+)?)(?:(?:each|big|large|extra|more|checked|check[ -]in|checked-in|hold|registered)[\\s-]+)*\\b${BAG}\\b(?:\\s+(?:each|included|per person|per passenger|a head|allowance))*`,
  'gi',
)
const BAGS_ARE = new RegExp(
  `\\bnumber of (?:checked )?${BAG}\\b[^.,;?!~]{0,40}?\\b(?:is|are|will be|would be)\\s+(?<count>zero|0|none|${COUNT})\\b`,
  'gi',
)
const PREFERENCES: [Preference, RegExp][] = [
  [
    'cheapest',
    /\b(?:as cheap as possible|(?:the )?(?:cheapest|lowest[\s-]priced?|least expensive|most affordable|lowest (?:price|fare)s?)|(?:really |very )?(?:cheap(?:ly)?|inexpensive|affordable|budget(?=[\s-]+(?:flights?|airlines?|fares?|options?|tickets?|trips?|friendly|carriers?))|low[\s-]cost))\b/gi,
  ],
  ['fastest', /\b(?:as (?:fast|quick(?:ly)?|short) as possible|(?:the )?(?:fastest|quickest|shortest|least time)|minimal travel time)\b/gi],
  ['best-value', /\b(?:(?:the )?best(?:[\s-](?:value|deal|option|choice|balance))?)\b/gi],
]
const ONE_WAY =
  /\b(?:one[\s-]?way|oneway|single(?! room| bag| parent| adult| bed| person)(?: (?:ticket|flight|fare|trip))?|no return(?: flight)?|(?:not|n't) (?:need|want) (?:a |the )?return(?: flight)?|(?:without|don't need) (?:a |the )?(?:return|way back)|not coming back|just (?:there|the way out|out)|only (?:the way )?(?:there|out))\b/gi
const ROUND_TRIP =
  /\b(?:round[\s-]?trip|return (?:flights?|tickets?|trip|journey|fare)|a return|(?:there )?and back(?! (?:on|by|in|to))|there and back|both ways|two[\s-]way|roundtrip)\b/gi

/** Cabin, stops, bags, what matters most, one way or return: only what the words say, and the words without it. */
export function readComfort(words: string, known: { checkedBags: number }): ComfortReading {
  const comfort: Comfort = {}
  let rest = takeOut(words, NOT_THIS_CABIN, () => true)
  for (const [cabin, pattern] of CABINS) {
    rest = takeOut(rest, pattern, () => {
      comfort.cabinClass ??= cabin
      return true
    })
  }
  rest = takeOut(rest, NO_DIRECT, () => {
    comfort.directOnly = false
    return true
  })
  rest = takeOut(rest, DIRECT, () => {
    comfort.directOnly ??= true
    return true
  })
  rest = takeOut(rest, BAGS_ARE, ({ groups = {} }) => {
    comfort.checkedBags ??= /^(?:zero|0|none|no)$/i.test(groups.count ?? '') ? 0 : Math.min(3, readCount(groups.count ?? 'a'))
    return true
  })
  rest = takeOut(rest, NO_BAGS, () => {
    comfort.checkedBags ??= 0
    return true
  })
  rest = takeOut(rest, BAGS, ({ groups = {} }) => {
    const count = readCount(groups.count ?? 'a')
    comfort.checkedBags ??= Math.min(3, groups.add || /^another$/i.test(groups.count ?? '') ? known.checkedBags + count : count)
    return true
  })
  for (const [preference, pattern] of PREFERENCES) {
    rest = takeOut(rest, pattern, () => {
      comfort.preference ??= preference
      return true
    })
  }
  rest = takeOut(rest, ONE_WAY, () => {
    comfort.tripType ??= 'one-way'
    return true
  })
  rest = takeOut(rest, ROUND_TRIP, () => {
    comfort.tripType ??= 'round-trip'
    return true
  })
  return { comfort, rest }
}
