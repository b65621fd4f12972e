import { isWorking } from './define-tool'
import type { ChatMessage, ChatPart } from './message'

/**
 * What an answer that goes on keeps of what it was: everything up to its last finished use of a tool, which is not run again. Words
 * after it, uses that never ended, and notices go: they are said anew.
 */
export function keptParts(parts: ChatMessage['parts']): ChatMessage['parts'] {
  const end = parts.findLastIndex(isFinishedCall) + 1
  return parts.slice(0, end).filter((part) => ('toolCallId' in part ? isFinishedCall(part) : part.type !== 'data-notice'))
}

/** The words behind what is kept, perhaps half a sentence: they stay at the end until there are others in their place. */
export function wordsBehindKept(parts: ChatMessage['parts']): ChatMessage['parts'] {
  return parts.slice(parts.findLastIndex(isFinishedCall) + 1).filter(isText)
}

/** What is stored of an answer that goes on: as long as it has said nothing behind what it kept, the words that stood there stay. */
export function withOldWords(written: ChatMessage['parts'], keptCount: number, oldWords: ChatMessage['parts']): ChatMessage['parts'] {
  if (written.slice(keptCount).some(isText)) return written
  const isNotice = ({ type }: ChatPart) => type === 'data-notice'
  return [...written.filter((part) => !isNotice(part)), ...oldWords, ...written.filter(isNotice)]
}

function isText(part: ChatPart): boolean {
  return part.type === 'text' && part.text.trim() !== ''
}

/** Whether this part is a use of a tool that has come to its end, well or badly. */
function isFinishedCall(part: ChatPart): boolean {
  if (!('toolCallId' in part)) return false
  if (part.state === 'output-error' || part.state === 'output-denied') return true
  return part.state === 'output-available' && part.preliminary !== true && !isWorking(part.output)
}
