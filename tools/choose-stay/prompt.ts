import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Keeps one of the places to stay found by the search with the trip, or removes the one that is kept. It books and holds nothing.',
  guidance:
    'Call it when the traveller decides on a place to stay, by its name, its id or its pick ("cheapest", "best-placed", "best-value"). Say afterwards that it is kept with the trip and not booked.',
}
