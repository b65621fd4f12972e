import type { Topic } from '../../../router/topics'
import type { GuideAnswer } from './guide-answer'

/** Who travels, and what they need. */
export const PEOPLE = {
  children: {
    say: 'Under 2, a baby flies on your lap: free on US domestic flights, about 10 % of the fare abroad, a flat fee with low-cost airlines. From the second birthday a child needs a seat of its own, also if the birthday falls before the way back; a child fare runs from 2 to 11, and from 12 most airlines count an adult. One adult may hold one infant. Tell me the ages and I’ll search with them.',
    more: 'A pushchair, and a car seat or cot, come free. Families usually board early. Travelling without the other parent, carry a signed letter of consent and the birth certificate; some countries ask. The airline’s own price for children is in every total you see here.',
    details: [
      [
        'consent',
        'If one parent stays at home, carry a signed letter of consent from them with their phone number, a copy of their passport and the child’s birth certificate; without a shared surname it’s all the more useful. Some countries, South Africa and Brazil among them, want it certified by a notary. Grandparents and friends need one from both parents. Airlines rarely ask, border officers do. If a court has decided on custody, take that paper too.',
      ],
      [
        'pushchair car-seat',
        'Airlines carry both a pushchair and a car seat free of charge, on top of your bags; you can usually keep the pushchair until the gate. To use the car seat on board your child needs a seat that’s paid for, and the car seat a label that it’s approved for aircraft. Tell the airline that you’re bringing it.',
      ],
      [
        'bassinet',
        'Bassinets hang at the bulkhead rows of long-haul planes and are few, so ask the airline right after booking; they’re free for babies up to about 10 kg and 6 to 12 months. You need the row in front of the wall, and the airline confirms it by phone or in its app. I can’t book one here.',
      ],
      [
        'car-seat',
        'Yes, in a seat that’s paid for, if the car seat is approved for aircraft: look for “certified for use in aircraft” (FAA) or a TÜV or ECE label, and a width of up to about 43 cm. It goes at the window, not in an exit row. Search with your baby as a child of 2 for a seat of its own, and tell the airline that you’re bringing the car seat.',
      ],
      [
        'turns-two',
        'From the second birthday on, a child must have a seat of its own, so if your child turns 2 before the way back, that flight is a child fare. Most airlines then book the whole trip as a child; some let the outbound be on the lap. I count ages on the day of the last flight.',
      ],
      [
        'twelve',
        'From the 12th birthday most airlines count an adult; a child fare runs from 2 to 11, by age on the day of travel. If the birthday comes before the trip, it’s the adult fare. The airline’s price is checked before you pay.',
      ],
      [
        'infant passport',
        'Yes: babies need a passport of their own for trips abroad. Within the EU a child’s identity card is enough for EU citizens.',
      ],
      [
        'infant document',
        'A baby needs a passport of its own abroad, and the same visa or permit as an adult; within the EU an identity card is enough for EU citizens. Airlines may ask for proof of age, such as the birth certificate, for a baby on a lap. If one parent stays at home, carry a signed letter of consent.',
      ],
      [
        'baby-gear liquid',
        'Yes: baby milk, formula and baby food may be more than 100 ml, in the amount you need. Take the bottles out at security; staff may screen or test them.',
      ],
      [
        'baby-gear',
        'Airlines carry a pushchair free of charge, on top of your bags, and mostly a car seat or travel cot too. You can usually keep the pushchair until the gate, where staff put it in the hold; a small folding one may come into the cabin if it fits the locker. After landing it waits at the aircraft or on the belt, so ask at the gate.',
      ],
    ],
  },
  'unaccompanied-minor': {
    say: 'A booking here needs one adult, so a child who flies alone is booked with the airline, by phone. It depends on the airline and the age. In the US children of 5 to 14 travel in the airline’s unaccompanied minor service, about $150 each way ($100 at Southwest up to 11), mostly nonstop; from 15 they may fly as adults. In Canada, Air Canada and WestJet take 8 to 11 only with that service, nonstop. In Europe Lufthansa and Air France offer it from 5, while Ryanair and easyJet don’t carry younger teenagers alone.',
    details: [
      [
        'teenager',
        'From 12 to 16, depending on the airline, a teenager may fly alone as an adult and pays the adult fare: British Airways takes them from 14, Ryanair and easyJet from 16, US airlines mostly from 15. Ask the airline before you pay whether it takes yours, and give a signed letter of consent with your phone number. Some airlines let parents add the escort service up to 17.',
      ],
    ],
    more: 'The child needs a passport or ID, a letter of consent, and the name of whoever collects it, with ID. Last flights of the day and tight connections are often refused, so ask the airline for a nonstop by day.',
  },
  pregnancy: {
    say: 'Most airlines let you fly until the end of week 36, or week 32 with twins; some stop at 34. From week 28 carry a letter from your doctor or midwife with the due date. Count the week of the way back too. Ask your doctor first if there are complications.',
    more: 'On long flights walk, drink water and wear compression stockings, and take the aisle seat. Body scanners and metal detectors are safe. Check that your insurance covers the pregnancy and the country. After birth, wait 7 days, longer after a caesarean.',
  },
  pets: {
    say: 'Many airlines take a small cat or dog in the cabin: up to about 8 kg with its carrier under the seat, for €40 to €120 or $100 to $150 each way. There are only a few places a flight, so book early. Bigger animals fly in the hold or as cargo in an approved crate, flat-nosed breeds often not at all. Into the EU a pet needs a chip, a rabies shot at least 21 days old and a health certificate.',
    beside:
      'In the cabin a pet weighs up to about 8 kg with its carrier, about 46 × 28 × 24 cm, for roughly €40 to €120 or $100 to $150 each way; a bigger one needs the hold or cargo. I’ve counted it. Once your fares are chosen, I can add its place if the airline sells one.',
    more: 'Into Britain pets may not come in the cabin, only as cargo. Australia and New Zealand require quarantine. Emotional support animals count as pets; trained assistance dogs fly free. Once your fares are chosen, I can add a pet’s place if the airline sells one.',
    details: [
      [
        'snub-nosed',
        'Flat-nosed breeds such as pugs, bulldogs, boxers and Persian cats breathe badly in heat, so most airlines don’t take them in the hold. A small one may still come into the cabin, in its carrier under the seat, if the airline agrees. Ring the airline before you buy, fly nonstop and in the cool hours, and ask your vet for a fit-to-fly note.',
      ],
      [
        'health-certificate',
        'For the EU a dog or cat needs a microchip, a rabies vaccination at least 21 days old and a vet’s health certificate, or an EU pet passport. Into Britain dogs need a tapeworm treatment as well, 1 to 5 days before, and pets come only as cargo. Into the US a dog must be 6 months old with a microchip and the CDC’s import form. Australia and New Zealand require quarantine. Start two months ahead, and ask the airline to confirm the pet’s place.',
      ],
      [
        'support-animal',
        'Most airlines treat an emotional support animal as an ordinary pet, in the US since 2021: it pays the pet’s fee and must fit under the seat. Only trained assistance dogs fly free beside you. Each airline decides for itself, so ask it before you buy.',
      ],
      [
        'airline pet',
        'Each airline decides that for itself, and my flight data doesn’t say which take animals, so I can’t list or filter airlines by it. Many take a cat or a small dog of up to about 8 kg with its carrier under the seat; some take none. Choose a flight and its fare, and the extras show whether it sells a place for a pet, as there are only a few on each flight.',
      ],
      [
        'big-dog',
        'A dog that size can’t fly in the cabin: it goes in the hold as checked baggage or as cargo, in a hard crate where it can stand and turn. Few airlines still do that on each route, so ring before you buy, and avoid very hot or cold days. It needs a microchip, a rabies vaccination at least 21 days old and a vet’s health certificate, for the EU within 10 days of arrival.',
      ],
    ],
  },
  assistance: {
    say: 'Help at the airport and onto the plane is free by law in the UK, the EU, the US and Canada; ask for it at least 48 hours ahead. The passenger form in the checkout has a field for it, and the airline confirms. Wheelchairs and other mobility aids travel free, up to two; guide and assistance dogs do too. Come 2 to 3 hours early and go to the assistance desk.',
    more: 'Give the size, weight and battery type of a powered chair; it can stay with you until the gate. A sunflower lanyard tells staff of a disability nobody sees. Someone who doesn’t speak the language can be accompanied as well. If you’d like fewer steps, I’ll look for nonstop flights.',
    details: [
      [
        'mobility battery',
        'A powered wheelchair or mobility scooter flies free, and the rules for power banks don’t apply to it. Tell the airline its size, weight and battery at least 48 hours ahead: dry and gel batteries mostly stay in, and a lithium battery that comes out is carried in the cabin, up to 300 Wh, or two of 160 Wh each. You can usually stay in the chair until the gate.',
      ],
      [
        'powered-chair',
        'A powered wheelchair or mobility scooter flies free, and doesn’t count as luggage. Tell the airline its size, weight and battery at least 48 hours ahead: dry and gel batteries mostly stay in, and a lithium battery that comes out is carried in the cabin, up to 300 Wh, or two of 160 Wh each. You can usually stay in the chair until the gate.',
      ],
      [
        'own-chair',
        'Your own wheelchair flies free and doesn’t count as luggage. You can usually stay in it until the gate, where staff take it to the hold and help you to your seat; after landing it’s brought back. Ask for assistance at least 48 hours ahead: the passenger form in the checkout has a field for it, and the airline confirms.',
      ],
    ],
  },
  group: {
    say: 'Here up to nine people fit in one booking. From ten on, airlines sell group fares: one price for all, a deposit, and names a few weeks later, but not always cheaper. Ask the airline’s group desk, or book two parties on the same flight and compare. Charters and private jets need a broker.',
    more: 'If I search for a smaller number, the price for each can be lower: airlines sell the whole party at the fare that still has enough seats. Tell me how many you are, with the ages of children.',
  },
  medical: {
    say: 'Ask your doctor and the airline’s medical desk: after an operation, a heart attack or a recent illness it may want a “fit to fly” form (MEDIF). Rough guides: 4 to 5 days after keyhole surgery, 10 after a larger operation, 24 to 48 hours after a plaster cast is put on, 12 to 24 hours after diving. With something infectious you mustn’t fly. CPAP machines and approved oxygen concentrators may come along if you tell the airline 48 hours ahead.',
    more: 'Against clots, walk every hour, drink water and wear compression stockings. With a cold, use a nasal spray before descent, as the ears hurt most then. If you fall ill before the trip, your insurance and a doctor’s certificate matter more than the fare. In an emergency on board, tell the crew.',
    details: [
      [
        'pacemaker',
        'Walking through an airport’s metal detector or body scanner is safe with a pacemaker, a defibrillator or an implant, but tell the staff and show your device card: they can search you by hand instead, and a hand-held wand shouldn’t be held over the device. Insulin pumps and glucose sensors shouldn’t go through the X-ray, so ask for a check by hand. Flying itself is fine once your doctor is happy.',
      ],
    ],
  },
  medicines: {
    say: 'Keep medicines in your hand luggage, in the original packaging, with a copy of the prescription. Liquids over 100 ml, insulin, needles and auto-injectors are allowed: tell security and show the letter. Some everyday drugs are forbidden elsewhere: ADHD stimulants in Japan, codeine and tramadol without approval in the Emirates, cannabis products almost everywhere. Check with the embassy before you go.',
    more: 'Take a few days more than you need, split over two bags. For controlled drugs within Schengen a doctor fills in a certificate, good for 30 days. Cool packs are allowed; the crew won’t store medicine in a fridge. Britain lets you carry up to three months of controlled drugs with a letter.',
  },
  vaccines: {
    say: 'See a travel clinic or your doctor 6 to 8 weeks before you leave; they know what the country needs. A yellow fever certificate is compulsory in parts of Africa and South America, and elsewhere if you arrive from such a country; it counts from 10 days after the jab, for life. Hepatitis A, typhoid and tetanus are usual advice for the tropics, and malaria needs tablets, not a jab. Hardly any country asks about Covid any more.',
    more: 'Against mosquitoes use repellent and long sleeves, also by day because of dengue. Where tap water isn’t safe, avoid ice and raw salad. Above 2,500 m climb slowly and rest for a day or two. Fit for Travel (UK) and the CDC (US) list the advice for each country.',
  },
} satisfies Partial<Record<Topic, GuideAnswer>>
