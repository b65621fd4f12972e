import { NUMBER, numberOf } from './lengths'
import type { PlanningCall } from './planning-wish'
import { change, type StandingPlan } from './standing-plan'

const NOTE_FIRST = new RegExp(
  `\\bnotes?\\b[^:]{0,25}?\\bday\\s+(?<day>${NUMBER})\\s*(?:[:,–—-]|that\\b|saying\\b|to say\\b)?\\s*(?<note>\\S.*)$`,
  'i',
)
const NOTE_LAST = new RegExp(
  `\\bnotes?\\b\\s*(?:[:,-]|that\\b|saying\\b)?\\s*["“]?(?<note>.+?)["”]?\\s+(?:for|on|to|under) day\\s+(?<day>${NUMBER})\\W*$`,
  'i',
)
const REMEMBER = new RegExp(
  `\\b(?:remember|remind (?:me|us)|write down|jot down|put down)\\b(?:\\s+(?:that|about|of|to))?\\s*(?::\\s*)?(?<note>.+?)\\s+(?:for|on|to) day\\s+(?<day>${NUMBER})\\W*$`,
  'i',
)
const NO_NOTE = new RegExp(`\\b(?:delete|remove|drop|clear|erase|no)\\b.{0,12}\\bnotes?\\b.{0,12}\\bday\\s+(?<day>${NUMBER})`, 'i')
export function readNote(original: string, { days }: StandingPlan): PlanningCall | null {
  const cleared = NO_NOTE.exec(original)?.groups?.day
  if (cleared) return change({ change: 'note', day: numberOf(cleared), note: '' })
  const { day, note } = (NOTE_LAST.exec(original) ?? NOTE_FIRST.exec(original) ?? REMEMBER.exec(original))?.groups ?? {}
  if (!day || !note) return null
  const number = numberOf(day)
  return number > 0 && number <= Math.max(days, 14)
    ? change({ change: 'note', day: number, note: note.trim().replace(/^["“]|["”]$/g, '') })
    : null
}

/** A message without the note in it: "dinner with Ana" names no airline. */
export function withoutNote(message: string): string {
  const note = [NOTE_LAST, NOTE_FIRST, REMEMBER].map((pattern) => pattern.exec(message)?.groups?.note).find((found) => found !== undefined)
  return note === undefined ? message : message.replace(note, '')
}
