import type { Pending, Told } from '../pending'
import { asking, noting, unmarked } from './marked'
import { uncapitalised } from './phrases'
import { printOf, sentencesOf, wasSaid } from './said-sentences'
import { NOT_UNDERSTOOD_NOTE } from './say-not-understood'

/** Left out when it comes again. */
const IS_REMINDER = /\?$|^(?:You only pay when|The checkout is open|Say “|Tell me|Just name|“Other days”|Hello|You’re welcome)/
const AGAIN = ['Still the same:', 'As I said:', 'As before:']

/**
 * Says nothing twice in a row: a question comes in other words, a reminder is left out, and a fact begins with "as before". `last` is what the last answer told; with the words comes what they tell.
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
    // A question that a "yes" or a choice answers is asked again; the checkout has its own button.
    if (isChoice(pending)) return [{ part, told: part }]
    if (IS_REMINDER.test(unmarked(part).words) || isOwned) return []
    isOwned = true
    if (!isNew) return [repeated(part)]
    const owned = startsPlainly(part) ? `As before, ${uncapitalised(part)}` : `As before: ${part}`
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

/** `told` is the sentence that counts as said: without "Still the same:" before it. */
function whole(parts: { part: string; told: string }[]): { said: string; sentences: string[] } {
  return { said: parts.map(({ part }) => part).join(' '), sentences: parts.map(({ told }) => printOf(told)) }
}

function noteOf(again: number): string {
  return `again:${Math.max(0, again)}`
}

/** Other words for a sentence that comes again, with the same value; null where there are none. */
function inOtherWords(pending: Pending | null, notes: string[]): string | null {
  const [words] = notes.flatMap((note) => OTHER_NOTES[note] ?? [])
  if (words) return words
  const question = pending && askedOtherwise(pending)
  return question ? asking(pending, question) : null
}

export const TOOK_BACK = noting('took-back', 'I’ve undone that.')
const OTHER_NOTES: Record<string, string> = {
  'took-back': 'I’ve undone that too.',
  [NOT_UNDERSTOOD_NOTE]: 'I still don’t understand. Could you say it another way?',
}

function askedOtherwise(pending: Pending): string | null {
  switch (pending.asked) {
    case 'destination':
      return 'Which city or airport would you like to fly to?'
    case 'origin':
      return pending.about ? 'Which city or airport are you leaving from?' : null
    case 'departure-day':
      return pending.about ? null : 'Which day would you like to leave?'
    case 'return-day':
      return pending.about ? null : 'Which day are you coming back, or is it one way?'
    case 'trip-type':
      return 'Do you need a return flight, and if so on which day?'
    case 'other-day-or-airport':
      return 'Name another day or airport and I’ll look there.'
    case 'which-flight':
      if (pending.choices.length > 0) return null
      return pending.about
        ? `Which one would you like for ${pending.about}?`
        : 'Tell me which one you’d like, by its time or its place in the list.'
    case 'which-route':
      return 'Which one shall I show you the flights for?'
    case 'which-round-trip':
      return 'Tell me which one you’d like: the cheapest, the fastest or the best value.'
    case 'which-fare':
      return pending.choices.length > 0 ? null : OTHER_FARE_QUESTIONS[pending.about]
    case 'which-stay':
      return 'Tell me which one to keep.'
    case 'stay-city':
      return 'Which city would you like to stay in?'
    case 'stay-nights':
      return 'Which day do you arrive, and which day do you leave?'
    case 'stay-until':
      return 'Which day do you leave, or how many nights would you like?'
    case 'confirm':
      return pending.acts[0]?.tool === 'startCheckout' ? 'Say “check out” when you’re ready.' : null
    default:
      return null
  }
}

const OTHER_FARE_QUESTIONS = {
  one: 'Just name the fare you’d like.',
  both: 'Just name the fare: the same for both flights, or one for each.',
  all: 'Just name the fare: the same for all flights, or one for each.',
}

/** Whether its first word is written small in the middle of a sentence. */
function startsPlainly(part: string): boolean {
  return /^(?:A|All|An|Another|Bags|Both|Children|Choosing|Coming|Direct|Extras|Fares|For|From|Here|How|In|It|Infants|Leaving|Meals|Names|No|None|Noted|Nothing|Now|Of|On|One|Prices|Seats?|Still|Stops|That|The|There|These|They|This|Three|To|Two|Until|With|We’re|Without|Yes|You|You’ve|Your)\b/.test(
    part,
  )
}
