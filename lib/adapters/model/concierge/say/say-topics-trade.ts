import type { TradeTopic } from '../understand/topics/beside-flights'
import type { Wordings } from './say-topics'

/** Answers about what belongs to a journey by air, and what the airline or the airport does. */
export const TRADE_WORDS: Record<TradeTopic, Wordings> = {
  'several-cities': [
    'I plan that as one trip of several flights: tell me each of them in order, from where to where and on which day.',
    'Each flight of such a trip needs its two places and its day. Which is the first?',
  ],
  'lost-luggage': [
    'I am sorry about your bag. I cannot trace luggage; the airline’s baggage desk can, with the tag on your receipt.',
    'A missing bag is a matter for the airline’s baggage desk, best reported before you leave the airport. I cannot look it up from here.',
  ],
  'flight-status': [
    'I cannot see whether a flight is on time, or its gate; the airline and the airport show that. I can find and book your next one.',
    'Live times, delays and gates are not within my sight; please look at the airline’s or the airport’s own page.',
  ],
  'boarding-pass': [
    'Boarding passes come from the airline when you check in, not from me. I can find and book your flights.',
    'I cannot send a boarding pass; the airline issues it at check-in, with your booking reference and last name.',
  ],
  'check-in': [
    'I cannot check you in; the airline does that, with your booking reference and last name.',
    'Check-in is with the airline, on its own page or at its desk. Up to the booking, I am glad to help.',
  ],
  'booking-refund': [
    'I cannot refund a booking; the airline decides that by the rules of your fare, with your booking reference.',
    'Refunds are paid by the airline, by the rules of the fare. For a new trip I can look for fares that can be refunded.',
  ],
  'booked-ticket': [
    'I cannot change or cancel a ticket that is already booked; the airline can, with your booking reference.',
    'What is booked only the airline can change. A trip that is not booked yet I can change in any way you say.',
  ],
  seat: [
    'I cannot choose seats here; the airline offers them after booking, often at check-in. I can find and book your flights.',
    'Seats are chosen with the airline after booking. Say what matters for the flight itself, and I will look for it.',
  ],
  meal: [
    'I cannot order meals, and I do not know what is served; the airline takes such wishes after booking.',
    'Meals and special diets are arranged with the airline after booking; finding the flight I can do.',
  ],
  'extra-bag': [
    'I can look for fares with checked bags, so tell me how many you need; special or extra luggage is arranged with the airline after booking.',
    'Extra and special luggage is for the airline to add after booking. How many ordinary bags should the fare hold?',
  ],
  upgrade: [
    'I cannot arrange upgrades or lounges; I can search in another cabin, if you say “business” or “premium economy”.',
    'Upgrades and lounges are with the airline. Name the cabin you would like, and I will look for it.',
  ],
  miles: [
    'I cannot use or credit miles or points; the airline adds them if you give your member number there. I can find flights of the airlines you like.',
    'Miles and points stay between you and the airline. Say which airline you collect with, and I will look for its flights.',
  ],
  assistance: [
    'I cannot arrange assistance; the airline does, and it is best told soon after booking. I can look for an easy flight, such as a direct one.',
    'Please arrange that with the airline, which must know before the day of travel. Shall I look for direct flights?',
  ],
  insurance: [
    'I cannot arrange insurance; I can look for fares that can be changed or refunded.',
    'Insurance is not something I offer. A refundable fare is, if you would like me to look for one.',
  ],
  'travel-notification': [
    'I cannot reach your bank; please tell it about your trip yourself. I can find and book your flights.',
    'Your bank hears it best from you. The flights are what I can do.',
  ],
  discount: [
    'I have no discounts or codes to give; the prices I show are what you pay. I can put the cheapest flights first.',
    'There is nothing to take off the price, I am afraid. Other days or times often cost less, so shall I look at those?',
  ],
  'held-price': [
    'I cannot hold a price, watch it or spread the payment; a price is sure once you have paid in the checkout.',
    'Prices move, and I cannot stop or foresee them. Your trip stays in this thread, and I can check it again when you come back.',
  ],
  group: [
    'Large groups and charters are arranged with the airline itself; for a smaller party tell me how many you are.',
    'I cannot book whole groups at once. Say how many travel and how old the children are, and I will see what I can do.',
  ],
  'security-rules': [
    'What may come on board is decided by the airline and by airport security, and their own pages say it best. Bags in the fare I can tell you about.',
    'I would not want to be wrong about that; please look at the airline’s page or ask airport security.',
  ],
  'payment-problem': [
    'I see no cards and no payments, so I cannot tell the reason. Your bank can, and the order’s page shows where the booking stands.',
    'Payments are out of my sight. Please look at the order’s page, and ask your bank about the charge itself.',
  ],
  'on-board': [
    'I do not know how each plane is fitted; the airline’s page says what is on board. Times, stops and fares I can compare.',
    'Screens, sockets and seats differ from plane to plane, and I cannot see them. The airline can tell you.',
  ],
  sending: [
    'I cannot send or share things from here; your trip stays in this thread, and a booking is confirmed by mail.',
    'Sending is beyond me. You will find the trip in this thread, and its confirmation in your mail once it is booked.',
  ],
}
