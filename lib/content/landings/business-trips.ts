import type { Landing } from '../landing'

export const businessTrips: Landing = {
  slug: 'business-trips',
  name: 'Business trips',
  title: 'Business trips, booked in a few sentences',
  description:
    'There and back in a day or a week: flights by the hour, fares that can be changed, lie-flat cabins, and papers for the accounts.',
  lead: 'Say when the meeting is and when you must be home. Filters take hours, airlines and alliances; fares show what a change or a refund costs before you choose; and the booking’s page holds the receipt as a PDF, a page to print and a calendar entry.',
  sentences: [
    'London to New York next Monday, back Thursday, business',
    'London to Frankfurt next Tuesday, back Wednesday, direct, leaving before 9',
    'Paris to Singapore next Monday, back Friday, premium economy, at most one stop',
    'Mumbai to London on 9 March, back 13 March, business, direct',
  ],
  sections: [
    {
      title: 'Say the hours, not only the day',
      paragraphs: [
        '“Leaving before 8”, “home by nine in the evening”, “not through Paris”, “Star Alliance only” are filters, and they can be combined. They stay on while you change the day or the cabin, so that you set them once for a trip. If no flight is left, we say which filter to remove and how many flights that would bring back.',
        'Put a price on your time: with the sliders under “Your preferences” you say what an hour of travel is worth to you, and we rank the list by price and time together at that rate.',
      ],
    },
    {
      title: 'The fare that survives a moved meeting',
      paragraphs: [
        'With the cheapest fares of most airlines you can’t change your flight or get a refund. The fare called Flex, Flexible or Economy Without Restrictions costs more and lets you change; some are fully refundable. The card says which, and what a change costs. If a meeting moves one time in four, the flexible fare is the cheaper habit.',
        'To change a booked flight, contact the airline with the booking reference from the booking’s page. You can cancel here, and you see your refund first.',
      ],
    },
    {
      title: 'Cabins over night',
      paragraphs: [
        'On a night flight of seven hours, such as New York to London, a lie-flat seat gives you perhaps five hours of sleep; on a day flight westwards it gives you a desk. Premium economy has more room and a better recline, not a bed, for roughly half as much again as economy. Ask for the same trip in another cabin with “the same in business”: only the cabin changes.',
        'For a meeting more than five time zones away land the evening before, and ask for its hour in your own time as well: nine in the morning in Singapore is the middle of the night in Paris.',
      ],
    },
    {
      title: 'Papers for the accounts',
      paragraphs: [
        'The confirmation goes to the email address of the person who pays. The booking’s page breaks the price down into fares, taxes, seats, bags and fee. You can get it as a PDF, and the flights as a calendar entry. Put the firm’s address into the billing form if the receipt should show it.',
        'People you book for often can be saved with their passports in your account, and if you tick the box we save your card, so the next booking takes a minute.',
      ],
    },
  ],
  destinations: ['london', 'new-york', 'singapore', 'dubai', 'paris', 'madrid'],
  itineraries: [],
  questions: [
    {
      question: 'Can I fly there and back on the same day?',
      answer: 'Yes, where flights allow it: give the same date for both and say how early you leave and when you must be back.',
    },
    {
      question: 'Can Wayfarer add my frequent-flyer number?',
      answer:
        'No. Miles and status aren’t part of it. Add the number on the airline’s own page with the booking reference after you have booked.',
    },
    {
      question: 'Is there an account for a whole company?',
      answer:
        'No. An account belongs to one person, who can save colleagues as passengers and book for them. Approval and cost centres aren’t part of it.',
    },
  ],
  writtenOn: '2026-11-22',
}
