import type { Landing } from '../landing'

export const groupTrips: Landing = {
  slug: 'group-trips',
  name: 'Group trips',
  title: 'Group trips for up to nine travellers',
  description:
    'Flights for friends: how many fit into one booking, who pays, how to agree on a plan with a shared link, and cities that suit a party.',
  lead: 'One booking takes up to nine people, pays with one card and keeps everyone on the same flights. Agree on the city and the days first, share the plan as a link, and let one person book while the prices are still valid.',
  sentences: [
    'London to Amsterdam next Friday, back Sunday, 8 adults, direct',
    'Manchester to Budapest on 15 May, back 18 May, 9 adults, one checked bag',
    'Dublin to Lisbon on 5 June, back 9 June, 6 adults, leaving before noon',
  ],
  sections: [
    {
      title: 'Nine is the limit, and why',
      paragraphs: [
        'Airlines take at most nine people in one booking. Above that they sell group contracts with rules of their own, which Wayfarer doesn’t sell. For ten to eighteen friends make two bookings for the same flights, one right after the other, and expect the second to cost a little more if the cheap seats have gone.',
        'An airline normally prices a party from one kind of seat: when five cheap seats are left and you are six, all six may get the next price. If a total looks high for a large party, search once for half of it and compare. The difference is sometimes larger than the trouble of two bookings.',
      ],
    },
    {
      title: 'Agreeing on a plan',
      paragraphs: [
        'Start a trip, narrow the search to two or three flights, and share the trip as a link. Anyone who opens it can read what was said and see the flights with their times and prices from then, without signing in. They can’t change anything, and they don’t see passengers or payment. You can revoke the link at any time.',
        'Prices in a shared trip are from the moment you shared it. Give your friends an evening, not a fortnight, and check the prices again before you pay; if they’ve changed, you see the old and the new.',
      ],
    },
    {
      title: 'Names, seats and bags for many',
      paragraphs: [
        'Collect names as they are in the passports, with dates of birth, before you sit down to book. You usually can’t correct a name for free later. We keep what you’ve typed while you wait for the last one to answer, and you can save people you book for often in your account.',
        'Ask for seats together and the party is placed as near together as the aircraft allows, at the lowest price for that. Bags need not be equal: choose them for some and not for others on the bags panel, or in words.',
      ],
    },
    {
      title: 'Who pays, and what if one drops out',
      paragraphs: [
        'One card pays the whole booking, so settle among yourselves first. You can only cancel the whole booking, on its page here, and you see your refund first. If one person may not come, book that person alone, on a refundable fare.',
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
        'No. They read the trip as it was when you made the link. They can start a trip of their own and search for the same flights there.',
    },
    {
      question: 'Do infants count among the nine?',
      answer: 'Yes. Nine people in total, and no more infants than adults, because each travels on an adult’s lap.',
    },
  ],
  writtenOn: '2026-11-22',
}
