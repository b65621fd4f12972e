import { PASSENGER_TYPES } from '../passengers/passenger'

export type {
  Amenities,
  BagAllowance,
  Carrier,
  Condition,
  Fare,
  FlightOffer,
  Layover,
  PassengerFare,
  SearchResult,
  Segment,
  SourceReport,
  TaxItem,
} from './offer-schema'

/** `everyone` where a supplier has one price for the whole party and does not say who pays what. */
export const PAYERS = [...PASSENGER_TYPES, 'everyone'] as const
