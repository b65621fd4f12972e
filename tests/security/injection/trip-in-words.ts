/** A search, and a whole trip up to its fares, as a traveller says them. */
export const SEARCH = 'London to Lisbon on 27 November, back on 29 November, 2 adults'
export const TRIP_IN_WORDS = [SEARCH, 'the first one', 'the first one', 'the cheapest fare for both']
/** What is bought beside those fares, and asked about. */
export const ANCILLARIES_IN_WORDS = [
  'a vegetarian meal for both of us',
  'what extras can we buy?',
  'seats together please',
  'add a checked bag each',
]
