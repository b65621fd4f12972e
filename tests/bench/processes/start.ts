import { searchSandbox } from '@/lib/adapters/supplier/sandbox/search-sandbox'
import { createQueries, NOW, seeded } from '../queries'

const query = createQueries(seeded(7)).oneWay()
searchSandbox(query, NOW)
// Counted from the start of the process, before anything was imported.
console.log(performance.now())
