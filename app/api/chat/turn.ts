import 'server-only'
import type { UIMessageChunk } from 'ai'
import { inCallOrder } from '@/lib/chat/call-order'
import { groundAnswer } from '@/lib/chat/grounding/ground-text-stream'
import { createGrounding, type Fault, type Grounding } from '@/lib/chat/grounding/grounding'
import type { FactLanguage } from '@/lib/chat/grounding/say-facts'
import type { ChatMessage } from '@/lib/chat/message'
import { isMetered } from '@/lib/chat/name-model'
import { hideRepeatedCalls, rememberCalls } from '@/lib/chat/remember-calls'
import type { ReplyRequest, StepView } from '@/lib/chat/reply-request'
import { toSdkTools } from '@/lib/chat/sdk-tools'
import { writeReply } from '@/lib/chat/write-reply'
import { notFound } from '@/lib/errors'
import type { NameFinder } from '@/lib/ports/name-finder'
import type { Places, WorldMap } from '@/lib/ports/places'
import type { Outlet } from '@/lib/ports/stream-bus'
import { currentRecorder } from '@/lib/replay/current-recording'
import { GUIDE_SENTENCES } from '@/lib/services/guide-sentences'
import type { AnswerWishes } from '@/lib/travel/account/answer-wishes'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import { formatClocksIn } from '@/lib/travel/time-format'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { chatMode } from '@/lib/travel/trip/mode'
import { shownTrip } from '@/lib/travel/trip/shown-trip'
import { describeSituation } from '@/lib/travel/trip/situation'
import type { TripCaller, TripDeps } from '@/lib/workflows/trips/issue-trip-command'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { buildInstructions, buildSituation } from '@/prompts/instructions'
import { TOOL_WORDS, type ToolName, tools } from '@/tools'
import { TOOLS_OF_MODE } from '@/tools/modes'
import { offeredReplies, type RepliesTo, type SeenTrip } from './offered-replies'
import { tracedTools } from './traced-tools'
import { whileNotStopped } from './while-not-stopped'

export type TurnDeps = TripDeps & {
  places: Places & Pick<WorldMap, 'locate'>
  names: NameFinder
  /** The language that a traveller's messages are in. */
  languageOf?: (messages: string[]) => FactLanguage
  repliesTo?: RepliesTo
}
export type TurnCaller = Omit<TripCaller, 'issuedBy'>
export type Turn = Omit<ReplyRequest, 'tools' | 'beforeStep'> & {
  caller: TurnCaller
  /** The trip as it stands when the answer begins, where that was asked for already. */
  live?: LiveTrip | null
  /** How the traveller likes to be answered. */
  wishes?: AnswerWishes
  onUngrounded?: (faults: Fault[]) => void
}

const NOBODY: Outlet<UIMessageChunk> = { write: () => undefined, end: () => undefined }

/**
 * One answer of the assistant, to its end: the model with the tools of the mode, on the live trip. The same for the app and for a replay.
 * `outlet` is where readers find it, if there are any.
 */
export function replyToTurn(
  { caller, live = null, wishes = DEFAULT_PREFERENCES, onUngrounded = () => undefined, ...request }: Turn,
  deps: TurnDeps,
  outlet = NOBODY,
): Promise<void> {
  const history = knownBefore(request)
  const grounding = createGrounding({
    today: caller.today,
    names: deps.names,
    history,
    forModel,
    guide: GUIDE_SENTENCES,
    language: () => answerLanguage(wishes, request.history, deps),
    onRefused: (faults, text) => {
      currentRecorder()?.record({ type: 'unsaid', text: text.trim(), claims: faults.map((fault) => fault.text) })
      onUngrounded(faults)
    },
  })
  // Wayfarer's own model says the same whatever it is told.
  const { read, correction } = groundAnswer(onClock(grounding, wishes), { canBeTold: isMetered(request.model) })
  const { tools: toolsOfTurn, beginStep } = rememberCalls(inCallOrder(tracedTools(tools)))
  const lastStep = { begin: beginStep, seen: null as SeenTrip | null }
  const reply: ReplyRequest = {
    ...request,
    save: (parts, status) => {
      // Every step is answered with words, so the last one saw the trip as it stands at the end.
      if (status === 'complete' && lastStep.seen && deps.repliesTo) {
        const { history } = request
        const language = answerLanguage(wishes, history, deps)
        request.metadata.replies = offeredReplies(parts, lastStep.seen, { language, history, repliesTo: deps.repliesTo })
      }
      return request.save(parts, status)
    },
    transforms: [...(request.transforms ?? []), hideRepeatedCalls, read],
    correction,
    tools: toSdkTools(toolsOfTurn, { caller: { ...caller, issuedBy: 'assistant' }, deps: whileNotStopped(deps, request.signal) }),
    beforeStep: stepViews({ caller, live, wishes }, deps, grounding, lastStep),
  }
  return writeReply(reply, outlet)
}

/** What the tools of an answer that goes on have found is as true as what earlier ones did. */
function knownBefore({ history, kept, messageId }: Pick<ReplyRequest, 'history' | 'kept' | 'messageId'>): ChatMessage[] {
  return kept ? [...history, { id: messageId, role: 'assistant', parts: kept }] : history
}

/** The language that is wished for, else that of the traveller's words. */
function answerLanguage({ language }: AnswerWishes, history: ChatMessage[], { languageOf }: TurnDeps): FactLanguage {
  if (language !== 'auto') return language
  const said = history
    .filter(({ role }) => role === 'user')
    .flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])))
  return languageOf?.(said) ?? 'en'
}

/** What is said in place of a sentence that was not shown has its times as the traveller reads them. */
function onClock(grounding: Grounding, { timeFormat }: AnswerWishes): Grounding {
  const sayFacts = () => {
    const said = grounding.sayFacts()
    return said && formatClocksIn(said, timeFormat)
  }
  return { ...grounding, sayFacts }
}

function forModel(toolName: string, output: unknown): unknown {
  // The name was just looked up in the list.
  return Object.hasOwn(tools, toolName) ? tools[toolName as ToolName].forModel(output) : null
}

/** Before each step the model gets the live trip anew, and the reader does whenever it changed. */
function stepViews(
  { caller, live: atFirst, wishes }: Required<Pick<Turn, 'caller' | 'live' | 'wishes'>>,
  deps: TurnDeps,
  grounding: Grounding,
  step: { begin: (version: string) => void; seen: SeenTrip | null },
): () => Promise<StepView> {
  let known = atFirst
  let announced: string | null = null
  return async () => {
    const live = known ?? (await loadLiveTrip(caller.threadId, caller.userId, deps))
    known = null
    if (!live) throw notFound()
    const toolNames = TOOLS_OF_MODE[chatMode(live.trip)]
    const situation = describeSituation(live.trip, live.order, caller.today, deps.clock().toISOString())
    const version = `${live.version} ${live.undoLabel} ${live.order?.status}`
    const announce: UIMessageChunk | null = version === announced ? null : { type: 'data-trip', data: shownTrip(live), transient: true }
    announced = version
    step.begin(version)
    step.seen = { situation, version: live.version }
    const instructions = buildInstructions(wishes)
    const latest = buildSituation(situation)
    grounding.learnTrip(live.trip, situation)
    grounding.learnInstructions(instructions, TOOL_WORDS, latest)
    return { instructions, latest, toolNames, announce }
  }
}
