import type { SearchBudget } from '@/lib/ports/flight-supplier'
import type { FailureLog } from './client/duffel-client'
import { SERVICE } from './client/failure'

/** Duffel includes so many searches per order; more may cost extra, or the access. */
export const MOST_SEARCHES_PER_ORDER = 1_500
const WARN_FROM = 1_000

/** How many searches were sent for each booking; before the first one, as if there were one. */
export function searchBudget(searches: number, bookings: number): SearchBudget {
  const searchesPerBooking = Math.ceil(searches / Math.max(1, bookings))
  const standing = searchesPerBooking > MOST_SEARCHES_PER_ORDER ? 'over' : searchesPerBooking >= WARN_FROM ? 'near' : 'fine'
  return { searches, bookings, searchesPerBooking, standing }
}

/** Counts since this process started. It warns and never stops a search: a traveller who would have paid is worth more. */
export type SearchCounter = { countSearch(): void; countBooking(): void; read(): SearchBudget }

export function createSearchCounter(log: FailureLog): SearchCounter {
  let [searches, bookings] = [0, 0]
  let standing: SearchBudget['standing'] = 'fine'
  const watch = () => {
    const budget = searchBudget(searches, bookings)
    if (budget.standing !== standing && budget.standing !== 'fine') {
      log({ level: 'warn', where: SERVICE, call: 'search budget', most: MOST_SEARCHES_PER_ORDER, ...budget })
    }
    standing = budget.standing
  }
  return {
    countSearch: () => {
      searches++
      watch()
    },
    countBooking: () => {
      bookings++
      watch()
    },
    read: () => searchBudget(searches, bookings),
  }
}
