import type { Topic } from '../../../router/topics'
import type { GuideAnswer } from './guide-answer'

/** Disruptions: who owes what, under which law. Regulation 261/2004, UK 261, 14 CFR 250 to 260, APPR, DGCA CAR 3-M, Montreal Convention. */
export const RIGHTS = {
  disruption: {
    say: 'It depends on where you flew and how late you arrived. From the EU, or to it with an EU airline, 3 hours or more late is worth €250 up to 1,500 km, €400 up to 3,500 km and €600 beyond; from the UK it’s £220, £350 and £520. Bad weather and air traffic control count as extraordinary and pay nothing; a technical fault usually pays. If it’s cancelled, you choose a refund or another flight. Claim in writing from the airline that flew, with your boarding pass.',
    more: 'Ask the airline’s own claim form first and keep receipts for meals, taxis and hotels. If it refuses, go to the national enforcement body or the dispute service it names; in England you have 6 years to claim, in Germany 3. Tell me the route and the delay, and I’ll say which rule fits.',
    details: [
      [
        'bad-weather',
        'No cash, I’m afraid: storms, fog, snow and air traffic control count as extraordinary. The airline still owes you a choice between your money back and another flight. In the EU and UK it owes meals too, and a hotel if you wait overnight, whatever the cause; in the US that’s up to the airline’s own promise. If it leaves you to sort things out yourself, keep the receipts and claim reasonable costs.',
      ],
      [
        'technical',
        'Probably yes: a technical fault or a missing crew is the airline’s own affair. From the EU, or into it with an EU airline, 3 hours or more late at the end is worth €250 up to 1,500 km, €400 up to 3,500 km and €600 beyond; from the UK it’s £220, £350 and £520. Only hidden manufacturing faults and sabotage count as extraordinary. Claim in writing from the airline that flew, with your booking reference.',
      ],
      [
        'delay booked elsewhere',
        'Yes: after a change that large you needn’t accept the new time. In the EU and UK you may refuse and take a refund or another flight, with compensation if you were told less than 14 days ahead; in the US a change of 3 hours on a domestic or 6 hours on an international flight gives you your money back. Ask the travel site that sold the ticket for the refund, in writing, and don’t tap “accept” before that.',
      ],
      [
        'law-eu',
        'EU 261 covers flights that leave the EU, and flights into it with an EU airline. For 3 hours or more late at the end, or a cancellation less than 14 days ahead, it pays €250 up to 1,500 km, €400 up to 3,500 km and within the EU, and €600 beyond (€300 when you’re 3 to 4 hours late). From 5 hours you may drop the trip and get the ticket price back. A reform was agreed in 2026; until it applies, these amounts hold.',
      ],
      [
        'law-uk',
        'UK 261 covers flights that leave the UK, and flights into it with a UK or EU airline. For 3 hours or more late it pays £220 up to 1,500 km, £350 up to 3,500 km and £520 beyond (£260 when you’re 3 to 4 hours late), unless the cause was extraordinary. Claim from the airline that flew; you have 6 years in England and Wales.',
      ],
      [
        'law-us',
        'In the US no law pays compensation for a delay. If the airline cancels, or moves the flight by 3 hours or more on a domestic and 6 hours or more on an international trip, and you don’t travel, it must refund you by itself: within 7 business days to a card. Meals and hotels are what the airline has promised on its customer service page.',
      ],
      [
        'law-canada',
        'In Canada large airlines owe CAD 400, 700 or 1,000 when you arrive 3, 6 or 9 hours late for a reason within their control that isn’t safety; small ones owe 125, 250 or 500. Claim in writing within a year; the airline has 30 days to answer. Food and a hotel are due from 2 hours, outside-control cases excepted.',
      ],
      [
        'law-india',
        'In India a cancellation told less than two weeks ahead is worth ₹5,000, ₹7,500 or ₹10,000 by flight time (up to 1 hour, up to 2, longer), or the basic fare plus fuel charge if that is less. For delays there are meals, and a hotel for more than 24 hours; from 6 hours you may ask for another flight or a refund. Bad weather and air traffic control free the airline.',
      ],
      [
        'cancelled',
        'If the airline itself cancels, it owes you another flight or your money back, whatever your fare says. Meals and a hotel are due while you wait in the EU, the UK and Canada. Told less than 14 days ahead, you can also claim €250 to €600 in the EU or £220 to £520 in the UK, unless the cause was extraordinary. Fares’ rules count only when you change your own mind.',
      ],
      [
        'strike',
        'A strike of the airline’s own crew does count for compensation in the EU and UK; one of air traffic control or the airport doesn’t. Either way you choose between a refund and another flight, and you get meals and a hotel while you wait.',
      ],
    ],
  },
  'denied-boarding': {
    say: 'If you’re bumped against your will from a full flight, you’re owed compensation at once, plus another flight or your money back. EU: €250, €400 or €600 by distance; UK: £220, £350 or £520; US: 200 % of the one-way fare up to $1,075, or 400 % up to $2,150 for long delays; Canada: CAD 900, 1,800 or 2,400; India: 200 to 400 % of the fare up to ₹20,000. Being too late, or without the right papers, doesn’t count.',
    more: 'Don’t volunteer before you’ve heard the whole offer: a volunteer gets only what was agreed. Ask the desk for the reason in writing. If you were seated in a lower class in the EU or UK, 30, 50 or 75 % of that flight’s price comes back within 7 days.',
    details: [
      [
        'downgraded',
        'If you sat in a lower class than you paid for, the airline must pay back part of that flight’s fare: in the EU and UK 30 % up to 1,500 km, 50 % up to 3,500 km and 75 % beyond, within 7 days. In the US it owes the difference between the two fares. It’s due even if the plane was swapped. Claim it in writing from the airline that flew, with your booking and the boarding pass.',
      ],
      [
        'turned-away',
        'I’m sorry. Ask the airline’s desk for the reason in writing: if your papers were right and you were there in time, refusing you is the airline’s doing, and it owes you another flight or your money back, with compensation in the EU, UK, US and Canada. On two separate tickets a connection that’s too short is your own risk, and whoever sold them as one trip must help you. Being too late, or without the right papers, doesn’t count.',
      ],
    ],
  },
  'missed-connection': {
    say: 'It depends on whether both flights are on one ticket. On one booking, the airline that made you late must put you on the next flight to your final destination at no cost, with meals and a hotel if you wait overnight; your bags follow. On two separate tickets nobody owes you the second flight: it’s lost, and a new ticket is yours to pay, unless insurance covers it. Go to the airline’s desk or app at once and keep your boarding passes.',
    more: 'If you arrive 3 hours or more late at the final destination on one ticket, EU and UK rules can bring compensation too. If you simply came too late yourself, ring the airline before departure: many rebook you on the next flight for a fee, and a no-show loses the return as well. I can look for flights that still go today.',
    details: [
      [
        'separate-tickets',
        'No: on separate tickets nobody is obliged to carry you on. If the first flight is late, the second ticket is simply lost and you buy a new one, unless your insurance covers missed connections. One ticket for the whole way is safest; otherwise leave 4 hours or more, or a night between.',
      ],
    ],
  },
  'lost-luggage': {
    say: 'Report it at the airline’s baggage desk before you leave the airport, and keep the reference (PIR) and your bag tag. The airline traces the bag and brings it to you; until then it pays for essentials such as a toothbrush and clothes, so keep the receipts. Write to it about damage within 7 days and about a late bag within 21; after 21 days the bag counts as lost. The Montreal Convention limits the payment to 1,519 special drawing rights, about €1,800.',
    more: 'With several airlines on one ticket, the last one handles the claim. Something left on board or at security goes to the airline’s or the airport’s lost property, which have separate forms. Travel insurance often pays what the airline doesn’t, with the same papers.',
    details: [
      [
        'damaged',
        'Show the damage at the airline’s baggage desk before you leave, and get a report (PIR). Otherwise write to the airline within 7 days with photos and the bag tag; it repairs or pays the present value, up to 1,519 special drawing rights, about €1,800. Scratches and worn wheels usually don’t count.',
      ],
    ],
  },
  'booking-refund': {
    say: 'What comes back depends on who cancels. If the airline cancels, you get all of it: within 7 days in the EU and UK, within 7 business days to a card in the US. If you cancel, your fare’s rules decide, and even a non-refundable ticket often gives back airport taxes. For a booking made here, its page under Your bookings shows your refund before you confirm anything.',
    more: 'A voucher is your choice, not your duty, when the airline cancelled. Card refunds mostly arrive within 5 to 10 days after they’re sent. Illness or a death in the family is for your travel insurance; some airlines make an exception if you send a certificate.',
    details: [
      [
        'fall-ill',
        'If you fall ill, your fare’s rules decide: a flexible fare pays back, a non-refundable one usually only the airport taxes. Travel insurance with cancellation cover pays the rest if a doctor certifies that you couldn’t travel, so see one before you cancel. Ask the airline as well: some waive a fee or give a voucher for a serious illness, with a certificate.',
      ],
      [
        'day-after',
        'In the US, yes: an airline must let you cancel free within 24 hours of booking, or hold the fare for 24 hours instead, if the flight leaves in 7 days or more. It covers tickets bought from the airline itself; a travel site may have its own rule. In Europe there’s no such right for flights, so only your fare’s rules help.',
      ],
      [
        'elsewhere',
        'Ask whoever sold the ticket: the agency holds the booking and must pass the airline’s refund on. If it doesn’t answer within two weeks, write to the airline as well, and then dispute the charge with your card’s bank, with the cancellation notice as evidence.',
      ],
    ],
  },
} satisfies Partial<Record<Topic, GuideAnswer>>
