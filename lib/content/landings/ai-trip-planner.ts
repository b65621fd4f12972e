import type { Landing } from '../landing'

export const aiTripPlanner: Landing = {
  slug: 'ai-trip-planner',
  name: 'AI trip planner',
  title: 'Plan a whole trip by talking about it',
  description:
    'Write where you’d like to go in your own words. Wayfarer finds flights, gives its reasons, and keeps the whole plan in one conversation.',
  lead: 'One sentence is enough to start: where from, where to, which days, how many of you. You see what we understood above the flights, and can change it with a tap or a word. We look up every price in the market, and you only pay when you tap Pay.',
  sentences: [
    'London to Rome next Friday, back Monday, 2 adults, best value',
    'Manchester to Lisbon on 14 May, back 21 May, 2 adults and a child of 6, direct, one checked bag',
    'London to Rome on 3 May, Rome to Athens on 7 May, Athens to London on 12 May, 2 adults',
  ],
  sections: [
    {
      title: 'What to say in the first sentence',
      paragraphs: [
        'Four things make a search: where you leave, where you go, the days, and who travels. Say the rest only if it matters to you: direct flights, a checked bag, a cabin, the airline you like, the hour you would rather not fly at. Whatever you leave out is assumed in the plainest way (one adult, economy, no bag) and shown, so that you can correct it.',
        'Days can be said as people say them: next Friday, 14 May, back the Monday after. A date without a year is the next one to come. Airlines sell about 361 days ahead, so a summer further off than that has to wait until its flights are on sale.',
      ],
    },
    {
      title: 'What the three recommendations mean',
      paragraphs: [
        'Of all the flights we find, we recommend up to three: the cheapest, the fastest, and the best value. Each comes with its reason, in money and minutes. If one flight is both the cheapest and the fastest, you see fewer. All other flights are one tap away, with filters for times, stops, airlines and bags.',
        'You can argue with a recommendation. Ask why one flight is above another, say under “Your preferences” how much an hour, a change of planes or a night matters to you, or say which airlines and times you want. The list follows, and filters stay until you remove them.',
      ],
    },
    {
      title: 'Changing your mind is part of planning',
      paragraphs: [
        'Say “no, from Gatwick” and only the airport changes; “forget the return” removes the return and keeps the rest. You can undo each change. You can also go back to an earlier message and put it another way: we keep the first version, and the trip follows the one you’re looking at.',
        'Close the window whenever you like. We keep your messages, the flights and what you typed into forms, and the trip opens where you left it. If a price has changed in the meantime, you see the old one and the new one, and nothing happens until you accept it.',
      ],
    },
    {
      title: 'What the planner doesn’t do',
      paragraphs: [
        'It books flights, with the seats, bags, meals and extras that the airline sells with them. It doesn’t book hire cars, trains, visas or insurance, and says so when you ask. You can search and compare places to stay and keep one with your trip, but they’re simulated, and you can’t book or pay for them here.',
        'It does plan your days at the destination: say or tap what you want, and you get times between the stops, a map, a budget, a page to print and entries for your calendar. It plans with the destination pages and itineraries on this site, which you can also read like a guidebook.',
        'It’s a machine and can misread you. That’s why it always shows what it understood, and why we replace a sentence with the facts if its figures are in no search result.',
      ],
    },
  ],
  destinations: ['lisbon', 'rome', 'tokyo', 'copenhagen', 'jaipur', 'new-york'],
  itineraries: ['lisbon-in-three-days', 'rome-florence-venice-in-eight-days', 'tokyo-in-four-days'],
  questions: [
    {
      question: 'Do I have to register before I can plan?',
      answer:
        'No. You can continue as a guest with one tap and no email address. Your trips then stay in this browser; create an account at any time and you have them on every device.',
    },
    {
      question: 'Can it plan several cities in one trip?',
      answer:
        'Yes, up to five flights in one search: name each flight with its day, as in the third example above. One place or day alone isn’t enough to change such a trip, because nobody could tell which flight you meant.',
    },
    {
      question: 'Which languages does it understand?',
      answer:
        'English throughout. Our built-in concierge also understands German, French, Spanish and Hindi for the main steps, and answers in them; for the rest it answers in English and says so.',
    },
  ],
  writtenOn: '2026-11-22',
}
