/** A place as the words name it. What the index does not know keeps the traveller's own words in every name, and null in the codes. */
export type SaidPlace = {
  /** As it was written ("the hague", "Frisco", "Portland, Oregon"): what the search tool is given. */
  text: string
  /** The place's own name ("San Francisco", "London Heathrow", "Oregon"). */
  name: string
  /** The city it is, or belongs to; of a country or state its own name. */
  cityName: string
  /** Null for countries, states and what the index does not know. */
  iataCode: string | null
  countryCode: string | null
  kind: 'city' | 'airport' | 'country' | 'state' | 'unknown'
  isAirport: boolean
  isKnown: boolean
  /** Where `text` stands in the words that were read. */
  start: number
  end: number
}

/** One flight of several; the words from `start` to `end` speak of it, so that a day said among them is its day. */
export type SaidLeg = { from: SaidPlace | null; to: SaidPlace | null; start: number; end: number }

export type PlaceRole = 'origin' | 'destination'

/** "Fly there", "from the same city", "take me home": a place that an earlier message named. */
export type PlaceReference = { role: PlaceRole; kind: 'there' | 'same' | 'home'; start: number; end: number }

/** What was asked last, and the places that the search has already ("London (LON)"). */
export type PlaceContext = { asked: PlaceRole | 'both' | null; origin: string | null; destination: string | null }

export type PlaceReading = {
  origin?: SaidPlace
  destination?: SaidPlace
  /** A name alone, while nothing says which end it is: no question is open and nothing is corrected. */
  bare?: SaidPlace
  via: SaidPlace[]
  notVia: SaidPlace[]
  /** "Not from Leeds", "Porto instead of Lisbon": what the new place, if any, takes the place of. */
  notOrigin?: SaidPlace
  notDestination?: SaidPlace
  /** "… and back to London", where another place is flown to first: where the way back ends. */
  wayHome?: SaidPlace
  /** "Fly back from Porto", where the search flies to another place: where the way back starts. */
  wayBackFrom?: SaidPlace
  /** Two flights or more, in order; empty for one way and for there and back. */
  legs: SaidLeg[]
  /** More than one destination was asked for, even where the legs could not be read. */
  isMultiCity: boolean
  /** Talked about only ("I used to live in Paris"): no wish of the search. */
  mentioned: SaidPlace[]
  /** "Heathrow or Gatwick": what could be searched for as well. */
  alternatives: SaidPlace[]
  references: PlaceReference[]
  /** "The other way round". */
  isSwap: boolean
  /** The words with what was read masked by "~" of the same length. */
  rest: string
}
