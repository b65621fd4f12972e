import type { Places } from '../../ports/places'
import { currencyOfCountry } from '../../travel/country-currency'
import { isSelectableCurrency } from '../../travel/currencies'
import { minorDigits } from '../../travel/money'
import { type Refusal, refuse } from '../../travel/refusal'
import type { LiveTrip } from '../../travel/trip/live-trip-schema'
import type { Trip } from '../../travel/trip/trip'
import { type BudgetOutlook, type BudgetStanding, budgetStanding, currencyOfTrip, type TripBudget } from '../../travel/trip/trip-budget'
import type { SearchDeps } from '../flights/run-search'
import { budgetOutlookOf } from './budget-outlook'
import { issueTripCommand, type TripCaller, type TripDeps } from './issue-trip-command'
import { loadLiveTrip } from './load-live-trip'

/**
 * `amount` in whole units of the currency; null takes the budget away, left out it stays as it is. `currency` left out: that of the trip, or
 * of the country of `from`, where the trip is yet to begin.
 */
export type BudgetRequest = {
  amount?: number | null | undefined
  currency?: string | undefined
  per?: TripBudget['per'] | undefined
  from?: string | undefined
}

/** `outlook` is null while there are no flights to hold against it. */
export type BudgetAnswer =
  | { status: 'set'; standing: BudgetStanding; outlook: BudgetOutlook | null }
  | { status: 'dropped' }
  | { status: 'refused'; refusal: Refusal }

/** Keeps with the trip what flights and stay may cost together, and says how the trip stands against it. */
export async function setBudget(
  request: BudgetRequest,
  caller: TripCaller,
  deps: TripDeps & SearchDeps & { places: Places },
): Promise<BudgetAnswer> {
  const live = await loadLiveTrip(caller.threadId, caller.userId, deps)
  if (!live) return { status: 'refused', ...refuse('not_found', 'We can’t find this trip.') }
  const changed = request.amount === undefined ? { live } : await change(request, live.trip, caller, deps)
  if ('refusal' in changed) return { status: 'refused', ...changed }
  const { trip } = changed.live
  const standing = budgetStanding(trip)
  return standing ? { status: 'set', standing, outlook: await budgetOutlookOf(trip, caller, deps) } : { status: 'dropped' }
}

async function change(
  request: BudgetRequest,
  trip: Trip,
  caller: TripCaller,
  deps: TripDeps & { places: Places },
): Promise<{ live: LiveTrip } | { refusal: Refusal }> {
  const read = readBudget(request, trip, caller, deps.places)
  if ('refusal' in read) return read
  const { budget } = read
  // Prices are first shown in the currency that they are to be held against.
  if (budget && request.currency && !trip.result && trip.wishes.currency !== request.currency) {
    await issueTripCommand({ type: 'change-search', change: { currency: request.currency } }, caller, deps)
  }
  return issueTripCommand({ type: 'set-budget', budget }, caller, deps)
}

function readBudget(
  { amount, currency, per = 'trip', from }: BudgetRequest,
  trip: Trip,
  { preferredCurrency }: TripCaller,
  places: Places,
): { budget: TripBudget | null } | { refusal: Refusal } {
  if (amount === null || amount === undefined) return { budget: null }
  if (!(amount > 0)) return refuse('budget-of-nothing', 'A budget has to be more than zero.')
  const wanted = currency ?? trip.budget?.amount.currency ?? currencyOfTrip(trip) ?? preferredCurrency ?? currencyAt(from, places)
  if (!wanted || !isSelectableCurrency(wanted))
    return refuse('budget-currency', 'Which currency is that in? I can show prices in pounds, euros, US dollars and many others.')
  return { budget: { amount: { amountMinor: Math.round(amount * 10 ** minorDigits(wanted)), currency: wanted }, per } }
}

function currencyAt(from: string | undefined, places: Places): string | null {
  const match = from === undefined ? null : places.findPlace(from)
  return match?.status === 'found' ? currencyOfCountry(match.place.countryCode) : null
}
