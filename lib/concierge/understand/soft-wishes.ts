import { airlineCodes } from '@/lib/adapters/names/spoken-airlines'
import { everyMatch } from '@/lib/travel/every-match'
import type { AirlineMention } from './airlines'

/** "If possible", "preferred": a wish that a filter can hold, and that can be taken back. */
export const SOFT_LEAD =
  /\b(?:prefer(?:ably|red)?|ideally|if possible|i'd rather|would rather|i would rather)\s*,?\s+(?:to\s+)?(?:(?:fly|travel|go)\s+)?(?:with\s+|on\s+|by\s+)?(?:the\s+)?$/i
export const SOFT_TRAIL =
  /^\s*,?\s*(?:if (?:at all )?possible|if (?:you|i|we) can|if there (?:is|are) (?:one|any)|where possible|preferred|preferably|ideally|would be (?:nice|great|best|better|lovely|preferred|ideal)|is preferred|rather)\b/i

const CODE = '(?:[a-z]{2}|[a-z]\\d|\\d[a-z])'
const CODES = new RegExp(
  `\\b(?:with|on|by|fly|flying|prefer|preferably|only|not|airline)\\s+(?<codes>${CODE}(?:\\s*(?:,|\\bor\\b|\\band\\b)\\s*${CODE})*)(?=\\s*(?:$|[.,;!?]|(?:if|please|pls|preferred|preferably|only|to|from|flights?|would|then|instead|rather)\\b))`,
  'g',
)
/** Codes that are short words too. */
const WORDS_TOO = new Set('me us my it an at to in on so as no do go be he we of or if by is am pm up ok tv uk eu hi'.split(' '))

/** "With ba if possible": codes of airlines in small letters, where only an airline can stand. */
export function lowerCodesIn(words: string): AirlineMention[] {
  return everyMatch(words, CODES).flatMap(({ groups = {}, index, 0: said }) => {
    const start = index + said.length - (groups.codes ?? '').length
    return everyMatch(groups.codes ?? '', /\b[a-z\d]{2}\b/g).flatMap(({ 0: code, index: at }) => {
      const airline = WORDS_TOO.has(code) ? undefined : airlineCodes().get(code.toUpperCase())
      return airline ? [{ airline, start: start + at, end: start + at + code.length }] : []
    })
  })
}
