import { clauseAt } from '../clauses'
import type { PointedTime } from './said-times'

type Groups = Record<string, string | undefined>

const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const HOUR = `(?:\\d{1,2}|${HOURS.join('|')})`
const PART = '(?:(?:in|at|of)\\s+(?:the\\s+)?)?(?:early\\s+)?(?:morning|afternoon|evening|night|noon)'
const HALF = '(?:[ap]\\.?\\s?m\\b\\.?)'
const OCLOCK = `o\\s?['"’]?\\s?clock`
const TIME = new RegExp(
  [
    `(?<fraction>half|quarter)\\s+(?<side>past|to|after|before)\\s+(?<fractionHour>${HOUR})(?:\\s*(?<fractionHalf>${HALF})|\\s+(?<fractionPart>${PART})\\b)?`,
    `(?<lead>${PART})\\s+(?:at\\s+)?(?<leadHour>${HOUR})(?:[:.](?<leadMinute>\\d{2}))?(?:\\s*(?<leadHalf>${HALF}))?(?![\\d:]|\\s+(?:days?|nights?|weeks?|people|adults?))`,
    `(?<hour>\\d{1,2})(?:[:.h](?<minute>\\d{2}))(?:\\s*(?<half>${HALF})|\\s+(?<part>${PART})\\b)?(?![\\d:/]|\\s*(?:hours?|hrs?|kg|stars?|%))`,
    `(?<wholeHour>${HOUR})\\s*(?:${OCLOCK}\\s*)?(?:(?<wholeHalf>${HALF})|(?<wholePart>in\\s+the\\s+(?:morning|afternoon|evening)|at\\s+(?:night|noon)|(?:morning|afternoon|evening)\\b))`,
    `(?<clockHour>${HOUR})\\s*${OCLOCK}`,
    `(?<four>(?:[01]\\d|2[0-3])[0-5]\\d)(?=\\s*(?:h(?:rs|ours)?\\b|one\\b|flight\\b|departure\\b))`,
    '(?<named>noon|midday|midnight)(?!\\s+flights)',
  ]
    .map((form) => `\\b(?:${form})`)
    .join('|'),
  'gi',
)
/** A window has its own reading. */
const IN_WINDOW =
  /\b(?:before|after|by|until|till|between|from|than|since|past)\s+(?:about\s+|around\s+)?$|\d\s*(?:[ap]\.?m\.?)?\s*(?:to|and|-)\s*$/i
const AROUND = /\b(?:around|about|roughly|approximately|circa|some\s?time near|near)\s+(?:the\s+|an?\s+)?$/i
const REFUSED =
  /^\s*(?:flight\s+)?(?:is|was|sounds|seems|would be)\s+(?:(?:kind of|a bit|a little|way|far|much|really)\s+)?(?:too\s+)?(?:early|late|no good)\b/i
const ARRIVES = /\b(?:arriv\w*|land(?:s|ing)?|get(?:s|ting)?\s+(?:in|there|home)|reach\w*|be\s+there|touch\w*\s+down)\b[^,.;]{0,25}$/i
const BACK = /\b(?:return(?:ing|s)?|back|inbound|homeward|way\s+home|home(?!\s+(?:airport|town|city)))\b/i
const OUT = /\b(?:outbound|onward|outward|way\s+(?:out|there)|departing\s+flight|first\s+flight|going\s+out)\b/i
const MAY_HOLD = /\d|noon|midday|midnight|clock|half|quarter|\bp\.?m\b|\ba\.?m\b|morning|afternoon|evening/i

/** The clock times that the words name, in reading order; what bounds a window ("after 9") is left to the filters. */
export function readPointedTimes(words: string): PointedTime[] {
  if (!MAY_HOLD.test(words)) return []
  return [...words.matchAll(TIME)].flatMap(({ groups = {}, index, 0: said }) => {
    const clock = clockOf(groups)
    const before = words.slice(0, index)
    if (!clock || IN_WINDOW.test(before) || /[£€$]\s*$/.test(before) || REFUSED.test(words.slice(index + said.length))) return []
    const { clause } = clauseAt(words, index)
    const sliceIndex = BACK.test(clause) ? { sliceIndex: 1 as const } : OUT.test(clause) ? { sliceIndex: 0 as const } : {}
    const kind = ARRIVES.test(before) ? ('arrival' as const) : ('departure' as const)
    return [{ ...clock, kind, isAround: AROUND.test(before), ...sliceIndex, said, start: index, end: index + said.length }]
  })
}

function clockOf(groups: Groups): { at: string; isEitherHalf: boolean } | null {
  if (groups.named) return { at: /midnight/i.test(groups.named) ? '00:00' : '12:00', isEitherHalf: false }
  if (groups.four) return { at: `${groups.four.slice(0, 2)}:${groups.four.slice(2)}`, isEitherHalf: false }
  const hour = hourOf(groups.fractionHour ?? groups.leadHour ?? groups.hour ?? groups.wholeHour ?? groups.clockHour ?? '')
  const minute = Number(groups.leadMinute ?? groups.minute ?? 0)
  if (hour > 24 || minute > 59) return null
  const half = halfOf(
    groups.fractionHalf ?? groups.leadHalf ?? groups.half ?? groups.wholeHalf,
    groups.fractionPart ?? groups.lead ?? groups.part ?? groups.wholePart,
  )
  const isEitherHalf = half === null && hour >= 1 && hour <= 12 && !(groups.hour ?? '').startsWith('0')
  const whole = half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour % 24
  return { at: clockText(whole * 60 + minute + fractionMinutes(groups)), isEitherHalf }
}

function hourOf(said: string): number {
  return /^\d/.test(said) ? Number(said) : HOURS.indexOf(said.toLowerCase()) + 1
}

function halfOf(marked: string | undefined, part: string | undefined): 'a' | 'p' | null {
  if (marked) return /^a/i.test(marked) ? 'a' : 'p'
  if (!part) return null
  return /morning/i.test(part) ? 'a' : 'p'
}

function fractionMinutes({ fraction, side = '' }: Groups): number {
  if (!fraction) return 0
  return (/half/i.test(fraction) ? 30 : 15) * (/^(?:to|before)$/i.test(side) ? -1 : 1)
}

function clockText(minutes: number): string {
  const ofDay = (minutes + 1440) % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}
