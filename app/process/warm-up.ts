import 'server-only'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { logFailure } from '@/app/process/log-failure'
import { writeEvents } from '@/lib/chat/answer-events'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import type { Services } from '@/lib/services'
import { plainDateIn } from '@/lib/travel/dates'
import { describeSituation } from '@/lib/travel/trip/situation'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { buildSituation } from '@/prompts/instructions'
import { answerer } from '../api/chat/answerer'
import type { TurnDeps } from '../api/chat/turn'

/** Any sentence that names places and a day. */
const ANY_WISH = 'London to Lisbon tomorrow'
/** Any that is answered in words alone: nothing outside is asked. */
const ANY_WORDS = 'Hello'
/** So often has an answer to be rehearsed until what makes one runs as fast as it will; about half a second's work, in pauses of others. */
const REHEARSALS = 100
const PAUSE_MS = 10
const NOBODY = { threadId: 'thr_rehearsal', userId: 'traveller' }

type WarmUpDeps = TurnDeps & Pick<Services, 'concierge'>

/**
 * What the first turn would otherwise wait for: the indexes of places, names and words, and an answer that is rehearsed in memory, so that
 * all that checks and carries one has run once. Requests pass in between.
 */
export async function warmUp(deps: WarmUpDeps): Promise<void> {
  const builds = [
    () => deps.places.findPlace('Lisbon'),
    () => deps.names.findNames(ANY_WISH),
    () => understandWish(deps),
    () => rehearseAnswer(deps),
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

/** The first hundred turns of a process would otherwise take a quarter longer than those after them. */
export async function warmThrough(deps: WarmUpDeps): Promise<void> {
  try {
    for (let times = 0; times < REHEARSALS; times++) {
      await setTimeout(PAUSE_MS, undefined, { ref: false })
      await rehearseAnswer(deps)
    }
  } catch (error) {
    logFailure('warm-up', error)
  }
}

async function understandWish({ concierge, clock }: WarmUpDeps): Promise<void> {
  const now = clock()
  const situation = buildSituation(describeSituation(EMPTY_TRIP, null, plainDateIn('UTC', now), now.toISOString()))
  await concierge.doStream({
    tools: [{ type: 'function', name: 'searchFlights', inputSchema: { type: 'object' } }],
    prompt: [
      { role: 'system', content: situation },
      { role: 'user', content: [{ type: 'text', text: ANY_WISH }] },
    ],
  })
}

async function rehearseAnswer(deps: WarmUpDeps): Promise<void> {
  const { concierge: model, clock } = deps
  const { replyToTurn } = await answerer()
  await replyToTurn(
    {
      caller: { ...NOBODY, today: plainDateIn('UTC', clock()) },
      model,
      history: [{ id: 'msg_said', role: 'user', parts: [{ type: 'text', text: ANY_WORDS }] }],
      messageId: 'msg_rehearsed',
      metadata: { threadId: NOBODY.threadId, createdAt: clock().getTime() },
      signal: new AbortController().signal,
      save: async () => true,
      explain: (error) => {
        logFailure('warm-up', error)
        return ''
      },
    },
    { ...deps, ...createMemoryStores(NOBODY.threadId) },
    writeEvents({ write: () => undefined, end: () => undefined }),
  )
}
