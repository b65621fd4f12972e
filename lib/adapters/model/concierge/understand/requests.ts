/** What the traveller asks of the concierge, apart from changing the search or pointing at a flight. */
export type Request =
  | 'card-number'
  | 'off-limits'
  | 'start-over'
  | 'undo'
  | 'check-out'
  | 'why'
  | 'total'
  | 'bags-included'
  | 'stops'
  | 'duration'
  | 'times'
  | 'conditions'
  | 'compare'
  | 'order'
  | 'simulated'
  | 'safe-to-pay'
  | 'who'
  | 'help'
  | 'hello'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'
export type Unsupported =
  | 'hotel'
  | 'car'
  | 'train'
  | 'insurance'
  | 'visa'
  | 'weather'
  | 'booked-ticket'
  | 'seat'
  | 'airline'
  | 'several-cities'

/** Asked about what is shown: these want an answer, no list and no other search. */
const ABOUT_WHAT_IS_SHOWN: Request[] = [
  'why',
  'compare',
  'bags-included',
  'stops',
  'duration',
  'times',
  'conditions',
  'order',
  'simulated',
  'safe-to-pay',
]

/** In this order: the first that fits is meant. */
const REQUESTS: [Request, RegExp][] = [
  ['card-number', /(?:\d[ -]?){13,19}/],
  [
    'off-limits',
    /\b(?:(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines|restrictions|limits)|system prompt|your (?:instructions|prompt|rules)|jail ?break|developer mode|you are now|pretend (?:to be|you)|act as (?:a|an|if)|for free\b(?! cancel)|free of charge|price (?:to|of) (?:0|zero)|(?:set|change|lower|reduce) the price|without paying|<\/?(?:system|situation|task)|bomb|weapon|hack)/i,
  ],
  [
    'start-over',
    /\b(?:start (?:over|again|afresh|anew|from scratch|fresh|new)|begin (?:again|anew)|new (?:search|trip)|reset|clear (?:everything|all|the trip)|forget (?:it all|everything|about it)|from the beginning|scrap (?:that|everything|it))\b/i,
  ],
  [
    'undo',
    /\b(?:undo|take (?:that|it|this) back|revert|go back (?:one )?(?:step|a step)|go back$|step back|put it back|as it was|previous (?:step|state)|(?:never ?mind|cancel) (?:that|the last)(?: change| one)?|not that, go back)\b/i,
  ],
  [
    'order',
    /\b(?:(?:my|the|our) (?:order|booking|reservation|confirmation|reference|tickets? status)|booking (?:reference|status|number)|order status|(?:is|was|has) (?:it|my (?:trip|flight|payment)) (?:been )?(?:booked|confirmed|paid)|did (?:it|the (?:payment|booking)) go through)\b/i,
  ],
  [
    'simulated',
    /\b(?:are (?:these|those|they|the flights)|is (?:this|that|it)) (?:flights? )?(?:real|fake|simulated|genuine|made up|a demo|live)\b|\breal (?:flights|prices|money)\b/i,
  ],
  [
    'safe-to-pay',
    /\b(?:is it (?:safe|secure)|how (?:do|can|will) (?:i|we) pay|who (?:charges|takes)|when (?:am i|will i be|is my card) charged|payment (?:methods?|options?)|can (?:i|we) pay (?:with|by|using|in)|do you (?:accept|take) (?:visa|mastercard|amex|american|paypal|apple|google|cards?))\b/i,
  ],
  [
    'why',
    /^\s*(?:(?:and|but|so|ok|okay),?\s+)?(?:why|how come)\b|\bwhat makes\b|\breasons?\b.*\?|\bexplain (?:why|that|the|your)\b|\bwhy (?:is|are|do|did|would|should|this|that|the)\b/i,
  ],
  [
    'compare',
    /\b(?:compare|difference between|differ(?:ent|s|ence)?\b.*\?|versus|vs\.?|pros and cons|which (?:one )?(?:is|would be|do you|should) .*(?:better|recommend|take|choose))\b/i,
  ],
  [
    'bags-included',
    /\b(?:(?:does|do|is|are|will|would|has|have|what|how many|how much|can i (?:take|bring|check))\b.{0,50}\b(?:bags?|luggage|baggage|suitcases?|carry-?on)\b.{0,40}\??$|bags? (?:included|allowance)\s*\?|(?:luggage|baggage) (?:allowance|rules|policy))/i,
  ],
  [
    'conditions',
    /\b(?:(?:can|could|is|are|what if|how much|what|if)\b.{0,50}\b(?:change|changed|refund\w*|cancel\w*|reschedul\w*|rebook\w*)\b(?:.{0,50}\b(?:it|ticket|fare|flight|date|later|fee|policy|rules)\b)?.{0,20}\?|refund(?:able)?\s*\?|(?:change|cancellation|refund) (?:fees?|rules|policy|conditions))/i,
  ],
  [
    'total',
    /\b(?:how much|total|what(?:'s| is| does| do| will| would) (?:it|that|this|the (?:\w+ )?(?:price|cost|total|fare)|everything|all)\b.{0,20}\b(?:cost|price|total|come to|be)?|what(?:'s| is) the (?:\w+ )?(?:price|cost|fare)|price (?:of|for)|(?:does|do|is|are) .{0,30}(?:tax(?:es)?|fees) |including (?:tax|everything)|taxes)\b.*\??/i,
  ],
  [
    'stops',
    /\b(?:(?:how long|what|where|which|is|are|does|do|how many)\b.{0,40}\b(?:layovers?|stopovers?|connections?|stops?|change planes|connect|direct|non-?stop|transit)\b|layover\s*\?)/i,
  ],
  ['duration', /\b(?:how long|how many hours|duration|flight time|travel time|journey time)\b/i],
  [
    'times',
    /\b(?:(?:when|what time|at what time)\b.{0,30}\b(?:leave|depart|arrive|land|take off|get (?:in|there|to)|go|back)|departure time|arrival time)\b/i,
  ],
  [
    'check-out',
    /\b(?:check ?out|pay(?:ment)?|purchase|buy|book (?:it|this|that|them|now|everything|the (?:trip|flights?|tickets?))|(?:complete|finish|finalise|finalize|confirm) (?:it|the|my|this|booking)|reserve (?:it|this|that|them|now)|proceed|ready to book|let's book|go ahead and book|book)\b/i,
  ],
  [
    'who',
    /\b(?:who are you|what are you|are you (?:a |an )?(?:bot|robot|human|real|ai|person|machine|chatgpt|gpt)|your name|who (?:made|built) you)\b/i,
  ],
  [
    'help',
    /\b(?:what (?:can|do) (?:you|i)|how (?:does this|do you|can you) (?:work|help)|help(?: me)?\s*[.?!]*$|what (?:is|are) (?:this|my options)|how (?:do|can) i (?:use|start|begin))\b/i,
  ],
  [
    'thanks',
    /\b(?:thanks?(?: you| a lot| so much)?|cheers|much appreciated|appreciate it|ta|perfect|great|lovely|wonderful|awesome|brilliant|nice one|excellent)\b/i,
  ],
  ['goodbye', /\b(?:bye|goodbye|good night|see you|that(?:'s| is) (?:all|it|everything))\b/i],
  ['hello', /^\s*(?:hi+|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|howdy|yo)\b/i],
  ['no', /^\s*(?:no|nope|nah|not (?:really|now|yet|any)|none|neither|don't)\b/i],
  [
    'yes',
    /^\s*(?:yes|yeah|yep|yup|sure|ok(?:ay)?|fine|sounds good|go ahead|please do|do it|(?:continue|next)(?=\W*$)|go on|proceed|correct|right|absolutely|of course|carry on|let's go|let's do it|all good|i agree|agreed|alright)\b/i,
  ],
]

const UNSUPPORTED: [Unsupported, RegExp][] = [
  [
    'hotel',
    /\b(?:hotels?|hostels?|accommodation|airbnb|bed and breakfast|b&b|apartments?|lodgings?|(?:a|hotel) rooms?|somewhere to (?:stay|sleep)|place to (?:stay|sleep))\b/i,
  ],
  [
    'car',
    /\b(?:car (?:hire|rental)|(?:rent|hire)\w* (?:me |us )?(?:a |an )?(?:car|van|convertible|vehicle|suv)|rental cars?|hire cars?|taxi|uber|airport transfer|shuttle)\b/i,
  ],
  ['train', /\b(?:trains?|eurostar|bus(?:es)?|coach ticket|ferr(?:y|ies)|cruises?)\b/i],
  ['insurance', /\btravel insurance|insur(?:e|ance)\b/i],
  [
    'visa',
    /\b(?:(?:a|need|require)\w* (?:a |any )?visas?\b(?! card)|visas? (?:for|to|requirements?)|vaccin\w+|passport (?:rules|requirements?|validity)|entry requirements?|travel alerts?)/i,
  ],
  [
    'weather',
    /\b(?:weather|forecast|how (?:hot|warm|cold)|temperature|exchange rate|currency|time zone|timezone|plug type|translate|how do (?:you|i) say)\b/i,
  ],
  [
    'booked-ticket',
    /\b(?:(?:change|cancel|amend|move|rebook) (?:my |the |an? )?(?:existing |booked )?(?:booking|reservation|ticket|order)|i (?:have )?already booked|lost (?:luggage|bag)|(?:my|the) luggage (?:is|was) lost|flight status|is my flight (?:on time|delayed)|boarding pass|check[ -]in (?:online|for my))\b/i,
  ],
  [
    'seat',
    /\b(?:(?:choose|pick|select|book|change|want|assign) (?:my |our |a |an |the )?(?:window |aisle )?seats?\b|(?:window|aisle) seats?|seat map|meals?\b|vegetarian|vegan|halal|kosher|wheelchair)/i,
  ],
]

/** The request is told from the whole message; a wish for a flight in the same message is read beside it. */
export function readRequest(words: string): Request | null {
  return REQUESTS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** Whether a request is answered from what lies on the table. */
export function isAboutWhatIsShown(request: Request | null): boolean {
  return request !== null && ABOUT_WHAT_IS_SHOWN.includes(request)
}

/** Something that travellers ask of others, and that the concierge does not offer; null for all else. */
export function readUnsupported(words: string): Unsupported | null {
  return UNSUPPORTED.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** "show me the fastest", "sort by price", "the return flights again": a list is wanted, not a choice. */
export function wantsList(words: string): boolean {
  return /\b(?:show|list|sort|rank|order (?:them |it )?by|see|display|view|what (?:are|other)|which (?:are|flights)|any other|other (?:options|flights)|more (?:options|flights)|alternatives?|something (?:cheaper|faster|quicker|better)|anything (?:cheaper|faster|quicker|better|else)|(?:cheaper|faster|quicker) (?:ones?|options?|flights?)|go back to|change (?:the|my) (?:outbound|return|flight)|different (?:outbound|return|flight)|(?:return|outbound) flights)\b/i.test(
    words,
  )
}

/** "Is it for two people?", "will it arrive the next day?": about what is there, not a wish. */
export function asksAboutShown(words: string): boolean {
  return /\b(?:is|are|was|does|do|did|will|would|has|have)\s+(?:it|this|that|these|those|they|there|the (?:\w+ )?(?:flight|ticket|fare|price)s?)\b|\b(?:it|flight) (?:arrives?|leaves?|lands?|takes?|costs?|includes?|stops?)\b/i.test(
    words,
  )
}

/** A question that wants an answer: "can you find me …?" asks for an action and is none. */
export function isQuestion(words: string): boolean {
  if (
    /^\s*(?:(?:and|but|so|ok|okay|hm+|well|actually|please|sorry|great|thanks|yes|no),?\s+)*(?:(?:can|could|may|shall)\s+(?:i|we|you)|would you|will you)\b(?!\s+tell)/i.test(
      words,
    )
  )
    return false
  return (
    /\?\s*$/.test(words) ||
    /^\s*(?:(?:and|but|so|ok|okay|hm+|well),?\s+)*(?:why|what|how|which|when|where|who|is|are|does|do|did|has|can you tell|could you tell|will (?:it|the)|would (?:it|that|this)|tell me|compare|explain)\b/i.test(
      words,
    )
  )
}
