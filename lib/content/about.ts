import type { TextPage } from './text-page'

export const ABOUT: TextPage = {
  path: '/about-us',
  name: 'About us',
  title: 'What Wayfarer is, and what it isn’t',
  description:
    'Wayfarer plans and books trips in a conversation. How it keeps prices true and you in control, what’s simulated, and what it can’t do.',
  lead: 'Wayfarer lets you plan and book a trip by talking. Say what you want in your own words. It finds flights, says why it recommends them, and takes you through seats, names and payment to a booking. Two rules come before everything else: it invents nothing, and you only pay when you tap Pay.',
  sections: [
    {
      id: 'why',
      title: 'Why a conversation',
      paragraphs: [
        'A trip is rarely one search. It’s a search, a doubt, another day, one more child, a friend who lands somewhere else. Forms forget all of that; a conversation remembers it. In Wayfarer, everything you say and choose belongs to one trip. You can leave it for a week and carry on where you were.',
        'Talking doesn’t replace looking. Flights are on cards with their times in columns, you can move the filters yourself, and you choose seats on a map. Typing and tapping do the same things by the same rules, so use whichever is quicker.',
      ],
    },
    {
      id: 'truth',
      title: 'Prices are looked up, never made up',
      paragraphs: [
        'An AI can write any number. That’s why we look up every price, time, seat and total on our server, in what the airline answered. If the concierge writes an amount, a time, an airline or a place that’s in no such answer and that you didn’t mention, we don’t show the sentence. You see the facts instead.',
        'We follow the same rule. If something is simulated, every screen says so. If an answer is missing because an airline was slow or silent, we say which one. If we don’t know, we tell you that we don’t know.',
      ],
    },
    {
      id: 'control',
      title: 'You only pay when you tap Pay',
      paragraphs: [
        'Words can’t buy anything. Whatever it’s told and whoever tells it, the concierge can’t pay; it can only open the payment form. The Pay button carries a permission that works once, for one traveller, one trip and one amount.',
        'Until then you can undo every change of your trip. If you edit a message, we keep what was there before. If a price changes, you see the old one and the new one, and we wait for your answer.',
      ],
    },
    {
      id: 'simulated',
      title: 'What’s simulated',
      paragraphs: [
        'Unless someone changes it, Wayfarer runs on a market of its own: real airports and routes, generated timetables and prices, and a bank that only takes test cards. References of such bookings start with SBX-, and you can’t fly with them. Whoever runs Wayfarer can connect a real flight supplier and a real payment service. Only then are tickets real, and the screens no longer say that they’re simulated.',
      ],
    },
    {
      id: 'limits',
      title: 'What it can’t do yet',
      paragraphs: [
        'Wayfarer finds and books flights, with the seats, bags, meals and extras that airlines sell with them. It doesn’t book cars or trains, arrange visas or insurance, collect miles, or change a flight once it’s booked. You can cancel a booking on its own page. If you ask for anything else, it says so in one sentence.',
        'It also plans your days at a destination, with a map, a budget, a page to print and a calendar. You can search and compare places to stay and keep one with your trip. Those places are simulated, and you can’t book or pay for them here.',
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
        'We write about destinations and itineraries for people who want to decide: when to go, for how long, at about what cost, and what to leave out. Temperatures are typical values, prices are what one person usually pays, and each page says when it was written. Opening hours and rules change, so check what matters before you go. Nobody pays to be in them.',
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
        'Wayfarer is software that anyone can install. Each installation has its own operator, who is responsible for it, adds a legal name and address to the terms, and decides which suppliers are connected. You can reach the operator of this one through the contact page.',
      ],
      ways: [
        { href: '/contact-us', label: 'Contact' },
        { href: '/terms-of-service', label: 'Terms of service' },
      ],
    },
  ],
  changedOn: '2026-11-30',
}
