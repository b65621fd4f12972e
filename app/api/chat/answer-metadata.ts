import 'server-only'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { MessageMetadata } from '@/lib/chat/message'
import { nameModel } from '@/lib/chat/name-model'
import type { Services } from '@/lib/services'

/** What is noted of an answer from its beginning on. */
export function answerMetadata(
  threadId: string,
  model: LanguageModelV4,
  { clock }: Pick<Services, 'clock'>,
  createdAt = clock().getTime(),
): MessageMetadata {
  return { threadId, createdAt, model: nameModel(model) }
}
