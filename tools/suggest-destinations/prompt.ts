import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Proposes places to go to in one month or on certain days, ranked by live fares, weather and what the traveller likes, or by price alone (“the cheapest flight anywhere next weekend”), each with its reason in numbers.',
  guidance:
    'Call it when the traveller does not know where to go yet ("somewhere warm in March under €300 from Vienna"). An amount is for the flights there and back of one person. "Warm" without a number is 20 °C. For snow give coldAtMostC 5; for Christmas markets the occasion. Several starts go into from and alsoFrom. Say who travels, if it was said: that is kept. The card shows the reasons; name the first two or three and say what ruled others out if it matters.',
}
