import type { Topic } from '../../../router/topics'
import type { GuideAnswer } from './guide-answer'

const BAGS_GO_THROUGH =
  'On one ticket your bag is tagged to the final destination, even with two airlines that work together; ask at check-in and read the tag. Entering the US, Canada, China or India you usually collect it, pass customs and hand it in again. On two tickets you always collect it and check in anew.'

/** Connections, fares and what can be done with a ticket. */
export const TICKETS = {
  connection: {
    say: 'On one ticket the airline sells only connections its airport allows, mostly 45 to 90 minutes, and if you miss one it rebooks you on the next flight. I’d still leave 90 minutes within Europe, 2 hours where you pass border control, and 3 when you enter the US, where you collect and re-check your bag. On one ticket your bag goes through to the end; on two tickets you fetch it, check in again and carry the risk.',
    more: 'Less than an hour is tight when you change from a non-Schengen to a Schengen flight, because of passport control; sit near the front and take hand luggage. If both flights are in one terminal, 45 minutes can do. Say “at least 2 hours between flights” and I’ll keep to it.',
    details: [
      ['through-bag', BAGS_GO_THROUGH],
      [
        'separate-tickets',
        'On separate tickets nobody must carry you on: if the first flight is late, the second is lost and the risk is yours. Leave 4 hours or a night between, take hand luggage, or let me look for the whole way on one ticket.',
      ],
      [
        'connect minutes',
        'It’s allowed but tight: airports set a minimum of about 30 to 60 minutes, and you may still pass passport control and walk far. On one ticket the airline must put you on the next flight at no cost if you miss it, so the risk is lost time, not money. Sit near the front and keep your bag with you; if you’d rather have longer, say how much.',
      ],
      ['bag connect', BAGS_GO_THROUGH],
    ],
  },
  layover: {
    say: 'You may leave the airport if you’re allowed into the country; leave your case at left luggage, about €5 to €15, and be back 2 hours before. If the schedule itself has the night in it, the hotel is yours to pay, except where the airline has an offer: Turkish Airlines, Emirates and Qatar Airways have one for long layovers. I can leave out overnight layovers, or look for a stop of some days on the way.',
    more: 'Singapore, Doha, Istanbul and Munich are good to wait in, with rest zones or cabins; many smaller airports close at night. Icelandair and TAP let you stop over for some days at no higher fare. With less than 5 hours, town is seldom worth it.',
    details: [
      [
        'bag-storage',
        'Most large airports and main stations have a left-luggage office or lockers, about €5 to €15 a piece and day; not every airport has, so look on its own website for the place, the hours and the price. I can’t book it here. Your hotel nearly always keeps your bags before check-in and after check-out, mostly free.',
      ],
    ],
  },
  'booked-ticket': {
    say: 'A booking made here can be cancelled on its page under Your bookings, which shows your refund first. Dates, times and names are changed by the airline, with your booking reference; the fare decides the fee, and the difference in price is added. A trip that isn’t paid for yet I can change in any way you like.',
    more: 'Often it’s cheaper to cancel and book again than to change, so compare both. A missed first flight usually cancels the rest, so tell the airline before departure. Change one person’s flights by asking the airline to split the booking.',
  },
  'held-price': {
    say: 'I can’t hold a price or a seat, or watch it for you: it’s sure only once you’ve paid. Your trip stays here with everything you chose, and I check the price again when you come back. If it has moved, you see the old and the new one before you decide. Some airlines hold a fare for 24 to 72 hours on their own site, for a small fee.',
    more: 'Each price is good for the time shown with it. If you need to ask somebody first, share the trip with a link from its menu. For an alert, Google Flights or Skyscanner will email you.',
    details: [
      [
        'after-booking',
        'A ticket that’s booked keeps its price: when the fare falls later, airlines don’t pay back the difference, except a few, mostly in the US, that give a credit. Cancelling and buying again pays only if your fare can be refunded, or within 24 hours under the US rule. Your booking’s page shows the refund before you decide.',
      ],
    ],
  },
  'when-to-book': {
    say: 'Nobody can foresee one fare, but as a rule short flights are cheapest 1 to 3 months ahead and long ones 2 to 6; for summer and Christmas book earlier. Fares mostly rise in the last two to three weeks, and last-minute bargains are rare. Tuesday to Thursday and the low season cost least; which weekday you buy on hardly matters, nor does a private window. “Other days” above the flights shows what each day costs.',
    more: 'If the price fits your budget and your dates are fixed, book; a wait is a bet. Within 24 hours a US airline lets you cancel if you booked a week ahead. January sales, Black Friday and flights in November, late January and February are often the cheapest.',
    details: [
      [
        'after-booking',
        'A ticket that’s booked keeps its price: when the fare falls later, airlines don’t pay back the difference, except a few, mostly in the US, that give a credit. Cancelling and buying again pays only if your fare can be refunded, or within 24 hours under the US rule. Your booking’s page shows the refund before you decide.',
      ],
    ],
  },
  'skipping-flights': {
    say: 'No, not without asking: if you miss a flight of a ticket, the airline usually cancels the rest, the way home too. Tell it before departure; it may keep the return for a fee, or a new ticket is needed. Leaving out the last flight works in practice but breaks the airline’s terms, your checked bag goes on without you, and any change sends you another way. Flights must be used in order.',
    more: 'If a one-way costs more than a return, two one-ways from different airlines can be cheaper; I can look for those. For a start at another airport, let me search from there instead.',
  },
  'booked-elsewhere': {
    say: 'I can’t see or change a booking made elsewhere; whoever sold it holds it. Ask them first, in writing, with the booking reference; the airline itself can help once it has taken over the ticket, mostly from the day of travel or after a schedule change. If you paid for something you didn’t get and nobody answers, dispute the charge with your card’s bank (chargeback), with emails and statements as evidence.',
    more: 'Look on the airline’s site with its own six-letter reference: seats, bags and check-in often work there although an agency sold the ticket. A regulator or consumer body helps if the seller stays silent. New flights I can find for you at any time.',
    details: [
      [
        'payment-failed',
        'Write to the site that took the money, with both charges on your statement, and give it a week. Then ask your card’s bank to dispute the second charge: a chargeback must mostly be asked for within 120 days, with the emails as evidence. Check with the airline that only one ticket exists.',
      ],
    ],
  },
  'fares-explained': {
    say: 'The cheapest fare (light, basic, saver) mostly has hand luggage only, no choice of seat and no refund; standard adds a bag and changes for a fee; flex lets you change or cancel for little or nothing. Premium economy gives more room and food, business a flat bed on long flights. “Operated by” means another airline’s plane and crew under a shared number. Each fare here shows its bags, changes and refund before you choose.',
    more: 'A stop is one change of planes; a layover is the wait there, a stopover a wait of a day or more. Open jaw means home from another city than you flew to. The booking reference (PNR) is six letters and digits; the e-ticket number has 13 digits.',
    details: [
      [
        'codeshare',
        'A codeshare is a flight that one airline sells and another flies. The airline that flies decides about check-in, bags on board and the seat, and it’s the one to claim from after a delay; the card names it as “operated by”. On one booking you’re rebooked as with any other flight.',
      ],
    ],
  },
  'flight-status': {
    say: 'I can’t see live times, delays or gates. The airline’s app and the airport’s page show them, and Flightradar24 shows where the plane is; search by flight number and date. If it’s 3 hours late or cancelled, tell me, and I’ll say what you’re owed.',
    more: 'Look at where your aircraft is coming from: a late inbound flight means a late departure. Gates appear 45 to 90 minutes before departure.',
  },
  emissions: {
    say: 'Where the flight’s data has an estimate, its card shows the CO₂ for each passenger. Roughly, a flight within Europe makes 100 to 200 kg a person each way and London to New York about 500 kg; business class counts two to three times as much. Nonstop flights on newer planes, and a train for short trips, make the least. I don’t sell offsets.',
    more: 'Taking off burns the most, so one flight is better than two. If you offset, choose a certified project (Gold Standard) rather than the cheapest. Sustainable fuel is still only a small part of what airlines burn.',
  },
} satisfies Partial<Record<Topic, GuideAnswer>>
