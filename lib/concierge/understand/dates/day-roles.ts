import { everyMatch } from '@/lib/travel/every-match'
import { type Cue, cuesIn, FLYING, goesOnAboutOther, UNTIL } from './day-cues'
import type { NamedDay } from './named-day'
import type { DateRole } from './said-dates'

/** `isDropped` is a day that the words take back ("not Friday"); `bound` one that only limits ("before Friday", "after the 5th"). */
export type RoledDay = NamedDay & {
  role: DateRole | 'other' | null
  isDropped: boolean
  isCorrection: boolean
  isAlternative: boolean
  /** "No, Sunday": said in place of what was said before. */
  isAgain: boolean
  /** "The 3rd to the 9th": the second of the two. */
  isRangeEnd: boolean
  /** "Bring it forward to Friday": which way the day of the trip is moved, where that is said. */
  towards: 'earlier' | 'later' | null
  bound: 'before' | 'after' | 'not before' | 'not after' | 'around' | 'by' | null
}

const SENTENCE_END = /[!?;]|\.(?=\s|$)|~\.|\n/g
const TAKEN_BACK =
  /\b(?:not|no|isn't|any (?:day|date) but|instead of|rather than|other than|except|but not|can't (?:do|make|leave|go|fly)(?:\s+on)?|cannot (?:do|make|leave|go|fly)(?:\s+on)?|better than|forget|scratch|never mind)\s+(?:on\s+)?(?:the\s+)?$/i
const TAKEN_BACK_AFTER =
  /^\s*(?:doesn't|does not|won't|will not|didn't|isn't going to|is not going to)\s+(?:work|suit|do|fit)\b|^\s+(?:is|was)\s+(?:no good|too (?:early|late|soon)|wrong|a mistake|not (?:good|possible|an option))\b/i
