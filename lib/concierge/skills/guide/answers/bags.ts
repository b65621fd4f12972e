import type { Topic } from '../../../router/topics'
import type { GuideAnswer } from './guide-answer'

/** What may come along, in the cabin and in the hold. */
export const BAGS = {
  baggage: {
    say: 'Most fares include a small bag under the seat; a cabin case of about 55 × 40 × 20 cm and 7 to 10 kg is included by most full-service airlines and costs extra at many low-cost ones. A checked bag is usually 20 to 23 kg, and 32 kg is the most for one piece. Each fare here shows its bags, and more can be added once your fare is chosen. Buying bags now is nearly always cheaper than at the airport.',
    more: 'Too heavy costs €10 to €20 a kilo or $100 and more a bag, so weigh it at home. On long-haul flights the rule may be two pieces or none at all: the lightest economy fares carry only hand luggage. Tell me how many bags you need and I’ll count them into the fares.',
    details: [
      [
        'excess',
        'Extra and heavy bags are sold by the airline: a further bag costs roughly €30 to €80 in Europe and $45 to $200 long-haul, most at the airport. No single bag may weigh more than 32 kg. Choose your fare here and I can add bags as far as the airline sells them.',
      ],
      [
        'baby-gear',
        'Airlines carry a pushchair and a car seat or travel cot free of charge, on top of your bags. You can usually keep the pushchair until the gate.',
      ],
    ],
  },
  'sports-equipment': {
    say: 'Skis, bikes, golf clubs and surfboards fly as checked luggage; book them with the airline ahead, as space is short. Expect about €40 to €100 each way in Europe and up to $150 long-haul; a few airlines take skis or golf as your ordinary bag. Some airlines sell it here as an extra once your fare is chosen.',
    more: 'Take pedals off, turn the handlebars and let some air out of the tyres; a hard case or a box is expected. Keep CO₂ cartridges out. Tell me what you’re bringing, and I’ll look among the extras of your fare.',
    details: [
      [
        'instrument',
        'A violin, a ukulele or a small guitar usually goes as your cabin bag if it fits the locker; US airlines must accept it when there’s room. A cello needs a seat of its own at about the adult fare without taxes; if the airline sells one, I can add it once your fare is chosen. Don’t check an instrument in a soft case.',
      ],
      [
        'extra-seat',
        'An extra seat for comfort or an instrument costs about the adult fare without taxes. If the airline sells one, I can add it once your fare is chosen; otherwise ask the airline.',
      ],
    ],
  },
  'security-rules': {
    say: 'Liquids, gels and creams go in containers of up to 100 ml, all in one clear bag of one litre; more belongs in your checked bag. Baby milk, formula and medicines are exempt in the amount you need: show them separately, they may be tested. Blades over 6 cm, tools and anything that looks like a weapon don’t pass. Some airports with new scanners allow bigger bottles, so go by the airport where you’re checked, also on the way back.',
    more: 'Solid food is fine; jam, honey, soup and peanut butter count as liquids. Duty-free liquids stay in their sealed bag with the receipt when you connect. In the US a blade of scissors may be 4 inches, and knives never pass. One lighter goes on your body, not in a bag.',
    details: [
      [
        'alcohol',
        'In a checked bag, yes: wine and beer as you like, spirits of up to 70 % up to 5 litres each person, anything stronger not at all. Wrap the bottles well. In hand luggage only what fits into 100 ml, or a sealed bag from the duty-free shop. What you may bring in free of tax depends on the country.',
      ],
      [
        'food-item',
        'Yes, solid food may come through security and on board, and the airline doesn’t mind. Jam, honey, soup and yoghurt count as liquids, so up to 100 ml. Across a border, meat, dairy, fruit and plants are often forbidden, so eat them on the plane.',
      ],
      [
        'infant',
        'Yes: baby milk, formula and baby food may be more than 100 ml, in the amount you need for the journey. Take the bottles out at security; staff may screen or test them. Ice packs to cool them are allowed as well.',
      ],
      [
        'baby-gear',
        'Yes: baby milk, formula and baby food may be more than 100 ml, in the amount you need for the journey. Take the bottles out at security; staff may screen or test them.',
      ],
    ],
  },
  batteries: {
    say: 'Spare batteries and power banks go in your hand luggage, never in the hold. Up to 100 Wh, about 27,000 mAh, needs no approval; 100 to 160 Wh needs the airline’s, two at most; more is forbidden. Many airlines now allow only two power banks and forbid using or charging them on board. E-cigarettes go in the cabin too, and may not be used or charged.',
    more: 'Cover the contacts or keep each battery in its own pouch. A laptop may go in the hold if it’s fully off, but the cabin is better. E-scooters, e-bikes and hoverboards aren’t accepted because of their batteries.',
    details: [
      [
        'dangerous',
        'Gas canisters, fireworks, petrol, paint, bleach and bear spray may not fly at all, neither in the cabin nor in the hold. A camping stove goes only if it’s clean and empty and the airline agrees. Dry ice up to 2.5 kg needs approval.',
      ],
    ],
  },
  customs: {
    say: 'Into the UK you may bring goods worth £390, 4 litres of spirits, 18 of wine and 200 cigarettes; into the EU goods worth €430 by air, 1 litre of spirits, 4 of wine and 200 cigarettes; into the US goods worth $800 and 1 litre of alcohol. Cash of 10,000 (euros, pounds or dollars) or more must be declared. Meat and dairy may not come into the EU from outside, nor from the EU into Britain.',
    more: 'Australia and New Zealand fine you for food you don’t declare, even an apple: when in doubt, tick yes. If you live outside the EU you can get the VAT back on what you export: have the form stamped at the airport before you check the goods in. For anything unusual the customs page of that country has the last word.',
  },
} satisfies Partial<Record<Topic, GuideAnswer>>
