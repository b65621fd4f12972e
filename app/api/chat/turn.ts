import 'server-only'
import type { UIMessageChunk } from 'ai'
import { toSdkTools } from '@/lib/chat/define-tool'
import { type ReplyRequest, type StepView, streamReply } from '@/lib/chat/stream-reply'
import { notFound } from '@/lib/errors'
import type { Places } from '@/lib/ports/places'
import { chatMode } from '@/lib/travel/trip/mode'
import { describeSituation } from '@/lib/travel/trip/situation'
import type { TripCaller, TripDeps } from '@/lib/workflows/trips/issue-trip-command'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { buildInstructions, buildSituation } from '@/prompts/instructions'
import { tools } from '@/tools'
import { TOOLS_OF_MODE } from '@/tools/modes'

export type TurnDeps = TripDeps & { places: Places }
export type TurnCaller = Omit<TripCaller, 'issuedBy'>
export type Turn = Omit<ReplyRequest, 'tools' | 'beforeStep'> & { caller: TurnCaller }

/** One answer of the assistant: the model with the tools of the mode, on the live trip. The same for the app and for a replay. */
export function replyToTurn({ caller, ...request }: Turn, deps: TurnDeps): ReturnType<typeof streamReply> {
  return streamReply({
    ...request,
    tools: toSdkTools(tools, { caller: { ...caller, issuedBy: 'assistant' }, deps }),
    beforeStep: stepViews(caller, deps),
  })
}

/** Before each step the model gets the live trip anew, and the reader does whenever it changed. */
function stepViews(caller: TurnCaller, deps: TurnDeps): () => Promise<StepView> {
  let announced: string | null = null
  return async () => {
    const live = await loadLiveTrip(caller.threadId, caller.userId, deps)
    if (!live) throw notFound()
    const mode = chatMode(live.trip)
    const toolNames = TOOLS_OF_MODE[mode]
    const prompts = Object.fromEntries(toolNames.map((name) => [name, tools[name].prompt]))
    const situation = describeSituation(live.trip, live.order, caller.today, deps.clock().toISOString())
    const version = `${live.version} ${live.undoLabel} ${live.order?.status}`
    const announce: UIMessageChunk | null = version === announced ? null : { type: 'data-trip', data: live, transient: true }
    announced = version
    return { instructions: buildInstructions(mode, prompts), latest: buildSituation(situation), toolNames, announce }
  }
}
