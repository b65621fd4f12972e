import type { TextPage } from './text-page'

export const TERMS: TextPage = {
  path: '/terms-of-service',
  name: 'Terms of service',
  title: 'Terms of service',
  description:
    'The rules for using Wayfarer in plain words: what is simulated, how booking and paying work, what you answer for, and what we answer for.',
  lead: 'These terms say what Wayfarer does for you and what it asks of you. They are short because the product keeps most of its promises by itself: a price is looked up, a purchase needs your press, and what is simulated is labelled. Rights that the law gives you as a consumer are never lessened by anything here.',
  sections: [
    {
      id: 'parties',
      title: 'Between whom these terms are',
      paragraphs: [
        'They are between you and the operator of this installation of Wayfarer. Wayfarer is software that can be run by anybody; whoever runs it for others adds a legal name, an address and the law that applies before real tickets are sold. Until that has been added here, this installation is a demonstration, and nothing in it is for sale.',
      ],
    },
    {
      id: 'service',
      title: 'What Wayfarer does',
      paragraphs: [
        'It helps you to find, compare, choose and book flights by writing in your own words, together with seats, bags, meals and extras that the airline sells. It also plans days at a destination and gives you guides to destinations. It is not an airline. The contract of carriage is between you and the airline whose flight you book, under that airline’s own conditions.',
        'Places to stay can be searched, compared and kept with a trip. They are simulated. Keeping one books nothing, holds nothing and costs nothing, and its price is no offer: no contract about a room comes about here, neither with Wayfarer nor with a house.',
      ],
    },
    {
      id: 'simulation',
      title: 'Simulated flights, prices and payments',
      paragraphs: [
        'Unless the operator has connected a real flight supplier and a real payment service, flights, prices, bookings and payments are simulated. Every screen that shows them says so, references begin with SBX-, and only test cards are taken. A simulated booking gives no right to travel, costs nothing, and pays nothing back.',
        'The operator cannot sell real tickets for play money: a live supplier and a simulated payment service refuse to run together.',
      ],
    },
    {
      id: 'assistant',
      title: 'The assistant is a machine',
      paragraphs: [
        'You talk to an AI. It can misunderstand you. What it understood is always shown, and yours to correct. Its sentences are help, not promises: what counts is what the cards, the trip and the order show, because those are looked up.',
        'It gives no legal, medical or immigration advice. Hints about passports, ages and visas are reminders; the authority or airline that decides is the one to ask.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'You can use Wayfarer as a guest or with an account. A guest’s trips stay with the browser in which they began; if its cookies are deleted, or it is not used for thirty days, nobody can open those trips again. Keep your password to yourself, and end sign-ins that you do not know under Account. Accounts are for people of 18 or older, who may book for children.',
      ],
      ways: [{ href: '/account#signed-in', label: 'Where you’re signed in' }],
    },
    {
      id: 'prices',
      title: 'Prices',
      paragraphs: [
        'The price on a card is the total for everybody in your search, with taxes and charges. A service fee, where there is one, is shown as a line of its own before you pay. Before the payment the price is asked again; if it has moved you see both amounts, and nothing goes on until you accept the new one.',
        'A price that was converted into a currency of your choice says so, with the day of the rates. You pay the amount and the currency that stand on the Pay button.',
      ],
    },
    {
      id: 'booking',
      title: 'Booking and paying',
      paragraphs: [
        'You book by pressing Pay. Nothing that you or the assistant write is an order. One press makes at most one booking, even if it is sent twice.',
        'Your card is held first, then the airline is asked to book, then the card is charged. If the airline refuses, the hold is let go and nothing is charged. If the airline gives no clear answer, the booking is looked up rather than sent again, and you are told what is waited for and until when. If the airline has booked and the charge then fails, the ticket stays, the amount is owed, and you are asked for another card.',
      ],
    },
    {
      id: 'changes',
      title: 'Cancelling and changing',
      paragraphs: [
        'You can cancel a booking on its own page. You are told first what comes back and to where, as the airline and the fare decide; the cancellation happens only when you confirm it. Money goes back to the card that paid unless the airline gives a voucher instead. Banks mostly show a refund within five to ten days.',
        'A change of date, name or route of a booked ticket is made with the airline, with the booking reference. Your rights when a flight is late or cancelled are rights against the airline.',
      ],
      ways: [{ href: '/orders', label: 'My bookings' }],
    },
    {
      id: 'your-part',
      title: 'What you answer for',
      paragraphs: [
        'Names must be as in the passports, dates of birth true, and the contact one that you read. Passports, visas and vaccinations are for each traveller to have. When you book for others you confirm that they agree, and that you may give us what the airline asks of them.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      paragraphs: [
        'Use Wayfarer for trips of your own or of people who asked you. Searches, messages and payments are counted per minute so that it stays quick for all; whoever is too fast is told how long to wait, and nothing is lost.',
      ],
      points: [
        'Do not collect prices by machine, resell the results, or try to open what belongs to somebody else.',
        'Do not use it for anything unlawful, or to harm or harass somebody.',
        'Do not enter card numbers of others, nor anybody’s card outside the card form.',
      ],
    },
    {
      id: 'words',
      title: 'Your words, and links that you share',
      paragraphs: [
        'What you write stays yours. It is stored and processed to answer you, and to nothing else. If you share a thread by a link, anybody with the link can read it as it stood then, without the parts that are personal; names that you wrote of others stay in the text, so read it before you send it. You can revoke a link at any time.',
      ],
    },
    {
      id: 'liability',
      title: 'Faults, and what we answer for',
      paragraphs: [
        'Wayfarer is run with care, but not without breaks: it can be slow, wrong or down. What you entered is kept wherever that is possible, and a payment never depends on your browser staying open. What the operator answers for follows from the law of its country, and nothing here takes away what that law does not let it take away.',
        'The guides are written with care and dated. Opening hours, prices and rules change; check what matters before you go.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      paragraphs: [
        'You can stop at any time, and delete your account under Account, Your data. Tickets that you hold stay valid with the airline. Deleting waits while a booking is still being worked on or is still to be paid. The operator may stop serving an account that breaks these terms, and says why where the law lets it.',
      ],
      ways: [{ href: '/account#your-data', label: 'Your data' }],
    },
    {
      id: 'amendments',
      title: 'When these terms change',
      paragraphs: [
        'A changed version stands here with its date. For a booking the version of the day on which you paid holds. If one sentence of these terms does not hold, the others do.',
      ],
    },
  ],
  changedOn: '2026-11-23',
}
