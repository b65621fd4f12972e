import type { BesideFlights } from './beside-flights'

/** What other trades do for a traveller, and what nobody asks of a travel agent. The first that fits is meant. */
export const OFF_TRADE: [BesideFlights, RegExp][] = [
  [
    'car',
    /\b(?:car[- ]?(?:hire|rental)s?|(?:rent|hire)\w* (?:me |us )?(?:an? |the )?(?:\w+ )?(?:car|van|convertible|vehicle|suv|motorbike|scooter|jeep|camper\w*|minivan|truck)|(?:rental|hire) cars?|(?:need|want|book|get|reserve) (?:me |us )?(?:an? )(?:\w+ )?(?:car|van|suv|convertible|minivan)\b(?! park| seat))\b/i,
  ],
  [
    'transfer',
    /\b(?:tax(?:i|is)|cabs?|uber|lyft|minicab|(?:airport|hotel|private) (?:transfers?|pick[- ]?ups?|shuttle|bus)|shuttle(?: bus| service)?|(?:pick|collect) (?:me|us) up|how (?:do|can|would) (?:i|we) get (?:from (?:the )?airport|(?:in)?to (?:the )?(?:city|town|centre|center|hotel|downtown))|(?:airport|station) (?:to|into) (?:the )?(?:city|town|centre|center|hotel|downtown)|airport parking|park (?:my|the) car|car park)\b/i,
  ],
  [
    'train',
    /\b(?:trains?|eurostar|rail(?:way)?s?(?: pass| ticket)?|interrail|amtrak|bus(?:es)?|coach (?:ticket|trip|to)|ferr(?:y|ies)|cruises?|boat (?:trip|ticket))\b/i,
  ],
  [
    'hotel',
    /\b(?:hotels?|hostels?|motels?|accommodations?|air ?bnb|bed and breakfast|b&b|apartments?|lodgings?|guest ?houses?|(?:a|an|hotel|double|twin|single|family|spare) rooms?\b(?! for (?:improvement|error))|(?:some ?where|(?:a )?place|where) to (?:stay|sleep)|resorts?|all[- ]inclusive|package (?:holiday|deal)s?|holiday packages?|vacanc(?:y|ies))\b/i,
  ],
  [
    'visa',
    /\b(?:(?:a|an|any|need|require|tourist|travel|transit|business|work|student|entry|exit|schengen|get|without(?: a)?|e-?)\W?\s?visas?\b(?! (?:card|debit|credit))|visas? (?:for|to|requirements?|rules?|needed|required|free|on arrival|application)|(?:passport|entry|immigration|customs|border) (?:rules?|requirements?|validity|restrictions?|control|regulations?)|(?:is|does) my passport\b.{0,20}\b(?:valid|enough|expire\w*|ok)|esta\b|eta (?:form|application)|do (?:i|we) need (?:a |my |our )?(?:passports?|papers|documents?|id)\b|(?:what|which) (?:documents?|papers|id)\b|(?:renew|apply for|lost|expired) (?:my |a |our )?passports?|quarantine)/i,
  ],
  [
    'vaccines',
    /\b(?:vaccin\w+|immuni[sz]ation\w*|inoculat\w+|(?:travel|malaria|yellow fever|typhoid|covid) (?:jabs?|shots?|tablets?|pills?|test\w*)|(?:which|what|any|need|get) (?:\w+ )?(?:jabs?|shots)\b|malaria|yellow fever|tropical disease|zika|dengue)\b/i,
  ],
  [
    'travel-alert',
    /\b(?:travel (?:alerts?|advisor(?:y|ies)|warnings?|bans?|restrictions?|advice)|(?:is it|how) (?:safe|dangerous|risky) (?:to (?:travel|visit|go|fly|be|walk|stay)|in|there|for (?!my card|paying)|is|right now|at the moment)|safe (?:to (?:travel|visit|go|fly|walk)|for (?:tourists|women|travell?ers|solo|families|kids|children))|(?:dangerous|unsafe) (?:to (?:travel|visit|go)|city|country|place|area)|crime (?:rate|there|in)|terror\w*|pickpocket\w*|earthquakes?|(?:is there|any) (?:a )?(?:war|unrest|strikes?|protests?))\b/i,
  ],
  [
    'weather',
    /\b(?:weather|forecast|how (?:hot|warm|cold|sunny|rainy)\b|temperatures?|(?:is|will|does) it (?:be )?(?:rain\w*|snow\w*|sunny|hot|cold|warm|humid|windy)|rain(?:y|ing)? season|monsoon|hurricane season|climate(?! (?:impact|change|friendly))|(?:what|which) (?:clothes|should i (?:wear|pack))|umbrella)\b/i,
  ],
  [
    'exchange',
    /\b(?:exchange (?:rates?|money|currency|my)|(?:foreign|local) currenc(?:y|ies)|currency (?:exchange|conver\w+|rates?)|(?:what|which) currency (?:do|does|is used)|convert \d|what'?s \d+ (?:euros?|dollars?|pounds?|yen|pesos?|rupees?|francs?) in|(?:how much|how many|what) (?:is|are|euros?|dollars?|pounds?|yen)\b.{0,20}\bin (?:euros?|dollars?|pounds?|yen|pesos?|rupees?|francs?|baht|usd|eur|gbp|local money)|(?:withdraw|get|take|bring) (?:out )?(?:some )?cash|atms?|cash ?points?|foreign transaction|tipping|how much (?:do|should) (?:i|we) tip)\b/i,
  ],
  [
    'plugs',
    /\b(?:plugs?(?! in)|sockets?|(?:power|travel|plug) adap(?:ter|tor)s?|voltage|charge my (?:phone|laptop)|electrical outlets?|sim cards?|roaming|e-?sim|wi-?fi (?:there|abroad))\b/i,
  ],
  [
    'time-zones',
    /\b(?:time[- ]?zones?|(?:what(?:'s| is)|how (?:big|much) is|any) (?:the |a )?time difference|time difference (?:between|with|to)|what(?:'s| is) the (?:local |current )?time (?:in|there|now)|what time is it|jet ?lag|hours? (?:ahead|behind))\b/i,
  ],
  [
    'translation',
    /\b(?:translat\w+|how (?:do|would|can|should) (?:you|i|we|they|one) say\b|what(?:'s| is) (?:\S+ ){1,4}(?:called )?in (?:spanish|french|german|italian|portuguese|japanese|chinese|mandarin|hindi|greek|turkish|arabic|dutch|thai|korean|russian|polish|swedish)|(?:what|which) languages? (?:do|is|are)\b.{0,15}\b(?:speak|spoken)|do (?:they|people) speak (?:english|spanish|french|german))\b/i,
  ],
  [
    'directions',
    /\b(?:directions? (?:to|from)|how (?:far|many (?:miles|kilomet(?:re|er)s)) (?:is|away|from)|(?:nearest|closest) (?!airports?\b|day|date|to (?:the )?(?:price|time))(?:\w+ )?(?:station|shop|bank|pharmacy|beach|supermarket|hospital|stop|restaurant|cafe|embassy|consulate|mall|museum)|where am i(?! (?:leaving|flying|going|landing|travell?ing|departing|headed))|my (?:current )?location|which way (?:is|to))\b/i,
  ],
  [
    'where-to-go',
    /\b(?:(?:any|some) ?where (?:\w+ )?(?:warm|hot|sunny|cheap|nice|fun|cool|exotic|else|new|quiet|interesting|snowy|romantic|with (?:a )?(?:beach|sun|snow)|by the (?:sea|beach)|in the sun|under|for (?:under|less)|good|beautiful|you (?:like|want|suggest|recommend))|(?:any|some)where (?:is fine|will do|really|at all)?$|(?:don'?t|do not) (?:know|care|mind) where(?: to)?|where (?:should|could|can|shall|would|do you (?:suggest|recommend|think)|is (?:nice|good|cheap|warm|best))\b.{0,25}\b(?:go|fly|travel|visit|holiday|vacation|get away)|where (?:to (?:go|travel|fly)|can i (?:go|fly)|is (?:it )?(?:nice|warm|hot|sunny|cheap(?:est)?))|surprise me|(?:suggest|recommend|pick|choose|give me|ideas? for|inspire|propose)\b.{0,20}\b(?:destinations?|some ?where|holidays?|trips?|places?|city breaks?|countr(?:y|ies)|getaways?)|(?:cheapest|best|good|popular|top|nice|warm|sunny) (?:\w+ )?(?:destinations?|places? to (?:go|fly|visit|travel)|getaways?|holiday spots?|city breaks?)|what(?:'s| is| are)? (?:a |the |some )?(?:good|nice|best|cheap|warm) (?:destinations?|places?)|(?:beach|ski|sun|city|winter|summer) (?:holiday|vacation|break|destination)s?(?: ideas?)?$)/i,
  ],
  [
    'sights',
    /\b(?:(?:things?|what|stuff|anything|something) (?:is there |can (?:i|we) |should (?:i|we) |to )(?:do|see|visit)\b(?! (?:for me|about|if|next|now|here|when|this|that))|sight ?seeing|attractions?|museums?|landmarks?|(?:guided|city|walking|bus|boat|food) tours?|tours? of|tourist (?:spots?|sites?|places?|guides?|information)|excursions?|night ?life|(?<!\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|few)[ -])day trips?|must[- ]see|guide ?books?|theme parks?|best beach\w*)\b/i,
  ],
  [
    'restaurant',
    /\b(?:restaurants?|places? to eat|where (?:to|can i|can we|should i|should we) eat|(?:dinner|lunch|table) (?:reservation|for (?:two|three|four|\d))|book (?:me |us )?a table|cafes?|bars?(?= (?:in|near))|local (?:food|dish\w*|cuisine))\b/i,
  ],
  [
    'off-topic',
    /\b(?:(?:another|one more|any more|more) (?:jokes?|riddles?|stor(?:y|ies)|poems?)|(?:tell|know|say|give|got) (?:me |us )?(?:a |an |any |another |some )?(?:good |funny |dad |fun )?(?:jokes?|riddles?|stor(?:y|ies)|poems?|fun facts?|facts?)|(?:write|compose|draft|generate|create|make) (?:me |us )?(?:a |an |some |my )?(?:\w+ )?(?:poems?|essays?|songs?|code|script|program|function|e-?mails?|letters?|cv|resume|stor(?:y|ies)|haiku|speech|blog|lyrics|sql|python|javascript|limerick|rap|recipe)|(?:python|javascript|typescript|java|c\+\+|sql|html|css|regex|excel) (?:code|script|function|program|formula|query)|(?:solve|calculate|compute|integrate|differentiate|factori[sz]e|simplify)\b|square root|(?:what(?:'s| is)|how much is) \d+(?:\.\d+)? ?(?:[-+*/x×÷^]|plus|minus|times|divided|multiplied) ?(?:by )?\d+|\b\d+ ?(?:[*×÷^]|times|plus|divided by) ?\d+|home ?work|(?:my|an?) (?:essay|assignment|thesis|exam)|maths? (?:problem|question|equation)|(?:president|prime minister|parliament|elections?|politic\w*|democrats?|republicans?|brexit|trump|biden|putin|conservatives|labour party)\b|(?:who|what team) (?:won|will win|scored|invented|wrote|painted|discovered)|capital of|meaning of life|(?:stock|share) (?:prices?|market)|bitcoin|crypto\w*|horoscope|zodiac|recipes?|(?:how (?:do|can|to|long) (?:i |you |we )?)(?:cook|bake|boil|fix|repair|lose weight)|football (?:score|match|result)s?|(?:play|sing) (?:me |us )?(?:a |some )?(?:song|music|game)|play a game|sing|your (?:girlfriend|boyfriend|zodiac|favou?rite (?:colou?r|film|movie|song|food|band))|do you (?:love|like|dream|sleep|eat|have (?:feelings|friends|a family|children|kids|pets))|marry me|(?:explain|teach me) (?:quantum|physics|history|algebra|philosophy|chemistry|the theory|how to (?:code|program))|(?:medical|legal|tax|financial|investment|relationship|dating) advice|i(?:'m| am) bored|i have a headache|remind me\b|(?:schedule|book|make|set up) (?:an? |my )?(?:\w+ )?(?:meetings?|appointments?)|flip a coin|roll (?:a |the )?dic?e|set (?:an? )?(?:alarm|timer|reminder)|turn (?:on|off) the|shopping list)\b/i,
  ],
]
