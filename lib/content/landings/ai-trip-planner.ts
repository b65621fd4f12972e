import type { Landing } from '../landing'

export const aiTripPlanner: Landing = {
  slug: 'ai-trip-planner',
  name: 'AI trip planner',
  title: 'Plan a whole trip by talking about it',
  description:
    'Write where you would like to go in your own words. Wayfarer finds flights, gives its reasons, and keeps the whole plan in one conversation.',
  lead: 'One sentence is enough to begin: where from, where to, which days, how many of you. What was understood stands above the flights as chips that you can change by a press or a word. Every price is looked up in the market, and nothing is booked or paid before you press Pay.',
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
      title: 'How to read the three picks',
      paragraphs: [
        'Of all the flights found, up to three are put forward: the cheapest, the fastest, and the best value between them. Each carries its reason in money and minutes against the others. Where one flight is both the cheapest and the fastest you see one pick, not three. All other flights are one press away, with filters for times, stops, airlines and bags.',
        'You can argue with a pick. Ask why it stands above another, set under “Your preferences” how much an hour, a change of planes or a night weighs, or say which airlines and times you want. The order follows you, and filters stay until you lift them.',
      ],
    },
    {
      title: 'Changing your mind is part of planning',
      paragraphs: [
        'Say “no, from Gatwick” and only the airport changes; “forget the return” takes the return away and keeps the rest. Each change has an undo beside it. You can also go back to an earlier message and say it otherwise: the first version is kept, and the trip follows the one that you are looking at.',
        'Close the window whenever you like. The conversation, the flights and what you typed into forms are stored, and the trip opens where you left it. A price that has moved in the meantime is shown as the old one and the new one, and nothing goes on until you accept it.',
      ],
    },
    {
      title: 'What the planner does not do',
      paragraphs: [
        'It books flights, with the seats, bags, meals and extras that the airline sells beside them. Hire cars, trains, visas and insurance it does not book, and it says so when you ask. Places to stay it searches, compares and keeps with the trip, but they are simulated, and neither booked nor paid here.',
        'Days on the ground it does plan: by your words and by presses, with times between the stops, a map, a budget, a page to print and entries for your calendar. What it plans with stands in the destination pages and itineraries on this site, which you can also read like a guidebook.',
        'It is a machine and can misread you. That is why what it understood is always in view, and why a sentence whose figures are in no search result is replaced by the facts themselves.',
      ],
    },
  ],
  destinations: ['lisbon', 'rome', 'tokyo', 'copenhagen', 'jaipur', 'new-york'],
  itineraries: ['lisbon-in-three-days', 'rome-florence-venice-in-eight-days', 'tokyo-in-four-days'],
  questions: [
    {
      question: 'Do I have to register before I can plan?',
      answer:
        'No. You can go on as a guest in one press, without an email address. Your trips then stay with this browser; create an account at any time and they are yours on every device.',
    },
    {
      question: 'Can it plan several cities in one trip?',
      answer:
        'Yes, up to five flights in one search: name each flight with its day, as in the third example above. One place or day alone is not enough to change such a trip, because nobody could tell which flight you meant.',
    },
    {
      question: 'Which languages does it understand?',
      answer:
        'English throughout. The embedded assistant also understands and answers the main steps in German, French, Spanish and Hindi; for the rest it answers in English and says so.',
    },
  ],
  writtenOn: '2026-11-22',
}
