import type { Situation } from '@/lib/travel/trip/situation'
import type { AncillaryKind } from '../skills/ancillaries/wish'

/** The main steps of a booking in one language. Figures and names are parameters, never invented here. */
export type Phrases = {
  ask: Record<NonNullable<Situation['missing']>, string>
  looking: string
  /** How many flights there are in the direction being chosen. */
  found: (count: number) => string
  /** An airport that stands in for a town without one. */
  standsFor: (town: string, airport: string) => string
  best: (flight: string, total: string) => string
  /** The same for the first of two directions. */
  bestOut: (flight: string, total: string) => string
  /** The price there and back for everybody, and its two flights. */
  bestRoundTrip: (out: string, back: string, total: string) => string
  filtered: (count: number) => string
  none: string
  chooseRoundTrip: string
  chooseOut: string
  chooseBack: string
  chooseFlight: string
  chooseFare: string
  /** `brands` are the fares there are. */
  whichFare: (brands: string) => string
  /** A flight just chosen: `direction` is null on a trip one way. */
  picked: (direction: number | null, flight: string) => string
  /** A fare just chosen; `direction` is null where all flights have the same. */
  pickedFare: (direction: number | null, brand: string) => string
  total: (total: string) => string
  /** All flights of the trip before its fares are chosen, the cheapest where none is picked. */
  allFlights: (total: string) => string
  nothingToCancel: string
  toCheckout: string
  /** Offered once, with the button to the checkout. */
  offer: string
  /** As within a sentence. */
  kinds: Record<AncillaryKind, string>
  /** `what` is a kind, with its seat numbers if there are any. */
  chosen: (what: string, kindTotal: string) => string
  /** The price of the trip after a change. */
  totalNow: (total: string) => string
  nothingGivenUp: (kind: string) => string
  givenUp: (what: string) => string
  from: (what: string, price: string) => string
  keptInMind: (what: string) => string
  and: string
  colon: string
  checkoutOpen: string
  booked: (reference: string) => string
  whichPlace: (said: string, candidates: string) => string
  unknownPlace: (said: string) => string
  undone: string
  fresh: string
  hello: string
  thanks: string
  help: string
  notUnderstood: string
  failed: string
  /** Introduces a sentence available only in English. */
  inEnglish: string
}
