import type { Replay } from '@/app/(quality)/engine/replay'
import { playTranscript } from '@/app/(quality)/engine/run-transcript'
import { createGrounding, type Grounding } from '@/lib/chat/grounding/grounding'
import { openMessage } from '@/lib/chat/open-message'
import type { Act } from '@/lib/replay/transcript'
import { GUIDE_SENTENCES } from '@/lib/services/guide-sentences'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { describeSituation, type Situation } from '@/lib/travel/trip/situation'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { buildInstructions, buildSituation } from '@/prompts/instructions'
import { transcriptHeader } from '@/tests/replay/new-header'
import { cancelOrder, checkOut, chooseFirst, fare, pay, pick, say } from '@/tests/replay/storyboards/beats'
import type { Beat } from '@/tests/replay/storyboards/story'
import { TOOL_WORDS, type ToolName, tools } from '@/tools'

const weekend = say('London to Lisbon on 4 December, back on 7 December, two adults')
const complete: Beat[] = [weekend, ...chooseFirst(2), say('one checked bag each way'), say('a window seat on the way out')]
const DUBLIN = 'one way from Manchester to Dublin on 15 January, 1 adult'
const oneWay: Beat[] = [say(DUBLIN), ...chooseFirst(1), ...checkOut]

/** How far a traveller has come when a sentence is said to them; each is played on the product itself. */
const STORIES = {
  nothing: { beats: [say('hello')] },
  ideas: { beats: [say('somewhere warm in February from London, under £400 each')] },
  search: { beats: [weekend] },
  fare: { beats: [weekend, pick(1), fare(1)] },
  complete: { beats: complete },
  checkout: { beats: [...complete, ...checkOut] },
  booked: { beats: [...complete, ...checkOut, pay('visa')] },
  bankAsks: { beats: [...oneWay, pay('asks')] },
  held: { beats: [...oneWay, pay('visa')], dials: 'book-late=1' },
  declined: { beats: [...oneWay, pay('declined')] },
  refused: { beats: [...oneWay, pay('visa')], dials: 'book-refused=1' },
  cancelled: { beats: [say(DUBLIN), pick(1), fare(3), ...checkOut, pay('visa'), cancelOrder] },
} satisfies Record<string, { beats: Beat[]; dials?: string }>

export type StateName = keyof typeof STORIES
export const STATE_NAMES = Object.keys(STORIES) as StateName[]
export type State = { grounding: Grounding; situation: Situation; live: LiveTrip; results: { tool: string; result: unknown }[] }

/** Plays the story of a state and holds what is said next against it, as the app does. */
export async function openState(name: StateName): Promise<State> {
  const { beats, dials = '' }: { beats: Beat[]; dials?: string } = STORIES[name]
  const left = [...beats]
  let replay: Replay | undefined
  let told = 0
  const { transcript } = await playTranscript(
    { header: transcriptHeader({ title: name, dials }), events: [] },
    {
      model: 'concierge',
      outside: 'market',
      isPaid: beats.some((beat) => 'type' in beat && beat.type === 'pay'),
      tellOn: async (playing) => {
        replay = playing
        const beat = left.shift()
        const act = typeof beat === 'function' ? await beat(playing) : beat
        // Nothing goes wrong with the model in these stories, so that each beat is an act.
        return act ? [{ ...act, at: told++ * 20_000 } as Act] : null
      },
    },
  )
  if (!replay) throw new Error(`nothing happened in ${name}`)
  const { stores, deps, clock } = replay
  const { threadId, userId } = stores
  const live = await loadLiveTrip(threadId, userId, deps)
  if (!live) throw new Error(`the thread of ${name} is gone`)
  const grounding = createGrounding({
    today: clock.today(),
    names: deps.names,
    history: (await stores.messages.list(threadId, userId)).map((row) => openMessage(row)),
    forModel: (tool, output) => tools[tool as ToolName].forModel(output),
    guide: GUIDE_SENTENCES,
    onRefused: () => undefined,
  })
  const situation = describeSituation(live.trip, live.order, clock.today(), clock.now().toISOString())
  grounding.learnTrip(live.trip, situation)
  grounding.learnInstructions(buildInstructions(DEFAULT_PREFERENCES), TOOL_WORDS, buildSituation(situation))
  const results = transcript.events.flatMap((event) => (event.type === 'tool' ? [{ tool: event.tool, result: event.result }] : []))
  return { grounding, situation, live, results }
}
