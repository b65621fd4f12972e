import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Lists the airline’s extras (priority, fast track, lounge, sports equipment, pets, an extra seat), and adds or removes them.',
  guidance:
    'An extra includes only what its description says. A pet or an extra seat is for one adult: name its traveller, and for a pet where it travels and its weight with the carrier, if said.',
}
