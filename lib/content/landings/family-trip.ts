import type { Landing } from '../landing'

export const familyTrip: Landing = {
  slug: 'family-trip',
  name: 'Family trips',
  title: 'Plan a family trip, seats and bags included',
  description:
    'Flying with children: which ages pay what, who sits where, how many bags to take, and cities where a day with a pushchair works.',
  lead: 'Say how old the children are and the rest follows: fares by age, seats beside an adult, infants on laps, bags for all. One booking takes up to nine people. Choose a short direct flight first, a flat with a kitchen second, and the sights last.',
  sentences: [
    'Birmingham to Barcelona on 10 April, back 17 April, 2 adults, a child of 4 and an infant, direct',
    'Manchester to Lisbon on 5 July, back 19 July, 2 adults and 2 children of 6 and 9, with bags',
    'London to Copenhagen next Friday, back Monday, 2 adults and a child of 8, direct',
  ],
  sections: [
    {
      title: 'Ages, and what they mean for the fare',
      paragraphs: [
        'An infant is under two on the day of the last flight and travels on an adult’s lap, so there can be no more infants than adults. A child is two to twelve and has a seat. From thirteen one travels as an adult here; most airlines already price a twelve-year-old as one, and the airline’s own price is checked before you pay.',
        'Birthdays on the way count. A baby who turns two before the flight home needs a seat of their own for the journey, so search with one child instead of the infant, or fly back before the birthday. Most airlines take no babies younger than seven days. The form tells you if a date of birth doesn’t fit.',
      ],
    },
    {
      title: 'Who sits where',
      paragraphs: [
        'Ask for seats together and we seat every child beside an adult if the aircraft has room, then as cheaply as possible. If a child isn’t beside an adult, we tell you before you pay. Seats beside an emergency exit aren’t for anyone under fifteen, or for an adult who is looking after a small child.',
        'Two infants on laps can’t share one block of seats, because it has one spare oxygen mask. Rows with a bassinet are kept for those who travel with an infant. Where a fare doesn’t include seats, the cheapest ones together are often in the last third of the cabin.',
      ],
    },
    {
      title: 'Bags, pushchairs and the day itself',
      paragraphs: [
        'Count the bags before you count the pounds: one checked bag for two small children and one for the adults is enough for a week with a washing machine. A search counts bags for each traveller, so if fewer will do, search with hand luggage only and add single bags on the bags panel afterwards. Airlines usually carry a folding pushchair and a car seat free of charge, but their own rules decide, so read them.',
        'A direct flight at nine in the morning beats a cheaper one at six with a change. With under-fives, two hours and a half in the air is a good limit for a first trip; Barcelona, Lisbon and Copenhagen are within it or near it from most of Britain.',
      ],
    },
    {
      title: 'Where a day with children works',
      paragraphs: [
        'Copenhagen and London have museums that were made to be touched, and London lets under-elevens ride the Tube free with an adult. Lisbon’s Parque das Nações is flat and has an aquarium; Barcelona has the beach at the end of a metro line; Singapore has lifts everywhere and water to play in. Each destination page says what children of about eight like, and each itinerary has a way for children through each day.',
      ],
    },
  ],
  destinations: ['copenhagen', 'london', 'barcelona', 'lisbon', 'singapore', 'tokyo'],
  itineraries: ['london-with-children-in-three-days', 'copenhagen-in-three-days', 'singapore-in-three-days'],
  questions: [
    {
      question: 'How many people fit into one booking?',
      answer:
        'Nine, infants included, with at least one adult. For a larger family make two bookings, and put at least one adult with the children in each.',
    },
    {
      question: 'Can children travel alone?',
      answer:
        'Not through Wayfarer: at least one adult has to be in the booking. Airlines have escorts for children who travel alone; that is arranged with the airline itself.',
    },
    {
      question: 'Do children need a passport of their own?',
      answer:
        'For a flight across a border, yes, infants too. Children’s passports often run for five years only, so look at the date. The form warns you when one ends before the trip does, or too soon after it for the country you visit.',
    },
    {
      question: 'Do we have to type everyone’s details each time?',
      answer:
        'No. Save the family once under Account, Saved passengers, and choose them in the checkout. Passport numbers are encrypted, and we only show the last characters.',
    },
  ],
  writtenOn: '2026-11-22',
}
