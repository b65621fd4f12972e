import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Searches places to stay for the trip’s place, nights and people, with filters and three picks.',
  guidance: 'Also filters or sorts those shown: give all filters each time, and leave out what the flights say.',
}
