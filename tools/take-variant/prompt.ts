import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Changes the trip to a variant that compareVariants priced: chosen flights that are still sold stay, the others are replaced as compared.',
  guidance: 'Call it when the traveller takes a compared variant, with the same input as that variant. Name the flights that changed.',
}
