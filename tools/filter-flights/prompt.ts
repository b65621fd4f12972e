import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Filters the flights of the current result, in one direction or in all: airlines, alliances, stops, times of day, price, length, layovers (how long, where, overnight or not), aircraft, airports, what the cabin is known to have (Wi-Fi, power, more legroom), bags and seat selection in the price. Gives only what changes; what stands stays. Answers with how many flights are left and the best of them.',
  guidance:
    'Call it when the traveller wants fewer flights, or more again, of a search that has been made: “not Ryanair”, “leaving after lunch”, “show all again” (reset). If such wishes come with a new search, call searchFlights first and then this. “Direct only” is a change of the search. Times of day belong to one direction (sliceIndex), airlines mostly to all. The clauses of the situation’s slices say which filters stand.',
}
