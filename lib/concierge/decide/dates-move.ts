import { ASK_NIGHTS } from '../say/say-questions'
import type { SearchWish } from '../understand/wished-search'
import type { Position } from './decide'
import { callOr, type Decision } from './decision'

/** Days that were left open are compared in one search, once it is known from where to where. */
export function datesMove({ understood, table, made, allowed }: Position): Decision | null {
  const { dateWindow, change, heard } = understood
  const { wishes } = table.situation
  if (!(change.from ?? wishes.from) || !(change.to ?? wishes.to)) return null
  if (heard?.areNightsMissing && Object.keys(change).length === 0) return { say: ASK_NIGHTS }
  if (!dateWindow) return null
  const { budget, filters } = heard?.limits ?? {}
  const most = budget && budget.way !== 'each' && filters?.maxPrice ? { budget: filters.maxPrice } : {}
  const call = callOr('searchDates', { ...withoutDays(change), ...dateWindow, ...most }, made, allowed, '')
  return 'call' in call ? call : null
}

/** What a comparison of days is given of a search. */
export function withoutDays(change: SearchWish): SearchWish {
  const { departureOn: _out, returnOn: _back, tripType: _type, preference: _preference, ...others } = change
  return others
}
