import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Compares flights on the same days from several places, to several places, or of each airport of a city: the best of each route, with the total for everybody.',
  guidance:
    'Instead of searchFlights when more than one place would do (“Bristol or Exeter”). All in one call, up to 4 starts and 6 destinations. Name the best two or three with airports and totals, and what wasn’t searched; getting to the airport isn’t in the price.',
}
