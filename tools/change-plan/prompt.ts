import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Changes stops, days, hours or notes of the current plan.',
  guidance:
    'Also for rain (swap with the reason and the day, without a stop). Name stops as the plan does; days and positions count from 1. Another length, pace or taste of the whole plan is planTrip.',
}
