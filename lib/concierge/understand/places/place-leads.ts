/** What the words right before a name say of it. "back" and "onwards" are decided by what else is said. */
export type Lead =
  | 'origin'
  | 'destination'
  | 'likely-origin'
  | 'likely-destination'
  | 'via'
  | 'not-via'
  | 'not-origin'
  | 'not-destination'
  | 'not'
  | 'back-to'
  | 'back-from'
  | 'mention'
  | 'person'
  | 'none'

/** `start` is where the words begin that lead to the name. */
export type LeadReading = { lead: Lead; start: number }

// What may stand between the words that lead and the name.
const FILL =
  '(?:\\s+(?:the|beautiful|sunny|lovely|good old|downtown|central|cold|rainy|either|perhaps|maybe|say|preferably|probably|like|only|just|(?:\\p{L}+ )?(?:city|town|island|country|state|capital) of|(?:an? |the |any )?(?:airport|place|city|town|area|somewhere|anywhere|someplace) (?:in|of|near)))*[\\s:,"\'(]*$'
const IS = "(?:\\s*(?:is|was|will be|would be|to be|being|as|should be|'s|=|:|-|now))*"
const SITE = '(?:\\s+(?:city|cities|airports?|point|place|location|station|town|destination))?'
const AND_DAY = '(?:\\s+(?:and|&)\\s+(?:the\\s+)?(?:departure\\s+)?(?:date|day|time)(?:\\s+of\\s+\\w+)?)?'
const lead = (pattern: string) => new RegExp(`(?:${pattern})${FILL}`, 'iu')

