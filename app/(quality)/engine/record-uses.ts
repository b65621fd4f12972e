import type { ChatMessage } from '@/lib/chat/message'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { type ToolName, tools } from '@/tools'
import type { Replay } from './replay'

/** The uses of tools in an answer, in order: what was asked, what the model read of it, and the words on the card. */
export function recordUses({ recorder, drawCard, clock }: Replay, parts: ChatMessage['parts'], live: LiveTrip): void {
  for (const part of parts) {
    if (!part.type.startsWith('tool-') || !('toolCallId' in part)) continue
    const tool = part.type.slice('tool-'.length)
    if (part.state !== 'output-available' || part.preliminary) {
      recorder.record({ type: 'tool', tool, input: part.input, result: { failed: part.state } })
      continue
    }
    const result = Object.hasOwn(tools, tool) ? tools[tool as ToolName].forModel(part.output) : { unknownTool: tool }
    const card = drawCard?.(tool, part, { live, now: clock.now() })
    recorder.record({
      type: 'tool',
      tool,
      input: part.input,
      result,
      ...(card === undefined ? {} : { card }),
      output: { value: part.output },
    })
  }
}
