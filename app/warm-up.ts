import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { logFailure } from '@/app/log-failure'
import type { Services } from '@/lib/services'
import { plainDateIn } from '@/lib/travel/dates'
import { describeSituation } from '@/lib/travel/trip/situation'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { buildSituation } from '@/prompts/instructions'

/** Any sentence that names places and a day. */
const ANY_WISH = 'London to Lisbon tomorrow'

/** Builds the indexes of places, names and words, which the first turn would otherwise wait for; requests pass in between. */
export async function warmUp({
  places,
  names,
  concierge,
  clock,
}: Pick<Services, 'places' | 'names' | 'concierge' | 'clock'>): Promise<void> {
  const now = clock()
  const situation = buildSituation(describeSituation(EMPTY_TRIP, null, plainDateIn('UTC', now), now.toISOString()))
  const builds = [
    () => places.findPlace('Lisbon'),
    () => names.findNames(ANY_WISH),
    () =>
      concierge.doStream({
        tools: [{ type: 'function', name: 'searchFlights', inputSchema: { type: 'object' } }],
        prompt: [
          { role: 'system', content: situation },
          { role: 'user', content: [{ type: 'text', text: ANY_WISH }] },
        ],
      }),
  ]
  try {
    for (const build of builds) {
      await setImmediate()
      await build()
    }
  } catch (error) {
    logFailure('warm-up', error)
  }
}
