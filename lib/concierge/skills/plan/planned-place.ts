import { placeName } from '../../say/phrases'
import type { Table } from '../../table'
import type { SearchWish } from '../../understand/wished-search'
import { daysOfPlan } from './standing-plan'

/** Flights without a destination go to the plan's place, for its length; on its days if no others were given. */
export function withPlannedPlace(change: SearchWish, legs: readonly unknown[], { situation }: Table): SearchWish {
  const { plan, wishes, mode } = situation
  const isFlightWish = Object.keys(change).length > 0
  if (!plan || mode !== 'chat' || change.to !== undefined || legs.length > 0 || !isFlightWish) return change
  if (wishes.to !== null && placeName(wishes.to) !== plan.place) return change
  const startsOn = change.departureOn ?? wishes.departureOn ?? plan.startsOn
  const isOpen = change.tripType !== 'one-way' && wishes.tripType !== 'one-way' && wishes.returnOn === null && plan.days > 1
  const { returnOn, ...out } = daysOfPlan({ startsOn, days: plan.days })
  const days = { ...(wishes.departureOn ? {} : out), ...(isOpen && returnOn ? { returnOn } : {}) }
  return { ...days, ...change, to: plan.place }
}