const CHANGED = '\\b(?:change|set|switch|update|make|move|edit|correct|amend)\\b[^.?!;]*\\b'
const CHANGED_ORIGIN = lead(`${CHANGED}(?:origin|departure|departing|starting|start|leaving)${SITE}\\s+(?:from\\s+[^.?!;]{2,25}\\s+)?to`)
const NOT = lead(
  "\\b(?<not>(?:(?:not|never|don't|do not|won't|can't|cannot|isn't|wasn't|aren't|didn't|no longer|instead of|rather than|anything but|anywhere but|other than|except|excluding|forget(?: about)?)\\s+)(?:(?:to|from|in|into|at|go|going|be|fly|flying|travel|travelling|traveling|leave|leaving|depart|departing|arrive|arriving|out of|for|want|wanna|like|need|the|actually|really|anymore)\\s+)*)",
)
const VIA = lead(
  '\\b(?:via|(?<=\\b(?:fly|flying|go|going|goes|flights?|only|travel|route|routed|pass|passing|come|coming|connect|connecting|transit|transiting)\\s)through|(?:stop|stops|stopping|stop-?overs?|lay-?overs?|connections?|connecting|connect|changes?|changing|transfers?|transferring|transit|transiting)(?:\\s+(?:planes?|flights?|over|off))?\\s+(?:in|at|through|via|over))',
)
const NO_VIA =
  /\b(?:not?|never|without|nothing|avoid(?:ing)?|don't|do not|can't|won't|rather not|hate|skip(?:ping)?|exclud(?:e|ing)|anything but)\s+(?:(?:want|like|to|a|an|any|the|be|have|having|going|go|goes|fly|flying|flights?|it|with|that|long)\s+){0,4}$/i
const AVOID = lead('\\b(?:avoid(?:ing)?|bypass(?:ing)?|nothing (?:via|through))')
const BACK_TO = lead(
  '\\b(?:(?:back|return|returning|returns)(?:\\s+(?:back|home|again|~+|on|the|day|flight|trip|journey|leg))*\\s+(?:to|into|in)|(?<!\\b(?:my|our)\\s+)home(?:ward)?\\s+(?:again\\s+)?(?:to|into)|back(?:\\s+home)?|(?<!\\b(?:my|our)\\s+)home)',
)
const BACK_FROM = lead(
  '\\b(?:(?:(?:fly|flying|come|coming|go|going|get|getting|travel|head|heading)\\s+)?(?:back|home)|(?:the |my |our )?(?:return|way back|way home|inbound)(?:\\s+(?:flight|leg|trip))?\\s+(?:should|must|will|would|has to|to|can)?\\s*(?:be|is)|return|returning|come|coming back)(?:\\s+(?:home|again))?\\s+(?:from|out of)',
)
// "My sister lives in Denver": where somebody else is; a wish only if they are to be visited.
const LIVES =
  /\b(?:he|she|who|they|family|friends?|girlfriend|boyfriend|wife|husband|sisters?|brothers?|parents|grandparents|mother|mum|mom|father|dad|sons?|daughters?|cousins?|aunt|uncle|kids|children)\s+(?:(?:now|still|both|all|also)\s+)?(?:live|lives|living|work|works|study|studies|is|are|moved)\s+(?:in|to)\s+$/i
const VISITS =
  /\b(?:(?:go|fly|get|travel|be) (?:over |up |down |out )?there|invited|visit(?:ing)?|see(?:ing)?|meet(?:ing)?|attend|join|stay with|surprise|spend|pick (?:him|her|them) up)\b/i
const PAST =
  /\b(?:been\s+(?:to|in)|(?<!\bif\s+(?:i|we)\s+)went\s+to|moved\s+(?:to|from|here from)|(?:have|has|had|used to|'ve|'s)\s+(?:always\s+|also\s+|once\s+)?(?:live[sd]?|worked?|studied|study)\s+in|lived\s+in|grew\s+up\s+in|born\s+in|visited|(?<!\bif\s+(?:i|we)\s+)flew\s+(?:to|from|out of)|(?:was|were)\s+(?:just\s+|once\s+|last\s+)?(?:in|at)|worked\s+in|studied\s+in|(?:got|came|flew|went)\s+(?:just\s+)?back\s+from|came\s+from|(?:friends?|guy|man|woman|people|person|someone|colleague|cousin|aunt|uncle|girl|boy|client|customer|call|email|mail|letter|news|music|food|wine|team|band)\s+(?:is\s+|are\s+|comes\s+)?from|originally\s+from|welcome\s+to|compared?\s+(?:to|with)|similar\s+to|next\s+to|closer?\s+to|known\s+(?:as|in)|live\s+music\s+in|(?:took|brought|sent|drove|takes)\s+(?:me|us|him|her|them)\s+to)\s*(?:the\s+)?$/iu
const ABOUT_ELSE =
  /\b(?:weather|temperature|forecast|rain|raining|snow|restaurants?|hotels?|hostels?|airbnbs?|motels?|rooms?|apartments?|house|cars?|rentals?|taxis?|cabs?|uber|museums?|galler(?:y|ies)|bank|account|office|branch|embassy|visas?|shows?|movies?|cinemas?|theat(?:re|er)s?|university|college|school|hospital|dentist|doctor|bars?|pubs?|clubs?|shops?|shopping|parks?|sights|attractions?|things to do|population|capital|mayor|time is it|what time|timezone|news|history|map|how far)\b[^.;?!~]{0,30}?\b(?:in|at|near|around|of|for|like)\s+(?:the\s+|downtown\s+)?$/i
const FOR = lead(
  '\\b(?:trips?|flights?|planes?|tickets?|seats?|fares?|book(?:ing)?|reservations?|leav(?:e|es|ing)|depart(?:s|ing)?|off|head(?:ed|ing)?|set\\s+(?:out|off)|bound|one[\\s-]?way|round[\\s-]?trip|return|something|anything|options?|destined|search|look(?:ing)?)\\b[^.;?!]{0,40}?\\bfor|~\\s*for',
)
const ORIGIN = lead(
  `\\b(?:from|fro|frm|(?<=\\b(?:depart|departing|leave|leaving|fly|flying|travel|travell?ing|coming|tickets?|flights?)\\s)form|(?:from|leaving)\\s+(?:my|our|the|an?)\\s+[\\p{L}'’]+(?:\\s+[\\p{L}'’]+)?\\s+(?:in|at)|out of|ex|leav(?:e|es|ing)(?:\\s+(?:out of|out|from|at|in))?|depart(?:s|ing|ed|ure)?(?:\\s+(?:out of|from|at|in|out|will be from|is from|flight from))?|tak(?:e|es|ing)\\s+off(?:\\s+(?:from|in|at))?|start(?:s|ing)?\\s+(?:out\\s+)?(?:from|in|at|over from|again from)|begin(?:ning)?\\s+(?:again\\s+)?(?:from|in|at)|(?:origin(?:ating)?|departure|departing|starting|start|leaving|flying from|boarding)${SITE}${AND_DAY}${IS}(?:\\s+(?:at|in|from))?|(?:home|local|nearest|closest)\\s+(?:city|airport|town)${IS})`,
)
const DESTINATION = lead(
  `\\b(?:to|into|towards?|(?:bound|headed|heading|destined)(?:\\s+(?:for|to|towards|toward))?|destination${SITE}${IS}(?:\\s+(?:to|of|in|at))?|arriv(?:al|als|e|es|ing)${SITE}${IS}(?:\\s+(?:in|at|into|to))?|(?:land|lands|landing|touch(?:ing)? down|end(?:ing)? up)\\s+(?:in|at)|visit(?:s|ing)?|reach(?:ing)?|serv(?:e|es|ing)|explor(?:e|ing)|tour(?:ing)?)`,
)
// Without "to": "I want to go Delhi".
const GO = lead('\\b(?:go|going|fly|flying|travel|travell?ing|see)')
const LIKELY_ORIGIN = lead(
  "\\b(?:(?:(?:i|we|im)(?:'m|'re| am| are)?\\s+(?:currently |now |both |all )?(?:based |live |living |located |staying |stationed )?|based |currently |i live |we live |(?:but|and) (?:now )?live |reside |located )in|(?:i'm|i am|we're|we are) (?:at|near)|flights?\\s+in)",
)
const NEAR_HOME = lead(
  "\\b(?:i|we|our home|our house|my home)(?:'m|'re|\\s+(?:am|are|is|both|all|live|reside|stay))+\\s+(?:based\\s+|living\\s+)?(?:very\\s+|quite\\s+|just\\s+)?(?:near(?:er)?(?: to)?|close(?:r)? to|outside|not far from|around)",
)
const LIKELY_DESTINATION = lead(
  "~\\s*in|\\b(?:(?:trip|flights?|tickets?|holidays?|vacation(?:ing)?|weekend|weeks?|honeymoon|days?|nights?|stay(?:ing)?|wedding|conference|meeting|business|break|getaway|interview|festival|reunion|party|games?|be|there|event|summit|christmas|easter|beach(?:es)?|somewhere|anywhere|someplace|exhibition|fair|congress|workshop|training|course|appointment|marathon|match|olympics|carnival)(?:\\s+(?:is|are|will be|takes? place|happens|held))?(?:\\s+(?:~+|this|next|on|week|weekend|month|(?:for|of|with) (?:my|our|a|the) [\\p{L}'’]+))*\\s+in|(?:would like|wants?|wish|hope|love|plan|planning|dream\\w*|fancy|thinking)\\s+(?:to|of|about)\\s[^.,;?!~]{0,40}?\\s(?:in|at))",
)
const VISIT = lead(
  "\\b(?:(?:see|seeing|visit|visiting|meet|meeting|attend|attending|join|joining|surprise|stay with|staying with|visit with|to)\\s+(?:(?:(?:with|my|our|his|her|their|the|an?|some|old|good|best|dear|little|big|great)\\s+)+[\\p{L}'’-]+|friends|family|relatives)(?:\\s+(?:(?:and|&)\\s+(?:(?:my|the)\\s+)?)?[\\p{L}'’-]+)?(?:\\s+(?:who|that))?(?:\\s+(?:lives?|living|is|are|stays?))?\\s+in)",
)
const MENTION = lead(
  '\\b(?:in|at|near|nearby|around|outside|about|of|like|with|by|on|than|over|across|inside|around|regarding|for|and not|unlike|love|loves|hate|enjoy|enjoyed|liked|loved|called|the)',
)
// "Two weeks in Venice", with the length of the stay and its "in" read already.
const AFTER_STAY = /~$/
// "What about Porto?", "I'd like Porto": a wish that does not say which end it is of.
const ASKED_ABOUT = /^\s*(?:(?:so|and|but|ok|okay|well)\s+)?(?:is|are|was|does|do|did|has)\s+$/i
// "Is Porto cheaper?" wants to see the flights there, too.
const COMPARED = /^[\p{L}'’ -]+?\s(?:be\s+)?(?:any\s+|much\s+)?cheaper\b/iu
const WISH =
  /\b(?:(?:what|how) about|(?:would|'d|i'll|we'll|i will|we will) (?:like|love|prefer|take|choose|say|rather|go for|go with)|prefer|let's (?:say|do|try|go with|take|make it)|go (?:with|for)|choose|pick|try|make it|want)\s+(?:the\s+)?$/i
const PERSON =
  /\b(?:my|his|her|their|last|first|middle|family|passenger'?s?)\s+(?:full\s+|sur)?name\b[^.,;?!]{0,20}\s$|\b(?:friends?|sister|brother|daughter|son|wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?|cousin|colleague|boss|uncle|aunt|niece|nephew|mr|mrs|ms|miss|dr|named|called|name is|name's|names are|name|i'm|i am|this is|call me|dear|passengers?(?: is| are|:)|travell?ers?(?: is| are|:))\.?,?\s+$/iu

// "When does it land in Rome?": the flight that is shown is asked about.
const ABOUT_SHOWN =
  /^\s*(?:(?:and|so|but|ok|okay|also|great|thanks|please)[\s,]+)*(?:(?:when|what time|at what time|where|which (?:airport|terminal))\s+)?(?:do|does|did|will|would)\s+(?:it|that|this|(?:the|my|our|that|this) (?:[\p{L}-]+ ){0,2}(?:flight|plane)|i|we)\s+(?:\p{L}+\s+)?(?:arrive|land|touch|depart|leave|get|take off|return|go|fly)\b[^.?!]*$/iu
const LONGEST_LEAD = 90

/** How the name that begins at `index` is led to. */
export function leadTo(words: string, index: number): LeadReading {
  const from = Math.max(0, index - LONGEST_LEAD)
  const sentence = /[.?!;](?!\d)\s+(?=[^.?!;]*$)/.exec(words.slice(from, index))
  const offset = from + (sentence ? sentence.index + sentence[0].length : 0)
  const before = words.slice(offset, index)
  const at = (match: RegExpExecArray | null) => (match ? offset + match.index : -1)
  const is = (name: Lead, pattern: RegExp): LeadReading | null => {
    const start = at(pattern.exec(before))
    return start >= 0 ? { lead: name, start } : null
  }
  return (
    is('mention', ABOUT_SHOWN) ??
    is('origin', CHANGED_ORIGIN) ??
    viaLead(before, offset) ??
    refused(before, offset) ??
    is('likely-destination', VISIT) ??
    is(VISITS.test(words) ? 'likely-destination' : 'mention', LIVES) ??
    is('likely-origin', NEAR_HOME) ??
    is('mention', PAST) ??
    is('mention', ABOUT_ELSE) ??
    is('back-from', BACK_FROM) ??
    is('back-to', BACK_TO) ??
    is('destination', FOR) ??
    is('origin', ORIGIN) ??
    is('likely-destination', LIKELY_DESTINATION) ??
    is('destination', DESTINATION) ??
    is('likely-origin', LIKELY_ORIGIN) ??
    is('likely-destination', AFTER_STAY) ??
    is('person', PERSON) ??
    is('none', WISH) ??
    is('likely-destination', GO) ??
    is(COMPARED.test(words.slice(index)) ? 'likely-destination' : 'mention', ASKED_ABOUT) ??
    is('mention', MENTION) ?? { lead: 'none', start: index }
  )
}

function viaLead(before: string, offset: number): LeadReading | null {
  const avoided = AVOID.exec(before)
  if (avoided) return { lead: 'not-via', start: offset + avoided.index }
  const via = VIA.exec(before)
  if (!via) return null
  const refusal = NO_VIA.exec(before.slice(0, via.index))
  return refusal ? { lead: 'not-via', start: offset + refusal.index } : { lead: 'via', start: offset + via.index }
}

function refused(before: string, offset: number): LeadReading | null {
  const match = NOT.exec(before)
  if (!match || /\b(?:why|if|or|whether)\s+(?:or\s+)?$/i.test(before.slice(0, match.index))) return null
  const said = match.groups?.not ?? ''
  if (/\b(?:from|leav\w+|depart\w*|out of)\b/i.test(said)) return { lead: 'not-origin', start: offset + match.index }
  if (/\b(?:to|into|going|go|for|arriv\w+|fly\w*|travel\w*)\b/i.test(said)) return { lead: 'not-destination', start: offset + match.index }
  return { lead: 'not', start: offset + match.index }
}
