import { hasCardNumber } from '@/lib/travel/payment/find-card-number'
import { asksSomething, type Clause } from '../../grammar/clauses'
import type { PlaceValue } from '../../grammar/place-words'

/** What steers the talk, the weightiest first: of several in one message the first counts. */
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
  'no',
  'yes',
  'let-be',
  'goodbye',
  'thanks',
  'hello',
] as const
export type Control = (typeof CONTROLS)[number]

/** Said beside a wish these are courtesy. */
const COURTESIES: readonly Control[] = ['yes', 'no', 'thanks', 'hello', 'goodbye', 'let-be', 'unsure', 'weary', 'help']
/** Beside words that nobody understood these are not taken for an answer to them. */
const ANSWERS: readonly Control[] = ['yes', 'no']
/** "How much did I pay?" commands nothing. */
const COMMANDS: readonly Control[] = ['check-out', 'cancel', 'undo', 'redo', 'start-over']

/** An earlier search that is wished for again: by its places, or the one before. */
export type EarlierSearch = { from?: PlaceValue; to?: PlaceValue }

export type Steering = {
  control: Control | null
  /** All that was said of them, in the order of their weight. */
  all: Control[]
  earlier: EarlierSearch | null
  /** A whole card number stands in the message. */
  hasCardNumber: boolean
}

/** Commands and courtesies of the clauses. Beside the wishes and questions of other skills a courtesy is none. Pure. */
export function foldControl(clauses: readonly Clause[], text: string): Steering {
  const all = new Set<Control>()
  const alone = new Set<Control>()
  let earlier: EarlierSearch | null = null
  let hasOthers = false
  let hasUnread = false
  for (const clause of clauses) {
    const isAsked = asksSomething(clause)
    for (const { skill, value, start, end } of [...new Set([...clause.frames, ...clause.mentioned])]) {
      // "Until tomorrow" is the day of nothing here.
      if (skill !== 'control') hasOthers ||= !('other' in value)
      else if (value.earlier) earlier = placesOf(value)
      else if (typeof value.say === 'string') {
        const control = value.say as Control
        const isSpokenOf = isAsked && COMMANDS.includes(control) && (end - start < 2 || clause.unread.length > 0)
        if (isSpokenOf) continue
        if (value.onlyAlone && !all.has(control)) alone.add(control)
        if (!value.onlyAlone) alone.delete(control)
        all.add(control)
      }
    }
    if (clause.unread.length > 0) hasUnread = true
  }
  const said = CONTROLS.filter((control) => all.has(control))
  const isCourtesy = (one: Control) =>
    ((hasOthers || (hasUnread && alone.has(one))) && (COURTESIES.includes(one) || alone.has(one))) || (hasUnread && ANSWERS.includes(one))
  const control = said.find((one) => !isCourtesy(one)) ?? null
  return { control, all: said, earlier, hasCardNumber: hasCardNumber(text) }
}

function placesOf({ from, to, place }: Record<string, unknown>): EarlierSearch {
  const known = { from, to: to ?? place }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as EarlierSearch
}
