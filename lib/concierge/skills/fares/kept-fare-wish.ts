import type { KnownNames } from '@/lib/ports/known-names'
import type { Clause } from '../../grammar/clauses'
import { readRequest } from '../../understand/requests'
import { readAlone } from '../grammar'
import { isSlots } from '../pick/helpers'
import type { FareSpec } from './fold'

const CLICK = /^\s*\(by click\)/i

/** The fare named in these clauses before any fare is known: "London to Rome in May, cheapest fare please". */
export function fareWished(clauses: readonly Clause[]): FareSpec | null {
  const clear = clauses.filter(({ unread }) => unread.length === 0)
  const frame = clear.flatMap(({ frames }) => frames).findLast(({ skill, value }) => skill === 'fares' && isSlots(value.wished))
  return frame ? (frame.value.wished as FareSpec) : null
}

/** The clauses of the last of these messages that named a fare; none from before a new start. */
export function clausesOfFareWish(messages: readonly string[], names: KnownNames): Clause[] {
  const begun = messages.findLastIndex((words) => readRequest(words, names) === 'start-over')
  const said = messages.slice(begun + 1).filter((words) => !CLICK.test(words))
  const read = said.map((words) => readAlone(words, names).clauses)
  return read.findLast((clauses) => fareWished(clauses) !== null) ?? []
}
