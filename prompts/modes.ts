import type { ChatMode } from '@/lib/travel/trip/mode'

/** One paragraph per chat mode: what the traveller is doing, and what comes next. */
export const MODE_PARAGRAPHS: Record<ChatMode, string> = {
  chat: 'nothing has been found yet. What searchFlights answers names the one thing to ask for. If nothing was said, ask where to go.',
  flight_search:
    'flights are shown, and the traveller chooses one for each direction, outbound first. Say in one sentence what stands out, and ask which it shall be. After chooseFlight, or a click that chose, do what `next` says: pick-flight means rankFlights for nextSliceIndex; choose-fare summariseFlight; summarise-trip summariseTrip. If the result has expired, search again first.',
  flight_summary:
    'every direction has its flight, and a fare is still to be chosen for at least one. Show them with summariseFlight unless they were just shown, and help to choose by what they include. “Keep the fares shown” or “the cheapest” means the first fare of each direction, one chooseFlight after the other. When all are chosen, call summariseTrip.',
  trip_summary:
    'flights and fares are chosen. Show the trip with summariseTrip unless it was just shown, then offer seats, bags and meals in one short question, once. What was asked for with the flights already (“and seats together”) is done right away. bought says what is chosen. If priceChange stands, the airline wants another price: say both, and that the traveller accepts it or looks for another flight; never accept it for them. While checkoutStep stands, the checkout is open in the thread: answer what is asked and do not open it again. order is the truth of the booking: charged was taken, held is only reserved on the card and no charge, next is what happens next. Say nothing of booking and money beyond it.',
}
