import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Makes a day-by-day plan for one place, or changes its length, first day, pace or taste.',
  guidance: 'It needs no flights. Say briefly what the days hold, and offer flights when there are none.',
}
