import type { LanguageModelV4 } from '@ai-sdk/provider'
import { openShown } from '@/app/api/chat/history'
import type { TurnDeps } from '@/app/api/chat/turn'
import type { ChatMessage } from '@/lib/chat/message'
import type { Mail } from '@/lib/ports/mail'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import type { Recorder } from '@/lib/replay/recorder'
import type { ReplayClock } from '@/lib/replay/replay-clock'
import type { EventOf, Transcript, TranscriptEvent } from '@/lib/replay/transcript'
import type { ReplayStores } from '@/lib/services/replay-world'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { type LiveTripDeps, loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import type { FaultPlan } from './faults'

/** What stands on the screen after an event, and what the model was given. `eventIndex` points into the replay's own events. */
export type ReplayStep = { eventIndex: number; messages: ChatMessage[]; live: LiveTrip; prompt: string | null }

/** The words on a tool's card. Views are drawn where there is React for the browser: whoever has it gives this. */
export type DrawCard = (tool: string, part: { input: unknown; output: unknown }, seen: { live: LiveTrip; now: Date }) => string

/** One transcript while it is played. */
export type Replay = {
  transcript: Transcript
  clock: ReplayClock
  stores: ReplayStores
  deps: TurnDeps
  gateway: PaymentGateway
  mail: Mail & { sent: string[] }
  recorder: Recorder
  /** What has happened so far. */
  events: TranscriptEvent[]
  model: LanguageModelV4
  /** Answers what a fault has cut off. */
  fallbackModel: LanguageModelV4
  faults: FaultPlan
  /** The recorded steps that the model may still give in this answer. */
  steps: EventOf<'model'>[]
  /** The answer on its way, if one is: where it is stopped, and what is left of the chunks until then. */
  answering: { stopAfter: number | null; stop: () => void; kill: () => void } | null
  /** Pressed before the answer began. */
  stopNext: number | null
  /** The reader of the next answer leaves after so many chunks, and comes back. */
  leaveNext: number | null
  /** The ids of all messages that were ever placed, in order. */
  placed: string[]
  prompt: string | null
  drawCard: DrawCard | null
  onStep: ((step: ReplayStep) => void | Promise<void>) | null
  findings: string[]
}

export async function liveTripOf({ stores }: { stores: LiveTripDeps & { threadId: string; userId: string } }): Promise<LiveTrip> {
  const live = await loadLiveTrip(stores.threadId, stores.userId, stores)
  if (!live) throw new Error('the replayed thread is gone')
  return live
}

/** The branch that is shown, as a browser would open it. */
export async function shownMessages({ stores }: Replay): Promise<ChatMessage[]> {
  return (await stores.messages.list(stores.threadId, stores.userId)).map(openShown)
}

/** Tells whoever looks on how everything stands now. */
export async function showStep(replay: Replay): Promise<void> {
  if (!replay.onStep) return
  const [messages, live] = await Promise.all([shownMessages(replay), liveTripOf(replay)])
  await replay.onStep({ eventIndex: replay.events.length - 1, messages, live, prompt: replay.prompt })
}

/** The id of the message that was placed as the `place`-th one. */
export function idOf({ placed }: Replay, place: number): string {
  const id = placed[place]
  if (!id) throw new Error(`there is no message ${place} yet`)
  return id
}

/** An id for the next message, which no other thread of this process has. */
export function nextMessageId({ placed, stores }: Replay): string {
  return `msg_${stores.threadId.replace(/^thr_/, '')}x${placed.length}`
}
