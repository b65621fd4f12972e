import { type ComparedAsk, sayOfDays, sayOfPlaces, sayOfRoutes } from '../say/answers/say-compared'
import { sentences } from '../say/phrases'
import { askNext } from '../say/say-talk'
import { comparedOn } from '../skills/pick/compared-on'
import type { Asking } from '../skills/pick/topics'
import type { HeardAsk } from '../understand/heard-asks'
import type { Decision, Position } from './decision'

/** What compares or looks further by a tool of its own, or is the same for every flight. */
const NOT_OF_COMPARED: Asking[] = [
  'other-days',
  'who-travels',
  'good-price',
  'holds',
  'when-payment',
  'where-payment',
  'chosen',
  'left-to-do',
]

const TOLD_BY_RESULT: Asking[] = ['described', 'recommend', 'is-cheapest', 'cheaper', 'total', 'other-days']

/** What compared days, routes or proposed places tell, while they are the last thing on the table; null where nothing was compared. */
export function answerOfCompared({ what, by }: HeardAsk, { table, made }: Position): Decision | null {
  const compared = comparedOn(table)
  if (!compared) return null
  // What this turn compared is told by itself.
  if (made.length > 0 && TOLD_BY_RESULT.includes(what)) return { say: '' }
  if (NOT_OF_COMPARED.includes(what)) return null
  const { situation } = table
  const input = compared.kind === 'places' ? {} : compared.input
  const bags = Number(input.checkedBags ?? situation.wishes.checkedBags)
  const isDirectOnly = input.directOnly === true || (input.directOnly === undefined && situation.wishes.directOnly)
  const ask: ComparedAsk = { what, ...(by ? { by } : {}), bags, isDirectOnly }
  return { say: sentences(sayCompared(ask), compared.kind !== 'places' && askNext(situation)) }

  function sayCompared(asked: ComparedAsk): string {
    if (!compared) return ''
    if (compared.kind === 'days') return sayOfDays(asked, compared.result, situation)
    return compared.kind === 'routes' ? sayOfRoutes(asked, compared.result, situation) : sayOfPlaces(asked, compared.offered)
  }
}
