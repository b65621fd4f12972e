import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Changes the current day-by-day plan: swaps, drops, moves, reorders or adds a stop, swaps two days ("day" with "toDay"), makes a day lighter, lets the days start at another hour, adds or takes out a day, or writes a note for a day.',
  guidance:
    'Call it when the traveller wants to change something in the plan, also for rain ("swap" with the reason and the day, without a stop) or for children. Name stops as the plan does; days and positions count from 1. For another length, pace, taste or first day of the whole plan use planTrip.',
}
