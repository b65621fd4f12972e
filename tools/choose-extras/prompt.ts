import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Shows what else the airline sells (priority, fast track, lounge, sports equipment), adds or removes it.',
  guidance: 'An extra covers what its description says, no more.',
}
