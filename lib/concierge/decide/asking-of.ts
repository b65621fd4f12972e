import { type Asking, readAsking, readQuestions } from '../understand/asking/asking'
import type { Position } from './decide'
import { questionsApart } from './questions-apart'

/** These are asked without a question mark as a rule. */
const WITHOUT_MARK: Asking[] = [
  'earlier',
  'later',
  'cheaper',
  'faster',
  'difference',
  'recommend',
  'chosen',
  'left-to-do',
  'other-days',
  'is-cheapest',
  'seats-left',
  'fees',
]
const ASKS =
  /^\W*(?:(?:and|but|so|ok|okay|well|also)\W+)?(?:what'?s?|how'?s?|which|who'?s?|where'?s?|when'?s?|why|can|could|may|is|are|does|do|will|would)\b(?!\s+(?:you|we)\b)/i
const WHICH = /^\W*which\b/i
/** "Sort by duration" wants the list. */
const SORTS = /^\W*(?:(?:please|can you|could you)\W+)*(?:sort|order|rank)\b/i
const LATER = /\b(?:where|when|how|later|afterwards|after (?:booking|paying))\b/i
/** Wishes that a question may speak of without wishing: "is it direct?" */
const SOFT = ['checkedBags', 'directOnly', 'cabinClass', 'preference']

/** More answers than these are no answer. */
const MOST_ASKINGS = 3
/** These are about another flight than the one on the table, so that "it" would be either. */
const OF_ANOTHER: Asking[] = ['earlier', 'later', 'cheaper', 'faster', 'difference', 'other-days']

/** The questions of this message about the flights, the fares or the trip, in the order said; none where it asks for something else. */
export function askingsOf(position: Position): Asking[] {
  const apart = questionsApart(position)
  if (apart) return apart.askings.slice(0, MOST_ASKINGS)
  const asking = askingOf(position)
  if (asking === null) return []
  const askings = readQuestions(position.understood.words)
  return askings.length < 2 || askings.some((each) => OF_ANOTHER.includes(each)) ? [asking] : askings.slice(0, MOST_ASKINGS)
}

function askingOf({ understood, table }: Position): Asking | null {
  const { words, change, filters, isTaking, fares, request } = understood
  if (SORTS.test(words)) return null
  const asking = readAsking(words, request)
  if (asking === null || isTaking || understood.click !== null) return null
  const isQuestion = understood.isQuestion || /\?/.test(words) || ASKS.test(words)
  // "Which fare can I cancel?" chooses none.
  if (fares && !WHICH.test(words)) return null
  // "Can you hold it till Friday?" moves no day.
  if (asking === 'holds') return asking
  // "Can I bring a backpack?" wishes for no bag.
  if (filters.length > 0 || Object.keys(change).some((name) => !isQuestion || !SOFT.includes(name))) return null
  // "Can I add a bag?" is done at once, "where can I add a bag?" is told.
  if (asking === 'where-extras' && change.checkedBags && !LATER.test(words)) return null
  if (asking === 'why' && table.situation.order?.status === 'failed') return null
  if (asking === 'recommend' && !table.situation.result) return null
  if (table.situation.order?.status === 'success' && asking === 'left-to-do') return null
  return isQuestion || WITHOUT_MARK.includes(asking) || words.split(' ').length <= 3 ? asking : null
}
