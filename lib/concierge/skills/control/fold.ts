import { hasCardNumber } from '@/lib/travel/payment/find-card-number'
import { asksSomething, type Clause } from '../../grammar/clauses'
import type { PlaceValue } from '../../grammar/place-words'

/** Steering, most important first: of several in one message the first wins. */
const CONTROLS = [
  'off-limits',
  'what-happened',
  'start-over',
  'search-again',
  'undo',
  'order',
  'redo',
  'cancel',
  'person',
  'simulated',
  'safe-to-pay',
  'pay-later',
  'check-out',
  'who',
  'help',
  'summary',
  'language',
  'saved',
  'are-you-there',
  'new-mind',
  'weary',
  'unsure',
  'dislike',
  'unchanged',
  'no',
  'yes',
  'let-be',
  'goodbye',
  'thanks',
  'hello',
] as const
export type Control = (typeof CONTROLS)[number]

/** Beside a wish these are mere courtesy. */
const COURTESIES: readonly Control[] = [
  'yes',
  'no',
  'thanks',
  'hello',
  'goodbye',
  'let-be',
  'unsure',
  'dislike',
  'unchanged',
  'weary',
  'help',
]
/** Beside words that weren't understood these don't count as an answer. */
const ANSWERS: readonly Control[] = ['yes', 'no']
/** "How much did I pay?" is no command. */
const COMMANDS: readonly Control[] = ['check-out', 'cancel', 'undo', 'redo', 'start-over']

/** An earlier search requested again: by its places, or the one before. */
export type EarlierSearch = { from?: PlaceValue; to?: PlaceValue }

export type Steering = {
  control: Control | null
  /** Everything found, most important first. */
  all: Control[]
  earlier: EarlierSearch | null
  /** The checkout by its own name, rather than "book it". */
  isPaying: boolean
  /** The message contains a whole card number. */
  hasCardNumber: boolean
}

/** Commands and courtesies in the clauses. Beside other skills' wishes and questions a courtesy is ignored. Pure. */
export function foldControl(clauses: readonly Clause[], text: string): Steering {
  const all = new Set<Control>()
  const alone = new Set<Control>()
  let earlier: EarlierSearch | null = null
  let isPaying = false
  let hasOthers = false
  let hasUnread = false
  for (const clause of clauses) {
    const isAsked = asksSomething(clause)
    for (const { skill, value, start, end } of [...new Set([...clause.frames, ...clause.mentioned])]) {
      // "Until tomorrow" isn't a date of travel.
      if (skill !== 'control') hasOthers ||= !('other' in value)
      else if (value.earlier) earlier = placesOf(value)
      // "Checkout. Oh wait, can we sit together?"
      else if (value.holds) all.delete('check-out')
      else if (typeof value.say === 'string') {
        const control = value.say as Control
        const isSpokenOf = isAsked && COMMANDS.includes(control) && (end - start < 2 || clause.unread.length > 0)
        if (isSpokenOf) continue
        if (value.onlyAlone && !all.has(control)) alone.add(control)
        if (!value.onlyAlone) alone.delete(control)
        all.add(control)
        isPaying ||= value.pays === true
      }
    }
    if (clause.unread.length > 0) hasUnread = true
  }
  const said = CONTROLS.filter((control) => all.has(control))
  const isCourtesy = (one: Control) =>
    ((hasOthers || (hasUnread && alone.has(one))) && (COURTESIES.includes(one) || alone.has(one))) || (hasUnread && ANSWERS.includes(one))
  const control = said.find((one) => !isCourtesy(one)) ?? null
  return { control, all: said, earlier, isPaying, hasCardNumber: hasCardNumber(text) }
}

function placesOf({ from, to, place }: Record<string, unknown>): EarlierSearch {
  const known = { from, to: to ?? place }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as EarlierSearch
}
