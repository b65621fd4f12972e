import type { HelpTopic } from '@/lib/travel/help/help-schema'
import { sayHelp } from '../say/say-help'
import { isUnderWay } from '../say/say-order'
import { NOTHING_TO_CANCEL } from '../say/say-talk'
import { sayGuide } from '../skills/guide/say-guide'
import type { OrderAsk } from '../skills/order/fold'
import type { ToolResult } from '../tool-results'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'

/** Asked alone these are answered from all of the traveller's bookings. */
const OF_BOOKINGS: readonly OrderAsk[] = ['bookings', 'resend', 'papers', 'receipt']

/** "Where's my receipt?", "my past bookings", "cancel my booking" in a trip that has none: the bookings are looked up. */
export function helpMove(position: Position): Decision | null {
  const about = position.allowed.includes('getHelp') ? topicOf(position) : null
  return about && call(about, position)
}

/** How to reach a person. */
export function askForPerson(position: Position): Decision {
  return call('contact', position)
}

function call(about: HelpTopic, { understood, table, made, allowed }: Position): Decision {
  return callOr('getHelp', { about }, made, allowed, sayGuide('human', understood.words, table))
}

function topicOf({ understood, table: { situation, fares: offered } }: Position): HelpTopic | null {
  const { order: asks, change, isTaking, fares, unsupported, isQuestion, request } = understood
  // "The one we can get our money back for" chooses a fare, and beside a search what is asked for comes with the flights.
  const isBeside = isTaking || fares !== null || Object.keys(change).length > 0
  if (asks.length === 0 || isBeside || isUnderWay(situation.order)) return null
  if (asks.every((ask) => OF_BOOKINGS.includes(ask))) return asks.includes('bookings') ? 'bookings' : 'papers'
  const isOfOther = isQuestion || unsupported !== null || offered.length > 0 || request === 'undo'
  return asks[0] === 'cancel' && situation.order === null && !isOfOther ? 'changes' : null
}

/** The answer from the bookings; without any, what can be taken back in this trip. */
export function sayHelped({ result, input }: Extract<ToolResult, { tool: 'getHelp' }>, { understood, table }: Position): string {
  if (!result) return sayGuide('human', understood.words, table)
  if (input.about === 'changes' && result.bookings?.length === 0) return NOTHING_TO_CANCEL
  return sayHelp(result, understood.order.includes('receipt'))
}
