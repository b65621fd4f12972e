import 'server-only'
import { answering, placesShown } from '@/app/recording/record-turn'
import { isToolPart } from '@/components/chat/tool-part'
import type { ChatMessage } from '@/lib/chat/message'
import { currentRecorder } from '@/lib/replay/current-recording'
import type { EventToRecord } from '@/lib/replay/recorder'
import type { Services } from '@/lib/services'
import { type ToolName, tools } from '@/tools/index'

/** The end of an answer: the tools it used, as the model read them, and how it ended. `keptCount` parts of it were there before. */
export function recordAnswer(
  parts: ChatMessage['parts'],
  status: string,
  keptCount: number,
  { threadId, userId }: { threadId: string; userId: string },
  all: Services,
): void {
  const recorder = currentRecorder()
  if (!recorder || (status !== 'complete' && status !== 'partial' && status !== 'failed')) return
  for (const part of parts.slice(keptCount)) if (isToolPart(part)) recorder.record(toolEvent(part))
  answering.delete(threadId)
  void recorder
    .settled()
    .then(() => placesShown(threadId, userId, all))
    .then((places) => recorder.record({ type: 'answered', message: places.at(-1) ?? 0, status }))
    .catch(() => undefined)
}

function toolEvent(part: Extract<ChatMessage['parts'][number], { toolCallId: string }>): EventToRecord {
  const tool = part.type.slice('tool-'.length)
  if (part.state !== 'output-available' || part.preliminary)
    return { type: 'tool', tool, input: part.input, result: { failed: part.state } }
  const result = Object.hasOwn(tools, tool) ? tools[tool as ToolName].forModel(part.output) : { unknownTool: tool }
  return { type: 'tool', tool, input: part.input, result, output: { value: part.output } }
}
