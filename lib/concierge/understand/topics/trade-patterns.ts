import type { BesideFlights } from './beside-flights'

/** What belongs to a journey by air, and that the airline or the airport does. The first that fits is meant. */
export const TRADE: [BesideFlights, RegExp][] = [
  [
    'lost-luggage',
    /\b(?:(?:lost|missing|misplaced|stolen|damaged|delayed) (?:my |our |the )?(?:\w+ )?(?:luggage|bags?|baggage|suitcases?|backpack|rucksack)|(?:luggage|bags?|baggage|suitcases?)\b.{0,20}\b(?:(?:is|was|are|were|got|has been|have been|went|gone|'s) (?:\w+ )?(?:lost|missing|stolen|damaged|gone|delayed|broken|left behind)|(?:has|have|did|does)(?:n'?t| not) (?:arrived?|come|turn(?:ed)? up|show(?:n|ed)? up|made? it)|never (?:arrived|came|turned up|showed up|made it)|did ?n[o']?t (?:make it|arrive))|(?:find|locate|trace|track|where (?:is|are)|claim) my (?:\w+ )?(?:luggage|bags?|baggage|suitcases?)|baggage claim|lost and found|lost property)\b/i,
  ],
  [
    'airline-cancels',
    /\b(?:if|when|in case)\b.{0,15}\b(?:flights?|plane|it|they|airline)\b.{0,12}\b(?:is|are|gets?|was|were|has been|have been|ends? up) (?:\w+ )?cancell?ed\b|\b(?:if|when|in case)\b.{0,12}\b(?:airline|carrier|they)\b.{0,12}\bcancels?\b/i,
  ],
  [
    'flight-status',
    /\b(?:flight status|status of (?:my |the |our )?(?:\w+ )?flight|(?:is|are|was|will|has) (?:my|our|the|his|her|their|flight)\b.{0,25}\b(?:on time|delayed|late|running late|landed|boarding|departed|taken off)|(?:which|what) gate|gate (?:number|change)|(?:when|what time) (?:does|do|is|will) (?:my|our|the) (?:\w+ )?(?:flight|plane)\b.{0,12}\bboard\w*|(?:when|what time) does boarding|track (?:my|a|the) flight|my flight (?:is|was|has been|got) (?:delayed|cancell?ed|diverted)|has my flight (?:landed|left)|(?:is|are) (?:there )?(?:any )?delays?)\b/i,
  ],
  ['boarding-pass', /\b(?:boarding (?:pass|card)e?s?|(?:my|send(?: me)?|print|get|download|resend)\b.{0,15}\be-?tickets?)\b/i],
  [
    'check-in',
    /^(?!.*\b(?:bags?|luggage|suitcases?)\b).*\b(?:check(?:ing)?[ -]?in (?:online|for (?:my|our|the|a) (?:\w+ )?(?:flight|trip)|times?|desk|opens?|closes?|counter)|online check[ -]?in|checked in (?:online|for)|(?:can|how|when|where|want|need|like|able)\b.{0,14}\bcheck (?:me |us )?in\b)/i,
  ],
  [
    'booking-refund',
    /^(?!.*\b(?:if|in case|later|fares?|refundable)\b).*\b(?:(?:want|need|demand|get|claim|request|give me|owe me|like|expect|asking for)\b.{0,14}\b(?:(?:my|a|the|our|full) )+refund|refund (?:my|me|the|our|this|us)\b|(?:want|give me|get|need) (?:my|our|all my) money back(?! if\b| guarantee)|claim compensation|compensation for)\b/i,
  ],
  [
    'booked-ticket',
    /\b(?:(?:change|cancel|amend|move|rebook|modify|postpone|reschedule|transfer) (?:my |the |an? |our |this )?(?:existing |booked |current |upcoming )?(?:booking|reservation|tickets?|order|booked (?:flight|trip))|(?:of|on|for|in) my (?:booked (?:flight|trip|tickets?)|existing (?:booking|reservation))|(?:i|we) (?:have )?already (?:booked|bought|paid)|(?:change|correct|fix) (?:the |a |my )?name on (?:my|the|a) (?:ticket|booking|reservation)|(?:i|we)(?:'ve| have) (?:a|an|my) (?:existing )?(?:booking|reservation|ticket) (?:with|for|on|that|and|already|from)|missed (?:my|our|the) (?:flight|connection|plane))\b/i,
  ],
  [
    'upgrade',
    /\b(?:upgrade[sd]?\b(?! (?:(?:me|us|it|my \w+|this|that|the \w+|both|both ways) )?to\b)|lounges?|priority pass|fast[- ]?track|priority boarding)\b/i,
  ],
  [
    'miles',
    /\b(?:(?:frequent[- ]fl[iy]er|air ?miles|avios|loyalty (?:points|programme|program|card|number|miles)|bonus miles|reward (?:points|flights?|miles)|award (?:flights?|tickets?|seats?)|skymiles|miles (?:and|&) more|flying blue|mileage (?:plan|plus|account))\b|how many (?:miles|points) (?:will|do|can|would|could) (?:i|we) (?:earn|get|collect)|(?:my|our|use|with|earn|collect|redeem|spend|pay (?:with|in|by))\b.{0,15}\b(?:miles|points)\b(?! (?:away|from|to|apart|between)))/i,
  ],
  [
    'assistance',
    /\b(?:wheel ?chairs?|(?:special|airport|mobility|boarding) assistance|disab(?:led|ility)|reduced mobility|unaccompanied minors?|(?:travell?ing|fly(?:ing)?) alone (?:as a )?(?:child|minor)|guide dogs?|service (?:dogs?|animals?)|oxygen|blind|deaf|hearing impaired|stretcher|pregnan\w*|pushchairs?|strollers?|prams?|bassinets?|car ?seat)\b/i,
  ],
  [
    'meal',
    /\b(?:(?:in-?flight |special |onboard |plane |airline |hot |kids?'? |children'?s )?meals?\b(?! deal)|vegetarian|vegan|halal|kosher|gluten[- ]?free|lactose|allerg(?:y|ies|ic)|(?:is|are|do|does|will)\b.{0,20}\b(?:there |they |we |i |get )?(?:food|drinks?|snacks?)\b.{0,15}\b(?:on ?board|on the (?:plane|flight)|served|included|free)|(?:food|drinks?|snacks?) (?:on ?board|on the (?:plane|flight))|what (?:food|will (?:they|we|i) (?:eat|get to eat)))/i,
  ],
  [
    'extra-bag',
    /\b(?:(?:extra|more|additional) (?:kilos?|kg|weight)|(?:excess|overweight|oversized?) (?:bags?|luggage|baggage)|(?:skis?|ski (?:bag|equipment|gear)|snowboard|golf (?:bag|clubs)|surf ?board|bicycle|bike|musical instrument|guitar|cello|sports (?:equipment|gear)|kite ?board))\b/i,
  ],
  [
    'seat',
    /\b(?:(?:choose|pick|select|change|assign)\b.{0,12}\b(?:seats?|seating)\b|(?:window|aisle|exit[- ]row|middle|front[- ]row)(?: or (?:window|aisle))? seats?|seat ?(?:map|plan|selection|assignment|number|choice)s?|seats? (?:together|next to|beside|near|at the (?:front|back))|(?:sit|seated|sitting) (?:together|next to|beside|near|by|at the|in the front|with my)|extra legroom|by the window|on the aisle|exit row)\b/i,
  ],
  ['insurance', /\b(?:travel insurance|insur(?:e|ed|ance)|cancellation cover|travel cover)\b/i],
  [
    'travel-notification',
    /\b(?:(?:tell|let|notify|inform|alert|warn)\b.{0,12}\b(?:my |the |our )?(?:bank|card company|credit union|card issuer)|travel notice)\b/i,
  ],
  [
    'complaint',
    /\b(?:(?:make|file|lodge|submit|register|raise|have|send|write) (?:a |an |my )?(?:formal |official )?complain(?:t|ts)|complain\w*|(?:i am|i'm|we are|we're) (?:\w+ )?(?:angry|furious|frustrated|fed up|upset|dissatisfied)\b|(?:terrible|awful|horrible|appalling|worst|bad|poor|disgraceful|unacceptable) (?:service|experience|airline|flight i|treatment)|this is (?:ridiculous|unacceptable|outrageous|a (?:scam|rip[- ]?off|joke))|ripped? off|sue (?:you|the airline|them))\b/i,
  ],
  [
    'discount',
    /\b(?:(?:discount|promo(?:tion(?:al)?)?|coupon|voucher|gift|offer) ?(?:codes?|cards?|vouchers?)|vouchers?|coupons?|promo|(?:student|senior|military|veteran|youth|teacher|loyalty|staff|employee|corporate|company)'?s? (?:discounts?|rates?|fares?|deals?|prices?|account)|(?:any|a|some|get|give|have|special|other|further|more) (?:\w+ )?(?:discounts?|special offers?|promotions?|specials)|(?:beat|match) (?:this|that|the|their|a) price|price match|haggle|negotiate|can you do (?:it )?(?:for less|cheaper|better on (?:the )?price))\b/i,
  ],
  [
    'true-prices',
    /\b(?:are|is|aren't|isn't) (?:(?:all|these|those|the|your|this) )*(?:prices?|fares?|offers?|site|app|you|this|that|it|they|these|those) (?:really |all |actually |even )*(?:real|true(?! that)|genuine|legit\w*|made up|invented|fake|trustworthy|a scam|a fraud)\b|\bhow (?:do|can|would) (?:i|we) (?:know|be sure)\b.{0,25}\b(?:(?:prices?|fares?|offers?|it|this|that|they|these)\b.{0,12}\b(?:real|true|genuine|accurate)|(?:making|make)\b.{0,12}\bup)\b|\bcan (?:i|we) trust (?:you|this|these|that|it|the (?:prices?|fares?))\b|\bdo you (?:just )?(?:make|invent) (?:this|that|it|these|them|things|(?:the )?prices)(?: up)?\b/i,
  ],
  [
    'held-price',
    /\b(?:(?:hold|freeze|lock(?: in)?|keep|reserve|guarantee) (?:this|that|the|my|these|those)? ?(?:price|fare|rate)s?|(?:hold|keep|reserve|save|block)(?: (?:it|this|that|them|these|those|the|my|our|for|me|us|flights?|seats?|tickets?|offer|booking)){0,4} (?:until|till)|(?:price|fare) (?:alerts?|freeze|tracker|watch|guarantee)|(?:notify|alert|tell|let|e-?mail|text|message|warn|ping) (?:me|us)\b.{0,15}\b(?:when|if|once)\b.{0,30}\b(?:price|fare|cheaper|drops?|falls?|goes down|less|under|below)|(?:watch|track|monitor) (?:the |this |these |my )?(?:prices?|fares?)|pay (?:it )?(?:later|tomorrow|next (?:week|month)|on arrival|in (?:instal?lments?|parts|cash))|(?:without|before) paying (?:now|yet)|(?:instal?lments?|klarna|afterpay|buy now,? pay later|layaway)|will (?:the |this |these )?(?:prices?|fares?|it) (?:go|drop|fall|rise|get cheaper|increase|change)|(?:when|is now|should i wait)\b.{0,20}\b(?:best|good|cheapest|right) (?:time|moment|day) to (?:book|buy))\b/i,
  ],
  [
    'group',
    /\b(?:group (?:bookings?|travel|rates?|tickets?|reservations?)|(?:book|fly|travel)\w* (?:for |as |with )?(?:a |our |my )?(?:large|big|whole|huge) (?:group|party|team|class)|(?:school|football|sports|tour|youth) (?:group|class|team)s?|charter(?:ed)? (?:flight|plane|jet)s?|charter a|private (?:jet|plane)s?|whole plane)\b/i,
  ],
  [
    'security-rules',
    /\b(?:(?:can|may|could|am|are|is|do) (?:i|we|it|they|you)? ?(?:allowed )?(?:to )?(?:bring|take|carry|pack|have)\b.{0,25}\b(?:liquids?|scissors|razors?|lighters?|matches|batter(?:y|ies)|power ?bank|vap(?:e|es|ing)|e-?cigarettes?|perfume|medicines?|medications?|pills|insulin|syringes?|alcohol|wine|food|tools|aerosols?|laptop|cash|plants|meat|cheese|umbrella)|(?:liquids?|hand luggage|cabin) (?:rules?|limits?|restrictions?|allowed)|(?:airport )?security (?:rules?|check|line|queue|wait)|prohibited items?|what (?:is|am i|are we|isn'?t) (?:not )?allowed (?:on (?:board|the plane)|in (?:my|the|hand|cabin))|tsa\b|duty[- ]free)\b/i,
  ],
  [
    'payment-problem',
    /\b(?:(?:my|the|our) (?:card|payment|bank|transaction) (?:was|is|got|has been|keeps getting|gets|did ?n[o']?t|does ?n[o']?t|won'?t|failed|failing|isn'?t)\b.{0,12}(?:declined?|rejected|refused|blocked|fail\w*|denied|work\w*|go(?:ing)? through|accepted)?|(?:charged|billed|paid|debited) (?:me )?(?:twice|double|too much|again|two times|more than|the wrong)|(?:double|wrong|unknown|over) ?charg\w*|overcharg\w*|(?:why|how come) (?:was|did|is) (?:my|the) (?:card|payment|bank)|receipt|invoice|3d secure)\b/i,
  ],
  [
    'on-board',
    /\b(?:wi-?fi|in-?flight (?:entertainment|internet|movies)|(?:movies?|films?|screens?|tv|entertainment|internet|usb|power(?: outlets?| sockets?)?|charging)\b.{0,15}\b(?:on (?:board|the (?:plane|flight))|in the seat|at (?:my|the) seat)|(?:seats?|it) reclin\w*|reclin(?:e|ing)|seat pitch|lie[- ]flat|flat beds?|blankets?|pillows?|how (?:comfortable|wide|big) (?:are|is) the (?:seats?|cabin)|toilets? on)\b/i,
  ],
  [
    'sending',
    /\b(?:(?:send|e-?mail|text|message|whatsapp|forward|print|export|download|share)\b.{0,15}\b(?:me|us|it|this|that|these|them|my|the)\b.{0,20}\b(?:itinerar(?:y|ies)|by (?:e-?mail|text|sms|post)|to (?:my|our|his|her|their|the|a) (?:\w+ )?(?:e-?mail|phone|wife|husband|friend|partner|boss|mother|mum|mom|dad|father|calendar|printer|whatsapp|address|inbox)|as (?:a )?pdf|tickets?|trip|confirmation|details|link)|(?:share|print|e-?mail) (?:me |us )?(?:it|this|that|these|my trip|the trip)|(?:mail|send|text|whatsapp) (?:me|us) (?:it|this|that|these|everything)(?=\W*(?:please|then|too|later)?\W*$)|add (?:it |this |that |the (?:trip|flight) )?to (?:my )?(?:calendar|wallet))\b/i,
  ],
]
