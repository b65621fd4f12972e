import type { TextPage } from './text-page'

export const PRIVACY: TextPage = {
  path: '/privacy-policy',
  name: 'Privacy policy',
  title: 'Privacy policy',
  description:
    'What Wayfarer keeps about you, why, for how long and who sees it; which cookies there are; and where to press to take or delete it all.',
  lead: 'Wayfarer keeps what it needs to plan and book your trips, and shows you all of it. Nothing is measured without your yes, nothing is sold, there is no advertising, and conversations train no model here. You can download everything and delete everything yourself, on one page, without asking anybody.',
  sections: [
    {
      id: 'responsible',
      title: 'Who is responsible',
      paragraphs: [
        'The operator of this installation is responsible for your data. Wayfarer is software that anybody may run; whoever runs it for others adds a legal name, an address and a person to write to. The data lies in the operator’s own database, on the server that serves these pages or on one that it has chosen.',
      ],
      ways: [{ href: '/contact-us', label: 'Contact' }],
    },
    {
      id: 'kept',
      title: 'What is kept, and why',
      paragraphs: ['Everything here is kept because a part of the product needs it, and for no other use.'],
      points: [
        'Your account: name, email address, password as a hash that cannot be turned back, preferences. If you sign in with Google, also the number and the picture by which Google knows you. A guest has none of these.',
        'Conversations: what you and the assistant wrote, the searches with their results, the trip and every change of it, with your browser’s time zone, so that a thread can be left and gone on with.',
        'Passengers and the payer: names, dates of birth, contact and address as the airline and the bank ask for them; passports and needed assistance, encrypted. They are stored while you fill in the form, so that nothing typed is lost.',
        'Saved passengers and saved cards, if you choose to save them. Of a card that is the payment service’s token, the brand, the expiry month and the last four digits.',
        'Orders and payments: what was booked, when, for how much, each step with its outcome, references and ticket numbers.',
        'Mails that were written to you: confirmations, cancellations, links for a new password.',
        'Sign-ins: the kind of device in words such as “Chrome on Windows”, when it began and when it was last used. Your network address is not kept with them.',
        'Counts: how often something was done in the last minutes, by account or by network address, so that nobody can guess passwords or crowd others out; and how many words a paid language model has used for you on a day.',
        'Letters: what you write by the contact form, with the name and address you give, and addresses left for the membership list. They belong to no account, as anybody can type any address.',
      ],
    },
    {
      id: 'not-kept',
      title: 'What never gets here',
      paragraphs: [
        'Card numbers, expiry dates as typed and security codes stay in the card form; the server refuses any field or message that holds a card number. There are no third-party scripts for advertising or statistics on any page, and fonts and pictures come from this server.',
      ],
    },
    {
      id: 'measuring',
      title: 'Measuring visits, and where you are',
      paragraphs: [
        'As it comes, Wayfarer measures nothing. If the operator has connected a service for statistics, public pages ask you first, and No is as easy to press as Yes. Only after a yes they tell it which public pages you see, that you pressed “Plan this trip” or wrote a first sentence (never what), your kind of device, browser and system, your language, country and city, and when, under a number made by chance that ends with the tab. Your account, trips, messages and network address are never part of it.',
        'If the operator has connected a service that tells the city of a network address, it is asked without the last part of yours, to propose where you might leave from and which currency you use. The answer stays in your tab. Whoever has pressed No is not asked about there either.',
      ],
    },
    {
      id: 'model',
      title: 'What the language model reads',
      paragraphs: [
        'As it comes, Wayfarer’s assistant is embedded: it runs on the server itself, and your words go nowhere else. If the operator has connected a model of another company, that company gets your messages of the thread, flights found, and a summary of the trip: route, days, number and ages of travellers, prices, and the booking reference.',
        'It does not get passenger names, dates of birth, passports, contact or billing data, nor anything about cards: those are entered in forms that the model cannot see. What you write into the conversation yourself goes as you wrote it, so keep such things in the forms. The service is asked not to store what it gets, where its interface has a setting for that.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees what',
      paragraphs: [
        'By default nobody: flights, bank and mail are simulated inside the same installation. Each of the following comes in only if the operator has connected it.',
      ],
      points: [
        'A flight supplier and the airline: for a search the places, days, cabin and number and ages of travellers; for a booking the passengers’ details that the airline asks for, with a contact.',
        'A payment service: your card, straight from its own form in your browser, with the payer’s name and address and the amount.',
        'A mail server: the address and text of mails to you.',
        'Google, if you sign in with it: that you use this site. It tells us your name, email address and picture.',
        'Services for statistics and for the city of an address: what the part on measuring says.',
        'A directory of accounts, where the operator keeps accounts elsewhere: your email address and password when you sign in.',
        'People who run or look after this installation can reach its database, as far as their work needs it; passports in it are encrypted. They may open recordings, which hold no personal data.',
      ],
    },
    {
      id: 'shared',
      title: 'Links and recordings',
      paragraphs: [
        'A thread is shared only if you make a link. It shows the thread as it stood then: what was said and flights with their prices. Names that are known, addresses, phone, card and passport numbers are replaced, passengers and payment are left out. Names that you wrote of other people stay. The link keeps for itself the names that were known when it was made, so that they stay hidden later on. It cannot be guessed, search engines are told to leave it alone, and you can revoke it in the same dialog.',
        'A thread is recorded for checking quality only if you switch “Record this trip” on in its menu, or if the operator records all threads. Before anything is kept, people, addresses, passports and cards are replaced by invented ones. The recording goes when the thread is deleted.',
      ],
    },
    {
      id: 'how-long',
      title: 'For how long',
      paragraphs: ['What is yours to keep stays until you delete it. Nothing runs out behind your back but what is listed here.'],
      points: [
        'A deleted thread: ten minutes, so that it can be restored; then all that was said, searched, shared and recorded in it is removed. If something was booked there, the order stays among your bookings.',
        'Saved passengers and saved cards: until you delete them. Letters: 365 days. Addresses left for the membership list: until you ask us to remove them, as whoever left one waits to be told.',
        'Passports: 30 days after the last flight of a trip has landed; for a trip not booked, 30 days after the last change of its thread. A half-filled form, which may hold passports, too: 30 days after the last typed letter. A message that you typed and did not send: 30 days, encrypted, after you left it.',
        'Searches with all they found: 90 days; what a conversation shows of them stays with it. Mails: 400 days after they were sent.',
        'A sign-in: 30 days after its last renewal it ends by itself; its entry is removed 30 days after its end. A guest who left nothing: 30 days after the last visit.',
        'A link to a conversation: until its thread is deleted, or 30 days after you revoke it. With it go the names that were known when it was made, which it keeps so that they stay hidden.',
        'A link for a new password: half an hour. It is removed a day later, as other one-time codes are. A repeated press: its answer is kept for a day. The note that an answer is being written: a day, if nobody ends it.',
        'A price that you were asked to confirm and did not pay: 30 days after it ran out. A message of the payment service: 30 days after it was worked on. A message of the simulated bank: 30 days after it was brought.',
        'Counts by account or network address: no longer than they count, which is an hour at most. How much a paid language model was used for you: 60 days.',
        'Lowest prices seen on a route: 400 days, and without anything about who searched.',
      ],
    },
    {
      id: 'deleting',
      title: 'When you delete your account',
      paragraphs: [
        'Gone at once are your name and address, password, conversations, searches, half-filled forms, unsent messages, passengers, cards (at the payment service, too), mails, shared links, recordings, preferences and every sign-in. This browser’s storage is emptied as well.',
        'What was booked and paid stays, because the law asks for books: when, for how much, with its references, but without names, contacts, passports and cards. Wayfarer sets no end for them; how long they are kept is for the operator’s law to say. The simulated bank and airline keep books of their own, as real ones do: no names, and test cards by their last four digits. Deleting waits while an airline or a bank still has to answer, or money is owed, and you are told so. Copies for emergencies, where the operator makes them, go when their time is over.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what your browser keeps',
      paragraphs: [
        'No cookie comes from another company, and none follows you elsewhere. As long as you only read these pages and press nothing, you get none. The others are needed for what you do.',
      ],
      points: [
        'next-auth.session-token: who you are, for up to thirty days. Scripts cannot read it.',
        'next-auth.csrf-token and next-auth.callback-url: that a sign-in form is ours, and where to go afterwards, until the browser is closed. Signing in with Google sets a few more for some minutes.',
        'wayfarer.known-device: for a year, that a password was once right in this browser, so that others who guess cannot lock you out.',
        'theme: light or dark, for a year, once you have chosen.',
        'wayfarer.consent: what you answered if you were asked about measuring; a yes for a year, a no for half of one.',
        'In the browser’s own storage: the city to propose and the number of a measured visit, until the tab is closed; unsent drafts and messages, whether panels are folded, a chosen stay, and whose browser it is. Signing out empties it.',
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      paragraphs: [
        'Passports and needed assistance are encrypted in the database and shown masked. Passwords are kept as hashes. Every page and every answer asks whose it is, and what belongs to somebody else looks the same as what does not exist. Reports of faults name what failed, without the text you wrote. Over HTTPS cookies are bound to this very host.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights, and where to press',
      paragraphs: [
        'You may see, correct, take along and delete what is kept about you, object to its use, and take back what you agreed to. Most of it needs no letter. If you think that something is wrong, you may also complain to the data protection authority of your country.',
      ],
      points: [
        'See and take along: Account, Your data, as a page to read or as a file for programs.',
        'Correct: Account, Profile and Saved passengers. Names in a booked ticket are for the airline to correct.',
        'Delete: a thread in its menu, a passenger or card in its list, everything under Account, Your data.',
        'Take back: revoke a link in the share dialog, switch a recording off in the thread’s menu, sign out a device under Account, and change a yes to measuring under Privacy choices at the foot of public pages, where measuring is possible.',
      ],
      ways: [
        { href: '/account#your-data', label: 'Your data' },
        { href: '/account#saved-passengers', label: 'Saved passengers' },
        { href: '/account#signed-in', label: 'Where you’re signed in' },
      ],
    },
    {
      id: 'amendments',
      title: 'When this page changes',
      paragraphs: [
        'A changed version stands here with its date. What you agreed to holds for what was said here when you agreed; for anything more you are asked again.',
      ],
    },
  ],
  changedOn: '2026-11-27',
}
