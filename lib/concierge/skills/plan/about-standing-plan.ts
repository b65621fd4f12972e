import type { Slots } from '../../grammar/lexicon'
import { likesGone } from '../memory/fold'
import { isSlots } from '../pick/helpers'
import { foldSuggest } from '../suggest/fold'
import { callsOfChanges, clockOf, dayOf, wholeChange } from './plan-changes'
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
  const hours = isSpokenOf && asked.changes.length === 0 ? hoursOfFlights(said, standing) : []
  if (hours.length > 0) return callsOf(hours)
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

const AFTER_LANDING = 60
const LATEST_START = 16 * 60 + 45
const EARLY = 6 * 60
const NOON = 12 * 60

/** "We only land at three", "on the last day we fly at 8": the first day begins after it where it still can, and a last day that has no time left goes. */
function hoursOfFlights({ frames, reading }: PlanningMessage, { days }: StandingPlan): PlanningCall[] {
  const times = frames.flatMap(({ skill, value }) => (skill === 'dates' ? [value.when, value.out, value.ret].filter(isSlots) : []))
  const clocks = times.flatMap(({ clock }) => (Array.isArray(clock) ? clock.filter(isSlots) : []))
  const isAlone = frames.every(({ skill, value }) => skill === 'dates' || isOfLast(value)) && times.every(({ day }) => day === undefined)
  const [clock] = clocks
  if (!isAlone || clocks.length !== 1 || !clock?.isExact || typeof clock.from !== 'number' || typeof clock.to !== 'number') return []
  const said = (clock.from + clock.to) / 2
  // Nobody says "only" of five in the morning.
  const at = said < EARLY && clock.side === 'arrive' ? said + NOON : said
  const isHome = clock.side === 'depart' || frames.some(({ value }) => isSlots(value.ret))
  if (clock.side !== 'arrive' && !isHome) return []
  // Before noon nothing is seen on the day of the flight home.
  if (isHome && at < NOON && days > 1) return [{ tool: 'changePlan', input: { change: 'shorten' } }]
  const note: PlanningCall = { tool: 'changePlan', input: { change: 'note', day: isHome ? days : 1, note: reading.text.trim() } }
  const startsAt = at + AFTER_LANDING
  if (isHome || startsAt > LATEST_START) return [note]
  const lighter: PlanningCall[] = at > NOON ? [{ tool: 'changePlan', input: { change: 'lighten', day: 1 } }] : []
  return [note, ...lighter, { tool: 'changePlan', input: { change: 'hours', day: 1, startsAt: clockOf(startsAt) } }]
}

/** "The last day", also where it's read as the last of a list. */
function isOfLast({ point, lastDay }: Slots): boolean {
  return lastDay === true || (isSlots(point) && point.nth === -1)
}
