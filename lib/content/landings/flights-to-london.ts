import type { Landing } from '../landing'

export const flightsToLondon: Landing = {
  slug: 'flights-to-london',
  name: 'Flights to London',
  title: 'Flights to London, airport by airport',
  description:
    'Which London airport to fly to, how long and how much it takes into town, what the travel authorisation asks, and when fares are low.',
  lead: 'Heathrow is the easiest for the west and the centre, Gatwick for the south, City for the docks and the banks; Stansted and Luton save money on the ticket and spend some of it on the train. A search for London looks at all of them unless you name one.',
  sentences: [
    'New York to London next Friday, one way, the fastest',
    'Delhi to London on 10 April, back 24 April, 1 adult, two checked bags',
    'Paris to London next Friday, back Sunday, direct',
    'Dubai to London on 6 March, back 13 March, 2 adults and a child of 3',
  ],
  sections: [
    {
      title: 'Into town from each airport',
      paragraphs: [
        'From Heathrow the Elizabeth line takes forty minutes to an hour for about £14 to £17, the Piccadilly line up to seventy-five minutes for £6 or £7; both are paid by touching in with a bank card. The Express to Paddington is quicker on rails, but Paddington is seldom where you are going. A black cab costs £70 to £120 and stands in the same traffic as everyone else.',
        'From Gatwick trains reach Victoria, London Bridge or St Pancras in forty-five to seventy minutes, door to door, for £12 to £25. Stansted and Luton have trains of a similar length. After midnight think of a night bus or a car from any of them, and count its price into the fare.',
      ],
    },
    {
      title: 'How long the flight is',
      paragraphs: [
        'Direct flights take about two hours from Berlin, seven from New York, under eight from Dubai, a little over nine from Delhi and about fourteen and a half from Singapore. Eastbound flights across the Atlantic mostly leave in the evening and land at breakfast; there are a few day flights, which cost you no sleep. Ask for one by saying “leaving in the morning”.',
      ],
    },
    {
      title: 'When fares are low',
      paragraphs: [
        'Late January to early March and November until the middle of December are the quiet months, apart from school weeks. June to August, Easter and Christmas are dear. For a long flight begin to look three to five months ahead, for a European one six to eight weeks. The calendar on the search page shows the lowest price of each day.',
        'Compare totals with the bag and the train in them: a ticket to Stansted that is twenty pounds cheaper isn’t cheaper with a checked bag and a train for two.',
      ],
    },
    {
      title: 'Before you board',
      paragraphs: [
        'The United Kingdom is outside Schengen. Many visitors who need no visa must have an electronic travel authorisation (ETA), linked to the passport they travel with; airlines check it at the desk. Others need a visitor visa, and for a change of planes some need a transit visa. Look at gov.uk, which is the only place to apply.',
      ],
    },
  ],
  destinations: ['london', 'edinburgh', 'paris'],
  itineraries: ['london-in-four-days', 'london-with-children-in-three-days'],
  questions: [
    {
      question: 'Which London airport is the cheapest to fly to?',
      answer:
        'From Europe often Stansted, Luton or Gatwick, where the low-cost airlines are; from overseas Heathrow and Gatwick. Search for London as a whole and look at the total with your bags.',
    },
    {
      question: 'Can I fly into one London airport and out of another?',
      answer:
        'Yes. For a trip there and back it makes no difference. For a connection do so only with three or four hours between; Wayfarer leaves those out unless you ask for them.',
    },
    {
      question: 'Is the train from Paris better than the flight?',
      answer:
        'From centre to centre the train takes about two hours and twenty minutes on rails and needs no airport transfer, so often yes. Wayfarer books flights only, but the fair answer is to compare both.',
    },
  ],
  writtenOn: '2026-11-22',
}
