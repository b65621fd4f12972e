import { hasCardNumber } from '@/lib/travel/payment/find-card-number'
import { saysGrave } from '../router/forms'

/** What the traveller asks of the concierge, apart from changing the search or pointing at a flight. */
export type Request =
  | 'card-number'
  | 'off-limits'
  | 'start-over'
  | 'undo'
  | 'search-again'
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
  | 'what-happened'
  | 'pets'
  | 'passenger-details'
  | 'child-fares'
  | 'included'
  | 'per-person'
  | 'picked'
  | 'emissions'
  | 'another-time'
  | 'simulated'
  | 'safe-to-pay'
  | 'who'
  | 'help'
  | 'hello'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'

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
  'what-happened',
  'pets',
  'passenger-details',
  'child-fares',
  'included',
  'per-person',
  'picked',
  'emissions',
  'another-time',
  'simulated',
  'safe-to-pay',
]

/** In this order: the first that fits is meant. */
const REQUESTS: [Request, RegExp][] = [
  [
    'off-limits',
    /\b(?:(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines|restrictions|limits)|system prompt|your (?:instructions|prompt|rules)|jail ?break|developer mode|you are now|pretend (?:to be|you)|act as (?:a|an|if)|(?:give|book|get|send|issue|make|sell|let)\b(?!.*\b(?:chang|cancel|refund|bag|luggage|seat|bab|infant|child|kid)).{0,40}\b(?:for free|free of charge)\b|price (?:to|of) (?:0|zero)|(?:set|change|lower|reduce) the price|without paying|<\/?(?:system|situation|task))/i,
  ],
  [
    'what-happened',
    /\b(?:why|how come|what happened|did (?:it|you))\b.{0,40}\b(?:reset|start(?:ed)? (?:again|over)|gone|los[et]|lost|clear(?:ed)?|disappear\w*|vanish\w*|drop(?:ped)?|remov\w*|delet\w*|switch(?:ed)?|forget|forgot)\b/i,
  ],
  [
    'start-over',
    /\b(?:start (?:over|again|afresh|anew|from scratch|fresh|new)|begin (?:again|anew)|new (?:search|trip)|reset|clear (?:everything|all|the trip)|forget (?:it all|everything|about it)|from the beginning|scrap (?:that|everything|it))\b/i,
  ],
  [
    'search-again',
    /^\W*(?:(?:please|can you|could you|would you|just|ok(?:ay)?|yes)\W+)*(?:(?:search|try|look|check|ask|refresh|retry)(?:\s+(?:it|that|them|the (?:search|prices?|flights?)))?(?:\s+(?:for (?:it|them|flights)))?\s+(?:again|once more|anew)|retry(?: the search)?|refresh(?: the (?:search|prices?|flights?))?|once more|again)(?:\W+(?:please|now|then))*\W*$/i,
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
    /\b(?:is (?:it|(?:the |my )?(?:payment|paying|checkout|card)|this (?:site|page|app)|the (?:site|page|app)) (?:safe|secure)|how (?:do|can|will) (?:i|we) pay|who (?:charges|takes)|when (?:am i|will i be|is my card) charged|payment (?:methods?|options?)|can (?:i|we) pay (?:with|by|using|in)|do you (?:accept|take) (?:visa|mastercard|amex|american|paypal|apple|google|cards?))\b/i,
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
    'pets',
    /\b(?:(?:can|could|may|is|are|do|does|how|what about|allow\w*)\b.{0,40}\b(?:dogs?|cats?|pets?|animals?|puppy|kitten|rabbits?|hamsters?)\b)/i,
  ],
  [
    'child-fares',
    /\b(?:bab(?:y|ies)|infants?|child(?:ren)?|kids?)\b.{0,12}\b(?:do|does|must|have to|has to) .{0,12}\bpay\b|\b(?:do|does|are|is|how|at what age|what age)\b.{0,20}\b(?:bab(?:y|ies)|infants?|child(?:ren)?|kids?|toddlers?)\b.{0,40}\b(?:free|pay|cost|cheaper|discount\w*|charged?|price|fly|seats?|lap)\b/i,
  ],
  ['emissions', /\b(?:co2|carbon|emissions?|greenest|eco(?:logical|-friendly)?|climate|footprint)\b/i],
  [
    'per-person',
    /\b(?:(?:price|total|cost|fare|that|this|it)s?\b.{0,25}\b(?:per|for each|for every|a|each)[\s-]*(?:person|passenger|traveller|head|adult|one|of us)|(?:price|total|cost|is (?:it|that|this))\b.{0,25}\bfor (?:everyone|everybody|all of us|all|both(?: of us)?|the two of us|us all)|(?:each|per person) or (?:for )?(?:all|total|everyone|together|both))\b/i,
  ],
  [
    'included',
    /\bwhat(?:'s| is| do(?:es)?| do (?:i|we) get)\b.{0,30}\b(?:includ\w*|come with|get (?:with|in|for)|cover(?:ed)?|part of)\b|^\s*what(?:'s| is| does)\b.{0,20}\bin(?:cluded)? (?:the )?(?:\w+)(?: fare)?\s*\?*$/i,
  ],
  [
    'picked',
    /\b(?:(?:what|which)(?:'s| is| was| were| are)? (?:(?:the|my|our) )?(?:outbound|return|way (?:out|back)|flights?|picks?|first flight|inbound)\b.{0,40}\b(?:again|pick|picked|choose|chos[e]n?|chose|selected|took|taken|have)\b|remind (?:me|us)|what (?:have|did) (?:i|we) (?:pick|cho|select|book|take)\w*|what (?:was|is) (?:the|my|our) (?:outbound|return|way (?:out|back)|inbound)(?: flight)?\s*\?*$)/i,
  ],
  [
    'another-time',
    /^\W*(?:an?|the|any|some)?\s*(?:earlier|later) (?:flights?|ones?|departures?)\b|\b(?:leave|fly|depart|go) (?:a bit |somewhat )?(?:earlier|later)\W*$|\b(?:is|are|isn't|do you have|have you got|anything|something|any|got|what about|how about)\b(?:.{0,30}\b)?(?:(?:a|an|any|one|ones|flights?|anything|something|options?)\s+)?(?<!\b(?:days?|weeks?|nights?|fortnights?)\s)(?:earlier|later)\b(?!\s+(?:than|on|in|that)\b)/i,
  ],
  [
    'bags-included',
    /\b(?:(?:does|do|is|are|will|would|has|have|what|how many|how much|(?:can|could|may) (?:i|we) (?:\w+ )?(?:take|bring|check|carry))\b.{0,50}\b(?:bags?|luggage|baggage|suitcases?|carry-?on)\b.{0,40}\??$|bags? (?:included|allowance)\s*\?|(?:luggage|baggage) (?:allowance|rules|policy))/i,
  ],
  [
    'passenger-details',
    /\b(?:(?:first|last|middle|full|maiden|family|sur)[\s-]?names?|surnames?|(?:the|my|our|a|his|her|their|passenger|wrong|another) names?|names? (?:change|on|of|is|are|wrong|spelled|spelt|correct\w*)|passengers?'? (?:details|names?|data)|passport (?:number|details)|dates? of birth|(?<!\b(?:for|on) (?:my|our|his|her|their|the|an?) (?:[\w'-]+ ){0,3})birthdays?)\b/i,
  ],
  [
    'conditions',
    /\b(?:(?:can|could|may|what if) (?:i|we|you)\b.{0,25}\b(?:cancel\w*|change|refund\w*|reschedul\w*|rebook\w*|get (?:a refund|(?:my|our|the) money back))\b.{0,40}$|\bget (?:my|our|the) money back\b|\bis (?:it|this|that|the \w+) (?:\w+ )?(?:refundable|changeable|flexible)\b|\b(?:fare|ticket) (?:rules|conditions)\b|(?:can|could|is|are|what if|how much|what|if)\b.{0,50}\b(?:change|changed|refund\w*|cancel\w*|reschedul\w*|rebook\w*)\b(?:.{0,50}\b(?:it|ticket|fare|flight|date|later|fee|policy|rules)\b)?.{0,20}\?|refund(?:able)?\s*\?|(?:change|cancellation|refund) (?:fees?|rules|policy|conditions))/i,
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
    /\b(?:check ?out|pay(?:ment)?|purchase|buy|book (?:it|this|that|them|now|everything|the (?:trip|flights?|tickets?))|(?:complete|finish|finalise|finalize|confirm) (?:it|the|my|this|booking)|reserve (?:it|this|that|them|now)|proceed|ready to book|let(?:'s| us) (?:book|pay|check ?out)|(?:go|on|move|continue) to the next step|go ahead and book|book)\b/i,
  ],
  [
    'who',
    /\b(?:who are you|what are you|are you (?:a |an )?(?:bot|robot|human|real|ai|person|machine|chatgpt|gpt)|your name|who (?:made|built|created|programmed|designed|owns|runs) you|(?:what|which) (?:language |ai )?model\b.{0,12}\b(?:are|is|do|runs|powers)\b|what (?:kind|sort) of (?:ai|bot|program|model)|do you have a name|how old are you|where are you from)\b/i,
  ],
  [
    'help',
    /\b(?:what (?:can|do) (?:you|i)|how (?:does this|do you|can you) (?:work|help)|help(?: me)?\s*[.?!]*$|what (?:is|are) (?:this|my options)|how (?:do|can) i (?:use|start|begin))\b/i,
  ],
  ['no', /^\W*(?:no+|nope|nah)\W+(?:thanks|thank you|thank u|thx)\b/i],
  [
    'thanks',
    /\b(?:th?(?:an)?x|ty|tnx|thanks?(?: ?(?:you|u)| a lot| so much)?|cheers|much appreciated|appreciate it|ta|perfect|great|lovely|wonderful|awesome|brilliant|nice one|excellent)\b/i,
  ],
  ['goodbye', /\b(?:b+y+e+|good ?bye+|good night|see you|that(?:'?s| is) (?:all|it|everything))\b/i],
  ['hello', /^\s*(?:hi+|hai+|hel+o+|hey+a?|hiya|good (?:morning|afternoon|evening|day)|greetings|howdy|yo)\b/i],
  [
    'no',
    /^\s*(?:no+|nope|nah|nothing (?:else|more)|(?:forget (?:it|that|about it)|never ?mind)(?=\W*$)|not (?:really|now|yet|any)|none|neither|don't)\b/i,
  ],
  [
    'yes',
    /^\s*(?:yes+|ye+ah?|yep|yup|sure|o+k+|ok(?:ay|ey|ie)|fine|sounds good|go ahead|please do|do (?:it|that|this)|let(?:'s| us) do (?:it|this|that)|(?:continue|next)(?=\W*$)|go on|proceed|correct|right|absolutely|of course|carry on|let's go|let's do it|all good|i agree|agreed|alright)\b/i,
  ],
]

const YES = REQUESTS.find(([request]) => request === 'yes')?.[1]
const COURTESY = /^\W*(?:great|perfect|lovely|wonderful|awesome|brilliant|excellent|thanks?(?: you)?|cheers)\b[\s,.!]*(?:then\s+)?/i

/** The request is told from the whole message; a wish for a flight in the same message is read beside it. */
export function readRequest(words: string): Request | null {
  if (saysGrave(words)) return null
  if (hasCardNumber(words)) return 'card-number'
  const request = REQUESTS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
  // "Great, but …?" goes on to ask something.
  // "Can you change it to …?" asks for the change, and the way into town is no flight.
  if (request === 'conditions' && /\bchange\b.{0,20}\b(?:in)?to\b/i.test(words)) return null
  if (request === 'duration' && /\b(?:to|from|into) (?:the |my |our )?(?:city|cent(?:re|er)|town|downtown|hotel|airport)\b/i.test(words))
    return null
  if (request === 'thanks' && YES?.test(words.replace(COURTESY, ''))) return 'yes'
  return request === 'thanks' && (/\bbut\b/i.test(words) || /\?\s*$/.test(words)) ? null : request
}

/** Whether a request is answered from what lies on the table. */
export function isAboutWhatIsShown(request: Request | null): boolean {
  return request !== null && ABOUT_WHAT_IS_SHOWN.includes(request)
}
