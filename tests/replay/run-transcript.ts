import type { LanguageModelV4 } from '@ai-sdk/provider'
import { replyToTurn, type TurnDeps } from '@/app/api/chat/turn'
import { createConcierge } from '@/lib/adapters/model/concierge/concierge-model'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { createPlaces } from '@/lib/adapters/places/places'
import { NO_DIALS } from '@/lib/adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import type { ChatMessage } from '@/lib/chat/message'
import type { NameFinder } from '@/lib/ports/name-finder'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { createScriptedModel } from '@/lib/replay/scripted-model'
import type { Act, RecordedStep, RecordedTurn, Transcript } from '@/lib/replay/transcript'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { describeCommand, describeOffer } from '@/lib/travel/trip/describe-command'
import { tripPrice } from '@/lib/travel/trip/price'
import { describeSituation } from '@/lib/travel/trip/situation'
import { rankFlights } from '@/lib/workflows/flights/rank-flights'
import { issueTripCommand } from '@/lib/workflows/trips/issue-trip-command'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { type ToolName, tools } from '@/tools'
import { type Heard, listenTo } from './listen-to'

const THREAD = 'thr_replayed'
const USER = 'traveller'

/** recorded: the model's steps are fed back; concierge: the embedded model answers anew. */
export type ReplayModel = 'recorded' | 'concierge'

/** Plays the traveller's turns of a transcript on today's code with a frozen clock, and records what happens. */
export async function runTranscript(transcript: Transcript, replayModel: ReplayModel): Promise<Transcript> {
  return (await listenToTranscript(transcript, replayModel)).transcript
}

/** The same, and which sentences of the model stand nowhere in what it was given. */
export async function listenToTranscript(
  transcript: Transcript,
  replayModel: ReplayModel,
): Promise<{ transcript: Transcript; heard: Heard }> {
  const clock = () => new Date(transcript.now)
  const deps: TurnDeps & { names: NameFinder } = {
    ...createMemoryStores(THREAD),
    places: createPlaces(),
    names: createNameFinder(),
    supplier: createSandboxSupplier({
      bookings: { find: async () => null, insert: async (booking) => booking },
      now: clock,
      dials: NO_DIALS,
    }),
    clock,
  }
  const history: ChatMessage[] = []
  const turns: RecordedTurn[] = []
  const heard: Heard = { sentences: 0, ungrounded: [] }
  for (const turn of transcript.turns) {
    const listened = listenTo(replayModel === 'recorded' ? createScriptedModel(turn.steps) : createConcierge(), transcript.today)
    turns.push(await playTurn(turn.act, listened.model, history, transcript.today, deps))
    heard.sentences += listened.heard.sentences
    heard.ungrounded.push(...listened.heard.ungrounded)
  }
  const live = await loadLiveTrip(THREAD, USER, deps)
  const { commands } = await deps.trips.load(THREAD, USER)
  const replayed: Transcript = {
    ...transcript,
    turns,
    commands: commands.map(({ issuedBy, command }) => ({ issuedBy, command })),
    situation: live && describeSituation(live.trip, live.order, transcript.today, transcript.now),
    price: live && tripPrice(live.trip),
  }
  return { transcript: replayed, heard }
}

async function playTurn(act: Act, model: LanguageModelV4, history: ChatMessage[], today: string, deps: TurnDeps): Promise<RecordedTurn> {
  const caller = { threadId: THREAD, userId: USER, today }
  let parts: ChatMessage['parts'] = []
  if ('say' in act) {
    parts = [{ type: 'text', text: act.say }]
  } else {
    const { command, label } = await toClick(act, deps)
    const issued = await issueTripCommand(command, { ...caller, issuedBy: 'traveller' }, deps)
    if ('refusal' in issued) return { act, refused: issued.refusal.message, steps: [] }
    parts = [{ type: 'data-change', data: { label } }]
  }
  history.push({ id: `msg_${history.length}`, role: 'user', parts })
  const answer: ChatMessage = { id: `msg_${history.length}`, role: 'assistant', parts: [] }
  const { done } = replyToTurn(
    {
      caller,
      model,
      history: [...history],
      messageId: answer.id,
      metadata: {},
      signal: new AbortController().signal,
      save: async (saved) => {
        answer.parts = saved
      },
      explain: (error) => `failed: ${error instanceof Error ? error.message : 'unknown'}`,
    },
    deps,
  )
  await done
  history.push(answer)
  return { act, steps: recordedSteps(answer.parts) }
}

/** The click a traveller makes on what the screen shows now: the card or the fare at a place. */
async function toClick(act: Exclude<Act, { say: string }>, deps: TurnDeps): Promise<{ command: TripCommand; label: string }> {
  if ('command' in act) return act
  if ('pick' in act) {
    const { sliceIndex, place } = act.pick
    const ranked = await rankFlights({ sliceIndex }, { threadId: THREAD, userId: USER }, deps)
    const brief = ranked.status === 'found' ? ranked.flights.briefs[place - 1] : undefined
    if (!brief) throw new Error(`there is no flight at place ${place} of direction ${sliceIndex} to click`)
    const result = ranked.status === 'found' ? await deps.searches.find(ranked.flights.searchId, USER) : null
    const offer = result?.offers[sliceIndex]?.find(({ offerId }) => offerId === brief.offerId)
    return {
      command: { type: 'pick-offer', sliceIndex, offerId: brief.offerId },
      label: `You chose ${offer ? describeOffer(offer) : brief.offerId}`,
    }
  }
  const { sliceIndex, place } = act.fare
  const live = await loadLiveTrip(THREAD, USER, deps)
  const fare = live?.trip.picks[sliceIndex]?.offer.fares[place - 1]
  if (!fare) throw new Error(`there is no fare at place ${place} of direction ${sliceIndex} to click`)
  const command: TripCommand = { type: 'choose-fare', sliceIndex, fareId: fare.fareId }
  return { command, label: `You chose the ${describeCommand({ command, facts: { fare } })}` }
}

function recordedSteps(parts: ChatMessage['parts']): RecordedStep[] {
  const steps: RecordedStep[] = []
  for (const part of parts) {
    if (part.type === 'step-start') steps.push({})
    const step = steps.at(-1)
    if (!step) continue
    if (part.type === 'text') step.text = (step.text ?? '') + part.text
    if (part.type.startsWith('tool-') && 'state' in part && 'input' in part) {
      const tool = part.type.slice('tool-'.length)
      const result = part.state === 'output-available' ? resultForModel(tool, part.output) : { failed: part.state }
      step.calls = [...(step.calls ?? []), { tool, input: part.input, result }]
    }
  }
  return steps
}

function resultForModel(name: string, output: unknown): unknown {
  return name in tools ? tools[name as ToolName].forModel(output) : { unknownTool: name }
}
