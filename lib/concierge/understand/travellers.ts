import { addUp, aloneWith } from './party/add-up'
import { correctedCount } from './party/corrected-count'
import { mentionsIn } from './party/find-mentions'
import { isYoung } from './party/minors'
import type { KnownTravellers, PlacedMention } from './party/said-people'
import { placeMentions } from './party/standing'
import { type Token, tokensOf } from './party/tokens'
import { stayingLength } from './party/who-comes'

export type { KnownTravellers } from './party/said-people'
export type TravellersReading = { travellers: Partial<KnownTravellers>; rest: string }

const ALONE =
  /\b(?:just|only)\s+(?:for\s+)?(?:me|myself)\b(?!\s*(?:,|and|&|\+|plus|with)\s*(?:my|our|the|an?|one|two|three|\d|~))|\b(?:travell?ing|travel|going|go|flying|fly)\s+(?:alone|solo)\b|\bby myself\b|\bon my own\b|\bsolo\b|(?<!\bleave (?:me|us|it|that) )\balone\b|\bjust be(?:ing)? me\b(?!\s*(?:,|and|&|\+|plus|with)\s*(?:my|our|the|an?|one|two|three|\d|~))|\bone and only\b/gi

/** "No adults, 2 children"; "no adult seats" speaks of something else. */
const NO_ADULTS = /\b(?:no|0|zero|without(?: any| an)?)\s+(?:adults?|grown[\s-]?ups?)\b(?!\s*(?:seats?|tickets?|fares?|meals?))/gi
/** "My two kids are flying alone", but not "my son stays and I fly alone". */
const YOUNG_ALONE =
  /(?<=\b(?:child(?:ren)?|kids?|minors?|sons?|daughters?|boys?|girls?|teenagers?)\b(?:(?!\b(?:I|we|me|my)\b)[^.;])*)(?:fl(?:y|ies|ying)|travel(?:s|ling|ing)?|go(?:es|ing)?)\s+(?:alone|unaccompanied|on (?:his|her|their) own|by (?:him|her|them)sel(?:f|ves))\b/gi

/** Only what the words say about who travels; ages sort people into adults (13 or older), children and infants (under 2). */
export function readTravellers(words: string, known: KnownTravellers): TravellersReading {
  const young = words.replace(NO_ADULTS, masked).replace(YOUNG_ALONE, masked)
  if (young === words) return readCounted(words, known)
  // Nobody is made up to go with the children: the search says that an adult has to.
  const reading = readCounted(young, known)
  return { ...reading, travellers: { ...reading.travellers, adults: 0 } }
}

function readCounted(words: string, known: KnownTravellers): TravellersReading {
  const corrected = correctedCount(words, known)
  if (corrected) return { travellers: corrected, rest: '~'.repeat(words.length) }
  const tokens = tokensOf(words)
  const mentions = withoutCounted(withKnownAges(placeMentions(words, tokens, mentionsIn(tokens)), known))
  const rest = maskedMentions(words, tokens, mentions)
  const alone = rest.replace(ALONE, masked)
  const travellers = addUp(mentions, words, known)
  return { travellers: alone === rest ? travellers : aloneWith(travellers, mentions, known), rest: alone }
}

const masked = (found: string) => '~'.repeat(found.length)

/** "She is 8 months old" says something only of children who are known, or named in the same message. */
function withKnownAges(mentions: PlacedMention[], known: KnownTravellers): PlacedMention[] {
  return mentions.map((one, index) => {
    if (one.noun !== 'pronoun') return one
    const isNamed = mentions.slice(0, index).some((earlier) => isYoung(earlier) && earlier.count === one.count && earlier.ages.length === 0)
    const isKnown = known.children + known.infants === one.ages.length || (one.ages.length === 1 && known.infants + known.children > 0)
    return isNamed || isKnown ? one : { ...one, standing: 'apart' }
  })
}

/** "Three tickets. My wife and son are coming with me": a son of unknown age is one of the three. */
function withoutCounted(mentions: PlacedMention[]): PlacedMention[] {
  const total = mentions.find(({ naming, standing }) => (naming === 'seat' || naming === 'person') && standing === 'is')
  return mentions.map((one) => {
    const isCounted = total && one.group !== total.group && one.naming === 'kin-child' && one.standing === 'more' && one.ages.length === 0
    return isCounted ? { ...one, standing: 'apart' } : one
  })
}

function maskedMentions(words: string, tokens: readonly Token[], mentions: readonly PlacedMention[]): string {
  let rest = words
  for (const one of mentions) {
    if (one.standing === 'apart' || one.naming === 'speaker') continue
    const start = tokens[one.from]?.start ?? 0
    const end = tokens[one.to - 1]?.end ?? start
    const staying = one.standing === 'fewer' || one.standing === 'none' ? stayingLength(words.slice(end)) : 0
    rest = `${rest.slice(0, start)}${'~'.repeat(end - start + staying)}${rest.slice(end + staying)}`
  }
  return rest
}
