import type { Landing } from '../landing'

export const flightsToIndia: Landing = {
  slug: 'flights-to-india',
  name: 'Flights to India',
  title: 'Flights to India: gateways, bags and seasons',
  description:
    'Delhi, Mumbai, Goa or Kochi: which airport to land at, how long it takes from Europe and America, bag rules, e-visas and the dear weeks.',
  lead: 'Land at Delhi for the north and Jaipur, at Mumbai for the west, at Kochi for Kerala, at Goa for the beaches. From London direct flights take eight to ten hours; from most other cities one change in the Gulf or in Europe is usual. Book December by the end of summer.',
  sentences: [
    'London to Mumbai on 18 January, back 5 February, 2 adults and an infant',
    'New York to Delhi on 10 February, back 3 March, 1 adult, two checked bags',
    'Toronto to Delhi on 3 March, back 24 March, 2 adults, cheapest',
    'London to Kochi on 16 January, back 30 January, 2 adults, at most one stop',
  ],
  sections: [
    {
      title: 'Which airport for which trip',
      paragraphs: [
        'Delhi is the gateway for Agra, Jaipur, Varanasi and the mountains, with a metro line into town in half an hour or so. Mumbai serves the west and has the most flights onwards. Jaipur takes some flights from the Gulf, which saves a day’s drive. Goa has two airports, the newer one at Mopa in the north (GOX) and the older at Dabolim (GOI), nearer the southern beaches.',
        'For Kerala fly to Kochi, by way of the Gulf if there is no direct flight on your day. A ticket into Delhi and out of Mumbai, Goa or Kochi often costs no more than a return and saves going back: say both flights in one sentence.',
      ],
    },
    {
      title: 'How long it takes',
      paragraphs: [
        'From London it is about eight and a half hours to Delhi, nine to Mumbai, nine and a quarter to Goa and ten to Kochi. From New York a direct flight to Delhi takes about fourteen hours, to Mumbai fifteen. From Dubai most of India is three to four hours away. India is five and a half hours ahead of Greenwich all year, so the first morning is early for Europeans.',
        'When you change planes in the Gulf, two to three hours between flights is comfortable. When you change inside India on one ticket, you clear immigration at the first airport, collect your bags there, and hand them in again: leave three hours.',
      ],
    },
    {
      title: 'How many bags you may take',
      paragraphs: [
        'Allowances differ more on these routes than on any other: two bags of 23 kilograms on some flights from America, one bag or 30 kilograms in all from the Gulf, none on the lightest fares. Say how many each of you needs, and each flight is shown at the fare that comes nearest to it. If you fly on inside India with another ticket, its allowance may be lower.',
      ],
    },
    {
      title: 'The dear weeks and the quiet ones',
      paragraphs: [
        'Fares peak from mid-December to early January, around Diwali in October or November, and when British, American and Gulf schools break up in July. The second half of January to March and late August to September are calmer. Weddings fill flights in November, December and February on a few days of the calendar, so moving by two days can help.',
      ],
    },
    {
      title: 'Visa and arrival',
      paragraphs: [
        'Most visitors need a visa; for many nationalities an e-visa applied for online is enough, at a list of airports that includes the large ones named here. Apply at indianvisaonline.gov.in some days ahead. A digital arrival card may be asked for. Travellers of Indian origin with an OCI card carry it together with the passport it belongs to.',
      ],
    },
  ],
  destinations: ['delhi', 'mumbai', 'goa', 'kochi', 'jaipur'],
  itineraries: ['golden-triangle-in-six-days', 'goa-in-five-days', 'kerala-in-seven-days'],
  questions: [
    {
      question: 'Is a direct flight worth the extra money?',
      answer:
        'It saves three to six hours each way. With the sliders under “Your preferences” you say what an hour is worth to you, and we rank flights by price and time at that rate.',
    },
    {
      question: 'How far ahead should I book for Diwali or Christmas?',
      answer:
        'Five to six months. Airlines open their flights about 361 days ahead, and the cheapest fares for those weeks are gone by the end of summer.',
    },
    {
      question: 'Can I travel with a baby on my lap?',
      answer:
        'Yes, until the second birthday, counted on the day of the last flight, and one infant for each adult. On long flights ask for a bassinet row; those seats are kept for travellers with an infant.',
    },
  ],
  writtenOn: '2026-11-22',
}
