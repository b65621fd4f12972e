import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Compares flights on the same days from several places, to several places, or of each airport of a city (“Bristol or Exeter”, “Prague, Budapest or Dublin, whichever is cheapest”, “any London airport”): the cheapest, fastest and best-value flights of each route, with the total for everybody.',
  guidance:
    'Call it instead of searchFlights when more than one place would do, on known days or in a window of days. Give all the places in one call: up to 4 to leave from and 6 to go to. For travellers who start in different cities use searchMeetUp. For a whole month use compareDestinations. Name the best two or three with airports and totals, and what wasn’t searched; the way to the airport isn’t in the price. Ask which to show with searchFlights.',
}
