import { takeOut } from './words'

/** The traveller's own words for places; the search tool knows which place they mean. */
export type PlacesReading = {
  from?: string
  to?: string
  /** A name alone, without "from" or "to". */
  bare?: string
  /** The place that `bare` takes the place of: "Porto instead of Lisbon". */
  instead?: string
  isSwap?: boolean
  /** More than one destination: "London to Rome to Athens". */
  isSeveral?: boolean
}

const STOP = new Set(
  `a about after again all also alone already am an and any anyone anything anywhere are around as ask at available away back bags be because been
  before being best better book booking both business but buy by bye can cancel card change check cheap cheaper choose class come coming compare could
  date dates day days decide depart departing departure departures destination did different direct do does don't done earlier early else even ever
  every everything fare fares fast faster find first flight flights fly flying for friend from get getting give go going good great guys had
  has hate have he hello help her here hey hi him his holiday home hotel how i i'd i'll i'm i've idea if in information instead into is it it's its
  journey just keep know last late later least leave leaves leaving let lets let's like list location look looking love make many map may maybe me mean
  meant might mine money more morning most move much must my myself name need never new-search next nice-one no none nope not nothing now of off ok okay on
  once one only option options or origin other our out over pay please plan planning possible prefer preferably price prices probably quite rather ready
  really return returning right round same say search see seems select she should show single so some somebody someone something somewhere soon
  sorry spend stay still stop stops sure take tell than thank thanks that that's the their them then there these they thing things think this those
  ticket tickets time times to today together too travel traveling travelling trip try two undo until up us use used vacation very via visit visiting
  want wanna gonna gotta was way we we'd we'll we're we've week weekend well were what what's when where which while who why will with without won't wonder would
  yeah yes yet you your yours yep cabin seat seats wife husband kids family abroad airline airlines airport airports bit lot
  starting start ends end arrive arriving arrives land landing heading head actually exactly perhaps either arrival layover luggage
  adults adult people pet dog cat him her fine correct wrong reset clear sorry thing quickly flexible nonstop night nights meeting conference wedding
 alright perfect lovely wonderful awesome brilliant excellent cheers carry interview purchase
  schedule reserve
  second third fourth fifth middle continue continuing proceed proceeding checkout check-out payment paying summary trip-summary basket order earliest latest cheapest fastest quickest shortest
  nearest closest difference between flex flexi flexible basic plus light standard saver classic saver refundable refund refunds conditions rules policy
  name names passenger passengers traveller travellers details passport form step page list card cards screen button menu question
  far long much many often same more less fewer higher lower include included including includes cost costs charge charged free per person
  city cities town centre center place places country countries anywhere-else next previous return-flight outbound inbound both ways way side hand
  bonjour hola ciao hallo salut guten tag buongiorno ola namaste merhaba aloha servus moin gracias merci danke grazie s'il plait por favor bitte
  suitcase suitcases bag bags baggage window aisle row meal miles points voucher discount code promo
  he's she's it's there's here's isn't aren't can't couldn't wouldn't shouldn't haven't hasn't didn't won't
  understand believe remember forgot wait hold hang mind care work works working happened happen happens reset restart
  headed bound accompany join take be am individuals members group economy business premium see meet attend relax swim ski celebrate enjoy escape experience explore explain buy bring reach drive pick pack play save switch swap add remove`.split(
    /\s+/,
  ),
)
/** Names that begin with, or hold, a word that otherwise ends one. */
const WHOLE_NAMES =
  /^(?:the (?:hague|gambia|valley|bahamas|maldives|seychelles|azores|canaries|algarve)|nice|bath|new (?:york|orleans|delhi|castle|ark|quay|haven|port|plymouth)|end)\b/i
const WORD = /[\p{L}][\p{L}'’.-]*/uy
const INSTEAD_OF =
  /\b(?:instead of|rather than|not|no longer|anything but)\s+(?:to\s+|from\s+|in\s+|the\s+)?(?<name>[\p{L}'.-]+(?:\s+[\p{L}'.-]+){0,2}?)(?=\s*(?:$|[,.;~?!]|\b(?:but|and|please|make|to|from|it)\b))/giu
const SWAP =
  /\b(?:(?:swap|switch|reverse|flip)\b.{0,30}\b(?:places?|cities|airports?|direction|route|origin|destination|from and to|them|round|around)\b|the other way (?:a?round)|(?:other|opposite) direction)/i
const WAY_HOME = /\b(?:back|home|returning)\s+(?:to|from|in)\s+|\breturn to\s+/gi
const AIRPORT_PAIR = /\b(?<from>[A-Z]{3})\s*[-/]\s*(?<to>[A-Z]{3})\b/g

