import type { PlainDate } from '@/lib/travel/dates'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { Trip } from '@/lib/travel/trip/trip'
import type { Act, Answer } from '../traveller'

/** One open conversation with the app, whichever way it is reached. */
export type Conversation = {
  today: PlainDate
  take: (act: Exclude<Act, { type: 'done' }>) => Promise<Answer>
  /** The trip as the database holds it. */
  trip: () => Promise<Trip>
  /** Every flight of the trip's search, by direction. */
  offers: (trip: Trip) => Promise<FlightOffer[][]>
}

/** Opens a new conversation for a traveller of that name. */
export type Driver = { model: string; open: (traveller: string) => Promise<Conversation> }
