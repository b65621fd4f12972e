import type { Places } from '../../ports/places'
import type { PlainDate } from '../../travel/dates'
import { completeSearch } from '../../travel/flights/complete-search'
import { changeWishes, NO_WISHES, type SearchChange } from '../../travel/flights/search'
import type { SearchOutcome } from '../../travel/flights/search-line-schema'
import { type SearchProgress, searchProgress } from '../../travel/flights/search-progress'
import { changeWithOwnPlaces } from '../trips/with-own-places'
import { runSearch, type SearchDeps } from './run-search'

/** A search that belongs to no thread: the search page's and the API's. It is kept for this traveller under its id. */
export async function openSearch(
  change: SearchChange,
  caller: { userId: string; today: PlainDate; onProgress: (progress: SearchProgress) => void },
  deps: SearchDeps & { places: Places },
): Promise<SearchOutcome> {
  const own = changeWithOwnPlaces(change, deps.places)
  if ('refusal' in own) return { type: 'refusal', ...own }
  const completed = completeSearch(changeWishes(NO_WISHES, own.change), caller.today)
  if ('refusal' in completed) return { type: 'refusal', ...completed }
  if ('missing' in completed) return { type: 'missing', ...completed }
  const ran = await runSearch(
    completed.search,
    { userId: caller.userId, threadId: null, onSearchUpdate: (soFar) => caller.onProgress(searchProgress(soFar)) },
    deps,
  )
  return 'refusal' in ran ? { type: 'refusal', ...ran } : { type: 'result', ...ran }
}
