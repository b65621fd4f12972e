import { addDays, type PlainDate } from '@/lib/travel/dates'
import type { Liking } from '@/lib/travel/plan/liking'
import type { Told } from '../../pending'

/** The existing plan, and the stop "it" refers to: the only one the last answer named. */
export type StandingPlan = {
  days: number
  startsOn: PlainDate | null
  stops: string[][]
  likings: Liking[]
  avoids: Liking[]
  today: PlainDate
  told: Told
  /** It is the latest topic, so "a day longer" means the plan rather than a flight. */
  isSpokenOf: boolean
}
/** A plan's days, for the flights to it. */
export function daysOfPlan({ startsOn, days }: { startsOn: PlainDate | null; days: number }): {
  departureOn?: PlainDate
  returnOn?: PlainDate
} {
  return startsOn ? { departureOn: startsOn, returnOn: addDays(startsOn, days - 1) } : {}
}
