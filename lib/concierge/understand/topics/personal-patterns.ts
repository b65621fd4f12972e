import type { BesideFlights } from './beside-flights'

/** What a person in need, in anger or with ill intent says; read before all else, in this order. */
export const PERSONAL: [BesideFlights, RegExp][] = [
  [
    'self-harm',
    /\b(?:kill(?:ing)? my ?self|suicid\w*|end (?:my life|it all)|take my (?:own )?life|(?:want|wish|going|ready) to die|wish i (?:was|were) dead|hurt(?:ing)? my ?self|harm(?:ing)? my ?self|self[- ]?harm|cut(?:ting)? my ?self|(?:no|nothing|don't have (?:a|any)) (?:reason|point)? ?(?:left )?(?:to live|in living)|(?:don't|do not) want to (?:live|be here|exist|be alive|wake up)(?: any ?more)?|better off (?:dead|without me)|can'?t go on (?:living|like this))\b/i,
  ],
  [
    'emergency',
    /\b(?:heart attack|(?:i am|i'm|we are|we're|he is|she is|someone is) (?:being )?(?:attacked|bleeding|robbed|choking|in danger|not breathing|unconscious)|call (?:the police|an ambulance|911|999|112)|medical emergency|i(?:'ve| have) been (?:robbed|attacked|assaulted|raped|kidnapped)|(?:holding|keeping) me against my will)\b/i,
  ],
  [
    'illegal',
    /\b(?:(?:make|build|buy|get|bring|take|carry|hide|sneak|detonate|plant|smuggle|sell|put)\b.{0,25}\b(?:bombs?|explosives?|guns?|weapons?|firearms?|grenades?|knives|knife|cocaine|heroin|drugs|weed|meth|marijuana|fentanyl|ammunition)\b|smuggl\w*(?!.*\b(?:dog|pup|puppy|cat|pet|hamster)\b)|(?:human|drug|people) traffick\w*|hijack\w*|(?:fake|forged?|false|stolen|someone else'?s?|another person'?s) (?:passports?|visas?|ids?|identity|documents?|credit cards?|card|papers|tickets?)|forge (?:a|my) (?:passport|visa)|launder\w* money|money launder\w*|(?:cross|enter|get into|sneak into)\b.{0,25}\b(?:illegally|without (?:papers|documents|a passport))|(?:hack|hacking|ddos|phish\w*|malware|ransomware)\b|(?:hurt|kill|murder|poison|stab|shoot|attack|kidnap|stalk)(?:ing)? (?:him|her|them|someone|somebody|people|my|the|a|an|every ?one|passengers?)\b|\b(?:bombs?|explosives|grenades?)\b|child porn\w*|get (?:past|through|around) (?:security|customs) (?:with|without)|evade (?:customs|police|border))/i,
  ],
  [
    'other-people',
    /\b(?:(?:(?:an)?other|someone else'?s?|somebody else'?s?|others'?|different|all|every|previous|last) (?:people'?s?|persons?'?s?|users?'?s?|customers?'?s?|travell?ers?'?|passengers?'?|guests?'?|clients?'?)(?: who| that| on| of)?\b.{0,30}\b(?:trips?|data|details?|bookings?|orders?|passports?|names?|e?mails?|addresses|address|cards?|numbers?|phone|history|flights?|information|info|conversations?|chats?|searched|booked)|(?:show|give|list|tell|send|dump|export)\b.{0,25}\b(?:the )?(?:passenger (?:list|manifest)|user (?:list|table|data)|database|customer (?:list|data)|other (?:users|customers|people|travell?ers|threads|conversations|chats))|(?:who else|someone|somebody|my (?:wife|husband|ex|boss|neighbou?r|friend|boyfriend|girlfriend))\b.{0,20}\b(?:'s|booked|flying|flight details|reservation)\b.{0,20}\b(?:details|address|passport|phone|card)|(?:of|for|from|about) (?:the |an?)?(?:last|previous|next|other) (?:customers?|users?|travell?ers?|passengers?|guests?|clients?)\b|api[- ]?keys?|(?:access|auth|secret|session|bearer) tokens?|passwords?|environment variables?)\b/i,
  ],
  [
    'insult',
    /\b(?:(?:you(?:'re| are| r)?|u(?: r| are)?|ur)(?: (?:so|such|really|just|a|an|the|all|fucking|bloody|damn|absolutely|totally|completely|pretty|very))* ?(?:useless|stupid|dumb|idiots?|morons?|rubbish|garbage|trash|pathetic|terrible|awful|crap|shit|worthless|incompetent|horrible|annoying|suck|sucks|hopeless|clueless|worst|liar|joke of)|(?:stupid|dumb|useless|idiotic|bloody|damn|fucking) (?:bot|machine|thing|assistant|app|robot|program|computer|concierge|ai)|(?:f+u+c+k+|screw|stuff|damn|sod|piss|bugger) (?:you|u|off|this|it)|shut (?:up|it)|go to hell|(?:i )?hate (?:you|u|this (?:bot|app|thing|site))|bastard|bitch|asshole|arsehole|wanker|moron|dickhead|this (?:is|app is|bot is) (?:so |such |complete |total |utter |absolute )?(?:shit|crap|bullshit|rubbish|garbage|useless|stupid))\b/i,
  ],
  [
    'human',
    /\b(?:(?:speak|talk|chat|connect|transfer (?:me|us)|put (?:me|us)|get (?:me|us) (?:to|through)|pass (?:me|us)|hand (?:me|us)|reach|contact)\b.{0,20}\b(?:a |an |the |your |some |real |live |actual )+(?:human|person|agent|representative|rep|operator|someone|manager|supervisor|adviser|advisor|staff|people|member of staff|employee|somebody)\b|(?:human|live|real) (?:agent|being|operator|person|support|help|adviser|advisor|representative)\b(?! or\b)(?<!are you a (?:real|live) person)(?<!(?:is this|you|a) (?:a )?(?:human being|real person|human being))|customer (?:service|support|care|services)|help ?(?:desk|line)|(?:your|support|hotline|helpline|service) (?:(?:phone|telephone|contact|support) )?number|call cent(?:re|er)|is there (?:someone|anyone|somebody|anybody) (?:i can|to) (?:talk|speak|call)|can i (?:call|phone|ring|e-?mail) (?:you|someone|anyone|somebody))/i,
  ],
  [
    'privacy',
    /\b(?:(?:what|which|how much|where|how long|do|does|are|is|will|who|can|how)\b.{0,40}\b(?:you|this|it|wayfarer|my|our|your) ?(?:\w+ ){0,3}(?:stored?|stores|save[ds]?|keep|keeps|collect(?:s|ed)?|shar(?:e|ed|es)|sell|sells|sold|recorded?|records|track(?:s|ed)?|remember|know)\b.{0,15}\b(?:about me|my (?:data|details|information|info|passport|card|chats?|messages|conversations?)|data|personal|information|with others|third part\w+|conversations?|chats?)|(?:how|what) (?:do|will|would|can) you (?:use|do with) my (?:passport|data|details|card|information|address|e-?mail)|what do you (?:store|save|keep|collect|record|know about me|remember|do with my)\b|(?:privacy|gdpr|data protection|personal data|cookies?)\b|(?:delete|erase|remove|wipe|export|download) (?:all )?(?:of )?my (?:data|account|details|history|information|profile|chats?|conversations?)|(?:is|are) my (?:data|details|passport|information|chats?) (?:safe|secure|private|encrypted|shared|stored|kept)|who (?:can|could|else can|will) (?:see|read|access) (?:my|this|what|our|these))\b/i,
  ],
  [
    'fear',
    /\b(?:(?:scared|afraid|terrified|frightened|nervous|anxious|panicky?|worried) (?:of|about|when|to|on) (?:\w+ )?(?:fly(?:ing)?|flights?|planes?|air travel|turbulence|take[- ]?off|crash\w*)|fear of (?:fly(?:ing)?|heights|planes?)|(?:flight|flying) (?:anxiety|phobia)|aerophobia|panic attacks?)\b/i,
  ],
  [
    'feelings',
    /\b(?:i(?:'m| am| feel| am feeling|'m feeling) (?:\w+ )?(?:sad|lonely|depressed|miserable|heartbroken|hopeless|exhausted|overwhelmed|grieving|homesick|stressed(?: out)?)\b|(?:my|our) (?:\w+ )?(?:mother|father|mum|mom|dad|wife|husband|son|daughter|brother|sister|grand(?:mother|father|ma|pa)|friend|dog|cat|partner|uncle|aunt) (?:has |just |is )*(?:died|dying|passed away|in (?:the )?hospital|dead)|funeral|(?:we|my \w+ and i|i) (?:just )?(?:broke up|got divorced|split up))\b/i,
  ],
]
