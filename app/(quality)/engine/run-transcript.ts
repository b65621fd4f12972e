import 'server-only'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { TurnDeps } from '@/app/api/chat/turn'
import { OWN_PROVIDER } from '@/lib/chat/name-model'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { inRecording } from '@/lib/replay/current-recording'
import { createRecordedOutside } from '@/lib/replay/recorded-outside'
import type { EventToRecord, Recorder } from '@/lib/replay/recorder'
import { createReplayClock } from '@/lib/replay/replay-clock'
import { tapGateway, tapStays, tapSupplier, tapTrips } from '@/lib/replay/taps'
import { isAct, OWN_MODEL, type Transcript, type TranscriptEvent } from '@/lib/replay/transcript'
import { replayWorld } from '@/lib/services/replay-world'
import { playAct } from './acts'
import { endState } from './end-state'
import { type Fault, planFaults } from './faults'
import { brokenInvariants } from './invariants'
import type { DrawCard, Replay, ReplayStep } from './replay'
import { replayModel } from './replay-model'
import { restoreBeginning } from './restore-beginning'
import { withOutsideFaults, withStayFaults } from './with-outside-faults'

export type { ReplayStep } from './replay'

/** recorded: what it said is fed back; concierge: the embedded model answers anew; or any other model. */
export type ReplayModel = 'recorded' | 'concierge' | LanguageModelV4
export type ReplayOptions = {
  model: ReplayModel
  onStep?: (step: ReplayStep) => void | Promise<void>
  faults?: Fault[]
  drawCard?: DrawCard
  /** `recorded` alone; that first and the embedded market for what it was never asked; or the market for everything. */
  outside?: 'recorded' | 'recorded-then-market' | 'market'
  /** Hears what the model says. */
  listen?: (model: LanguageModelV4) => LanguageModelV4
  /** Changes what the market says, while a transcript is recorded. */
  changeMarket?: (supplier: FlightSupplier) => FlightSupplier
  /** Whether something is paid, where the acts do not tell it yet. */
  isPaid?: boolean
  /** What the traveller does next, when all acts so far are played: a story that looks at the screen. Null ends it. */
  tellOn?: (replay: Replay) => Promise<TranscriptEvent[] | null>
}

/** Plays the acts of a transcript on today's code with a frozen clock, and records what happens, as a transcript. */
export async function runTranscript(transcript: Transcript, options: ReplayOptions): Promise<Transcript> {
  return (await playTranscript(transcript, options)).transcript
}

/** The same, and, where faults were asked for, which invariants did not hold. */
export async function playTranscript(
  transcript: Transcript,
  options: ReplayOptions,
): Promise<{ transcript: Transcript; findings: string[] }> {
  const { replay, unasked } = await openReplay(transcript, options)
  return inRecording(replay.recorder, async () => {
    for (let index = 0; await hasEvent(index, replay, options); index++) {
      const event = replay.transcript.events[index]
      if (!event || !isAct(event)) continue
      replay.clock.reach(event.at)
      if (wasPlayed(event, replay)) continue
      replay.events.push(event)
      await playAct(event, index, replay)
    }
    if (options.model === 'recorded' && !replay.faults.hasAny) {
      for (const message of unasked()) replay.recorder.record({ type: 'error', where: 'outside', message })
    }
    if (replay.faults.hasAny) replay.findings.push(...(await brokenInvariants(replay)))
    // How everything stood was looked at when the transcript was taken, which may have been days after the last act.
    replay.clock.reach(transcript.events.findLast(({ type }) => type === 'end')?.at ?? 0)
    replay.recorder.record(await endState(replay))
    return { transcript: { header: transcript.header, events: replay.events }, findings: replay.findings }
  })
}

async function hasEvent(index: number, replay: Replay, { tellOn }: ReplayOptions): Promise<boolean> {
  const { events } = replay.transcript
  if (index >= events.length) events.push(...((await tellOn?.(replay)) ?? []))
  return index < events.length
}

