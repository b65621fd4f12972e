import { writeFileSync } from 'node:fs'
import { reckonFlightTimes } from './reckon-flight-times'

writeFileSync(new URL('../../lib/content/flight-times.json', import.meta.url), `${JSON.stringify(reckonFlightTimes(), null, 2)}\n`)
console.log('lib/content/flight-times.json is written.')
