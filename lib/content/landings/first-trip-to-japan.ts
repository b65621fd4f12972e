import type { Landing } from '../landing'

export const firstTripToJapan: Landing = {
  slug: 'first-trip-to-japan',
  name: 'A first trip to Japan',
  title: 'A first trip to Japan, step by step',
  description:
    'Tokyo and Kyoto without hurry: which weeks, which airports, whether a rail pass pays, what to book ahead, and flights that fit the route.',
  lead: 'Ten to fourteen days, Tokyo first and Kyoto second, is a trip that needs no courage. Come in late March and April for blossom, from late October to early December for maples and clear air. Fly into Tokyo and home from Osaka, and you don’t ride the same train twice.',
  sentences: [
    'London to Tokyo on 25 March, back 8 April, 2 adults, direct',
    'London to Tokyo on 6 April, Osaka to London on 17 April, 2 adults',
    'Los Angeles to Tokyo on 16 October, back 30 October, 2 adults and a child of 8',
  ],
  sections: [
    {
      title: 'Which weeks',
      paragraphs: [
        'Cherry trees in Tokyo and Kyoto usually open in the last ten days of March and are over in the first third of April. Maples colour in Kyoto in the second half of November. May after the holidays and late October are as pleasant, with rooms to be had. June is the rainy season, July and August are hot and damp at 30 degrees and more, and September can bring typhoons.',
        'Three times a year the whole country travels: Golden Week from 29 April to about 6 May, the Bon days in the middle of August, and New Year. Trains and rooms are full then, and many small places shut.',
      ],
    },
    {
      title: 'Which airports',
      paragraphs: [
        'Haneda lies in the bay, twenty-five to fifty minutes from central Tokyo by train; Narita is an hour or more outside, with fast trains. At like prices take Haneda. For Kyoto the airport is Kansai (KIX), an hour and a half away by direct train. From London it is about eleven and a half hours to Tokyo without a change and some two hours more with one to Osaka.',
        'An open route, into Tokyo and out of Osaka, often costs about what a return does. Say both flights in one sentence, as in the second example above. It saves the train back, about two hours and a quarter and some 14,000 yen.',
      ],
    },
    {
      title: 'Does a rail pass pay?',
      paragraphs: [
        'Since its price went up in 2023 the nationwide pass seldom does: a trip from Tokyo to Kyoto and back costs little more than half of the seven-day pass. Buy single tickets for the Shinkansen, and look at regional passes if you tour one corner. Large suitcases, over 160 centimetres in all, need a seat reserved with space behind it.',
        'For cities get a Suica or ICOCA card, on the phone if yours allows it, and touch in everywhere: metro, buses, lockers, convenience stores. Send the heavy bag ahead from hotel to hotel by courier; it arrives the next day for about the price of a good lunch.',
      ],
    },
    {
      title: 'What to book ahead, and what to leave',
      paragraphs: [
        'Book flights four to six months ahead for blossom and maple weeks, rooms in Kyoto at the same time, and the one restaurant or museum with timed tickets that you would be sorry to miss. Leave days open otherwise: one district in the morning, one in the afternoon. Count on 18,000 to 32,000 yen a day in Tokyo with a mid-range room, a little less in Kyoto.',
        'Carry some cash for temples, small counters and country buses. Tips aren’t given. Sockets have two flat pins and 100 volts.',
      ],
    },
    {
      title: 'Papers before you land',
      paragraphs: [
        'Citizens of the EU, the United Kingdom, the United States, Canada, Australia and many other countries may usually stay for up to 90 days without a visa; others need one first. Fill in immigration and customs online before you land. Check for your own passport with the Japanese foreign ministry, as rules change.',
      ],
    },
  ],
  destinations: ['tokyo', 'kyoto', 'singapore'],
  itineraries: ['tokyo-and-kyoto-in-eight-days', 'tokyo-in-four-days'],
  questions: [
    {
      question: 'Is a week enough for Japan?',
      answer:
        'For Tokyo and Kyoto, just: four nights and three. With a long flight and eight or nine hours of difference, ten days feel twice as long as seven.',
    },
    {
      question: 'Do I get by with English?',
      answer:
        'In trains, stations and hotels, yes: signs are in both scripts. In small restaurants point, smile and use a translation app; patience is the local language.',
    },
    {
      question: 'Is Japan good with children?',
      answer:
        'Very. It is safe and clean, under-sixes ride trains free with an adult and under-twelves pay half. Bring a light pushchair, as lifts are often at the far end of a station.',
    },
    {
      question: 'Can I stop somewhere on the way?',
      answer:
        'Yes: name it as a flight of its own, such as three days in Singapore between London and Tokyo. Up to five flights go into one search.',
    },
  ],
  writtenOn: '2026-11-22',
}
