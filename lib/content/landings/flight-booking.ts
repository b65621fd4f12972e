import type { Landing } from '../landing'

export const flightBooking: Landing = {
  slug: 'flight-booking',
  name: 'Flight booking',
  title: 'Book flights in one conversation',
  description:
    'From the first search to the ticket in one conversation: fares side by side, the full price before you pay, and a booking that’s made once.',
  lead: 'Search, compare fares, choose seats and bags, fill in names and pay, all in one place that remembers every step. The total you see includes taxes and fees, we check it again before you pay, and you only pay when you tap Pay.',
  sentences: [
    'London to New York next Monday, back Thursday, 1 adult, at most one stop',
    'Edinburgh to Barcelona on 10 April, back 17 April, 2 adults, one checked bag each',
    'Paris to Dubai next Friday, one way, direct, the cheapest',
  ],
  sections: [
    {
      title: 'Look at the fare, not only at the flight',
      paragraphs: [
        'The same seat on the same aircraft is sold under several sets of rules. The cheapest economy fare usually has no checked bag, no change and no refund; a standard fare adds a bag, often of 20 or 23 kilograms; a flexible one can be changed or given back. If you will check a bag anyway, the standard fare is often cheaper than the light one with a bag added.',
        'Say at the start that each of you needs a bag, and each flight is shown at the fare that includes one, where it has such a fare. Otherwise a fare that looks thirty pounds cheaper may be the dearer one at the airport.',
      ],
    },
    {
      title: 'When to book',
      paragraphs: [
        'For short flights in Europe the two months before departure are usually the time to look; for long ones three to five months, and earlier for Christmas, Easter and school holidays. Fares mostly climb in the last three weeks. Tuesday, Wednesday and Saturday flights tend to cost less than those on Friday and Sunday.',
        'Ask whether another day is cheaper, or whether this is a good price. We compare with what the same route cost in earlier searches, and say so if there’s too little to compare with.',
      ],
    },
    {
      title: 'Connections and airports',
      paragraphs: [
        'The flights of one connection are one contract: if the first is late, the airline has to bring you on. Two tickets bought apart give you no such right. Leave at least an hour for a change within Europe, two in a large hub, and three where you enter the United States and collect your bag on the way.',
        'A city with several airports is searched as a whole. If one of them suits you better, name it: “from Gatwick”, “not Stansted”. Connections that land at one airport and leave from another are left out unless you ask for them.',
      ],
    },
    {
      title: 'From the choice to the ticket',
      paragraphs: [
        'Once you’ve chosen a fare for every flight, you can add seats, bags, meals and extras, each with its price. Then come the passengers, spelt as in their passports, and the card. Before you tap Pay we check the airline’s price once more; if it has changed, you see both figures and decide.',
        'We hold the amount on your card, the airline books, then we charge the card. If the airline can’t book, we release the hold and you’re not charged. You’ll find your documents, as a page, a PDF and a calendar entry, on the booking’s own page.',
      ],
    },
  ],
  destinations: ['new-york', 'barcelona', 'dubai', 'paris', 'singapore', 'amsterdam'],
  itineraries: ['new-york-in-four-days', 'barcelona-in-four-days', 'paris-in-three-days'],
  questions: [
    {
      question: 'Are these real tickets?',
      answer:
        'Not unless whoever runs this site has connected a real supplier. Otherwise flights, prices and payments are simulated, every screen says so, and booking references start with SBX-.',
    },
    {
      question: 'Is the price the final one?',
      answer:
        'Yes. The total for all travellers, with taxes and our service fee if there is one, is on the card and beside the Pay button. If the airline’s price changes before you pay, nothing happens until you accept the new one.',
    },
    {
      question: 'Can I search without chatting?',
      answer:
        'Yes. There is a search page with a form, filters and a calendar under Flights once you are in. Its button “Ask about these flights” takes the search into a chat.',
    },
    {
      question: 'How far ahead can I book?',
      answer:
        'Up to 361 days, which is about when airlines open their schedules. If you ask for a later date, we tell you the last day on sale.',
    },
  ],
  writtenOn: '2026-11-22',
}
