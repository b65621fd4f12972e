import { addDays, daysBetween } from '@/lib/travel/dates'
import { LIKINGS, type Liking } from '@/lib/travel/plan/liking'
import { MOST_PLAN_DAYS } from '@/lib/travel/plan/plan-limits'
import type { Frame } from '../../grammar/cover'
import { foldSuggest } from '../suggest/fold'
import type { PlanningMessage } from './planning-message'
import type { PlanInput } from './planning-wish'

/** What kinds of sights are for. */
export const LIKED_KINDS: Readonly<Record<string, Liking>> = {
  museum: 'culture',
  gallery: 'culture',
  opera: 'culture',
  castle: 'history',
  cathedral: 'history',
  church: 'history',
  palace: 'history',
  temple: 'history',
  mosque: 'history',
  beach: 'beach',
  park: 'nature',
  garden: 'nature',
  zoo: 'nature',
  market: 'shopping',
}

/** How a plan should be, apart from its place: how long, from when, how full and of what. */
export function planWishes({ plan, frames, heard }: PlanningMessage): Omit<PlanInput, 'destination'> {
  const { departureOn, returnOn } = heard.dates
  const startsOn = frames.some(isAhead) && !returnOn ? undefined : departureOn
  const days = plan.days ?? (startsOn && returnOn && returnOn > startsOn ? daysBetween(startsOn, addDays(returnOn, 1)) : null)
  const withChildren = withChildrenIn(frames)
  const { avoids } = foldSuggest(frames)
  const likings = likingsIn(frames).filter((liking) => liking !== 'family' || withChildren !== true)
  return {
    ...(days ? { days: Math.min(days, MOST_PLAN_DAYS) } : {}),
    ...(startsOn ? { startsOn } : {}),
    ...(plan.pace ? { pace: plan.pace } : {}),
    ...(likings.length > 0 ? { likings } : {}),
    ...(avoids.length > 0 ? { avoids } : {}),
    ...(withChildren === null ? {} : { withChildren }),
  }
}

/** "In three days", which is read as the length of the plan. */
function isAhead({ value }: Frame): boolean {
  const { when } = value as { when?: { day?: { is: string; ahead?: unknown } } }
  return when?.day?.is === 'today' && when.day.ahead !== undefined
}

/** What they like, said outright or by the sights they ask for. */
export function likingsIn(frames: readonly Frame[]): Liking[] {
  const { likings } = foldSuggest(frames)
  const kinds = frames.flatMap(({ skill, value }) =>
    skill === 'plan' && typeof value.kind === 'string' ? (LIKED_KINDS[value.kind] ?? []) : [],
  )
  return LIKINGS.filter((liking) => likings.includes(liking) || kinds.includes(liking))
}

type Person = { naming: string }

/** Whether the plan is for children too; null where nothing is said of them. */
export function withChildrenIn(frames: readonly Frame[]): boolean | null {
  const parties = frames.flatMap(({ skill, value }) =>
    skill === 'party' && value.party ? [value as { standing?: string; party: { people: Person[] } }] : [],
  )
  const people = parties.flatMap(({ party }) => party.people)
  const isOfChildren =
    people.length > 0 && people.every(({ naming }) => naming === 'child' || naming === 'kin-child' || naming === 'infant')
  const isForThem = foldSuggest(frames).likings.includes('family') || frames.some(({ value }) => value.withKids === true)
  if (!isOfChildren) return isForThem ? true : null
  return !parties.some(({ standing }) => standing === 'fewer' || standing === 'none')
}
