import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Tells what our guide knows of a place: its usual weather month by month, what is eaten there, and its quarters; of some places without a guide the weather alone. Changes nothing.',
  guidance:
    'Call it for questions about a place itself ("what is the weather like in Lisbon in March?", "where should we eat in Alfama?"). The weather is an average of many years and no forecast. The guide names dishes and quarters, no single restaurants: say so where one was asked for.',
}
