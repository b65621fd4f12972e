import type { Landing } from '../landing'

export const indiaTravelPlanner: Landing = {
  slug: 'india-travel-planner',
  name: 'India travel planner',
  title: 'Plan a trip to India, season by season',
  description:
    'Where to go in India in which month, how to join Delhi, Jaipur, Mumbai, Goa and Kochi, what visas and trains need, and flights there.',
  lead: 'Most of India is at its best from November to early March: dry, sunny, cool at night in the north. Choose one region for each week rather than the whole country, fly the long distances and take trains for the short ones, and leave a free day after each night journey.',
  sentences: [
    'London to Delhi on 12 February, back 26 February, 2 adults, one checked bag',
    'London to Delhi on 9 January, Delhi to Goa on 16 January, Goa to London on 23 January, 2 adults',
    'Delhi to Goa next Friday, back Monday, 4 adults, direct',
    'Mumbai to Kochi next Saturday, back Wednesday, 2 adults, cheapest',
  ],
  sections: [
    {
      title: 'Which month, which part',
      paragraphs: [
        'November to February is high season for the north and the beaches. Days in Delhi are about 20 to 28 degrees, nights fall to 7 or 8 in January, and morning fog can delay flights from mid-December to late January. Goa and Kochi have 32 degrees and next to no rain. March is warm and still dry everywhere.',
        'April to June is very hot in Delhi and Jaipur, near 40 degrees. The monsoon reaches Kerala about the first of June and Mumbai about ten days later; Mumbai has more than twenty wet days in July and in August. Kerala in August and September is green and quiet, and good for those who don’t mind a shower.',
      ],
    },
    {
      title: 'Three routes that work',
      paragraphs: [
        'For a first visit: Delhi, Agra and Jaipur in six or seven days, by train and car, with flights into Delhi and out of Jaipur or Delhi. For warmth and rest: Mumbai for three days and Goa for five, an hour’s flight apart. For slow travel: Kochi, the tea hills of Munnar and the backwaters in a week, with one airport for arrival and departure.',
        'Don’t combine all three in a fortnight. The distance from Delhi to Kochi is about that from London to Bucharest, and each change of region costs most of a day.',
      ],
    },
    {
      title: 'Papers before you fly',
      paragraphs: [
        'Most visitors need a visa. Citizens of many countries can apply for an e-visa online before they travel; apply on the government’s own page at indianvisaonline.gov.in, as look-alikes charge more. A digital arrival card may be asked for as well. Your passport should be valid for six months, and the form here warns you when it isn’t.',
        'Rules for restricted areas, for travellers of Indian origin and for journalists differ. Nobody but the Indian authorities can tell you what holds for your passport, so look before you pay for flights.',
      ],
    },
    {
      title: 'Getting about inside',
      paragraphs: [
        'Seats on long-distance trains are sold sixty days ahead and good classes fill early; the air-conditioned chair car is right for a day, two-tier sleeper for a night. Between regions fly: Delhi to Goa takes about two and a half hours in the air, a train more than a day. A domestic fare may include a lighter bag than your long flight did, so look at the bag line of each fare.',
      ],
    },
  ],
  destinations: ['delhi', 'jaipur', 'mumbai', 'goa', 'kochi'],
  itineraries: [
    'golden-triangle-in-six-days',
    'kerala-in-seven-days',
    'rajasthan-in-nine-days',
    'goa-in-five-days',
    'mumbai-in-three-days',
  ],
  questions: [
    {
      question: 'How many days does a first trip to India need?',
      answer:
        'Ten to fourteen on the ground, for one region and a few slow days. With a week, stay with Delhi, Agra and Jaipur, or with Kerala alone.',
    },
    {
      question: 'When is it cheapest to fly to India?',
      answer:
        'Usually in the weeks after the middle of January, in March, and from late August to September. December and the school holidays are dearest. Ask for the days around yours.',
    },
    {
      question: 'Can I talk to Wayfarer in Hindi?',
      answer:
        'Yes, for the main steps: searching, choosing, seats, bags and paying. Where it has no Hindi words for something it answers in English and says so.',
    },
  ],
  writtenOn: '2026-11-22',
}
