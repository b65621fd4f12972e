import type { SearchResult } from '../travel/flights/offer-schema'

export type SearchStore = {
  save(userId: string, threadId: string | null, result: SearchResult): Promise<void>
  find(searchId: string, userId: string): Promise<SearchResult | null>
}
