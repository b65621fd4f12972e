import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Shows what else the airline sells with these fares (priority, fast track, lounge, sports equipment), adds or removes it. Needs a fare for every flight.',
  guidance: 'For anything bought with a flight that is no seat, bag or meal; it covers what its description says, no more.',
}
