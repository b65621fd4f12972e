import { isPlainWord } from '@/lib/adapters/names/plain-words'
import { airlineCodes, airlineNames } from '@/lib/adapters/names/spoken-airlines'
import { editDistance } from '@/lib/adapters/places/fold'
import { foldWord } from '@/lib/adapters/places/place-names'
import { everyMatch } from '@/lib/travel/every-match'

/** An airline that the words name, as it writes itself, and where. */
export type AirlineMention = { airline: string; start: number; end: number }

const WORD = /[\p{L}\p{M}\d]+(?:['’][\p{L}]+)*/gu
const GENERIC = /^\s+(?:air ?lines?|airways|air)\b/i
// What follows an airline's name, or leads to it, where the name could mean something else.
const FOLLOWS = /^\s+(?:flights?|planes?|tickets?|jets?)\b/i
const LEADS =
  /(?:\b(?:fly|flying|flown|flights?|with|by|on|aboard|prefer|preferably|use|using|take|taking|choose|only|airlines?(?:\s+(?:is|should be|would be|company|must be))?|carriers?(?:\s+is)?|except|but|avoid|avoiding|hate|besides|excluding|via air|operated by|not|no|than)(?:\s+(?:on|with|by))?(?:\s+(?:the|a|an|any))?\s*[:=]?\s+|^\s*(?:(?:please|yes|ok|okay|yeah|sure|maybe|try|just|well|let's do|i'd say)[\s,]+)*)$/i
const ENDS =
  /^\s*(?:$|[.,;!?~)-]|(?:and|or|but|please|only|if|for|from|to|in|on|at|would|is|airlines?|this|next|tomorrow|instead|too|because|as|then|nor)\b)/i
// "United States", "Virgin Islands".
const OTHER_NAMES = /^\s+(?:states|kingdom|nations|arab|islands?|express\s+card|coast|variant|of)\b/i
const LONGEST = 4
const SHORTEST_MISTYPED = 6
const BEFORE_REGION = /\b(?:the|to|from|in|of)\s+$/i

type Word = { text: string; folded: string; start: number; end: number }
type Place = { words: string; previous: AirlineMention | undefined; isAsked: boolean }

let firstWords: ReadonlySet<string> | undefined
let spellings: ReadonlyMap<string, { name: string; airline: string; isWordToo: boolean }[]> | undefined

/** The airlines named in the words, in order; `isAsked`: an airline was asked for, so that a word alone is one. */
export function airlinesIn(words: string, isAsked = false): AirlineMention[] {
  firstWords ??= new Set([...airlineNames().keys()].map((name) => name.split(' ')[0] ?? name))
  const tokens = everyMatch(words, WORD).map(({ 0: text, index }) => ({
    text,
    folded: foldWord(text),
    start: index,
    end: index + text.length,
  }))
  const found: AirlineMention[] = []
  let index = 0
  while (index < tokens.length) {
    const place = { words, previous: found.at(-1), isAsked }
    const mention = mentionFrom(tokens, index, place)
    if (mention) found.push(mention)
    index = mention ? tokens.findIndex(({ start }, at) => at > index && start >= mention.end) : index + 1
    if (index < 0) break
  }
  return found
}

/** The airline that the words name first. */
export function knownAirline(words: string): string | null {
  return airlinesIn(words)[0]?.airline ?? null
}

function mentionFrom(tokens: Word[], index: number, place: Place): AirlineMention | null {
  const first = tokens[index]
  if (!first) return null
  for (let count = firstWords?.has(first.folded) ? LONGEST : 0; count > 0; count--) {
    const mention = named(tokens.slice(index, index + count), place)
    if (mention) return mention
  }
  return coded(first, place) ?? mistyped(first, place)
}

function named(tokens: Word[], place: Place): AirlineMention | null {
  const [first, last] = [tokens[0], tokens.at(-1)]
  const name = airlineNames().get(tokens.map(({ folded }) => folded).join(' '))
  if (!first || !last || !name || /[,;!?~]|\.\s/.test(place.words.slice(first.start, last.end))) return null
  const before = place.words.slice(0, first.start)
  const after = place.words.slice(last.end)
  if (OTHER_NAMES.test(after)) return null
  const generic = GENERIC.exec(after)
  const isCode = tokens.length === 1 && /^[A-Z]{3}$/.test(first.text)
  const isTold = name.isToldByCapital && /^\p{Lu}/u.test(first.text) && !BEFORE_REGION.test(before)
  const isMeant = !name.isWordToo || generic !== null || isCode || isTold || isAirlinePosition(first.start, after, place)
  return isMeant ? { airline: name.airline, start: first.start, end: last.end + (generic?.[0].length ?? 0) } : null
}

/** "AA": two capitals are an airline where one is spoken of; "BA" is one anywhere. */
function coded({ text, start, end }: Word, place: Place): AirlineMention | null {
  const airline = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])$/.test(text) ? airlineCodes().get(text) : undefined
  if (!airline || (text !== 'BA' && !isAirlinePosition(start, place.words.slice(end), place))) return null
  return { airline, start, end }
}

/** "lufthanza": one slip in a long name. A name that is a word too has to be followed by "airlines". */
function mistyped({ folded, start, end }: Word, place: Place): AirlineMention | null {
  if (folded.length < SHORTEST_MISTYPED || isPlainWord(folded)) return null
  const after = place.words.slice(end)
  const generic = GENERIC.exec(after)
  if (!generic && !isAirlinePosition(start, after, place)) return null
  spellings ??= Map.groupBy(
    [...airlineNames()].flatMap(([name, { airline, isWordToo }]) => (name.includes(' ') ? [] : [{ name, airline, isWordToo }])),
    ({ name }) => name[0] ?? '',
  )
  const slip = spellings
    .get(folded[0] ?? '')
    ?.find(({ name, isWordToo }) => name.length >= SHORTEST_MISTYPED && (generic || !isWordToo) && editDistance(folded, name, 1) <= 1)
  return slip ? { airline: slip.airline, start, end: end + (generic?.[0].length ?? 0) } : null
}

function isAirlinePosition(start: number, after: string, { words, previous, isAsked }: Place): boolean {
  if (FOLLOWS.test(after)) return true
  const before = words.slice(0, start)
  const isListed = previous !== undefined && /^\s*(?:,|,?\s*(?:or|and|nor|&))\s*$/i.test(words.slice(previous.end, start))
  if (!isListed && !LEADS.test(before)) return false
  return (
    ENDS.test(after) &&
    (isAsked ||
      isListed ||
      /\S/.test(before) ||
      /\bonly\b/i.test(after) ||
      /^\s*(?:or|and)\s+\w+(?:\s+air ?lines)?\s+flights?\b/i.test(after))
  )
}
