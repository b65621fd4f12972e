import { longestName, type NamedPlace, placeOfCode, regionAfter, regionIn, stateNamed } from '@/lib/adapters/places/place-names'
import type { Token } from './place-tokens'
import type { SaidPlace } from './said-place'

/** A name found in the words: the tokens `first` to `last`. What is not sure is a place only where its position says so. */
export type FoundName = { place: SaidPlace; first: number; last: number; isSure: boolean; end: number }

/** Capitals that are codes of something else as a rule. */
const OTHER_CODES = new Set(
  'USD EUR GBP CAD INR AUD JPY CHF ETA ETD PNR VIP DOB CEO FAQ PDF SMS GPS ATM PIN PST EST CST GMT UTC BST CET WIFI ASAP FYI BTW OMG LOL DIY LED USB BBC CNN NBA NFL SEA OUT ONE ANY ALL THE AND FOR BUT NOT YES NEW OLD BIG BAD END TEN SIX TWO DAY NOW'.split(
    ' ',
  ),
)
const LEAST_WEIGHT_OF_CODE = 0.3
const LEAST_WEIGHT_OF_CITY = 1
const LEAST_WEIGHT_OF_TOWN = 0.08
const WITHIN_NAME = /^(?:[\s'’-]+|\.\s*)$/
const BEFORE_REGION = /^(?:,\s*|\s+|\s*\()$/
const BEFORE_CODE = /^\s*[\s(,/-]\s*$/

/** Every name of the index in the words, the longest at each place; `isShouted`: all is in capitals, which mark nothing then. */
export function knownNames(tokens: Token[], words: string, isShouted: boolean): FoundName[] {
  const found: FoundName[] = []
  let index = 0
  while (index < tokens.length) {
    const name = nameFrom(tokens, index, words, isShouted)
    if (name) found.push(name)
    index = name ? name.last + 1 : index + 1
  }
  return found
}

function nameFrom(tokens: Token[], first: number, words: string, isShouted: boolean): FoundName | null {
  const token = tokens[first]
  if (!token) return null
  const code = codeAt(token, isShouted)
  if (code) return foundName(tokens, first, first, words, code, true)
  if (token.text === 'us') return null
  const longest = longestName(nameWords(tokens, first))
  if (!longest) return lowerCode(tokens, first, words) ?? stateLetters(tokens, first, words)
  // Small towns called We, Page or Man are not what a plain word means.
  if (longest.length === 1 && token.isPlain && longest.named.weight < LEAST_WEIGHT_OF_CODE) return null
  let last = first + longest.length - 1
  let { named } = longest
  const name = tokens
    .slice(first, last + 1)
    .map(({ folded }) => folded)
    .join(' ')
  const region = regionWords(tokens, last + 1)
  const where = named.place && region.length > 0 ? regionAfter(name, region) : null
  if (where) {
    named = where.named
    last += where.length
    // "Sydney, NSW, Australia".
    last += regionAfter(name, regionWords(tokens, last + 1))?.length ?? 0
  } else if (
    tokens[last + 1]?.isCode &&
    tokens[last + 1]?.text.length === 2 &&
    regionIn(region.slice(0, 1)) === 1 &&
    !longestName(region.slice(0, 1))
  ) {
    // "Hamburg NY": another town of that name, which the index does not have.
    return otherTown(tokens, first, last + 1, words)
  }
  const next = tokens[last + 1]
  const airport = next?.isCode && BEFORE_CODE.test(next.gap) ? placeOfCode(next.text) : null
  if (airport?.place && airport.cityName === named.cityName) {
    named = airport
    last += 1
  }
  // "London (LHR)" and "London (UK)" end with their bracket.
  const isBracketed = words[tokens[last]?.end ?? 0] === ')' && tokens.slice(first + 1, last + 1).some(({ gap }) => gap.includes('('))
  const found = foundName(
    tokens,
    first,
    last,
    words,
    named,
    last > first || isSureWord(token, named, isShouted, first === 0 || /[.!?]/.test(token.gap)),
  )
  return isBracketed ? closedBy(found, words) : found
}

function closedBy({ place, ...found }: FoundName, words: string): FoundName {
  const end = place.end + 1
  return { ...found, end, place: { ...place, text: words.slice(place.start, end), end } }
}

/** "LHR": a code in capitals among words that are not. */
function codeAt({ text, isCode }: Token, isShouted: boolean): NamedPlace | null {
  if (!isCode || isShouted || text.length !== 3 || OTHER_CODES.has(text)) return null
  const named = placeOfCode(text)
  return named && named.weight >= LEAST_WEIGHT_OF_CODE ? named : null
}

/** "jfk", where its position says that it is a place. */
function lowerCode(tokens: Token[], first: number, words: string): FoundName | null {
  const token = tokens[first]
  if (!token || token.isPlain || !/^[a-z]{3}$/i.test(token.text)) return null
  const named = placeOfCode(token.text.toUpperCase())
  return named && named.weight >= LEAST_WEIGHT_OF_CODE ? foundName(tokens, first, first, words, named, false) : null
}

/** "From CA to FL". */
function stateLetters(tokens: Token[], first: number, words: string): FoundName | null {
  const token = tokens[first]
  if (token?.text.length !== 2 || (token.isPlain && !token.isCode)) return null
  const named = stateNamed(token.folded)
  return named && foundName(tokens, first, first, words, named, false)
}

function otherTown(tokens: Token[], first: number, last: number, words: string): FoundName {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0]
  return { place: saidPlace(words.slice(start, end), null, start, end), first, last, isSure: true, end }
}

function isSureWord({ isPlain, isCapital, isCode, folded }: Token, { weight }: NamedPlace, isShouted: boolean, isFirst: boolean): boolean {
  if (isPlain) return (isCode && !isShouted) || (isCapital && !isShouted && !isFirst && weight >= LEAST_WEIGHT_OF_CITY)
  if (folded.length <= 3 && /^[a-z]+$/.test(folded)) return isCode || isCapital || (folded.length === 3 && weight >= LEAST_WEIGHT_OF_CITY)
  return weight >= LEAST_WEIGHT_OF_CITY || (isCapital && !isShouted && weight >= LEAST_WEIGHT_OF_TOWN)
}

/** The folded words that can make one name with the first. */
function nameWords(tokens: Token[], first: number): string[] {
  const names: string[] = []
  for (let index = first; index < Math.min(tokens.length, first + 6); index++) {
    const token = tokens[index]
    if (!token || (index > first && !isWithinName(tokens[index - 1], token))) break
    names.push(token.folded)
  }
  return names
}

/** A full stop goes on only after a short form ("St. Petersburg", "D.C."). */
export function isWithinName(previous: Token | undefined, { gap }: Token): boolean {
  return WITHIN_NAME.test(gap) && (!gap.includes('.') || (previous?.text.length ?? 9) <= 2)
}

/** The words after a name that may say where it is: "OR" in capitals or behind a comma, "or" never. */
export function regionWords(tokens: Token[], first: number): string[] {
  const names: string[] = []
  for (let index = first; index < Math.min(tokens.length, first + 3); index++) {
    const token = tokens[index]
    if (!token || !(index === first ? BEFORE_REGION : WITHIN_NAME).test(token.gap)) break
    const isWordToo = token.isPlain && token.text.length === 2 && !token.isCode
    const after = tokens[index + 1]?.gap ?? '.'
    const isApart = (token.gap.includes(',') && /[.,;?!~]/.test(after)) || (token.gap.includes('(') && /^[.)]/.test(after))
    if (index === first && isWordToo && !isApart) break
    names.push(token.folded)
  }
  return names
}

function foundName(tokens: Token[], first: number, last: number, words: string, named: NamedPlace, isSure: boolean): FoundName {
  const start = tokens[first]?.start ?? 0
  const end = tokens[last]?.end ?? start
  return { place: saidPlace(words.slice(start, end), named, start, end), first, last, isSure, end: withAirport(tokens, last, end) }
}

/** "Gatwick airport", "Delhi city": the words that add nothing belong to the name. */
function withAirport(tokens: Token[], last: number, end: number): number {
  let close = end
  for (const { folded, text, gap, end: wordEnd } of tokens.slice(last + 1, last + 4)) {
    if (!/^\s+$/.test(gap) || !/^(?:airport|apt|airports?|international|intl|city)$/i.test(text || folded)) break
    close = wordEnd
  }
  return close
}

export function saidPlace(text: string, named: NamedPlace | null, start: number, end: number): SaidPlace {
  if (!named) {
    return {
      text,
      name: text,
      cityName: text,
      iataCode: null,
      countryCode: null,
      kind: 'unknown',
      isAirport: false,
      isKnown: false,
      start,
      end,
    }
  }
  const { place, name, cityName, countryCode, isState } = named
  const isAirport = place?.kind === 'airport' && (name !== cityName || /^[A-Z]{3}$/.test(text))
  const kind = place ? (isAirport ? 'airport' : 'city') : isState ? 'state' : 'country'
  return { text, name, cityName, iataCode: place?.iataCode ?? null, countryCode, kind, isAirport, isKnown: true, start, end }
}
