import type { Asking } from './asking'

/** The first that fits is meant. */
export const ASKING: [Asking, RegExp][] = [
  [
    'where-passengers',
    /\b(?:where|when|how)\b.{0,30}\b(?:enter|add|fill in|put(?: in)?|give|type|provide|tell)\b.{0,25}\b(?:passengers?|names?|travell?ers?|passports?|birthdays?|details|dates? of birth)\b/i,
  ],
  [
    'where-payment',
    /\b(?:where|when|how)\b.{0,20}\b(?:do|can|will|would|shall) (?:i|we)\b.{0,15}\bpay\b|\b(?:do|must|should) (?:i|we)\b.{0,12}\bpay\b.{0,12}\b(?:now|today|yet|already|at once|in advance|up ?front|straight ?away)\b|\bwho\b.{0,12}\bcharged\b|\bwhen (?:am i|will i be|is my card|are we)\b.{0,12}\bcharged\b/i,
  ],
  [
    'where-extras',
    /\b(?:where|when|how)\b.{0,30}\b(?:add|choose|pick|select|reserve|book|order|get)\b.{0,25}\b(?:seats?|meals?|bags?|luggage|baggage|extras?)\b|\b(?:can|could|may) (?:i|we)\b.{0,20}\b(?:add|choose|pick|select|reserve|buy|order|book)\b.{0,25}\b(?:seats?|meals?|food|bags?|luggage|baggage|extras?|legroom)\b/i,
  ],
  [
    'recommend',
    /\b(?:which|what)\b.{0,25}\b(?:do you|would you|should (?:i|we)|shall (?:i|we))\b.{0,15}\b(?:recommend|suggest|take|choose|pick|prefer|advise|go (?:for|with)|book)\b|\bwhich fare\b(?!.*\b(?:refund|chang|cancel|flexible|bag|luggage|suitcase|seat|meal|includ)).{0,15}$|\bwhat(?:'?s| is) your (?:recommendation|advice|favou?rite|pick)\b|\bwhich (?:one )?(?:is|would be) (?:the )?(?:best|better)\b|\bany (?:recommendation|advice|suggestions?)\b|\b(?:can(?:'t|not) decide|not sure which|don'?t know which|help me (?:choose|decide|pick))\b|^\W*(?:h+m+\W*)?(?:(?:i'?m|i am)\W+)?not sure(?: yet)?\W*$/i,
  ],
  [
    'aircraft',
    /\b(?:what|which|type of|kind of|is it an?|model)\b.{0,25}\b(?:aircraft|air ?plane|plane|jet|airbus|boeing|machine)\b|\b(?:aircraft|plane|equipment)(?: type)?\s*\?|\b(?:airbus|boeing)\b.*\?/i,
  ],
  ['airlines', /\b(?:which|what) (?:airlines|carriers|companies)\b/i],
  [
    'operator',
    /\b(?:operat(?:ed|es|ing|or)|code ?shares?|who (?:actually |really )?(?:flies|is flying|runs)|(?:which|what) (?:airline|carrier|company)\b|whose (?:plane|flight))\b/i,
  ],
  ['terminal', /\bterminals?\b/i],
  ['co2', /\b(?:co2|co₂|carbon|emissions?|greenest|eco(?:logical|-friendly)?|climate|footprint)\b/i],
  [
    'seats-left',
    /\bhow many (?:seats|places|tickets)\b.{0,20}\b(?:left|remain\w*|available|free|still)\b|\b(?:seats|tickets|places) (?:are )?(?:still )?(?:left|remaining)\b|\b(?:sold out|selling out|sell out|still available|nearly full|fully booked)\b/i,
  ],
  [
    'holds',
    /\bhow long\b.{0,40}\b(?:prices?|fares?|offers?|this|it|that|these|they)\b.{0,25}\b(?:valid|good|stay|last|hold|held|guaranteed|available|stand)\b|\b(?:price|fare|offer)s?\b(?! (?:that |which )?(?:lets?|allows?|can|may|could)\b).{0,20}\b(?:expire|valid until|guaranteed|locked|go up|rise|change)\b|\b(?:until when|when)\b.{0,25}\b(?:expire|valid)\b|\bhow long\b.{0,20}\b(?:until|till|before)\b.{0,15}\bpay\b|\bcan (?:you|i|we) hold\b|\bis (?:it|this|that|the price|the offer) (?:still )?(?:valid|good)\b(?! (?:price|value|deal))/i,
  ],
  [
    'good-price',
    /\b(?:is|are|was)\b.{0,30}\b(?:good|fair|great|decent|reasonable|normal|typical|usual|high|expensive|bad) (?:price|deal|fare|value)\b|\b(?:should|shall) (?:i|we) (?:wait|book now|buy now)\b|\bwill (?:it|the price|prices?|they) (?:go (?:up|down)|drop|fall|rise)\b|\bis (?:that|it|this) (?:expensive|cheap)\b/i,
  ],
  [
    'other-days',
    /\b(?:cheapest|cheaper|best|which|what|any(?: other)?|other|another|different)\s+(?:days?|dates?)\b(?!\s+(?:is it|to|do you|are you|did))|\b(?:on|in) (?:an)?other days?\b|\bprices? (?:on|for|of) (?:the )?(?:other|nearby|surrounding|next) days?\b|\b(?:cheapest|cheaper)\b.{0,30}\b(?:that|this|the) (?:week|month)\b|\bcheaper\b.{0,25}\b(?:(?:a|one|two|(?:a )?few) days? (?:later|earlier|before|after)|the (?:next|following) day|(?:in|at) the week(?:end)?|midweek|(?:on|next) (?:the )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?)\b|\bwhen is it cheapest\b|\bflexible (?:dates|days)\b/i,
  ],
  [
    'total',
    /\bwhat (?:does|do|will|would)\b.{0,25}\b(?:trip|journey|flights?|thing|lot)\b.{0,15}\bcost\b|\b(?:whole|total|entire|full) (?:price|cost|sum)\b/i,
  ],
  [
    'is-cheapest',
    /(?<!\b(?:which|what)\b.{0,20})\b(?:is|are|was|that'?s?)\b.{0,30}\b(?:really|actually|truly|definitely)?\s*(?:the )?(?:cheapest|lowest price|best price)\b.{0,25}\?|\b(?:really|actually) the cheapest\b|^\W*(?:the )?cheapest\?\W*$/i,
  ],
  [
    'left-to-do',
    /\bwhat(?:'?s| is| are| do)?\b.{0,30}\b(?:left|missing|remain\w*|next|still)\b.{0,25}(?:\bto do\b|\bsteps?\b|\bneed(?:ed)?\b|\bopen\b|\?|$)|\bwhat (?:happens|comes|now|do (?:i|we) do) ?(?:now|next|then)?\s*\?*$|\bwhat (?:now|else)\b|^\W*(?:and |so |ok |okay )*now what\b|\bnext steps?\b|\bwhat do you (?:still )?need\b|\bwhere are we\b/i,
  ],
  [
    'chosen',
    /\bwhat (?:have|did|do) (?:i|we|you)\b.{0,20}\b(?:chos\w*|choose|pick\w*|select\w*|book\w*|have|got|take|took|settle\w*)\b.{0,15}(?:so far|already|until now|again|\?|$)|\b(?:remind me|recap|summary|summari[sz]e|sum (?:it |this )?up|overview)\b|^\W*what (?:has )?changed\W*$|\bmy (?:choices?|selection|picks?) (?:so far|again)\b|\bwhere (?:do )?(?:we|i) stand\b/i,
  ],
  [
    'unlisted',
    /\b(?:wi-?fi|internet|(?:best|widest|biggest|nicest|comfiest|(?:most )?comfortable) seats?|most comfortable|how comfortable|leg ?room|pitch|power (?:outlets?|sockets?)|usb|charg(?:e my|ing)|entertainment|screens?|recline|lounge|lie[\s-]?flat|flat beds?|miles|avios|frequent flyer|(?:usually|often|how) (?:on time|punctual|delayed|late)|punctual\w*|delays?|on time)\b/i,
  ],
  [
    'extras',
    /\b(?:is|are|does|do|will|what about|how about)\b.{0,30}\b(?:meals?|food|drinks?|snacks?|breakfast|lunch|dinner|seats?|seat (?:selection|choice)|choos\w+ (?:a|my|our) seats?)\b.{0,25}(?:includ\w*|free|served|get|\?)|^\W*(?:and |what about |how about )*(?:the )?(?:seats?|meals?|food)\s*\?|\b(?:seats?|meals?|food) included\b|\bserve\b.{0,15}\b(?:food|meals?|drinks?|breakfast|lunch|dinner|anything)\b|\bdo (?:i|we) (?:get|have) (?:a |any |some )?(?:meals?|food|drinks?|snacks?)\b/i,
  ],
  [
    'difference',
    /\b(?:compare|comparison|difference|differ(?:s|ent|ence)?|versus|vs\.?|pros and cons)\b|\b(?:first|top) (?:two|three|2|3)\b|\bhow (?:do|does) (?:they|those|these|it|the)\b.{0,25}\bcompare\b|\bwhat (?:more )?do i get\b.{0,30}\b(?:more|extra|instead|for that)\b|\b(?:worth it|worth the (?:extra|money|difference|price))\b/i,
  ],
  [
    'fees',
    /\b(?:is|are) there (?:an?|any)\b.{0,12}\b(?:fees?|charges?)\b|\b(?:service|booking|hidden|extra|additional|your) (?:fees?|charges?|commission)\b.{0,20}(?:\?|$)|\bwhat (?:fees?|charges?|taxes)\b|\b(?:do|does|are) (?:you|they|wayfarer) (?:take|get|earn|charge|charging|keep|add|taking)\b.{0,20}\b(?:commissions?|cut|fees?|mark-?ups?|margin|extra)\b|\bhow do(?:es)? (?:you|wayfarer|this) (?:make|earn) (?:\w+ )?money\b|\bwhat(?:'?s| is) the catch\b|\bany (?:hidden|extra) (?:costs?|fees?|charges?)\b/i,
  ],
  [
    'shares',
    /^\W*(?:and )?(?:for )?(?:each|per person|pp)\W*$|\b(?:per|for each|for every|each|a)[\s-]*(?:person|passenger|traveller|traveler|head|adult|child|pp)\b.{0,20}(?:\?|$)|\bhow much\b.{0,30}\b(?:each|apiece|per person|for (?:one|each|a child|the kids?|my (?:son|daughter|wife|husband)))\b|\bwhat (?:do|does|will|would) (?:each|every)\b.{0,20}\b(?:pay|cost)\b|\beach or (?:for )?(?:all|total|together|both|everyone)\b|\b(?:is|are)\b.{0,20}\b(?:per person|for (?:both|all|everyone|the two|us all|everybody))\b/i,
  ],
  [
    'why',
    /^\W*(?:(?:and|but|so|ok|okay)\W+)?(?:why|how come)\b(?!.{0,20}\b(?:not|don't|can't)\b)|\bwhat makes\b|\bexplain (?:why|the (?:rank|order))|\bwhy (?:is|are|do|did|would|this|that|the)\b|\bwhat (?:do you think|is your opinion|would you say) (?:of|about|on|to) (?:it|that(?: one)?|this(?: one)?|the (?:\w+ ){0,2}(?:one|flight|option)|number \w+)\b/i,
  ],
  [
    'layover',
    /\b(?:layovers?|stopovers?|lay over|transit|connection time|change (?:planes|of planes)|how long (?:do|is|are).{0,20}\b(?:wait|stop|connection|change)|connections?)\b.{0,30}(?:\?|$)|\bwhere (?:do|does|is|are)\b.{0,20}\b(?:stop|change|connect)\b|\benough time\b/i,
  ],
  [
    'hand-bags',
    /\b(?:hand|cabin|carry[\s-]?on)[\s-]*(?:luggage|baggage|bags?|allowance|size)?\b.{0,40}\?|\b(?:is|are)\b.{0,12}\b(?:hand|cabin|carry[\s-]?on)[\s-]*(?:luggage|baggage|bags?)\b|\b(?:can|may|could) (?:i|we)\b.{0,25}\b(?:backpack|rucksack|trolley|carry[\s-]?on|hand luggage|cabin bag)\b/i,
  ],
  [
    'bags',
    /\b(?:does|do|is|are|will|would|has|have|what|how many|how much|how heavy|(?:can|could|may) (?:i|we) (?:\w+ )?(?:take|bring|check|carry))\b.{0,50}\b(?:bags?|luggage|baggage|suitcases?)\b(?!.{0,20}\badd\b)|\b(?:bags?|luggage|baggage) (?:included|allowance|rules|policy)\b|^\W*(?:and )?(?:bags?|luggage|baggage)\s*\?/i,
  ],
  [
    'fares',
    /\bwhat (?:does|do|is|are|'s)\b.{0,25}\b(?:flex|light|basic|standard|saver|plus|classic|fares?)\b.{0,20}(?:mean|include|fare|get|\?|$)|\bwhat(?:'?s| is) (?:included|in)\b|\bwhat (?:fares?|tickets?) (?:are|do)\b|\bwhat do(?:es)? (?:i|we|it|that|this) (?:get|include|come with|cover)\b/i,
  ],
  [
    'conditions',
    /\bwhat if\b.{0,25}\b(?:ill|sick|(?:can'?t|cannot|unable to) (?:go|come|fly|travel|make it))\b|\b(?:can|could|may|what if|is|are|how much|what|if)\b.{0,50}\b(?:change|changed|changeable|refund\w*|cancel\w*|reschedul\w*|rebook\w*|(?:my|our|the) money back|flexible)\b(?!\s+(?:it |that |this |the (?:date|day|flight|destination|search) )?(?:to|into|from)\b)|\b(?:change|cancell?ation|refund) (?:fees?|rules?|polic\w+|conditions?)\b|^\W*(?:and )?(?:refundable|changeable|flexible)\s*\?|\bwhich (?:fares?|tickets?|ones?)\b.{0,30}\b(?:change|refund\w*|cancel|flexible)\b/i,
  ],
  ['airport', /\b(?:which|what) airports?\b|\bwhere (?:does|do|will|would)\b.{0,20}\b(?:leave|depart|land|arrive|take off|fly|go)\b/i],
  [
    'arrival',
    /\b(?:next|same|following|which|what) day\b.{0,20}\b(?:arriv|land|get)|\b(?:arriv|land|get there)\w*\b.{0,25}\b(?:next|same|following|what|which) (?:day|morning)\b|\bovernight flight\?|\b(?:when|what time|at what time)\b.{0,30}\b(?:arrive|land|get (?:in|there|to)|(?:be|am|are) (?:i|we) there|touch down)\b|\barrival time\b/i,
  ],
  [
    'times',
    /\b(?:when|what time|at what time)\b.{0,30}\b(?:leave|depart|take off|go|fly|is (?:it|the (?:flight|return)))\b|\bdeparture time\b/i,
  ],
  [
    'earlier',
    /\btoo late\b(?! (?:to|for))|\b(?:is|are|isn't|do you have|have you got|anything|something|any|got|what about|how about|leave|an?|nothing)\b.{0,25}\bearlier\b(?!\s+(?:than|on|in|that|day|date|week)\b)(?!.{0,12}\b(?:day|date|week)s?\b)|^\W*(?:an? )?earlier(?: flight| one)?s?\W*$/i,
  ],
  [
    'later',
    /\btoo early\b(?! (?:to|for))|\b(?:is|are|isn't|do you have|have you got|anything|something|any|got|what about|how about|leave|an?|nothing)\b.{0,25}(?<!\b(?:days?|weeks?|nights?|fortnights?)\s)\blater\b(?!\s+(?:than|on|in|that|day|date|week)\b)(?!.{0,12}\b(?:day|date|week)s?\b)|^\W*(?:an? )?later(?: flight| one)?s?\W*$/i,
  ],
  [
    'cheaper',
    /\b(?:too|so|bit|very|rather) (?:expensive|dear|pricey|costly)\b|\btoo much(?: money)?\W*$|\b(?:anything|something|nothing|any|is|are|isn't|do you have|have you got|got|what about|find)\b.{0,30}\bcheaper\b(?!\s+(?:than|days?|dates?)\b)|^\W*(?:an? )?cheaper(?: flight| one| option)?s?\W*$/i,
  ],
  [
    'faster',
    /\btoo (?:long|slow)\b(?! (?:to|for))|\b(?:anything|something|nothing|any|is|are|isn't|do you have|have you got|got|what about|find)\b.{0,30}\b(?:faster|quicker|shorter)\b(?!\s+than)|^\W*(?:an? )?(?:faster|quicker|shorter)(?: flight| one| option)?s?\W*$/i,
  ],
  [
    'is-direct',
    /\b(?:is|are|isn't|aren't)\b.{0,30}\b(?:direct|non-?stop)\b|\b(?:any|some) (?:direct|non-?stop)\b.{0,20}\?|\b(?:does|do|will)\b.{0,15}\bstop\b/i,
  ],
  ['stops', /\bhow many (?:stops|changes|connections|layovers)\b|\bstops\s*\?/i],
  [
    'duration',
    /\b(?:how long|how many hours|duration|flight time|travel time|journey time|total time)\b(?!.{0,25}\b(?:city|cent(?:re|er)|town|downtown|hotel)\b)/i,
  ],
  [
    'total',
    /\ball in\b\W*$|\b(?:how much|total|what(?:'?s| is| does| do| will| would) (?:it|that|this|the (?:\w+ )?(?:price|cost|total|fare)|everything|all)\b.{0,20}\b(?:cost|price|total|come to|be)?|what(?:'?s| is) the (?:\w+ )?(?:price|cost|fare)|price (?:of|for)|(?:does|do|is|are) .{0,30}(?:tax(?:es)?|fees)\b|including (?:tax|everything)|taxes)\b/i,
  ],
]
