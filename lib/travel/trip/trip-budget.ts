import { currencyOfCountry } from '../country-currency'
import { leadFare } from '../flights/lead-fare'
import { lowestTotal } from '../flights/lowest-total'
import type { SearchResult } from '../flights/offer-schema'
import type { TravellerCounts } from '../flights/search'
import { addMoney, type Money, minorDigits, multiplyMoney, subtractMoney, zeroMoney } from '../money'
import { tripPrice } from './price'
import type { Trip } from './trip'
import type { BudgetOutlook, BudgetStanding, TripBudget } from './trip-budget-schema'

export type { BudgetOutlook, BudgetStanding, TripBudget } from './trip-budget-schema'

/** The budget for everybody; infants on a lap have no share of their own. */
export function budgetLimit({ amount, per }: TripBudget, { adults, children }: TravellerCounts): Money {
  return per === 'person' ? multiplyMoney(amount, Math.max(1, adults + children)) : amount
}

/** What the budget leaves for the flights beside a kept stay; null without one. */
export function budgetForFlights(trip: Trip): Money | null {
  if (!trip.budget) return null
  const limit = budgetLimit(trip.budget, trip.wishes.travellers)
  const stay = trip.stays?.chosen?.total
  return stay?.currency === limit.currency ? subtractMoney(limit, stay) : limit
}

/** Whether a price is within a limit; an amount in another currency can't be held against it and passes. */
export function isWithin(total: Money, limit: Money | null): boolean {
  return limit === null || limit.currency !== total.currency || total.amountMinor <= limit.amountMinor
}

/**
 * What the budget leaves for one room and night, in whole units of its currency, once all flights are chosen; null before, where nothing is
 * left, or where it would be in another currency.
 */
export function budgetForNight(
  trip: Trip,
  { nights, rooms, currency }: { nights: number; rooms: number; currency: string },
): number | null {
  const price = tripPrice(trip)
  if (!trip.budget || !price || trip.picks.some((pick) => pick === null)) return null
  const limit = budgetLimit(trip.budget, trip.wishes.travellers)
  if (price.total.currency !== limit.currency || currency !== limit.currency) return null
  const left = subtractMoney(limit, price.total).amountMinor / 10 ** minorDigits(currency)
  return left > 0 ? Math.floor(left / Math.max(1, nights) / Math.max(1, rooms)) : null
}

/** What is chosen of the trip against its budget; null without one. Amounts in another currency are named, not counted. */
export function budgetStanding(trip: Trip): BudgetStanding | null {
  if (!trip.budget) return null
  const limit = budgetLimit(trip.budget, trip.wishes.travellers)
  const parts = { flights: tripPrice(trip)?.total ?? null, stay: trip.stays?.chosen?.total ?? null }
  const costs = Object.values(parts).filter((cost) => cost !== null)
  const counted = costs.filter(({ currency }) => currency === limit.currency)
  const inLimit = (cost: Money | null) => (cost?.currency === limit.currency ? cost : null)
  return {
    limit,
    flights: inLimit(parts.flights),
    stay: inLimit(parts.stay),
    left: subtractMoney(limit, addMoney(zeroMoney(limit.currency), ...counted)),
    otherCurrencies: costs.filter(({ currency }) => currency !== limit.currency),
  }
}

/**
 * The budget against the cheapest trip that the found flights allow, without a way out; null without a budget, without flights for every
 * direction, or where prices are in another currency than the budget.
 */
export function budgetOutlook(trip: Trip, found: Pick<SearchResult, 'search' | 'offers'>): BudgetOutlook | null {
  if (!trip.budget) return null
  const limit = budgetLimit(trip.budget, trip.wishes.travellers)
  const flights = cheapestFlights(trip, found)
  const stay = trip.stays?.chosen?.total ?? zeroMoney(limit.currency)
  if (!flights || flights.currency !== limit.currency || stay.currency !== limit.currency) return null
  const cheapest = addMoney(flights, stay)
  return { limit, cheapest, left: subtractMoney(limit, cheapest), wayOut: null }
}

/** What is chosen so far, with what was bought beside it, and the cheapest of each direction that is open. */
function cheapestFlights(trip: Trip, { search, offers }: Pick<SearchResult, 'search' | 'offers'>): Money | null {
  const chosen = tripPrice(trip)
  if (!chosen && offers.length <= 2) return lowestTotal({ search, offers })
  const open = offers.flatMap((slice, index) => (trip.picks[index] ? [] : [slice.map((offer) => leadFare(offer, search).total)]))
  const cheapest = open.map((totals) => totals.toSorted((one, other) => one.amountMinor - other.amountMinor)[0])
  const known = cheapest.filter((total) => total !== undefined)
  const [first, ...rest] = chosen ? [chosen.total, ...known] : known
  return first && known.length === cheapest.length ? addMoney(first, ...rest) : null
}

/** What the trip is counted in: its chosen flights, what was asked for, the stay, or the country that it starts in. */
export function currencyOfTrip({ picks, stays, wishes }: Trip): string | null {
  const paid = picks.flatMap((pick) => pick?.offer.fares[0] ?? [])[0]?.total.currency
  return paid ?? wishes.currency ?? stays?.search.currency ?? (wishes.origin && currencyOfCountry(wishes.origin.countryCode))
}
