import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Makes a day-by-day plan of what to see in one place, or changes the length, first day, pace or taste of the current plan. The plan is saved with the trip and shown as a card.',
  guidance:
    'Call it when the traveller wants a plan or ideas for their days in a place. It needs no flights. Leave out what was not said. The card shows the stops, so say briefly what the days hold, and offer flights when there are none.',
}