/** The places as they were said: which place each one is, the search finds out. */
export function readPlaces(words: string): PlacesReading {
  if (SWAP.test(words)) return { isSwap: true }
  const places: PlacesReading = {}
  let rest = words.replace(/~+/g, ' ; ').replace(/\s+/g, ' ').trim()
  rest = takeOut(rest, AIRPORT_PAIR, ({ groups = {} }) => {
    if (groups.from && groups.to) Object.assign(places, { from: groups.from, to: groups.to })
    return true
  })
  rest = takeOut(rest, INSTEAD_OF, ({ groups = {} }) => {
    const name = groups.name && nameAt(groups.name, 0)
    if (!name) return false
    places.instead = name.text
    return true
  })
  rest = withoutWayHome(rest)

  const between = /\bbetween\s+/i.exec(rest)
  if (between) {
    const first = nameAt(rest, between.index + between[0].length)
    const joint = first && /^\s*(?:and|&)\s+/i.exec(rest.slice(first.end))
    const second = first && joint && nameAt(rest, first.end + joint[0].length)
    if (first && second) return { ...places, from: first.text, to: second.text }
  }

  const from = nameAfter(
    rest,
    /\b(?:from|out of|departing(?: from| at| in)?|leaving(?: from)?|depart(?: from| at| in)?|leave from|(?:departure|origin|starting) (?:city|airport|point|place)(?: is| will be|:)?|starting (?:from|in|at)|start (?:from|in|at)|flying from|fly from|origin(?: is|:)?|based in|live in|i'm in|we're in|we are in|i am in)\s+/gi,
  )
  const to = nameAfter(
    rest,
    /(?:\b(?:to|(?:visit|see|meet)(?:ing)? (?:my|our|an?|the|some) [\p{L}-]+ in|visit(?:ing)?|towards?|bound for|headed for|heading for|arriv(?:e|ing)(?: in| at)?|land(?:ing)? (?:in|at)|destination(?: city| airport)?(?: is| will be| being|:)?|(?:trip|flights?|hotels?|holiday|weekend|week|days?|nights?|stay(?:ing)?|be|time|wedding|conference|meeting) in|(?:leave|leaving|depart|departing|off) \S+(?: \S+)? for|for (?=[A-Z])|into|reach(?:ing)?)|\s-)\s+/giu,
  )
  const ending = /^(.+?)\s+(?:is|will be|would be)\s+(?:my|the|our)\s+(?:departure|origin|starting|destination|arrival)\b/i.exec(rest)
  const ended = ending && nameAt(rest, 0)
  if (ending && ended) return { ...places, [/destination|arrival/i.test(ending[0]) ? 'to' : 'from']: ended.text }
  if (from) places.from ??= from.text
  if (to) {
    places.to ??= to.text
    const next = /^\s*,?\s*(?:and\s+)?(?:then\s+)?(?:on\s+)?(?:to|-)\s+/i.exec(rest.slice(to.end))
    const third = next && nameAt(rest, to.end + next[0].length)
    if (!places.from && !from) {
      const origin = nameBefore(rest, to.start)
      // "Headed to Chicago": next to a capital, a small word is no name.
      if (origin && (/\p{Lu}/u.test(origin) || !/\p{Lu}/u.test(to.text))) places.from = origin
    }
    if (third && places.from && third.text.toLowerCase() !== places.from.toLowerCase()) places.isSeveral = true
  }
  if (/\bthen\s+(?:on\s+)?to\s+\p{L}/iu.test(rest) || /\bmulti[\s-]?(?:city|trip|stop|leg)\b/i.test(rest)) places.isSeveral = true
  if (!places.from && !places.to) {
    const bare = bareName(rest)
    if (bare) places.bare = bare
  }
  return places
}

/** "Back to London" names the way home, not a new destination. */
function withoutWayHome(words: string): string {
  let rest = words
  for (const match of words.matchAll(WAY_HOME)) {
    const name = nameAt(words, match.index + match[0].length)
    if (name) rest = `${rest.slice(0, match.index)}${';'.repeat(name.end - match.index)}${rest.slice(name.end)}`
  }
  return rest
}

/** The first name that follows the lead; where people write capitals, the first that has one ("to relax in …, to Rome"). */
function nameAfter(words: string, lead: RegExp): { text: string; start: number; end: number } | null {
  const names = [...words.matchAll(lead)].flatMap((match) => {
    const name = nameAt(words, match.index + match[0].length)
    return name ? [{ ...name, start: match.index }] : []
  })
  return names.find(({ text }) => /^\p{Lu}/u.test(text)) ?? names[0] ?? null
}

