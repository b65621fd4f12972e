/** What the words say of the flight they mean, as the look-up tool takes it. */
export type FlightQuery = {
  flightNumber?: string
  airline?: string
  departsAt?: string
  departAfter?: string
  departBefore?: string
  arriveAfter?: string
  arriveBefore?: string
  stops?: ('direct' | 'one-stop' | 'two-or-more')[]
  via?: string
  order?: FlightOrder
}
export type FlightOrder = 'cheapest' | 'fastest' | 'best-value' | 'earliest' | 'latest' | 'earliest-arrival' | 'latest-arrival'
