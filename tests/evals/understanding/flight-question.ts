/** What a request to a flight information service asks for, in the order in which one form is told from another. */
const QUESTIONS: [intent: string, group: string, pattern: RegExp][] = [
  [
    'abbreviation',
    'abbreviations',
    /\b(?:abbreviations?|stands? for)\b|\b(?:what(?:'s| is| does| do| are)?|explain|define|meaning of)\b.*\b(?:(?:fare |booking |airline |airport |basis |class )?codes?\b.*\b(?:mean\w*|is|are)?|means?)\b|\bexplain\b.*\b(?:restriction|code)|\bwhat(?:'s| is| are)\b.*\b(?:fare|booking) (?:class|code)\b|^(?:what(?:'s| is)) (?:the code )?[a-z]{1,3}\W*$/i,
  ],
  [
    'ground_fare',
    'ground_service',
    /\b(?:how much|cost|price|rates?|fares?)\b.*\b(?:limousine|limo|taxi|rental cars?|car rental|rent a car|ground transport\w*|shuttle)\b/i,
  ],
  [
    'ground_service',
    'ground_service',
    /\b(?:ground (?:transport\w*|service)|limousines?|limos?|taxis?|rental cars?|car rentals?|rent(?:ing)? (?:a )?cars?|shuttles?|public transport\w*|(?:get|transportation) (?:from|to|between) (?:the )?(?:airport|downtown)|transportation (?:in|from|is|available)|downtown)\b(?!.*\b(?:how far|distance)\b)(?<!\b(?:how far|distance)\b.*)/i,
  ],
  ['distance', 'distances', /\bhow far\b|\bdistances?\b|\bhow many miles\b/i],
  ['capacity', 'aircraft', /\bcapacit(?:y|ies)\b|\bhow many (?:people|passengers|seats)\b/i],
  ['quantity', 'quantities', /\bhow many\b|\bnumber of (?:flights|stops|airlines)\b/i],
  [
    'aircraft',
    'aircraft',
    /\b(?:what|which|type|types|kind|kinds|tell me about|sort)\b(?: \w+){0,4}? (?:aircrafts?|air ?planes?|planes?|jets?|equipment)\b|\b(?:tell me about|what is) (?:the |a )?(?:boeing|airbus|dc ?-?\d|md ?\d|\d{3}|[a-z]\d{2})\b/i,
  ],
  ['meal', 'meals', /\b(?:what|which|are)\b.*\b(?:meals?|snacks?|food)\b|\bmeals? (?:served|options?)\b/i],
  ['restriction', 'restrictions', /\brestrictions?\b/i],
  ['day_name', 'days', /\b(?:what|which) days?\b/i],
  ['airport', 'airports', /\b(?:which|what|name|list|all|the) (?:\w+ ){0,2}?airports?\b(?! is\b.*\bfrom\b)(?<!from the airport)/i],
  ['city', 'cities', /\b(?:which|what|all|list|the) (?:\w+ ){0,2}?cit(?:y|ies)\b|\bwhere (?:is|does)\b/i],
  [
    'airline',
    'airlines',
    /\b(?:which|what|what are the|list|show(?: me)?(?: the)?|give me(?: the)?|all|name of the) (?:\w+ ){0,2}?(?:airlines?|carriers?)\b(?! flights?)|^(?:the )?airlines?\b(?! flights?)|\bairline (?:is|does)\b/i,
  ],
  ['flight_no', 'flight_numbers', /\bflight numbers?\b/i],
  [
    'flight_time',
    'flight_times',
    /\b(?:what time|when) (?:do|does|is|are|will)\b|\b(?:departure|arrival|flight|schedule) times?\b(?! (?:of|at|is|before|after|around|between)\b(?! (?:the |all |flights?)))|\bschedules?\b|\btimes? (?:for|of) (?:the )?flights?\b|\bhow long (?:is|does|are) .*\bflight/i,
  ],
]
const FARE = /\b(?:fares?|air ?fares?|ticket prices?|prices?|costs?|how much|rates?)\b/i
const FLIGHT = /\bflights?\b|\bfl(?:y|ies|ying)\b/i
const COST_FIRST = /\b(?:how much|costs?|price (?:of|for)|fares?|air ?fares?)\b.*?\b(?:flights?|fl(?:y|ies|ying))\b/i
const LIMIT = /\b(?:with|under|below|at|of|that cost|which cost|costing)\b[^.?!]*\b(?:fares?|prices?|costs?|dollars)\b/i
/** Whoever means to book says so, or asks for one for themselves. */
const BOOKS = /\b(?:book\w*|purchase|buy)\b/i

/** The question and its kind; null where a flight is to be booked, or nothing of flights is said. `isRoute`: both ends of a flight are named. */
export function readFlightQuestion(text: string, isRoute: boolean): { intent: string; group: string } | null {
  if (BOOKS.test(text) && !/\bbooking class/i.test(text)) return null
  const asked = QUESTIONS.find(([, , pattern]) => pattern.test(text))
  if (asked && !(isRoute && ['ground_service', 'city', 'airport', 'quantity'].includes(asked[0]) && FLIGHT.test(text)))
    return { intent: asked[0], group: asked[1] }
  const isFare = FARE.test(text) && (!FLIGHT.test(text) || (COST_FIRST.test(text) && !LIMIT.test(text)))
  if (isFare && (isRoute || /\bfl(?:ight|y)|fares?\b/i.test(text))) return { intent: 'airfare', group: 'fares' }
  return isRoute || FLIGHT.test(text) ? { intent: 'flight', group: 'search_flights' } : null
}
