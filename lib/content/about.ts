import type { TextPage } from './text-page'

export const ABOUT: TextPage = {
  path: '/about-us',
  name: 'About us',
  title: 'What Wayfarer is, and what it is not',
  description:
    'Wayfarer plans and books trips in a conversation. How it keeps prices true and you in control, what is simulated, and what it cannot do.',
  lead: 'Wayfarer lets one person plan and book a trip by talking. You say what you want in your own words; it finds flights, says why it picks them, and leads through seats, names and payment to a booking. Two rules stand above everything else: nothing is invented, and nothing is bought without your press.',
  sections: [
    {
      id: 'why',
      title: 'Why a conversation',
      paragraphs: [
        'A trip is rarely one search. It is a search, a doubt, another day, a child more, a friend who lands elsewhere. Forms forget all of that; a conversation keeps it. In Wayfarer everything said and pressed belongs to one thread, and the thread can be left for a week and gone on with.',
        'Talking does not replace looking. Flights stand on cards with times in columns, filters move under your finger, seats are shown on a map. What you type and what you press do the same things by the same rules, so you can use whichever is quicker.',
      ],
    },
    {
      id: 'truth',
      title: 'A message is a claim, a store is a fact',
      paragraphs: [
        'A language model can write any number. So no number counts because it was written: every price, time, seat and total is looked up on the server where the airline’s answer is stored. A sentence of the assistant whose amounts, times, airlines or places stand in no such answer, nor in your own words, is not shown; you see the facts in its place.',
        'The same holds for us. Where something is simulated it says so on every screen. Where an answer is missing, because a source was slow or an airline silent, the missing part is named. Where we do not know, you read that we do not know.',
      ],
    },
    {
      id: 'control',
      title: 'Nothing is bought without a press',
      paragraphs: [
        'No words can buy. The assistant has no means to pay, whatever it is told and whoever tells it; it can only open the payment form. The Pay button carries a permission that works once, for one traveller, one trip and one amount.',
        'Every change of a trip can be undone until then. Editing a message keeps what was there before. A price that moves is shown as the old one and the new one, and waits for your answer.',
      ],
    },
    {
      id: 'simulated',
      title: 'What is simulated',
      paragraphs: [
        'As it comes, Wayfarer runs on a market of its own: real airports and routes, generated timetables and prices, a bank that takes test cards only. References of such bookings begin with SBX- and open no aircraft door. Whoever runs Wayfarer can connect a real flight supplier and a real payment service; only then are tickets real, and the screens then no longer say that they are simulated.',
      ],
    },
    {
      id: 'limits',
      title: 'What it cannot do yet',
      paragraphs: [
        'Wayfarer finds and books flights, with the seats, bags, meals and extras that airlines sell beside them. It does not book cars or trains, arrange visas or insurance, collect miles, or change a ticket once it is booked. A booking can be cancelled on its own page. Asked for anything else, it says so in one sentence.',
        'It also plans your days at a destination, with a map, a budget, a page to print and a calendar, and it searches and compares places to stay and keeps one with the trip. Those places are simulated, and they are neither booked nor paid here.',
      ],
      ways: [
        { href: '/faq', label: 'Questions and answers' },
        { href: '/privacy-policy', label: 'What we keep about you' },
      ],
    },
    {
      id: 'guides',
      title: 'The guides on this site',
      paragraphs: [
        'Destinations and itineraries are written for people who want to decide: when to go, for how long, at about what cost, what to leave out. Temperatures are typical values, prices are what one person usually pays, and each page names the day on which it was written. Opening hours and rules change, so check what matters before you go. Nobody pays to be in them.',
      ],
      ways: [
        { href: '/destination', label: 'All destinations' },
        { href: '/itinerary', label: 'All itineraries' },
      ],
    },
    {
      id: 'who',
      title: 'Who runs this site',
      paragraphs: [
        'Wayfarer is software that anybody may install. Each installation is run by its own operator, who answers for it, adds a legal name and address to the terms, and decides which suppliers are connected. You reach the operator of this one by the contact page.',
      ],
      ways: [
        { href: '/contact-us', label: 'Contact' },
        { href: '/terms-of-service', label: 'Terms of service' },
      ],
    },
  ],
  changedOn: '2026-11-23',
}
