import type { Topic } from '../../../router/topics'
import type { GuideAnswer } from './guide-answer'

/** The seat, the meal and what else is on the plane. */
export const ON_BOARD = {
  seat: {
    say: 'You can pick seats here as soon as your fares are chosen: together, at the window, on the aisle or by number. If you don’t pick, the airline assigns them at check-in for nothing, and a group may be split. Airlines usually seat young children beside at least one adult, but only chosen seats are a promise for the whole family.',
    more: 'Seats over the wing feel bumps least, the front is quieter, and exit rows have the most room but take nobody under 16 and no infants. After booking, seats are changed with the airline, in its app or at check-in, with your booking reference.',
    details: [
      [
        'seat little-ones',
        'You needn’t pay to keep a child beside you: airlines in the UK and EU are expected to seat children near an adult, and American, Alaska, Frontier and JetBlue promise it up to 13, though not the whole family in one row. Small children come next to at least one of you; the rest may be split. To be sure of seats together, pick them here once your fares are chosen, or check in the minute it opens.',
      ],
    ],
  },
  meal: {
    say: 'Long-haul flights serve meals; on short ones full-service airlines give a snack and low-cost airlines sell food. Special meals such as vegan, halal, kosher or gluten-free are free on long-haul but must be ordered 24 to 48 hours ahead, kosher often earlier. Where the airline offers a choice, you can pick it here once your fares are chosen.',
    more: 'You may bring your own food through security if it isn’t liquid. Drinks are free on most long-haul flights; on low-cost airlines even water is sold.',
    details: [
      [
        'allergy',
        'No airline guarantees a flight free of nuts or other allergens, so carry your medicine and an auto-injector in the cabin. Tell the airline when you book and the crew when you board: many stop serving nuts and ask those around you. British Airways and easyJet, for example, make an announcement; a special meal alone is no protection.',
      ],
    ],
  },
  'on-board': {
    say: 'It differs by airline and even by plane. Wi-Fi, screens and sockets are usual on long-haul flights, often with free messaging; on short European flights expect little more than a seat. Legroom in economy is mostly 71 to 79 cm (28 to 31 inches), about 86 to 97 cm in premium economy and on extra-legroom seats. The flight’s card names the aircraft, and the airline’s page says what’s fitted.',
    more: 'Among the roomier in economy are JetBlue, Japan Airlines and ANA with about 81 to 86 cm. Exit rows and bulkheads give most room for their price; you can pick them here once your fare is chosen. A power bank often can’t be used on board, so charge before you leave.',
  },
  upgrade: {
    say: 'Upgrades come from the airline: for money or miles in its app, by bidding if it invites you, or at check-in when seats are left. Free ones go almost only to frequent flyers on full flights. If you’d like a better cabin for sure, say “premium economy” or “business” and I’ll search it.',
    more: 'A bid is often worth it on long flights: typical winners pay a third to a half of the difference. Priority boarding is sold by most low-cost airlines together with a cabin bag; some sell it here among the extras.',
  },
  lounge: {
    say: 'You get into a lounge with a business or first class ticket, a gold card of the airline’s alliance, a Priority Pass or similar card, or by paying, about £25 to £60 for three hours. Premium economy seldom includes it. I can’t sell lounge or fast-track passes; the airport’s or the lounge’s own page does.',
    more: 'Pay-in lounges fill up, so book a slot online. Most admit you up to three hours before departure and take children for less or free. Fast track through security is sold by many airports for about £5 to £15.',
  },
} satisfies Partial<Record<Topic, GuideAnswer>>
