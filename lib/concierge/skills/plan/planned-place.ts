import { daysBetween, type PlainDate } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import { placeName } from '../../say/phrases'
import type { Table } from '../../table'
import type { SearchWish } from '../../understand/wished-search'
import { daysOfPlan } from './standing-plan'

/** Flights without a destination go to the plan's place, or to where one stays, for its length; on its days if no others were given. */
export function withPlannedPlace(change: SearchWish, legs: readonly unknown[], { situation }: Table): SearchWish {
  const { wishes, mode } = situation
  const known = knownPlace(situation)
  const isFlightWish = Object.keys(change).length > 0
  if (!known || mode !== 'chat' || change.to !== undefined || legs.length > 0 || !isFlightWish) return change
  if (wishes.to !== null && placeName(wishes.to) !== known.place) return change
  const startsOn = change.departureOn ?? wishes.departureOn ?? known.startsOn
  const isOpen = change.tripType !== 'one-way' && wishes.tripType !== 'one-way' && wishes.returnOn === null && known.days > 1
  const { returnOn, ...out } = daysOfPlan({ startsOn, days: known.days })
  const days = { ...(wishes.departureOn ? {} : out), ...(isOpen && returnOn ? { returnOn } : {}) }
  return { ...days, ...change, to: known.place }
}

function knownPlace({ plan, stay }: Situation): { place: string; startsOn: PlainDate | null; days: number } | null {
  if (plan) return plan
  return stay ? { place: stay.city, startsOn: stay.checkInOn, days: daysBetween(stay.checkInOn, stay.checkOutOn) + 1 } : null
}
