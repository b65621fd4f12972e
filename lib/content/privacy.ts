import type { TextPage } from './text-page'

export const PRIVACY: TextPage = {
  path: '/privacy-policy',
  name: 'Privacy policy',
  title: 'Privacy policy',
  description:
    'What Wayfarer keeps about you, why, for how long and who sees it; which cookies there are; and where to download or delete it all.',
  lead: 'Wayfarer keeps what it needs to plan and book your trips, and shows you all of it. We measure nothing unless you say yes, we sell nothing, there are no ads, and your messages train no AI here. You can download everything and delete everything yourself, on one page, without asking anyone.',
  sections: [
    {
      id: 'responsible',
      title: 'Who is responsible',
      paragraphs: [
        'The operator of this installation is responsible for your data. Wayfarer is software that anyone can run; whoever runs it for others adds a legal name, an address and a person to write to. Your data is in the operator’s own database, on the server behind these pages or on one the operator has chosen.',
      ],
      ways: [{ href: '/contact-us', label: 'Contact' }],
    },
    {
      id: 'kept',
      title: 'What we keep, and why',
      paragraphs: ['We keep everything here because a part of the product needs it, and use it for nothing else.'],
      points: [
        'Your account: name, email address, password as a hash that can’t be turned back, and preferences. If you sign in with Google, also the number and the picture by which Google knows you. A guest has none of these.',
        'Trips: what you and the concierge wrote, your searches with their results, the trip and every change of it, and your browser’s time zone, so that you can leave a trip and carry on later.',
        'Passengers and the person who pays: names, dates of birth, contact details and address as the airline and the bank need them; passports and special assistance, encrypted. We store them while you fill in the form, so that you don’t lose what you typed.',
        'Saved passengers and saved cards, if you choose to save them. For a card that’s the payment service’s token, the brand, the expiry month and the last four digits.',
        'Bookings and payments: what you booked, when, for how much, each step and how it ended, references and ticket numbers.',
        'Emails we wrote to you: confirmations, cancellations, links for a new password.',
        'Sign-ins: the kind of device in words such as “Chrome on Windows”, when you signed in and when it was last used. We don’t keep your network address with them.',
        'Counts: how often something was done in the last minutes, by account or by network address, so that nobody can guess passwords or crowd others out; and how many words a paid AI service has used for you on a day.',
        'Messages from the contact form, with the name and address you gave, and email addresses left for the news list. They belong to no account, because anyone can type any address.',
      ],
    },
    {
      id: 'not-kept',
      title: 'What never gets here',
      paragraphs: [
        'Card numbers, expiry dates as you type them and security codes stay in the card form. The server refuses any field or message with a card number in it. No page has scripts from other companies for ads or statistics. Fonts and pictures come from this server, except streets on a map if you ask for them.',
      ],
    },
    {
      id: 'measuring',
      title: 'Measuring visits, and where you are',
      paragraphs: [
        'As installed, Wayfarer measures nothing. If the operator has connected a statistics service, public pages ask you first, and saying no is as easy as saying yes. Only after a yes do they tell it which public pages you see, that you chose “Plan this trip” or wrote a first sentence (never what), your kind of device, browser and system, your language, country and city, and when, under a random number that ends with the tab. Your account, trips, messages and network address are never part of it.',
        'If the operator has connected a service that finds the city of a network address, we ask it without the last part of yours, to suggest where you might leave from and which currency you use. The answer stays in your tab. If you’ve said no to measuring, we don’t ask about that either.',
      ],
    },
    {
      id: 'model',
      title: 'What the AI reads',
      paragraphs: [
        'As installed, Wayfarer’s concierge is built in: it runs on the server itself, and your words go nowhere else. If the operator has connected another company’s AI service, that company gets your messages in the trip, the flights we found, and a summary of the trip: route, days, number and ages of travellers, prices, and the booking reference.',
        'It doesn’t get passengers’ names, dates of birth, passports, contact or billing details, or anything about cards. You enter those in forms that the AI can’t see. What you write in the chat goes to it as you wrote it, so keep such things in the forms. We ask the service not to store what it gets, where it has a setting for that.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees what',
      paragraphs: [
        'As installed, nobody: flights, bank and email are simulated inside the same installation. Each of these comes in only if the operator has connected it.',
      ],
      points: [
        'A flight supplier and the airline: for a search the places, days, cabin and number and ages of travellers; for a booking the passengers’ details that the airline needs, with a contact.',
        'A payment service: your card, straight from its own form in your browser, with the payer’s name and address and the amount.',
        'An email server: your address and the text of our emails to you.',
        'Google, if you sign in with it: that you use this site. It tells us your name, email address and picture.',
        'Services for statistics and for the city of an address: what the part on measuring says.',
        'A map service, if you choose “Streets” on a map: which part of the map you look at, and your network address.',
        'A directory of accounts, if the operator keeps accounts elsewhere: your email address and password when you sign in.',
        'The maker of your browser, if you speak your message: it turns the sound into text, and Wayfarer gets only the words you send. Answers are read aloud by your device where it has a voice for them, else by a voice of your browser’s maker.',
        'People who run or look after this installation can reach its database, as far as their work needs it; passports in it are encrypted. They may open recordings, which hold no personal data.',
      ],
    },
    {
      id: 'shared',
      title: 'Links and recordings',
      paragraphs: [
        'We share a trip only if you make a link. The link shows the trip as it was then: what was said, and flights with their prices. We replace names we know, addresses, phone, card and passport numbers, and leave out passengers and payment. Other people’s names that you wrote stay. The link keeps the names we knew when you made it, so that they stay hidden later. Nobody can guess it, we ask search engines to leave it alone, and you can revoke it in the same dialog.',
        'We record a trip for quality checks only if you switch on “Record this trip” in its menu, or if the operator records all trips. Before anything is saved, we replace people, addresses, passports and cards with invented ones. The recording goes when you delete the trip.',
      ],
    },
    {
      id: 'how-long',
      title: 'For how long',
      paragraphs: ['We keep what’s yours until you delete it. Only what’s listed here is deleted sooner.'],
      points: [
        'A deleted trip: ten minutes, so that you can get it back; then we remove all that was said, searched, shared and recorded in it. If you booked it, it stays among your bookings.',
        'Saved passengers and saved cards: until you delete them. Messages from the contact form: 365 days. Email addresses left for the news list: until you ask us to remove them.',
        'Passports: 30 days after the last flight of a trip has landed; for a trip not booked, 30 days after its last change. A half-filled form, which may hold passports too: 30 days after you last typed in it. A message you typed but didn’t send: 30 days, encrypted, after you left it.',
        'Searches with all they found: 90 days; what a trip shows of them stays with it. Emails: 400 days after they were sent.',
        'A sign-in: 30 days after its last renewal it ends by itself; its entry is removed 30 days after its end. A guest who left nothing: 30 days after the last visit.',
        'A link to a trip: until you delete the trip, or 30 days after you revoke the link. With it go the names we knew when you made it, which it keeps so that they stay hidden.',
        'A link for a new password: half an hour. It is removed a day later, like other one-time codes. A repeated tap: its answer is kept for a day. The note that an answer is being written: a day, if nothing ends it sooner.',
        'A price you were asked to confirm and didn’t pay: 30 days after it expired. A message of the payment service: 30 days after we handled it. A message of the simulated bank: 30 days after we got it.',
        'Counts by account or network address: no longer than they count, which is an hour at most. How much a paid AI service was used for you: 60 days.',
        'Lowest prices seen on a route: 400 days, and without anything about who searched.',
      ],
    },
    {
      id: 'deleting',
      title: 'When you delete your account',
      paragraphs: [
        'We delete straight away your name and address, password, trips, searches, half-filled forms, unsent messages, passengers, cards (at the payment service, too), emails, shared links, recordings, preferences and every sign-in. We empty this browser’s storage as well.',
        'What you booked and paid stays, because the law requires records: when, for how much, with its references, but without names, contact details, passports or cards. Wayfarer sets no end for them; the operator’s law says how long. The simulated bank and airline keep records of their own, as real ones do: no names, and test cards by their last four digits. If an airline or a bank still has to answer, or money is owed, deleting has to wait, and we tell you so. Backups, if the operator makes them, go when their time is over.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what your browser keeps',
      paragraphs: [
        'No cookie comes from another company, and none follows you elsewhere. If you only read these pages and choose nothing, you get none. The others are needed for what you do.',
      ],
      points: [
        'next-auth.session-token: who you are, for up to thirty days. Scripts can’t read it.',
        'next-auth.csrf-token and next-auth.callback-url: that a sign-in form is ours, and where to go afterwards, until you close the browser. Signing in with Google sets a few more for some minutes.',
        'wayfarer.known-device: for a year, that a password was once right in this browser, so that others who guess can’t lock you out.',
        'theme: light or dark, for a year, once you’ve chosen.',
        'wayfarer.consent: what you answered if we asked about measuring; a yes for a year, a no for half a year.',
        'In the browser’s own storage: the city to suggest and the number of a measured visit, until you close the tab; unsent drafts and messages, whether panels are hidden, a chosen stay, and whose browser it is. Signing out empties it.',
      ],
    },
    {
      id: 'safety',
      title: 'How we protect it',
      paragraphs: [
        'Passports and special assistance are encrypted in the database, and we only show their last characters. Passwords are kept as hashes. Every page and every answer checks whose it is, and what belongs to someone else looks the same as what doesn’t exist. Error reports say what failed, without the text you wrote. Over HTTPS, cookies are bound to this very host.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights, and where to use them',
      paragraphs: [
        'You may see, correct, download and delete what we keep about you, object to its use, and withdraw what you agreed to. For most of it you don’t have to write to us. If you think something is wrong, you may also complain to the data protection authority of your country.',
      ],
      points: [
        'See and download: Account, Your data, as a page to read or as a file for programs.',
        'Correct: Account, Profile and Saved passengers. For names in a booking, ask the airline.',
        'Delete: a trip in its menu, a passenger or card in its list, everything under Account, Your data.',
        'Withdraw: revoke a link in the share dialog, switch a recording off in the trip’s menu, sign out a device under Account, and change a yes to measuring under Privacy choices at the bottom of public pages, where measuring is possible.',
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
        'When we change this page, the new version is here with its date. What you agreed to covers what this page said when you agreed; for anything more we’ll ask you again.',
      ],
    },
  ],
  changedOn: '2026-11-30',
}
