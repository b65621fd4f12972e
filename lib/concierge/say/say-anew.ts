import type { Pending, Told } from '../pending'
import { asking, noting, unmarked } from './marked'
import { uncapitalised } from './phrases'
import { printOf, sentencesOf, wasSaid } from './said-sentences'

/** Said once it is known. */
const IS_REMINDER = /\?$|^(?:Nothing is charged|The checkout is open|Say “|Tell me|Just name|“Other days”|Hello|You are welcome)/
const AGAIN = ['Still the same:', 'As I said:', 'It stays as it was:']

/**
 * The same said so that no sentence stands twice in a row: a question comes in other words, a reminder is left out, and of a fact it
 * is owned that it is as before. `last` is what the last answer told; with the words comes what they tell.
 */
export function sayAnew(said: string, last: Told): { said: string; sentences: string[] } {
  const parts = sentencesOf(said)
  if (!parts.some((part) => wasSaid(part, last))) return whole(parts.map((part) => ({ part, told: part })))
  const isNew = parts.some((part) => !wasSaid(part, last))
  const again = AGAIN.findIndex((_, index) => !last.notes.includes(noteOf(index)))
  const repeated = (part: string) => ({ part: `${noting(noteOf(again), AGAIN[again] ?? AGAIN[0] ?? '')} ${part}`, told: part })
  let isOwned = false
  const anew = parts.flatMap((part) => {
    const { pending, told } = unmarked(part)
    if (!wasSaid(part, last)) return [{ part, told: part }]
    const other = inOtherWords(pending, told.notes)
    if (other && !wasSaid(other, last)) return [{ part: other, told: other }]
    // What a "yes" or a choice answers is put again; the checkout has its own button.
    if (isChoice(pending)) return [{ part, told: part }]
    if (IS_REMINDER.test(unmarked(part).words) || isOwned) return []
    isOwned = true
    if (!isNew) return [repeated(part)]
    const owned = `As before, ${startsPlainly(part) ? uncapitalised(part) : part}`
    return [{ part: owned, told: startsPlainly(part) ? owned : part }]
  })
  const [first = ''] = parts
  const isSame = anew.map(({ part }) => printOf(part)).join() === last.sentences.join()
  return anew.length === 0 || isSame ? whole([repeated(first)]) : whole(anew)
}

function isChoice(pending: Pending | null): boolean {
  if (pending?.asked === 'confirm') return pending.acts[0]?.tool !== 'startCheckout'
  return pending !== null && 'choices' in pending && pending.choices.length > 0
}

/** `told` is the sentence that stands for the part when it comes again: of "Still the same: …" what was the same. */
function whole(parts: { part: string; told: string }[]): { said: string; sentences: string[] } {
  return { said: parts.map(({ part }) => part).join(' '), sentences: parts.map(({ told }) => printOf(told)) }
}

function noteOf(again: number): string {
  return `again:${Math.max(0, again)}`
}

/** Other words for what a talk comes back to, with the same value; null where there are none. */
function inOtherWords(pending: Pending | null, notes: string[]): string | null {
  const [words] = notes.flatMap((note) => OTHER_NOTES[note] ?? [])
  if (words) return words
  const question = pending && askedOtherwise(pending)
  return question ? asking(pending, question) : null
}

export const TOOK_BACK = noting('took-back', 'I took that back.')
export const NOT_FOLLOWED = noting('not-followed', 'I did not follow that.')
const OTHER_NOTES: Record<string, string> = {
  'took-back': 'That is taken back too.',
  'not-followed': 'That still escapes me; could you say it in other words?',
}

function askedOtherwise(pending: Pending): string | null {
  switch (pending.asked) {
    case 'destination':
      return 'Which city or airport shall it be?'
    case 'origin':
      return pending.about ? 'Which city or airport do you start from?' : null
    case 'departure-day':
      return pending.about ? null : 'I only need the day you leave.'
    case 'return-day':
      return pending.about ? null : 'Which day do you come back, or is it one way?'
    case 'trip-type':
      return 'Do you come back, and if so on which day?'
    case 'other-day-or-airport':
      return 'Name another day or airport, and I look there.'
    case 'which-flight':
      if (pending.choices.length > 0) return null
      return pending.about
        ? `Which one shall it be for ${pending.about}?`
        : 'Tell me which one you like, by its time or its place in the list.'
    case 'which-fare':
      return pending.choices.length > 0 ? null : OTHER_FARE_QUESTIONS[pending.about]
    case 'which-stay':
      return 'Name the one that I shall keep.'
    case 'stay-city':
      return 'I only need the city you would like to stay in.'
    case 'stay-nights':
      return 'I only need the day you arrive and the day you leave.'
    case 'stay-until':
      return 'Which day do you leave, or how many nights shall it be?'
    case 'confirm':
      return pending.acts[0]?.tool === 'startCheckout' ? 'Say “check out” whenever you are ready.' : null
    default:
      return null
  }
}

const OTHER_FARE_QUESTIONS = {
  one: 'Just name the fare that suits you.',
  both: 'Just name the fare, for both or for each way.',
  all: 'Just name the fare, for all or for each flight.',
}

/** Whether its first word is written small in the middle of a sentence. */
function startsPlainly(part: string): boolean {
  return /^(?:A|All|An|Another|Bags|Both|Children|Choosing|Coming|Direct|Extras|Fares|For|From|Here|How|In|It|Infants|Leaving|Meals|Names|No|None|Noted|Nothing|Now|Of|On|One|Prices|Seats?|Still|Stops|That|The|There|These|They|This|Three|To|Two|Until|With|Without|Yes)\b/.test(
    part,
  )
}
