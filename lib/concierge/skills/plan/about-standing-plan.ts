import { likesGone } from '../memory/fold'
import { foldSuggest } from '../suggest/fold'
import { callsOfChanges, dayOf, wholeChange } from './plan-changes'
import { likingsIn, withChildrenIn } from './plan-wishes'
import { isWholeSearch, type PlanningMessage } from './planning-message'
import { isPlanSpokenOf } from './planning-table'
import { callsOf, type PlanInput, type PlanningCall, type PlanningWish } from './planning-wish'
import { daysOfPlan, type StandingPlan } from './standing-plan'

/** What a message wishes of the plan that stands: to change it, to hear about it, or to have it for another place. */
export function aboutStandingPlan(said: PlanningMessage): PlanningWish | null {
  const { table, plan: asked, origin, places, heard, frames, reading } = said
  const { situation, planning, told } = table
  const { plan, today } = situation
  if (!plan || isWholeSearch(said) || origin) return null
  const isSpokenOf = isPlanSpokenOf(table)
  if (isSpokenOf && situation.mode === 'chat' && asked.asksFlights && places.length === 0)
    return { kind: 'fly', search: { to: plan.place, ...daysOfPlan(plan) } }
  const standing: StandingPlan = {
    ...plan,
    likings: planning.plans.at(-1)?.likings ?? [],
    avoids: planning.plans.at(-1)?.avoids ?? [],
    today,
    told,
    isSpokenOf,
  }
  const day = dayOf(asked.asksDay ?? undefined, plan)
  if (day !== null && asked.changes.length === 0) return { kind: 'day', day }
  if (isSpokenOf && asked.asksEntrances) return { kind: 'entrances' }
  const { departureOn } = heard.dates
  const start = departureOn ? { startsOn: departureOn } : {}
  const changes = callsOfChanges(asked.changes, standing, start)
  const whole = isSpokenOf && places.length === 0 ? wholeOf(said, standing) : {}
  const hasLength = asked.changes.some(({ change }) => change === 'length')
  const calls: PlanningCall[] = [
    ...changes,
    ...(Object.keys(whole).length > 0 && !hasLength ? [{ tool: 'planTrip' as const, input: whole }] : []),
  ]
  if (calls.length > 0) return callsOf(calls)
  const [other, another] = places
  const isAlone =
    reading.clauses.every(({ unread }) => unread.length === 0) && frames.every(({ skill }) => skill === 'route' || skill === 'control')
  if (isSpokenOf && other && !another && isAlone && !said.isFlight && other.city !== plan.place) {
    const { destination, ...wishes } = planning.planInput ?? {}
    return callsOf([{ tool: 'planTrip', input: { ...wishes, days: plan.days, destination: other.text } }])
  }
  return asked.shows ? callsOf([{ tool: 'planTrip', input: {} }]) : null
}

/** What it changes of the plan as a whole. */
function wholeOf({ plan, heard, frames, isFlight, unread }: PlanningMessage, standing: StandingPlan): PlanInput {
  const { departureOn } = heard.dates
  const withChildren = plan.changes.length > 0 ? null : withChildrenIn(frames)
  const startsOn = departureOn && !isFlight && plan.changes.length === 0 ? departureOn : undefined
  // "The old town too": likings alone are meant for the plan.
  const isOnlyLiked = unread.length === 0 && frames.every(({ skill, value }) => skill === 'suggest' && 'likes' in value)
  const liked = plan.hasTaste || isOnlyLiked ? likingsIn(frames) : []
  const changed = wholeChange(
    {
      ...(startsOn ? { startsOn } : {}),
      ...(plan.pace ? { pace: plan.pace } : {}),
      ...(withChildren === null ? {} : { withChildren }),
    },
    {
      more: [...plan.moreLikes, ...liked].filter((liking) => liking !== 'family' || withChildren === null),
      less: [...plan.lessLikes, ...likesGone(frames)],
      avoided:
        plan.changes.length > 0 ? [] : [...foldSuggest(frames).avoids, ...plan.lessLikes.filter((one) => !standing.likings.includes(one))],
    },
    standing,
  )
  return isOnlyLiked && liked.length > 0 ? { likings: standing.likings, ...changed } : changed
}