/** "Swap Friday for Saturday". */
const SWAPPED = /\b(?:swap|exchange|trade|replace|switch)\s+(?:the\s+)?$/i
const CORRECTION =
  /\b(?:actually|sorry|no|nope|wait|i mean(?:t)?|make (?:it|that)|scratch that|or rather|correction|instead|change (?:it|that)|on second thoughts?|better|but|oops|let's (?:do|say))\b/i
const RANGE = /^\s*(?:-|to|until|till|through|thru)\s*(?:the\s+)?$/i
const AGAIN = /^\W*(?:(?:no|nope|sorry|oh|oops|wait|actually|i (?:mean|meant|said))\b[\s,.-]*)+(?:on\s+)?(?:the\s+)?$/i
const EARLIER = /\b(?:forwards?|earlier|sooner)\b/i
const LATER = /\b(?:later|postpon\w+|delay\w*|push\w*)\b/i
const MOVED_FROM =
  /\b(?:chang\w+|mov\w+|switch\w*|push\w*|postpon\w+|shift\w*|swap\w*|brought|bring\w*|reschedul\w+)\b[^.?!~]{0,40}\bfrom\s+(?:the\s+)?$/i
/** "My card was declined yesterday" is a story, not a wish. */
const GONE_BY = /^yesterday|\bago$|^(?:the\s+)?(?:last|previous)\b(?!.*\b(?:of|in)\b)/i
const ONWARDS = /^\s*(?:onwards?|or later|or after|at the earliest)\b/i
const BOUND =
  /\b(?:(?<not>not\s+|no\s+|on\s+or\s+)?(?<word>before|after|earlier than|later than|prior to)|(?<around>around|(?<!\b(?:how|what|think|it's|it is|its)\s)about|roughly|approximately|circa|near))\s+(?:on\s+)?(?:the\s+)?$/i

/** "I must be there by the 1st": a limit, and the day itself where no other is named. */
const BY = /\b(?:get(?:ting)?|arriv\w*|be|there)\b(?!.*\b(?:back|home|return\w*)\b).*\bby\s+(?:the\s+)?$/i

/** What each named day is for, told from the nearest word that says so. */
export function withRoles(days: NamedDay[], words: string): RoledDay[] {
  const starts = [0, ...everyMatch(words, SENTENCE_END).map(({ index, 0: mark }) => index + mark.length)]
  const used = new Set<number>()
  return days.reduce<RoledDay[]>((roled, day, index) => {
    const previous = days.slice(0, index).findLast(({ end }) => end <= day.start)
    const next = days.slice(index + 1).find(({ start }) => start >= day.end)
    const sentenceStart = starts.findLast((start) => start <= day.start) ?? 0
    const sentenceEnd = starts.find((start) => start > day.end) ?? words.length
    const from = Math.max(previous?.end ?? 0, sentenceStart)
    const before = words.slice(from, day.start)
    const between = previous ? words.slice(previous.end, day.start) : ''
    const after = words.slice(day.end, Math.min(next?.start ?? words.length, sentenceEnd))
    const last = roled.at(-1)
    const twin = last?.start === day.start && last.part === 'first' ? last : null
    if (twin) {
      roled.push({ ...twin, ...day, isRangeEnd: true, role: twin.role === 'other' ? 'other' : twin.role === 'return' ? null : 'return' })
      return roled
    }
    const earlierInSentence = previous && previous.end > sentenceStart ? last : undefined
    const sentence = words.slice(sentenceStart, sentenceEnd)
    const isOther =
      goesOnAboutOther(words.slice(0, sentenceStart), sentence) ||
      (day.because !== 'weekend' && GONE_BY.test(day.said) && !FLYING.test(sentence) && /\w+\W+\w+\W+\w+/.test(sentence))
    const isFollowed = next !== undefined && next.start < sentenceEnd
    roled.push({
      ...day,
      role: isOther ? 'other' : (roleBefore(before, from, used, earlierInSentence) ?? roleAfter(after, day.end, used, isFollowed)),
      isDropped:
        TAKEN_BACK.test(before) ||
        TAKEN_BACK_AFTER.test(after) ||
        (SWAPPED.test(before) && /^\s+(?:for|to|with|by)\s/i.test(after)) ||
        MOVED_FROM.test(words.slice(sentenceStart, day.start)),
      isCorrection: previous !== undefined && CORRECTION.test(between),
      isAlternative:
        day.isAlternative === true ||
        (earlierInSentence !== undefined && /^\W*(?:or|and\/or|\/)\W*(?:(?:maybe|perhaps|even|on|the)\s+)*$/i.test(between)),
      isRangeEnd: earlierInSentence !== undefined && RANGE.test(between),
      isAgain: AGAIN.test(words.slice(0, day.start)),
      towards: EARLIER.test(before) ? 'earlier' : LATER.test(before) ? 'later' : null,
      bound: boundOf(before, after),
    })
    return roled
  }, [])
}

function roleBefore(before: string, from: number, used: Set<number>, earlier: RoledDay | undefined): RoledDay['role'] {
  const cues = cuesIn(before).filter(({ index }) => !used.has(from + index))
  const nearest = cues.at(-1)
  const isJoined = /^\s*(?:-|to|until|till|and|through|thru)\s*(?:the\s+)?$/i.test(before)
  if (earlier?.role === 'other' && isJoined) return 'other'
  if (UNTIL.test(before) && nearest?.role !== 'other') return 'return'
  if (earlier && isJoined && !/^\s*and\b/i.test(before) && !earlier.isDropped) {
    return earlier.role === 'return' ? null : 'return'
  }
  if (!nearest) return null
  if (nearest.role !== 'other') return nearest.role
  if (nearest.isBeforehand) return 'other'
  return flightCue(cues)?.role ?? (/\bflights?\b/i.test(before) ? null : 'other')
}

/** "Fly to a wedding on the 5th" is about flying all the same. */
function flightCue(cues: Cue[]): Cue | undefined {
  return cues.findLast(({ role, said }) => role !== 'other' && !/^(?:left|start|begin)/.test(said))
}

/** "On the 5th I leave", "the 9th is when we come back", "12 May departure". */
function roleAfter(after: string, from: number, used: Set<number>, isFollowed: boolean): RoledDay['role'] {
  const cue = cuesIn(after)[0]
  if (!cue) return null
  const lead = after.slice(0, cue.index)
  if (cue.role === 'other') return /^\s*(?:is|was|for|at)\b/i.test(lead) && !FLYING.test(lead) ? 'other' : null
  // "On the 5th and back on the 9th": the word belongs to the day after it.
  if (isFollowed && (/,|\b(?:and|but|then)\b/i.test(lead) || !/\b(?:and|but|then)\b|,/i.test(after.slice(cue.end)))) return null
  if (/\b(?:and|but|then|to|from)\b|,/i.test(lead) && !/^\s*(?:is|for|to)\s/i.test(lead)) return null
  if (lead.trim().split(/\s+/).length > 6) return null
  used.add(from + cue.index)
  return cue.role
}

function boundOf(before: string, after: string): RoledDay['bound'] {
  const { not, word, around } = BOUND.exec(before)?.groups ?? {}
  if (around) return 'around'
  if (BY.test(before)) return 'by'
  if (ONWARDS.test(after)) return 'not before'
  if (!word) return null
  const isBefore = /^(?:before|earlier|prior)/i.test(word)
  if (/^on/i.test(not ?? '')) return isBefore ? 'not after' : 'not before'
  if (not) return isBefore ? 'not before' : 'not after'
  return isBefore ? 'before' : 'after'
}
