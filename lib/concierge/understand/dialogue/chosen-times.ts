import { takeOut } from '../words'
import { readClock } from './read-clock'
import type { Fact, TravelFacts } from './travel-facts'

const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const PART = '(?:(?:in|at|of) (?:the )?)?(?:morning|afternoon|evening|night|noon)'
const HOUR = `(?:\\d{1,2}(?:[:.]\\d{2})?|${HOURS.join('|')})`
const TIME = new RegExp(
  `\\b(?<before>${PART})\\s+(?<late>${HOUR})(?:\\s*(?:o'?"?clock))?\\b|\\b(?:(?<quarter>quarter|half)\\s+(?<side>to|past|till)\\s+)?(?<hour>${HOUR})\\s*(?:(?:o'?"?clock)\\s*)?(?:(?<half>[ap])\\.?m\\b\\.?|(?<part>${PART})\\b)|\\b(?<exact>\\d{1,2}:\\d{2})\\b|\\b(?<oclock>${HOUR})\\s*o'?"?clock\\b`,
  'gi',
)
const ARRIVAL = /\b(?:arriv\w*|land\w*|get (?:there|in)|reach\w*|be there|touch\w* down)\b[^.,;]{0,25}$/i
const BACK = /\b(?:return\w*|back|inbound|home(?! (?:airport|city|town))|way back)\b/i
const OUT = /\b(?:outbound|onward|departing|departure|leav\w*|depart|going out|first)\b/i

/** Hours at which the traveller wants to leave, there or back: "around 8 in the morning", "for my return flight … 11:45". */
export function readChosenTimes(words: string, asked: readonly Fact[]): { facts: TravelFacts; rest: string } {
  const facts: TravelFacts = {}
  const rest = takeOut(words, TIME, (match) => {
    const at = clockOf(match.groups ?? {})
    if (!at) return false
    const before = words.slice(0, match.index)
    if (ARRIVAL.test(before)) return true
    facts[legOf(words, match.index, match[0].length, asked)] ??= at
    return true
  })
  return { facts, rest }
}

function legOf(words: string, index: number, length: number, asked: readonly Fact[]): 'departsAt' | 'returnsAt' {
  const start = Math.max(words.lastIndexOf('.', index), words.lastIndexOf('?', index), words.lastIndexOf(' and ', index), 0)
  const end = words.slice(index + length).search(/[.?!,]|\band\b/)
  const clause = words.slice(start, end < 0 ? undefined : index + length + end)
  if (BACK.test(clause)) return 'returnsAt'
  const isReturnAsked = asked.includes('returnsAt') || (asked.includes('returnOn') && !asked.includes('departureOn'))
  if (OUT.test(clause) && !isReturnAsked) return 'departsAt'
  return isReturnAsked && !asked.includes('departsAt') ? 'returnsAt' : 'departsAt'
}

function clockOf(groups: Record<string, string | undefined>): string | null {
  const said = groups.late ?? groups.hour ?? groups.exact ?? groups.oclock ?? ''
  const named = HOURS.indexOf(said.toLowerCase()) + 1
  const part = (groups.before ?? groups.part ?? '').toLowerCase()
  const half = groups.half ?? (/morning/.test(part) ? 'a' : /afternoon|evening|night|noon/.test(part) ? 'p' : '')
  const clock = readClock(`${named || said}${Number(said.split(/[:.]/)[0]) > 12 ? '' : half}`)
  if (!clock || !groups.quarter) return clock
  const minutes = Number(clock.slice(0, 2)) * 60 + (/half/i.test(groups.quarter) ? 30 : 15) * (/past/i.test(groups.side ?? '') ? 1 : -1)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
