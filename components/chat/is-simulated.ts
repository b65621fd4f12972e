import type { ChatMessage } from '@/lib/chat/message'

/** Whether a card of these messages shows something of a demo market. */
export function isSimulated(messages: readonly ChatMessage[]): boolean {
  return messages.some(({ parts }) => parts.some((part) => 'output' in part && saysSo(part.output)))
}

/** The outputs of tools say it of themselves, or of what they hold. */
function saysSo(output: unknown): boolean {
  if (!(output instanceof Object)) return false
  return ('isSimulated' in output && output.isSimulated === true) || Object.values(output).some(ofItself)
}

function ofItself(value: unknown): boolean {
  return value instanceof Object && 'isSimulated' in value && value.isSimulated === true
}
