import { dayPrices } from '@/lib/adapters/supplier/sandbox/day-prices'
import { searchSandbox } from '@/lib/adapters/supplier/sandbox/search-sandbox'
import { addDays } from '@/lib/travel/dates'
import { createQueries, NOW, planWholeMarket, seeded } from '../queries'

const SEARCHES = 300

// What the code alone takes is not the market's.
const before = settled()
planWholeMarket()
const queries = createQueries(seeded(11))
for (let index = 0; index < SEARCHES; index++) {
  const query = [queries.oneWay, queries.roundTrip, queries.twoStops][index % 3]?.() ?? queries.oneWay()
  searchSandbox(query, NOW)
  const first = query.slices[0]?.departureOn ?? ''
  dayPrices(query, 0, [first, addDays(first, 1)], NOW)
}
const after = settled()
// The process may reuse what its start has left over, so its objects are looked at as well.
console.log(Math.max(after.rss - before.rss, after.heapUsed - before.heapUsed) / 1_000_000)

/** After what is not needed any more is given back, to the system too. */
function settled(): NodeJS.MemoryUsage {
  for (let round = 0; round < 3; round++) globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  return process.memoryUsage()
}
