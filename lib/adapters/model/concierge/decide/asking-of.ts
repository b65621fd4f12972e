import { type Asking, readAsking } from '../understand/asking/asking'
import type { Position } from './decide'

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
  /^\W*(?:(?:and|but|so|ok|okay|well|also)\W+)?(?:what|how|which|who|where|when|why|can|could|may|is|are|does|do|will|would)\b(?!\s+(?:you|we)\b)/i
/** Wishes that a question may speak of without wishing: "is it direct?" */
const SOFT = ['checkedBags', 'directOnly', 'cabinClass', 'preference']

/** The question of this message about the flights, the fares or the trip; null where it asks for something else. */
export function askingOf({ understood, table }: Position): Asking | null {
  const { words, change, filters, isTaking, fares, request } = understood
  const asking = readAsking(words, request)
  if (asking === null || isTaking || understood.click !== null) return null
  const isQuestion = understood.isQuestion || /\?/.test(words) || ASKS.test(words)
  if (fares) return null
  // "Can I bring a backpack?" wishes for no bag.
  if (filters.length > 0 || Object.keys(change).some((name) => !isQuestion || !SOFT.includes(name))) return null
  if (table.situation.order?.status === 'success' && asking === 'left-to-do') return null
  return isQuestion || WITHOUT_MARK.includes(asking) || words.split(' ').length <= 3 ? asking : null
}
