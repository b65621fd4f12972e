import type { Topic } from '../../../router/topics'
import type { GuideAnswer } from './guide-answer'

/** Passports, visas, names, and the way to the gate. */
export const PAPERS = {
  visa: {
    say: 'That depends on your passport and the country; its embassy or official immigration page has the last word, as the rules change. In short: the US needs an ESTA ($40) even to change planes, the UK an ETA, Canada an eTA (CAD 7), Australia an ETA, for passports that need no visa. The Schengen area lets visa-free visitors stay 90 days in any 180; its ETIAS permit (€20) is being introduced, so check whether it applies on your date. The airline checks before boarding, and no papers means no flight.',
    more: 'Apply on the official site only: copies charge several times the fee. ESTA and ETA mostly come within hours, but ask 72 hours ahead; a visa can take weeks. If you tell me which country you can’t pass through, I’ll search around it.',
    details: [
      [
        'onward',
        'They might: airlines often ask for proof of a flight out when you arrive on a one-way ticket, because immigration can refuse you without it. It’s a rule or a habit in Indonesia, Thailand, the Philippines, New Zealand, Costa Rica, the US and the UK for visitors without a visa. A refundable ticket or any dated ticket out of the country will do; the embassy’s page says what counts.',
      ],
      [
        'connect visa',
        'Changing planes can need a permit of its own. The US has no transit area: you need an ESTA or a visa even for an hour. Canada needs an eTA, the UK an ETA or visa if you pass border control, China allows many passports up to 240 hours without a visa. I can leave out places you may not pass through.',
      ],
    ],
  },
  passport: {
    say: 'Everyone needs a passport of their own to fly abroad, babies too. Britain to Europe’s Schengen area: issued less than 10 years before you enter and valid for 3 months after you leave. Many countries in Asia, Africa and the Gulf want 6 months left on arrival, Vietnam, Thailand, Indonesia and the Emirates among them; check the official entry page. EU citizens may use an ID card within the EU, and US domestic flights need a REAL ID or a passport.',
    more: 'You can book here without a passport number; the form asks for it only where the airline needs it. A lost or stolen passport: report it to the police and ask your embassy for an emergency document, and then tell the airline the new number. With two passports, give the airline the one that lets you in at your destination.',
    details: [
      [
        'two-passports',
        'Give the airline the passport that lets you into your destination, and take both along. Most countries want their own citizens to arrive and leave on their own passport: the US, Canada, Australia, Britain and EU countries such as Poland among them, and Canada expects it at check-in already. So each way can need the other passport; you can change it with the airline before check-in. Both should carry the same name as the ticket.',
      ],
      [
        'wallet lost',
        'I’m sorry, that’s a nasty thing to happen. Block your cards at once in your bank’s app or by phone, and report the theft to the police: your insurance wants the report, and within one country or the Schengen area some airlines accept it with a copy of your ID. If your passport is gone too, your embassy or consulate issues an emergency document. Friends can send cash within minutes by Western Union or MoneyGram.',
      ],
      [
        'passport valid',
        'How long your passport must be valid depends on where you’re going. Six months on arrival: Thailand, Vietnam, Indonesia, India, China, Egypt, Qatar and the Emirates. Turkey: 150 days. The Schengen area: 3 months after you leave, and issued less than 10 years before you enter. The US, Canada, Japan, Australia and the UK mostly ask only that it’s valid for your stay. The official entry page of the country has the last word, and the airline checks at the desk.',
      ],
      [
        'infant passport',
        'Yes: every traveller needs a passport of their own for trips abroad, babies and children too. Within the EU a child’s identity card is enough for EU citizens. A baby’s passport can take several weeks, so apply early.',
      ],
      [
        'passport lost',
        'Report it to the police, then ask your embassy or consulate for an emergency travel document. Tell the airline the new number before check-in. Some countries don’t accept emergency papers for entry or transit, so check first.',
      ],
    ],
  },
  names: {
    say: 'The name must match the passport: all given names and the surname, no nickname. A typing error of up to three letters, swapped names or a married name is corrected by the airline, often free; another person can’t take over the ticket, except for a fee at some low-cost airlines. Before you pay you can change every name here in the passenger form. After that only the airline can correct a name, with your booking reference.',
    more: 'Middle names may be left out with most airlines, but not for flights to the US, where they should match. Accents become plain letters (Müller, Mueller) and hyphens may vanish. Within 24 hours it’s often cheapest to cancel and book again, if the fare allows it.',
    details: [
      [
        'married',
        'Book in the name of the passport you’ll have in your hand on the day. If you marry before the trip and keep your old passport, use the old name; if the new passport comes in time, the new one. If the ticket is bought already, most airlines put a married name right for little or nothing, with the certificate. Take the certificate along on the honeymoon.',
      ],
    ],
  },
  'boarding-pass': {
    say: 'The boarding pass comes from the airline after check-in: in its app, by email, or printed at the airport. For a booking made here, check in on the airline’s site with the booking reference and your last name. Some low-cost airlines accept only their app or charge for printing, and a few airports, mostly in North Africa and Turkey, still want paper.',
    more: 'One pass for each flight and person; a screenshot usually works. SSSS on a pass means an extra security check, nothing worse. If the app refuses, the desk prints it: go early.',
  },
  'check-in': {
    say: 'Online check-in opens 24 to 48 hours before departure with most airlines, with easyJet and others up to 30 days, and it’s free. It closes 1 to 2 hours before; the desk closes 40 to 60 minutes before. At the airport it can cost: Ryanair takes £55 a person. You check in with the airline, using the booking reference from your booking’s page and your last name.',
    more: 'Passengers with infants, pets or a visa check may have to go to the desk. On one ticket you check in for all flights at once; on two tickets, twice. Your bag goes to the bag drop, which opens 2 to 3 hours before the flight.',
  },
  'airport-time': {
    say: 'Be there 2 hours before a short flight and 3 hours before a long one; with hand luggage only and an online boarding pass, 90 minutes is usually enough. Bag drop closes 40 to 60 minutes before departure, and the gate closes 15 to 30 minutes before. Add half an hour on holiday mornings, with children, or when you return a rental car.',
    more: 'The terminal stands on your boarding pass and the airport’s boards; check it on the day, as it can change. If you’re late, go straight to the front of the bag drop and tell staff the departure time.',
  },
} satisfies Partial<Record<Topic, GuideAnswer>>
