import { isToolPart, type ThreadToolPart } from '@/components/chat/tool-part'
import type { ChatMessage } from '@/lib/chat/message'

/** What tells the cards of one tool apart; of an output of any age, so nothing of it is sure. */
type CardOutput = {
  status?: unknown
  flights?: { searchId?: unknown; sliceIndex?: unknown } | null
  plan?: { destination?: { slug?: unknown } } | null
  stays?: { search?: unknown } | null
}
const WITHOUT_CARD: unknown[] = ['refused', 'unavailable', 'missing', 'none']

/** The calls whose card is the lowest of its kind in these messages: what the cards find out for themselves once they stand there. */
export function newestCards(messages: ChatMessage[]): Set<string> {
  const newest = new Map<string, string>()
  for (const { id, parts } of messages) {
    for (const part of parts.filter(isToolPart)) {
      const kind = kindOf(part)
      if (kind !== null) newest.set(kind, callOf(id, part))
    }
  }
  return new Set(newest.values())
}

/** Names one use of a tool in a thread. */
export function callOf(messageId: string, { toolCallId }: ThreadToolPart): string {
  return `${messageId}/${toolCallId}`
}

/** The same for cards of which only the lowest is live; null for what becomes no card. */
function kindOf(part: ThreadToolPart): string | null {
  if (part.state !== 'output-available' || part.preliminary || typeof part.output !== 'object' || part.output === null) return null
  const { status, flights, plan, stays } = part.output as CardOutput
  if (WITHOUT_CARD.includes(status)) return null
  const subject = flights
    ? ['flights', flights.searchId, flights.sliceIndex]
    : plan
      ? ['plan', plan.destination?.slug]
      : stays
        ? ['stays', stays.search]
        : [part.type]
  return JSON.stringify(subject)
}
