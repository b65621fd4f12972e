import type { ChatMode } from '@/lib/travel/trip/mode'

/** One paragraph per chat mode: what the traveller is doing, and what comes next. */
export const MODE_PARAGRAPHS: Record<ChatMode, string> = {
  chat: 'Mode chat: nothing has been searched yet. Find out where, when and who, one question at a time, and search as soon as you can.',
  flight_search:
    'Mode flight_search: flights are on the table and the traveller picks one per direction, the way out first. After a pick show the flights of the next direction.',
  flight_summary: 'Mode flight_summary: every direction has its flight. Show the fares and help to choose one for each direction.',
  trip_summary:
    'Mode trip_summary: flights and fares are chosen. Show the summary with the price, and open the checkout when the traveller wants it.',
}
