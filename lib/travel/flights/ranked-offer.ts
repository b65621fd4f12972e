import type { PickLabel } from './ranked-offer-schema'

export type { FlightPicks, NamedRoundTrip, OfferBrief, PickLabel, RankedOffer, RoundTrip, RoundTrips } from './ranked-offer-schema'

export const PICK_LABELS: Record<PickLabel, string> = { cheapest: 'Cheapest', fastest: 'Fastest', 'best-value': 'Best value' }
