import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Filters the flights found. Give only what changes: null or false takes a filter away, what stands stays.',
  guidance:
    'For fewer flights of a search already made, or more again: “not Ryanair”, “leaving after lunch”, “show all again” (reset). Such wishes in a new search: searchFlights first, then this. Hours belong to one direction, airlines mostly to all. “Direct only” is a change of the search.',
}
