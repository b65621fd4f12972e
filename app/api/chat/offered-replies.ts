import 'server-only'
import type { FactLanguage } from '@/lib/chat/grounding/say-facts'
import type { ChatMessage, MessageMetadata } from '@/lib/chat/message'
import { wordsOf } from '@/lib/chat/words-of'
import type { Situation } from '@/lib/travel/trip/situation'

/** Answers to an answer: by the metadata of its last words, the trip, and the message that it answers. */
export type RepliesTo = (
  metadata: Record<string, unknown> | undefined,
  about: { situation: Situation; language: FactLanguage; said: string },
) => string[]

/** The trip as it was when the answer took its last step. */
export type SeenTrip = { situation: Situation; version: number }

/** What can be answered to these parts with one press; undefined where nothing is asked. */
export function offeredReplies(
  parts: ChatMessage['parts'],
  { situation, version }: SeenTrip,
  { language, history, repliesTo }: { language: FactLanguage; history: ChatMessage[]; repliesTo: RepliesTo },
): MessageMetadata['replies'] {
  const asking = parts.findLast((part) => part.type === 'text')
  const said = wordsOf(history.findLast(({ role }) => role === 'user')?.parts ?? [])
  const words = repliesTo(asking?.providerMetadata, { situation, language, said })
  return words.length > 0 ? { words, tripVersion: version } : undefined
}
