import { sentences } from '../say/phrases'
import { sayTakenVariant } from '../say/say-variants'
import type { ToolResult } from '../tool-results'
import { continueTrip } from './continue-trip'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'

/** More than these don’t stand side by side. */
const MOST = 4

/**
 * "What if we flew home from Zurich, is that cheaper?": priced beside the trip, which stays as it is. A wish in
 * the same message comes first. Null if nothing is supposed.
 */
export function whatIf({ understood, made, allowed }: Position): Decision | null {
  const { variants, change } = understood
  if (variants.length === 0 || (Object.keys(change).length > 0 && !made.some(({ tool }) => tool === 'searchFlights'))) return null
  const call = callOr('compareVariants', { variants: variants.slice(0, MOST) }, made, allowed, '')
  return 'call' in call ? call : null
}

/** A variant that was priced and is taken now. */
export function takeVariant({ understood, made, allowed }: Position): Decision | null {
  const call = understood.takenVariant && callOr('takeVariant', { ...understood.takenVariant }, made, allowed, '')
  return call && 'call' in call ? call : null
}

/** What changed with the variant, and what the trip needs next. */
export function afterTaken({ result }: Extract<ToolResult, { tool: 'takeVariant' }>, position: Position): Decision {
  if (result?.status !== 'taken') return { say: result ? result.refusal.message : '' }
  const told = sayTakenVariant(result, position.table.situation)
  const next = continueTrip(position)
  return 'call' in next ? { ...next, before: told } : { say: sentences(told, next.say) }
}
