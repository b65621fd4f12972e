import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Lists the airline’s extras (priority, lounge, sports equipment, pets, an extra seat), adds or removes some.',
  guidance:
    'An extra includes only what its description says. A pet or extra seat is one adult’s: name who; of a pet also cabin or hold, and its weight.',
}
