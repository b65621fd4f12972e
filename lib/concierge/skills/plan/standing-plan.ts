import { addDays, type PlainDate } from '@/lib/travel/dates'
import type { Liking } from '@/lib/travel/plan/liking'
import type { Told } from '../../pending'

/** The plan as it stands, and what "it" is: the one stop that the last answer named. */
export type StandingPlan = {
  days: number
  startsOn: PlainDate | null
  stops: string[][]
  likings: Liking[]
  today: PlainDate
  told: Told
  /** It was the last thing spoken of, so that "a day longer" means it and no flight. */
  isSpokenOf: boolean
}
/** The days of a plan, for the flights to it. */
export function daysOfPlan({ startsOn, days }: { startsOn: PlainDate | null; days: number }): {
  departureOn?: PlainDate
  returnOn?: PlainDate
} {
  return startsOn ? { departureOn: startsOn, returnOn: addDays(startsOn, days - 1) } : {}
}
