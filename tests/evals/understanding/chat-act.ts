import { Chart } from '@/lib/concierge/grammar/chart'
import type { Reading } from '@/lib/concierge/grammar/read'
import { type Control, foldControl } from '@/lib/concierge/skills/control/fold'
import { GRAMMAR } from '@/lib/concierge/skills/grammar'
import type { TurnReading } from './read-turn'

/** The dataset's labels for steering, most important first: "ok, thank you" thanks, "no, thank you" refuses. */
const COURTESIES: [control: Control, act: string][] = [
  ['no', 'rejection'],
  ['goodbye', 'closinggreeting'],
  ['thanks', 'thankyou'],
  ['yes', 'confirmation'],
  ['hello', 'openinggreeting'],
]
/** Said to the agent rather than about the trip. */
const OF_THE_TALK: readonly Control[] = ['are-you-there', 'help', 'who', 'person', 'language', 'unsure', 'weary']
/** A flight, or the way to one; and that somebody wishes for it. */
const FLIGHTS = ['@flights', '@thither']
const WISHES = ['@wishing', '@request', '@deed', '@take', '@pay-alone']
/** "That's all, thank you": the labels take it for thanks. */
const ENOUGH = /^(?:(?:ok|okay|great|yes) )?that(?:'?s| is| will be|'?ll be) (?:all|it|everything)\b/i
const SEAT_KIND = /\b(?:windows?|aisle|middle|front|rear|back|row|extra)\b/i
const OTHER_SEAT = /\b(?:chang|select|choos|pick|mov|switch|reserv|assign)(?:e|es|ed|ing)?\b/i
const TO_KNOW = /\b(?:know|check|see|view|tell|details?|number|what|which|where|info(?:rmation)?)\b/i

/** The act of a turn in the labels of the scorer, from what the product's reader made of it. */
export function chatActOf({ understood, change }: TurnReading): string {
  const { ancillaries, unsupported, isQuestion, words, heard, unread } = understood
  if (unsupported === 'boarding-pass' || unsupported === 'check-in') return 'getboardingpass'
  if (ancillaries.some(({ kind }) => kind === 'seats') || unsupported === 'seat')
    return TO_KNOW.test(words) && !SEAT_KIND.test(words) && !OTHER_SEAT.test(words) ? 'getseatinfo' : 'changeseatassignment'
  const said = heard ? foldControl(heard.reading.clauses, words).all : []
  const { from, to } = change.search
  const isSearch = Object.keys(change.search).length > 0 || change.filters.length > 0 || change.slices !== null
  if (heard && asksForFlight(heard.reading, from !== undefined || to !== undefined)) return 'bookflight'
  if (isSearch) return 'contentonly'
  const isThanks = said.includes('thanks') && ENOUGH.test(words)
  const courtesy = COURTESIES.find(([control]) => said.includes(control) && !(isThanks && control === 'no'))
  // "Yes, it is 5 FBC 43" gives what was asked for.
  const isDetail = said.includes('order') || unread.some((word) => /\d/.test(word))
  if (courtesy && !(courtesy[0] === 'yes' && isDetail)) return courtesy[1]
  if (isDetail && !isQuestion) return 'contentonly'
  if (said.some((control) => OF_THE_TALK.includes(control)) || isQuestion || words === '') return 'outofdomain'
  return 'contentonly'
}

/** "I want to fly", "a ticket to Lisbon, please": a flight is named, and wished for or said to go somewhere. A bare place or day only answers. */
function asksForFlight({ tokens }: Reading, isWay: boolean): boolean {
  const chart = new Chart(tokens, [GRAMMAR.lexicons.en])
  const has = (types: string[]) => types.some((type) => chart.all(type).length > 0)
  return has(FLIGHTS) && (isWay || has(WISHES))
}
