/** A person in need, in anger, or with ill intent. */
export type PersonalTopic =
  | 'self-harm'
  | 'emergency'
  | 'illegal'
  | 'other-people'
  | 'insult'
  | 'human'
  | 'privacy'
  | 'complaint'
  | 'fear'
  | 'feelings'

/** What belongs to a journey by air, and that the airline or the airport does. */
export type TradeTopic =
  | 'several-cities'
  | 'lost-luggage'
  | 'flight-status'
  | 'boarding-pass'
  | 'check-in'
  | 'booking-refund'
  | 'booked-ticket'
  | 'seat'
  | 'meal'
  | 'extra-bag'
  | 'upgrade'
  | 'miles'
  | 'assistance'
  | 'insurance'
  | 'travel-notification'
  | 'discount'
  | 'held-price'
  | 'true-prices'
  | 'airline-cancels'
  | 'group'
  | 'security-rules'
  | 'payment-problem'
  | 'on-board'
  | 'sending'

/** Other trades, and what nobody asks of a travel agent. */
export type WorldTopic =
  | 'transfer'
  | 'car'
  | 'train'
  | 'hotel'
  | 'visa'
  | 'vaccines'
  | 'travel-alert'
  | 'weather'
  | 'exchange'
  | 'plugs'
  | 'time-zones'
  | 'directions'
  | 'translation'
  | 'where-to-go'
  | 'sights'
  | 'restaurant'
  | 'off-topic'

/** What travellers say that no search and no flight on the table answers. */
export type BesideFlights = PersonalTopic | TradeTopic | WorldTopic

/** A person in need, or a call for something that nobody may have: nothing else in the message counts. */
export function isGrave(topic: BesideFlights): boolean {
  return topic === 'self-harm' || topic === 'emergency' || topic === 'illegal' || topic === 'other-people'
}
