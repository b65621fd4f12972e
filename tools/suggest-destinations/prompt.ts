import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Proposes places for a month or certain days by live fares, weather and likings, each with its reason in numbers.',
  guidance:
    'When the traveller doesn’t know where to go (“somewhere warm in March under €300 from Vienna”). “Warm” alone is 20 °C. Name the first two or three, and what ruled others out if it matters.',
}
