import type { Landing } from '../landing'

export const weekendTrips: Landing = {
  slug: 'weekend-trips',
  name: 'Weekend trips',
  title: 'Weekend trips that begin on Friday evening',
  description:
    'Short flights, airports near the centre and cities that fit into two days: how to choose a weekend away, and flights for the next one.',
  lead: 'A good weekend has a direct flight of under two and a half hours, an airport within forty minutes of your bed, and one plan for each half of a day. Leave after work on Friday, come back on Sunday evening or early on Monday, and take hand luggage only.',
  sentences: [
    'London to Copenhagen next Friday evening, back Sunday evening, direct',
    'Manchester to Krakow next Friday, back Monday, 2 adults, cheapest',
    'Edinburgh to Dublin next Saturday, back Sunday, 2 adults, hand luggage only',
    'Berlin to Vienna next Friday, back Sunday, direct',
  ],
  sections: [
    {
      title: 'Count the hours, not the miles',
      paragraphs: [
        'From your door to the first drink a flight of ninety minutes takes about six hours, one of three hours about eight. Leaving at six on Friday and landing home at nine on Sunday gives you some thirty-five waking hours. A change of planes takes four of them away, which is why “direct” is the first word to say, and “leaving after 17:00” the second.',
        'A flight home early on Monday often costs less than one on Sunday evening, and gives you a last dinner. Ask for both days, and Wayfarer compares them.',
      ],
    },
    {
      title: 'Cities that need no bus from the airport',
      paragraphs: [
        'Copenhagen’s metro runs from the terminal to the centre in about a quarter of an hour. Amsterdam and Vienna have trains every few minutes, Lisbon and Porto a metro line, Berlin an express. Krakow has a train that runs less often but is cheap. With an airport an hour out of town you lose the Friday evening.',
        'For colour in the cold months think of Seville and Porto; for Christmas lights, Vienna, Krakow and Copenhagen; for spring on foot, Amsterdam and Dublin; for long summer nights, Berlin and Budapest.',
      ],
    },
    {
      title: 'Travel light and pay less',
      paragraphs: [
        'The lightest fares are made for weekends: one cabin bag and a fixed flight. Look at what the card says of cabin bags, as some fares allow only what fits under the seat. Bags in a search are counted for each traveller; if two of you share one checked bag, search with hand luggage only and add the single bag on the bags panel.',
        'With such fares you can seldom change or get a refund. Book them when both of you are certain, or pay the difference for a flexible one and call it insurance against a busy week.',
      ],
    },
    {
      title: 'One plan for each half of a day',
      paragraphs: [
        'Book one thing for Saturday and one for Sunday, walk between them, and leave the evenings open. Museums are emptiest in the first hour, restaurants easiest at half past six. The itineraries here go stop by stop with the minutes between, so that you can cut one short on Sunday and still reach the airport.',
      ],
    },
  ],
  destinations: ['copenhagen', 'amsterdam', 'krakow', 'vienna', 'porto', 'dublin', 'seville', 'berlin', 'budapest'],
  itineraries: ['copenhagen-in-three-days', 'krakow-in-three-days', 'vienna-in-three-days', 'amsterdam-in-three-days'],
  questions: [
    {
      question: 'How late can I book a weekend?',
      answer:
        'Up to the day itself, as long as seats are on sale. Fares mostly rise in the last three weeks, so four to eight weeks ahead is a good time to look.',
    },
    {
      question: 'Can I ask for anywhere warm within three hours?',
      answer:
        'A search needs a place to fly to. Look through the destinations, each with its weather by month and its flight times, and ask for the one you like.',
    },
    {
      question: 'What if my Friday flight is cancelled?',
      answer:
        'The airline that sold the ticket owes you another flight or your money, and in Europe and the United Kingdom often care and compensation as well. Go to the airline’s desk or app first; your booking reference is on your booking’s page.',
    },
  ],
  writtenOn: '2026-11-22',
}
