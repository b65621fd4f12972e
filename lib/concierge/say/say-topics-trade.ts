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
    'Your order page cancels a booking and shows beforehand what is paid back, by the rules of the fare. For a new trip I can look for fares that can be refunded.',
    'Refunds go by the rules of the fare; the order page quotes the sum before you cancel anything.',
  ],
  'booked-ticket': [
    'Your order page cancels a booking and shows beforehand what is paid back; other changes to a ticket the airline makes, with your booking reference.',
    'A booked trip is cancelled on its order page, and changed by the airline. One that is not booked yet I can change in any way you say.',
  ],
  seat: [
    'Seats are chosen here once flights and fares are: together, at the window, on the aisle or by number.',
    'As soon as the fares are chosen you can pick seats, in words or on the seat map. First the flight itself.',
  ],
  meal: [
    'Meals are chosen here once flights and fares are, where the airline offers a choice.',
    'As soon as the fares are chosen I can show which meals there are, special diets among them.',
  ],
  'extra-bag': [
    'I can look for fares with checked bags, so tell me how many you need; more bags and sports gear are added once the fares are chosen.',
    'Extra and special luggage comes once the fares are chosen, as far as the airline sells it. How many ordinary bags should the fare hold?',
  ],
  upgrade: [
    'I cannot arrange upgrades; I can search in another cabin, if you say “Business” or “Economy Premium”.',
    'Upgrades are with the airline. Name the cabin you would like, and I will look for it.',
  ],
  miles: [
    'I cannot use or credit miles or points; the airline adds them if you give your member number there. I can find flights of the airlines you like.',
    'Miles and points stay between you and the airline. Say which airline you collect with, and I will look for its flights.',
  ],
  assistance: [
    'Special assistance, such as a wheelchair, is asked for in the passenger form, and the airline confirms it. I can look for an easy flight, such as a direct one.',
    'The passenger form in the checkout has a field for special assistance; the airline has the last word on it. Shall I look for direct flights?',
  ],
  insurance: [
    'I cannot arrange travel insurance; I can look for fares that can be changed or refunded, and some airlines sell cover for cancelling as an extra.',
    'Travel insurance is not something I offer. A refundable fare is, if you would like me to look for one.',
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
  'true-prices': [
    'I make up no price: each comes from the search as its card shows it, and is asked for again before you pay. If it has moved, you see that first, and only your own press on Pay buys.',
    'What I say about flights I read from what the search gave, and a price that I cannot read there I do not say. Nothing is charged before you have seen the final sum and pressed Pay.',
  ],
  'airline-cancels': [
    'If the airline itself cancels, it is the airline that owes you another flight or your money back, whatever the fare says. The rules of the fares are for when you change your own mind.',
    'Then the airline has to offer you another flight or a refund, and its own desk arranges it. A fare’s rules count only where you cancel yourself.',
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
    'I cannot send things from this chat; once booked, the order page sends the confirmation again, and has the PDF and calendar file.',
    'Sending is done on the order page once the trip is booked. Until then it stays in this thread.',
  ],
}
