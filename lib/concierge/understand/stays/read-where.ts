import type { KnownNames } from '@/lib/ports/known-names'
import type { PlaceValue } from '../../grammar/place-words'
import { placesIn } from '../names-in'
import { NAMES_STAY } from './stay-words'

/** Words that end a name, or never are one. */
const STOPS = `from|for|on|at|near|with|without|and|or|but|under|below|between|until|till|that|which|please|pls|wanted|is|are|to|by|close|this|next|in|tonight|tomorrow|today|i|we|our|my|me|us|you|it|then|instead|rather|now|too|also|as|via|somewhere|anywhere|not|if|so|there|here|thanks|within|where|who|what|when|be|would|will|could|can|want|need|like|same|those|these|hotels?|rooms?|apartments?|hostels?|places?|stars?|nights?|days?|weeks?|cheap\\w*|better|around|far|walking|total|advance|general|addition|mind|case|fact|all|any|one|two|three|four|five|six|seven|eight|nine|ten|\\d+`
const WORD = `(?!(?:${STOPS})\\b)[\\p{L}\\p{M}][\\p{L}\\p{M}'’.-]*`
const NAME = `(?<name>${WORD}(?:\\s+(?:of|da|de|do|di|del|and the)\\s+${WORD}|\\s+${WORD}){0,3})`
const NEAR = new RegExp(
  `\\b(?:near(?:er)?(?: to)?|close(?:r)?(?: to| by)|next to|beside|opposite|not far from|within walking distance (?:of|from|to)|walking distance (?:of|from|to)|a (?:short )?walk (?:from|to)|around|by)\\s+(?:the\\s+|a\\s+)?${NAME}`,
  'giu',
)
const IN_THE = new RegExp(`\\b(?:in|at|on)\\s+the\\s+${NAME}`, 'giu')
const IN = new RegExp(`\\b(?:in|to|at|around|into|about)\\s+${NAME}`, 'giu')
const IN_PART = new RegExp(`\\b(?:in|at|around)\\s+${NAME.replace('?<name>', '')},\\s*${NAME.replace('?<name>', '')}`, 'giu')
const CENTRE =
  /\b(?:city |town )?(?:cent(?:re|er)|downtown|middle of (?:town|the city)|heart of (?:town|the city))\b|\bcentral(?:ly)?\b|\bin town\b/i
const TOWARDS_CENTRE =
  /\b(?:(?:near(?:er)?|clos(?:e|er)|next|not (?:too )?far)(?: to| from)? (?:the )?(?:city |town )?(?:cent(?:re|er)|downtown)|(?:in|at|around) (?:the )?(?:very )?(?:city |town )?(?:cent(?:re|er)|middle)(?: of town)?|downtown|in town|(?:more )?central(?:ly)?(?: located)?|well[- ](?:located|placed)|(?:best|better|good) (?:location|placed|spot))\b/gi
/** "In the end", "at the moment". */
const NO_PARTS =
  /^(?:end|moment|area|way|meantime|future|mood|first place|same|morning|afternoon|evening|night|weekend|price|list|middle|room|beginning|start|city|town)\b/i
const NO_NAMES =
  /^(?:hotel|hotels|room|house|home|bed|breakfast|good|me|us|both|everyone|everybody|sure|less|more|once|family|business|friends|kids|work)$/i

const CAPITAL = /^\p{Lu}/u
const SURE = -0.4

export type SaidWhere = { city?: string; near?: string; isCentral: boolean }

/** Where to stay, in the traveller's words: the city, a part or a sight of it, or its centre. `words` without days, people and prices. */
export function readWhere(words: string, names: KnownNames, { isCityAsked = false }: { isCityAsked?: boolean } = {}): SaidWhere {
  const isCentral = CENTRE.test(words)
  const where: SaidWhere = { isCentral }
  let rest = words.replace(TOWARDS_CENTRE, masked)
  rest = take(rest, NEAR, (name) => {
    where.near ??= name
  })
  rest = take(rest, IN_THE, (name) => {
    if (!NO_PARTS.test(name)) where.near ??= name
  })
  rest = rest.replace(IN_PART, (said: string, near: string, city: string) => {
    if (isCity(near, names) || !isCity(city, names)) return said
    where.near ??= near
    where.city = city
    return masked(said)
  })
  if (where.city) return where
  const inside: string[] = []
  rest = take(rest, IN, (name) => {
    if (!NO_NAMES.test(name) && mayBeName(name, names)) inside.push(name)
  })
  // "In Alfama in Lisbon", "in Alfama, Lisbon": the last is the city.
  const [first, second] = inside
  const city = second ?? first ?? nameAlone(rest, names)
  if (city) where.city = city
  if (first && second) where.near ??= first
  if (!where.city && isCityAsked) {
    const bare = bareName(words, names)
    return bare ? { isCentral, city: bare } : where
  }
  return where
}

function take(words: string, pattern: RegExp, use: (name: string) => void): string {
  return words.replace(pattern, (said: string, ...more: unknown[]) => {
    const groups = more.at(-1)
    const name =
      typeof groups === 'object' && groups !== null && 'name' in groups
        ? String(groups.name)
            .replace(/[.,'’]+$/, '')
            .trim()
        : ''
    if (name === '' || NAMES_STAY.test(name)) return said
    use(name)
    return masked(said)
  })
}

/** "Lisbon hotel", "hotels lisbon 12-15 march". */
function nameAlone(words: string, names: KnownNames): string | null {
  return placesIn(words, names).find(({ named, plausibility }) => plausibility >= SURE && isCityItself(named))?.named.text ?? null
}

/** "Porto then", after the question for the city. */
function bareName(words: string, names: KnownNames): string | null {
  const bare = words
    .replace(/~+/g, ' ')
    .replace(/[^\p{L}\p{M}'’ -]/gu, ' ')
    .replace(
      new RegExp(
        `(?<![\\p{L}'’])(?:${STOPS}|ok|okay|yes|well|um|hm+|let's|say|try|maybe|perhaps|thinking|think|of|the|a|an|city|no|sorry|actually)(?![\\p{L}'’])`,
        'giu',
      ),
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  return bare !== '' && bare.split(' ').length <= 3 && mayBeName(bare, names) ? bare : null
}

function isCity(said: string, names: KnownNames): boolean {
  return placesIn(said, names).some(({ named }) => isCityItself(named) && named.text.length === said.length)
}

/** Not one of the airports of a city that has a name of its own. */
function isCityItself({ kind, name, city, text, code }: PlaceValue): boolean {
  return kind === 'city' || (kind === 'airport' && name === city && text !== code)
}

/** A place that is known, or a word that is none of plain English. */
function mayBeName(said: string, names: KnownNames): boolean {
  if (said === 'nice') return false
  return placesIn(said, names).length > 0 || said.split(/\s+/).some((word) => !names.isPlainWord(word.toLowerCase()) || CAPITAL.test(word))
}

function masked(said: string): string {
  return '~'.repeat(said.length)
}
