import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Shows what else the airline sells with these fares (priority boarding, fast track, lounge, sports equipment, a ticket that can be given back), adds it or removes it. Needs a fare for every flight.',
  guidance:
    'Call it for anything bought with a flight that is no seat, bag or meal. What an extra covers is what its description says, no more.',
}
