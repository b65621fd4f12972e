import type { Landing } from '../landing'

export const groupTrips: Landing = {
  slug: 'group-trips',
  name: 'Group trips',
  title: 'Group trips for up to nine travellers',
  description:
    'Flights for friends: how many fit into one booking, who pays, how to agree on a plan with a shared link, and cities that suit a party.',
  lead: 'One booking takes up to nine people, pays with one card and keeps everybody on the same flights. Agree on the city and the days first, share the plan as a link, and let one person book while the prices on the table still hold.',
  sentences: [
    'London to Amsterdam next Friday, back Sunday, 8 adults, direct',
    'Manchester to Budapest on 15 May, back 18 May, 9 adults, one checked bag',
    'Dublin to Lisbon on 5 June, back 9 June, 6 adults, leaving before noon',
  ],
  sections: [
    {
      title: 'Nine is the limit, and why',
      paragraphs: [
        'Airlines take at most nine people in one booking. Above that they sell group contracts with rules of their own, which Wayfarer does not. For ten to eighteen friends make two bookings for the same flights, one right after the other, and expect the second to cost a little more if the cheap seats have gone.',
        'An airline normally prices a party from one kind of seat: when five cheap seats are left and you are six, all six may get the next price. If a total looks high for a large party, search once for half of it and compare. The difference is sometimes larger than the trouble of two bookings.',
      ],
    },
    {
      title: 'Agreeing on a plan',
      paragraphs: [
        'Put the search into a thread, narrow it to two or three flights, and share the thread as a link. Whoever opens it reads what was said and sees the flights with their times and prices of then, without signing in. They cannot change anything, and they see neither passengers nor payment. You can revoke the link at any time.',
        'Prices in a shared plan are those of the moment it was shared. Give your friends an evening, not a fortnight, and ask for the prices again before you pay; if they have moved you see the old figure and the new.',
      ],
    },
    {
      title: 'Names, seats and bags for many',
      paragraphs: [
        'Collect names as they stand in the passports, with dates of birth, before you sit down to book. A name cannot usually be corrected for free later. What you have typed is kept while you wait for the last one to answer, and people you book for often can be saved under your account.',
        'Ask for seats together and the party is placed as near together as the aircraft allows, at the lowest price for that. Bags need not be equal: choose them for some and not for others on the bags panel, or in words.',
      ],
    },
    {
      title: 'Who pays, and what if one drops out',
      paragraphs: [
        'One card pays the whole booking, so settle among yourselves first. A booking is cancelled as a whole on its page here, and what comes back is told before you press. If one person may not come, book that person alone, on a fare that can be given back.',
      ],
    },
    {
      title: 'Cities that suit a party',
      paragraphs: [
        'Budapest, Prague and Krakow are kind to a shared purse; Lisbon and Barcelona have long evenings outdoors; Amsterdam and Dublin are quick to reach from Britain, though rooms are dear at weekends. For one table of nine, book dinner before you book the flights.',
      ],
    },
  ],
  destinations: ['budapest', 'amsterdam', 'lisbon', 'barcelona', 'prague', 'dublin', 'krakow'],
  itineraries: ['budapest-in-three-days', 'amsterdam-in-three-days', 'barcelona-in-four-days'],
  questions: [
    {
      question: 'Can each of us pay their own share?',
      answer:
        'Not in one booking: it is paid with one card. Those who want to pay for themselves make a booking of their own for the same flights.',
    },
    {
      question: 'Can friends change the plan in the shared link?',
      answer:
        'No. They read the thread as it stood when the link was made. They can begin a thread of their own from their account and search for the same flights there.',
    },
    {
      question: 'Do infants count among the nine?',
      answer: 'Yes. Nine people in all, and no more infants than adults, because each travels on an adult’s lap.',
    },
  ],
  writtenOn: '2026-11-22',
}
