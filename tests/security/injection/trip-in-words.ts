/** A search, and a whole trip up to its fares, as a traveller says them. */
export const SEARCH = 'London to Lisbon on 27 November, back on 29 November, 2 adults'
export const TRIP_IN_WORDS = [SEARCH, 'the first one', 'the first one', 'the cheapest fare for both']
