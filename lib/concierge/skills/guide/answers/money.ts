import type { Topic } from '../../../router/topics'
import type { GuideAnswer } from './guide-answer'

/** Paying, saving and being covered. */
export const MONEY = {
  payment: {
    say: 'You pay by card in the checkout, in full and in the currency shown; instalments, Klarna, PayPal, cash and bank transfer aren’t offered. The total includes taxes and our fee, and there’s no surcharge for the card. Your bank may ask you to confirm in its app. The card is held first and charged only once the airline has booked. The cardholder needn’t travel.',
    more: 'One card pays for the whole booking. If your card is in another currency, your bank converts and may add 1 to 3 %. Some banks let you turn a card payment into instalments afterwards.',
    details: [
      [
        'bankrupt',
        'If an airline fails before you fly, the ticket is mostly worth nothing, and a flight bought alone seldom has a guarantee fund behind it, as a package holiday has. Paid by card, you can ask your card’s bank for the money back (chargeback; in Britain a credit card also covers purchases over £100 by law). Some travel insurance covers the airline’s failure, so look for that.',
      ],
      [
        'protected',
        'Your card is held first and charged only once the airline has booked; if the booking fails, the hold is let go. Card details go only into the checkout, and I never see them. A charge for something you didn’t get you can dispute with your card’s bank (chargeback); in Britain a credit card also covers purchases over £100 by law.',
      ],
    ],
  },
  'payment-problem': {
    say: 'I don’t see cards or payments, but usually a declined card means the bank stopped it: confirm in its app, check the limit, or try another card. A payment that failed leaves only a hold, which your bank lets go within some days, and you’re never charged twice for one order here. The booking’s page under Your bookings says whether it’s booked and paid. A charge you don’t recognise is a matter for your bank at once.',
    more: 'Don’t pay again before you’ve looked at the booking’s page: it shows “held”, “booked” or “not booked”. If your statement still shows two charges after a week, ask your bank to dispute one, with the booking’s receipt.',
  },
  'true-prices': {
    say: 'I make up no price: each comes from the search as its card shows it, and is asked for again before you pay. If it has moved, you see the old and the new price first. You only pay when you tap Pay, and the total there has taxes and our fee in it. Where flights are simulated, every screen says so.',
    more: 'Wayfarer is an agent: the ticket is the airline’s, with a booking reference you can look up on its site. Not every airline is among the sources, so compare if you like; the list names who couldn’t be asked.',
  },
  discount: {
    say: 'I have no discounts or codes; the price you see is what you pay. Some airlines give student, youth, senior, military or resident fares on their own sites, and StudentUniverse has fares for students. Cheapest here are other days and one stop: shall I look at those?',
    more: 'Vouchers of an airline are redeemed with that airline only. Spain, Portugal and France cut fares for residents of their islands. Codes for first orders elsewhere are seldom better than a day earlier or later.',
    details: [
      [
        'grief',
        'A few airlines give bereavement or compassion fares, mostly by phone and with the name of the funeral home: Air Canada, WestJet, Delta and Alaska among them. They’re flexible rather than cheap, so compare with what I find here.',
      ],
      [
        'bereavement',
        'A few airlines give bereavement or compassion fares, mostly by phone and with the name of the funeral home: Air Canada, WestJet, Delta and Alaska among them. They’re flexible rather than cheap, so compare with what I find here.',
      ],
    ],
  },
  miles: {
    say: 'I can’t use or credit miles. Add your frequent flyer number with the airline after booking, in its app or at check-in; most light fares earn little. Flights already flown can be claimed mostly within 6 to 12 months, with the e-ticket number. Tell me which airline or alliance you collect with and I’ll put its flights first.',
    more: 'Star Alliance has Lufthansa, United, Singapore and Turkish; oneworld has British Airways, American, Qatar and Iberia; SkyTeam has Air France, KLM, Delta and Virgin Atlantic. You can credit a flight to a partner’s programme instead, which sometimes earns more.',
  },
  insurance: {
    say: 'Travel insurance isn’t included and I don’t sell it; buy it soon after booking, because cancellation cover starts then. Look for cancellation through illness, medical care and transport home, missed connections and the airline’s failure. Some airlines sell cancellation cover as an extra with the fare. Europeans and Britons get state care in the EU with an EHIC or GHIC, which is no substitute.',
    more: 'Declare illnesses you already have, or the policy may not pay. Check what your credit card covers before you buy twice. A Schengen visa needs €30,000 of medical cover. If you travel twice a year or more, an annual policy is mostly cheaper.',
  },
  sending: {
    say: 'I can’t send things from this chat. Once booked, the booking’s page sends your confirmation again, gives a receipt, a PDF and a calendar file, and shows the booking reference. Before that, “Share” in the trip’s menu makes a link, without passengers or payment.',
    more: 'If the email is missing, look in spam and check the address on the booking’s page. For a company, put its name and tax number in the billing form before you pay.',
  },
  exchange: {
    say: 'I don’t have today’s rate; a currency app or your bank does, and cards give a rate close to it. Pay in the local currency when a terminal asks, as its own conversion costs 3 to 7 %. Most banks add up to 3 % abroad, travel cards nothing. Take a little cash from a bank’s machine on arrival rather than from an exchange desk at the airport.',
    more: 'Cards work nearly everywhere in Scandinavia, Britain and the Netherlands; carry cash in Germany, Japan, Morocco and Vietnam. Tips: 15 to 20 % in US restaurants, around 10 % in much of Europe if you’re content, none in Japan. For a place and some days I can plan a trip with a daily budget.',
  },
  'travel-notification': {
    say: 'I can’t reach your bank; tell it yourself in its app. Many no longer need a notice, as they recognise payments abroad, but check that your card is open for foreign use and your phone number is right. Carry a second card of another bank.',
    more: 'If a card is blocked abroad, the number on its back works from anywhere, and the bank calls or texts to unblock it. Note that number apart from the card.',
  },
} satisfies Partial<Record<Topic, GuideAnswer>>