/** Up to four words that can be a name, beginning exactly there; "San Jose, California" is one. */
export function nameAt(words: string, start: number): { text: string; end: number } | null {
  const whole = WHOLE_NAMES.exec(words.slice(start))
  const names: string[] = whole ? [whole[0]] : []
  let end = start + (whole?.[0].length ?? 0)
  let next = end
  if (!whole) {
    const article = /^(?:(?:the|beautiful|sunny|lovely|city(?: of)?)\s+)+/i.exec(words.slice(start))
    if (article) next = end = start + article[0].length
  }
  while (names.length < 5) {
    next += /^\s*/.exec(words.slice(next))?.[0].length ?? 0
    const written = wordAt(words, next)
    if (!written) break
    const word = written.replace(/[.'-]+$/, '')
    const isInside = names.length > 0 && /^(?:de|of|am|la|do|upon|le|del|di|el|sur)$/i.test(word) && wordAt(words, next + word.length + 1)
    const isAirport = names.length > 0 && /^(?:airport|international)$/i.test(word)
    if (STOP.has(word.toLowerCase()) && !isInside && !isAirport) break
    names.push(word)
    next += word.length
    end = next
    // A full stop ends the name, save after a short form ("St. Petersburg").
    if (written.endsWith('.') && word.length > 3) break
    if (written.endsWith('.')) next += 1
    const region = names.length > 0 && /^,\s+(?=\p{Lu})/u.exec(words.slice(next))
    if (region && isRegion(words, next + region[0].length)) {
      names[names.length - 1] = `${word},`
      next += region[0].length
    }
  }
  if (/^\s*(?:airlines?|airways)\b/i.test(words.slice(end))) return null
  const text = names.join(' ').replace(/[.,'-]+$/, '')
  return text.length > 1 ? { text, end } : null
}

/** After the comma stands a capitalised name, and after it nothing that makes it a sentence. */
function isRegion(words: string, start: number): boolean {
  const word = wordAt(words, start)
  return word !== null && !STOP.has(word.toLowerCase())
}

/** The name that ends right before "to": "flights new york to rome". In mixed writing only its capitalised words count. */
function nameBefore(words: string, end: number): string | null {
  const clause =
    words
      .slice(0, end)
      .split(/[;,.!?]/)
      .at(-1) ?? ''
  const tokens = clause.trim().split(/\s+/)
  const names: string[] = []
  for (const token of tokens.toReversed()) {
    if (!/^\p{L}[\p{L}'.-]*$/u.test(token) || STOP.has(token.toLowerCase()) || names.length === 4) break
    names.unshift(token)
  }
  const whole = WHOLE_NAMES.exec(tokens.slice(-2).join(' ')) ?? WHOLE_NAMES.exec(tokens.at(-1) ?? '')
  if (names.length === 0 && whole) return whole[0]
  const firstCapital = names.findIndex((name) => /^\p{Lu}/u.test(name))
  const kept = firstCapital > 0 ? names.slice(firstCapital) : names
  return kept.length > 0 ? kept.join(' ') : null
}

/** A message that, its courtesies taken away, is nothing but a name. */
function bareName(words: string): string | null {
  const plain = words
    .replace(/[;~]+/g, ' ')
    .replace(/^[\s,.:!?-]+/, '')
    .replace(
      /^(?:\s*(?:please|ok|okay|yes|no|well|oh|hm+|uh|um|er|sorry|actually|hi|hello|so|then|and|but|rather|maybe|perhaps|let's|lets|say|try|go|do|make|change|set|switch|it|that|that's|it's|i|i'd|i'll|we|we'd|we'll|mean|meant|want|would|like|prefer|choose|think|what|how|about|should|be|can|destination|origin|is|the|a|city|to|in|with|for)\b[\s,:.!?-]*)*/i,
      '',
    )
    .replace(
      /[\s,.!?-]*(?:please|thanks|thank you|instead|then|too|rather|now|airport|would be (?:great|nice|good)|sounds good|it is)?[\s,.!?-]*$/i,
      '',
    )
    .trim()
  if (WHOLE_NAMES.exec(plain)?.[0] === plain) return plain
  if (/^nice\b/.test(plain)) return null
  const name = nameAt(plain, 0)
  if (!name) return null
  if (name.end === plain.length) return name.text
  const isNameFirst =
    /^\p{Lu}/u.test(name.text) && /^(?:\s*[,.]|\s+(?:and|but|is|would|will|please|for|on|sounds|works)\b)/i.test(plain.slice(name.end))
  return isNameFirst ? name.text : null
}

function wordAt(words: string, start: number): string | null {
  WORD.lastIndex = start
  return WORD.exec(words)?.[0] ?? null
}
