import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Lists the airline’s extras (priority, fast track, lounge, sports equipment), and adds or removes them.',
  guidance: 'An extra includes only what its description says.',
}
