import type { SearchResult } from './offer-schema'
import type { SearchProgress } from './search-progress-schema'

export type { SearchProgress } from './search-progress-schema'

/** What is told of a result that is still growing. */
export function searchProgress({ sources, offers }: SearchResult): SearchProgress {
  return { sources, offerCount: offers[0]?.length ?? 0 }
}

/** "3 of 5 sources, 214 flights"; only the flights where the supplier is one source itself. */
export function describeProgress({ sources, offerCount }: SearchProgress): string {
  const flights = `${offerCount} ${offerCount === 1 ? 'flight' : 'flights'}`
  if (sources.length < 2) return flights
  return `${sources.filter(({ status }) => status !== 'asked').length} of ${sources.length} sources, ${flights}`
}

/** "Star Alliance and SkyTeam didn’t answer in time, so their flights are missing here."; null when everybody answered. */
export function describeMissing(sources: SearchProgress['sources']): string | null {
  const clauses = [missingClause(sources, 'late', 'didn’t answer in time'), missingClause(sources, 'failed', 'couldn’t be asked')].filter(
    (clause) => clause !== null,
  )
  if (clauses.length === 0) return null
  return `${clauses.join(', and ')}, so their flights are missing here.`
}

function missingClause(sources: SearchProgress['sources'], wanted: 'late' | 'failed', words: string): string | null {
  const names = sources.filter(({ status }) => status === wanted).map(({ name }) => name)
  if (names.length === 0) return null
  const last = names.at(-1)
  return `${names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`} ${words}`
}
