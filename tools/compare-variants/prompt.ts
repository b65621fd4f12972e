import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Prices up to four changes of the current trip side by side, in totals for everybody.',
  guidance:
    'For every “what if”: “how much more would business be?”, “and without the bag?”. Say the difference first, then the total, and chosen flights it would not keep.',
}
