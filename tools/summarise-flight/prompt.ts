import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Shows the picked flights with the fares of each direction and what each fare includes.',
  guidance: 'Call it when every direction has its flight and a fare is still to be chosen, or when the traveller asks about fares.',
}
