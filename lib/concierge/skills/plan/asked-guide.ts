import { foldSuggest } from '../suggest/fold'
import { isPlaceKnown } from './asked-plan'
import type { PlanningMessage } from './planning-message'
import type { GuideInput } from './planning-wish'
import { nameAfterLead } from './unknown-name'

/** "What's the weather like in Lisbon in March?": about the place that is named, or the trip's own. */
export function askedGuide({ plan, places, origin, reading, frames, table, limits }: PlanningMessage): GuideInput | null {
  const about = plan.guide
  const [place, other] = places
  if (!about || other || origin || plan.asks.length > 0 || foldSuggest(frames).isUnnamed) return null
  const named = place?.text ?? nameAfterLead(reading)
  // “There” is the first of the places shown.
  const shown = table.planning.offered?.places[0]?.name
  if (named === undefined && shown === undefined && !isPlaceKnown(table)) return null
  const { plan: standing, wishes, stay } = table.situation
  const { offered } = table.planning
  // The tool knows the place of the plan and of the flights.
  const ofStay = named === undefined && !standing && wishes.to === null ? stay?.city : undefined
  const ownDay = ofStay === undefined ? (standing?.startsOn ?? wishes.departureOn) : stay?.checkInOn
  const offeredMonth = typeof offered?.input.month === 'string' ? offered.input.month : null
  const on = limits.month ?? (named === undefined ? (ownDay ?? offeredMonth) : offeredMonth)
  const month = about === 'weather' && on ? Number(on.slice(5, 7)) : undefined
  const asked = named ?? ofStay ?? (isPlaceKnown(table) ? undefined : shown)
  return { ...(asked === undefined ? {} : { place: asked }), about, ...(month === undefined ? {} : { month }) }
}
