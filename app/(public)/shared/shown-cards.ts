import type { ShownCard } from '@/lib/workflows/threads-out/shared-view'
import type { ToolName } from '@/tools'
import { output as chooseFlight } from '@/tools/choose-flight/schema'
import { output as compareDays } from '@/tools/compare-days/schema'
import { output as filterFlights } from '@/tools/filter-flights/schema'
import { output as lookUpFlights } from '@/tools/look-up-flights/schema'
import { output as rankFlights } from '@/tools/rank-flights/schema'
import { output as searchFlights } from '@/tools/search-flights/schema'
import { output as summariseFlight } from '@/tools/summarise-flight/schema'

/** The cards that the reader of a link may see: flights, their times and prices, and nothing of whoever flies. */
export const SHOWN_CARDS = {
  searchFlights: { output: searchFlights, statuses: ['found'] },
  rankFlights: { output: rankFlights, statuses: ['found'] },
  filterFlights: { output: filterFlights, statuses: ['found'] },
  lookUpFlights: { output: lookUpFlights, statuses: ['looked-up'] },
  compareDays: { output: compareDays, statuses: ['compared'] },
  chooseFlight: { output: chooseFlight, statuses: ['chosen'] },
  summariseFlight: { output: summariseFlight, statuses: ['ready'] },
} satisfies Partial<Record<ToolName, ShownCard>>
