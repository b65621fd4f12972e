import type { TextPage } from './text-page'

export const TERMS: TextPage = {
  path: '/terms-of-service',
  name: 'Terms of service',
  title: 'Terms of service',
  description:
    'The rules for using Wayfarer in plain words: what’s simulated, how booking and paying work, what you’re responsible for, and what we are.',
  lead: 'These terms say what Wayfarer does for you and what it asks of you. They’re short because the product keeps most of its promises by itself: it looks up prices, you only pay when you tap Pay, and what’s simulated says so. Nothing here takes away the rights that the law gives you as a consumer.',
  sections: [
    {
      id: 'parties',
      title: 'Who these terms are between',
      paragraphs: [
        'They’re between you and the operator of this installation of Wayfarer. Wayfarer is software that anyone can run; whoever runs it for others adds a legal name, an address and the law that applies before real tickets are sold. Until that has been added here, this installation is a demonstration, and nothing in it is for sale.',
      ],
    },
    {
      id: 'service',
      title: 'What Wayfarer does',
      paragraphs: [
        'It helps you find, compare, choose and book flights by writing in your own words, together with the seats, bags, meals and extras that the airline sells. It also plans your days at a destination and gives you guides to destinations. It’s not an airline. The contract of carriage is between you and the airline whose flight you book, under that airline’s own conditions.',
        'You can search and compare places to stay and keep one with a trip. They’re simulated. Keeping one books nothing, holds nothing and costs nothing, and its price isn’t an offer. You make no contract about a room here, neither with Wayfarer nor with the place itself.',
      ],
    },
    {
      id: 'simulation',
      title: 'Simulated flights, prices and payments',
      paragraphs: [
        'Unless the operator has connected a real flight supplier and a real payment service, flights, prices, bookings and payments are simulated. Every screen that shows them says so, references start with SBX-, and you can only pay with test cards. A simulated booking gives no right to travel, costs nothing, and pays nothing back.',
        'The operator can’t sell real tickets for play money: a live supplier and a simulated payment service refuse to run together.',
      ],
    },
    {
      id: 'assistant',
      title: 'The concierge is a machine',
      paragraphs: [
        'You’re talking to an AI. It can misunderstand you. It always shows what it understood, and you can correct it. Its sentences are help, not promises: what counts is what the cards, the trip and the booking show, because those are looked up.',
        'It gives no legal, medical or immigration advice. What it says about passports, ages and visas is a reminder; ask the authority or airline that decides.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'You can use Wayfarer as a guest or with an account. A guest’s trips stay in the browser they were started in; if its cookies are deleted, or it isn’t used for thirty days, nobody can open those trips again. Keep your password to yourself, and under Account, sign out any device you don’t know. Accounts are for people of 18 or older, who may book for children.',
      ],
      ways: [{ href: '/account#signed-in', label: 'Where you’re signed in' }],
    },
    {
      id: 'prices',
      title: 'Prices',
      paragraphs: [
        'The price on a card is the total for everyone in your search, with taxes and charges. If there’s a service fee, you see it on a line of its own before you pay. We check the price again before you pay; if it has changed you see both amounts, and nothing happens until you accept the new one.',
        'If we converted a price into a currency you chose, we say so, with the day of the rates. You pay the amount and the currency that are on the Pay button.',
      ],
    },
    {
      id: 'booking',
      title: 'Booking and paying',
      paragraphs: [
        'You book by tapping Pay. Nothing that you or the concierge write is an order. One tap makes at most one booking, even if it’s sent twice.',
        'We hold the amount on your card, then ask the airline to book, then charge the card. If the airline refuses, we release the hold and you’re not charged. If the airline gives no clear answer, we check whether you’re booked rather than send the booking again, and tell you what we’re waiting for and until when. If the airline has booked and the charge then fails, you keep the ticket, you owe the amount, and we ask you for another card.',
      ],
    },
    {
      id: 'changes',
      title: 'Cancelling and changing',
      paragraphs: [
        'You can cancel a booking on its own page. You see first how much you get back and where it goes, as the airline and the fare decide. We only cancel when you confirm. Money goes back to the card that paid unless the airline gives a voucher instead. Banks usually show a refund within 5 to 10 days.',
        'To change the date, name or route of a booked flight, contact the airline with the booking reference. Your rights when a flight is late or cancelled are rights against the airline.',
      ],
      ways: [{ href: '/orders', label: 'Your bookings' }],
    },
    {
      id: 'your-part',
      title: 'What you’re responsible for',
      paragraphs: [
        'Enter names as in the passports, true dates of birth, and contact details where we can reach you. Each traveller is responsible for their own passport, visas and vaccinations. When you book for others you confirm that they agree, and that you may give us what the airline needs to know about them.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      paragraphs: [
        'Use Wayfarer for trips of your own or of people who asked you. We count searches, messages and payments per minute so that it stays quick for everyone. If you’re too fast, we tell you how long to wait, and you lose nothing.',
      ],
      points: [
        'Don’t collect prices by machine, resell the results, or try to open what belongs to someone else.',
        'Don’t use it for anything unlawful, or to harm or harass anyone.',
        'Don’t enter other people’s card numbers, or any card number outside the card form.',
      ],
    },
    {
      id: 'words',
      title: 'Your words, and links you share',
      paragraphs: [
        'What you write stays yours. We store and process it to answer you, and for nothing else. If you share a trip by a link, anyone with the link can read it as it was then, without the personal parts. Other people’s names that you wrote stay in the text, so read it before you send it. You can revoke a link at any time.',
      ],
    },
    {
      id: 'liability',
      title: 'Faults, and what we’re responsible for',
      paragraphs: [
        'We run Wayfarer with care, but it can be slow, wrong or down. We keep what you entered wherever possible, and a payment never depends on your browser staying open. What the operator is liable for follows from the law of its country, and nothing here limits what that law doesn’t allow to be limited.',
        'We write the guides with care and date them. Opening hours, prices and rules change, so check what matters before you go.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      paragraphs: [
        'You can stop at any time, and delete your account under Account, Your data. Your tickets stay valid with the airline. If a booking isn’t finished or still has to be paid, deleting has to wait. The operator may stop serving an account that breaks these terms, and says why where the law allows it.',
      ],
      ways: [{ href: '/account#your-data', label: 'Your data' }],
    },
    {
      id: 'amendments',
      title: 'When these terms change',
      paragraphs: [
        'When we change these terms, the new version is here with its date. Each booking follows the version of the day you paid. If one sentence of these terms turns out to be invalid, the others still apply.',
      ],
    },
  ],
  changedOn: '2026-11-30',
}