/** A "stop" that was pressed while an answer was written has been played with it. */
function wasPlayed(event: TranscriptEvent, { events }: Replay): boolean {
  return event.type === 'stop' && events.includes(event)
}

async function openReplay(transcript: Transcript, options: ReplayOptions): Promise<{ replay: Replay; unasked: () => string[] }> {
  const { header } = transcript
  const world = replayWorld()
  const clock = createReplayClock(header)
  const isPaid = options.isPaid ?? transcript.events.some((event) => event.type === 'pay')
  const stores = await world.openStores(isPaid, clock.now)
  const events: TranscriptEvent[] = []
  const recorder = createEventList(events, clock.at)
  const market = openMarket(options, header.supplier, clock.now)
  const recordedFirst = createRecordedOutside(options.outside === 'market' ? [] : transcript.events, {
    name: header.supplier.split(' ')[0] ?? 'sandbox',
    gatewayName: header.gateway === 'stripe' ? 'stripe' : 'sandbox',
    onAnswer: clock.reach,
    onUnknown: (message) => recorder.record({ type: 'error', where: 'outside', message }),
    ...(market ? { otherwise: { supplier: market, stays: world.hotels(dialsOf(header.supplier)), gateway: stores.buying?.gateway } } : {}),
  })
  const faults = planFaults(options.faults ?? [])
  const supplier = withOutsideFaults(tapSupplier(recordedFirst.supplier), faults)
  const deps: TurnDeps = {
    trips: tapTrips(stores.trips),
    searches: stores.searches,
    orders: stores.orders,
    places: world.places,
    names: world.names,
    guide: world.guide,
    travelGuide: world.travelGuide,
    stays: withStayFaults(tapStays(recordedFirst.stays), faults),
    supplier,
    clock: clock.now,
  }
  const other = options.model === 'recorded' ? null : options.model === 'concierge' ? world.concierge : options.model
  const listen = options.listen ?? ((model) => model)
  const sent: string[] = []
  const replay: Replay = {
    transcript: { header, events: [...transcript.events] },
    clock,
    stores,
    deps,
    gateway: tapGateway(recordedFirst.gateway),
    mail: { sent, send: async ({ subject }) => void sent.push(subject), deliver: async () => undefined },
    recorder,
    events,
    model: listen(replayModel(() => replay, header.model === OWN_MODEL ? OWN_PROVIDER : header.model, other)),
    fallbackModel: world.concierge,
    faults,
    steps: [],
    answering: null,
    stopNext: null,
    leaveNext: null,
    placed: [],
    prompt: null,
    drawCard: options.drawCard ?? null,
    onStep: options.onStep ?? null,
    findings: [],
  }
  await restoreBeginning(header.beginning, replay)
  return { replay, unasked: recordedFirst.unasked }
}

/** The embedded market, where it may answer; the words of its dials stand behind its name in the header. */
function openMarket({ outside = 'recorded', changeMarket, faults }: ReplayOptions, name: string, now: () => Date): FlightSupplier | null {
  if (outside === 'recorded' && !faults) return null
  const market = replayWorld().market(dialsOf(name), now)
  return changeMarket ? changeMarket(market) : market
}

/** "sandbox seed=2" → "seed=2". */
function dialsOf(supplier: string): string {
  return supplier.split(' ').slice(1).join(' ')
}

/** Keeps events in memory as they are; of a search that grows, what it came to. */
function createEventList(events: TranscriptEvent[], at: () => number): Recorder {
  const record = (event: EventToRecord) => {
    const last = events.at(-1)
    const isGrowing = event.type === 'outside' && event.call === 'search' && last?.type === 'outside' && last.request === event.request
    if (isGrowing) events.pop()
    // The spread of a union forgets which of its types it was.
    events.push({ ...event, at: at() } as TranscriptEvent)
  }
  return { record, learn: () => undefined, settled: async () => undefined }
}
