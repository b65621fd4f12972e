import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import { chosenHotelSchema } from '@/lib/travel/stays/chosen-hotel-schema'
import type { ChosenStay } from '@/lib/travel/stays/trip-stays'
import type { ShownCard } from '@/lib/workflows/threads-out/shared-view'
import type { ToolName } from '@/tools'
import { output as changePlan } from '@/tools/change-plan/schema'
import { output as chooseFlight } from '@/tools/choose-flight/schema'
import { output as chooseStay } from '@/tools/choose-stay/schema'
import { output as compareDays } from '@/tools/compare-days/schema'
import { output as compareVariants } from '@/tools/compare-variants/schema'
import { output as filterFlights } from '@/tools/filter-flights/schema'
import { output as lookUpFlights } from '@/tools/look-up-flights/schema'
import { output as planTrip } from '@/tools/plan-trip/schema'
import { output as rankFlights } from '@/tools/rank-flights/schema'
import { output as searchDates } from '@/tools/search-dates/schema'
import { output as searchFlights } from '@/tools/search-flights/schema'
import { output as searchMeetUp } from '@/tools/search-meet-up/schema'
import { output as searchPlaces } from '@/tools/search-places/schema'
import { output as searchStays } from '@/tools/search-stays/schema'
import { output as summariseFlight } from '@/tools/summarise-flight/schema'

/**
 * The cards that the reader of a link may see: flights, their times and prices, plans without their notes, places to stay,
 * and nothing of whoever travels.
 */
export const SHOWN_CARDS = {
  searchFlights: { output: searchFlights, statuses: ['found'] },
  rankFlights: { output: rankFlights, statuses: ['found'] },
  filterFlights: { output: filterFlights, statuses: ['found'] },
  lookUpFlights: { output: lookUpFlights, statuses: ['looked-up'] },
  compareDays: { output: compareDays, statuses: ['compared'] },
  searchDates: { output: searchDates, statuses: ['found'] },
  searchPlaces: { output: searchPlaces, statuses: ['found'] },
  searchMeetUp: { output: searchMeetUp, statuses: ['found'] },
  compareVariants: { output: compareVariants, statuses: ['compared'] },
  chooseFlight: { output: chooseFlight, statuses: ['chosen'] },
  summariseFlight: { output: summariseFlight, statuses: ['ready'] },
  planTrip: { output: planTrip.transform(withoutNotes), statuses: ['planned'] },
  changePlan: { output: changePlan.transform(withoutNotes), statuses: ['planned'] },
  searchStays: { output: searchStays.transform(withoutWish), statuses: ['found'] },
  chooseStay: { output: chooseStay.transform(withHotelFactsOnly), statuses: ['chosen', 'dropped'] },
} satisfies Partial<Record<ToolName, ShownCard>>

/** What somebody wrote down for a day is their own. */
function withoutNotes<Answer extends { status: string }>(answer: Answer | { status: 'planned'; plan: TripPlan }) {
  if (!('plan' in answer)) return answer
  return { ...answer, plan: { ...answer.plan, days: answer.plan.days.map((day) => ({ ...day, note: '' })) } }
}

/** What was said of where to be near to are somebody's own words. */
function withoutWish<Answer extends { status: string }>(answer: Answer | { status: 'found'; stays: { near: unknown } }) {
  return 'stays' in answer ? { ...answer, stays: { ...answer.stays, near: null } } : answer
}

/** What a supplier says of a house is kept whole for its traveller; a reader gets the facts that a card shows. */
function withHotelFactsOnly<Answer extends { status: string }>(answer: Answer | { status: 'chosen'; chosen: ChosenStay }) {
  if (!('chosen' in answer)) return answer
  const facts = chosenHotelSchema.safeParse(answer.chosen.selectedHotel.hotelContent)
  const selectedHotel = { hotelContent: facts.success ? facts.data : {} }
  return { ...answer, chosen: { ...answer.chosen, stay: { ...answer.chosen.stay, searchContext: {} }, selectedHotel } }
}
