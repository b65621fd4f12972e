import type { Landing } from '../landing'

export const ukTravelPlanner: Landing = {
  slug: 'uk-travel-planner',
  name: 'UK travel planner',
  title: 'Plan a trip around the United Kingdom',
  description:
    'London, Edinburgh and the Highlands: when to come, how to use the trains, what the travel authorisation asks, and flights that fit.',
  lead: 'Come between May and September for long light, and give London four days and Scotland five. Fly into one and out of the other, and take the train between them: about four and a half hours from centre to centre. Book rail tickets early, rooms for August earlier still.',
  sentences: [
    'New York to London on 8 May, back 15 May, 2 adults',
    'Delhi to London on 4 June, Edinburgh to Delhi on 16 June, 2 adults, at most one stop',
    'Dublin to Edinburgh next Friday, back Sunday, 2 adults, direct',
  ],
  sections: [
    {
      title: 'When to come',
      paragraphs: [
        'May and June have the longest days, 18 to 22 degrees in London and 15 to 18 in Edinburgh, and fewer families on the trains. August is warm and busy: Edinburgh’s festivals fill every bed, and prices with them, so book by spring or choose another month. September is mild and calmer. Rain comes on eight to thirteen days of any month; bring a coat and ignore it.',
        'December is dark by four but lively, with markets and the Scottish New Year. Public transport stops almost entirely on Christmas Day, so don’t plan to arrive or leave then.',
      ],
    },
    {
      title: 'The train between the cities',
      paragraphs: [
        'London to Edinburgh takes about four and a half hours and there is a train most half-hours. Advance tickets are tied to one train, go on sale about twelve weeks ahead and can cost a third of the price on the day. A railcard for two people, for families or for those under thirty takes a third off and often pays for itself in one journey.',
        'A rail pass is worth its price only if you ride long distances on most days. In London you need no ticket at all: touch in and out with a bank card or phone, and what you pay in a day is capped.',
      ],
    },
    {
      title: 'Papers before you board',
      paragraphs: [
        'The United Kingdom is outside Schengen and has rules of its own. Many visitors who need no visa, Europeans and North Americans among them, need an electronic travel authorisation (ETA) before they board; others need a visa. Apply at gov.uk, and for each person, children included. Those who arrive from Ireland meet no regular passport control on the way, but the rules hold all the same.',
      ],
    },
    {
      title: 'Where to land',
      paragraphs: [
        'Heathrow and Gatwick take most long flights; from both the centre is under seventy minutes by train. Edinburgh’s airport has a tram into town, and from London it is eighty minutes in the air. If your trip begins in London and ends in Scotland, ask for the flight home from Edinburgh: one sentence with both flights is enough, and the fare is often no higher.',
        'Dublin isn’t in the United Kingdom, but it is an hour’s flight away and pairs well with Edinburgh. It uses the euro and has entry rules of its own.',
      ],
    },
  ],
  destinations: ['london', 'edinburgh', 'dublin'],
  itineraries: [
    'london-in-four-days',
    'london-with-children-in-three-days',
    'edinburgh-and-the-highlands-in-five-days',
    'dublin-in-three-days',
  ],
  questions: [
    {
      question: 'Is a week enough for London and Scotland?',
      answer:
        'For London and Edinburgh, yes: four days and two, with a train between. For the Highlands add three days, or leave London for another time.',
    },
    {
      question: 'Do I need cash?',
      answer:
        'Hardly. Cards and phones are taken on buses, in markets and for a single coffee. Keep a ten-pound note for a country pub with a broken machine.',
    },
    {
      question: 'Can Wayfarer book the trains?',
      answer: 'No, flights only. Rail tickets are sold by every train company and at nationalrail.co.uk, at the same price.',
    },
  ],
  writtenOn: '2026-11-22',
}
