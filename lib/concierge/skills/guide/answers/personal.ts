import type { Topic } from '../../../router/topics'
import type { GuideAnswer } from './guide-answer'

/** A person in need, in anger, or with ill intent, and what they ask of us. */
export const PERSONAL = {
  'self-harm': {
    say: 'I’m very sorry that you feel this way. Please call your local emergency services or a crisis line now, or tell someone you trust; you needn’t carry this alone.',
    more: 'Your life matters, and there are people who will help you right now. Please reach your local emergency services, or stay with someone you trust; a trip can wait.',
  },
  emergency: {
    say: 'Please call your local emergency services right away; I can’t reach them for you. In Europe that’s 112, in the US and Canada 911, in Britain 999.',
    more: 'That needs help on the spot: please call the emergency services, or ask the people around you to do it.',
  },
  illegal: {
    say: 'I won’t help with that. If there’s an ordinary trip to plan, I’m here.',
    more: 'That’s something I won’t help with; trips and their booking are what I’m here for.',
  },
  'other-people': {
    say: 'I can only speak about your own trip; what belongs to others, or to the inside of the service, stays private.',
    more: 'That stays private, whoever asks. I’m glad to help with your own trip.',
  },
  insult: {
    say: 'I’m sorry that I’ve let you down. Tell me in a few words what you need, and I’ll try again.',
    more: 'I hear that this is frustrating. Say what went wrong, or “start over”, and I’ll do better.',
  },
  human: {
    say: 'I’m a computer program, and I can’t put you through to a person. For a booked flight the airline’s own service desk helps, with your booking reference; and the page “Contact us” takes a letter to us. Tell me what’s wrong, and I’ll do what I can right now.',
    more: 'There’s no person in this chat. At the airport go to the airline’s desk; at home its app or phone is quickest. What can I do for you meanwhile?',
  },
  privacy: {
    say: 'Your trip keeps what you write and plan, so that you can come back to it. Passport and card details go only into the checkout: I never see them, passports are encrypted, and the airline gets what a booking needs. Under Account, Your data, you can download or delete everything.',
    more: 'Nothing is sold, and there’s no advertising. A shared link shows no passengers and no payment, and you can take it back. Please keep card and passport numbers out of the chat.',
  },
  complaint: {
    say: 'I’m sorry about that. Write to the airline’s customer relations with the flight, the date, what happened and what you want; it should answer within about 4 to 8 weeks. If it refuses or stays silent, its dispute service or the regulator helps: the CAA in Britain, the national enforcement body in the EU, the DOT in the US, the CTA in Canada. If something here should be different, tell me and I’ll change it.',
    more: 'Keep boarding passes, receipts and photos, and ask for a reference number. If money is involved, a card dispute or a small-claims court comes after the complaint, not before.',
  },
  fear: {
    say: 'Many people feel that way, and you can tell the crew when you board; they’re kind about it. Flying is the safest way to travel: turbulence feels bad but doesn’t bring a plane down, and planes fly on with one engine. Over the wing it’s calmest, and mornings are smoother. Shall I look for a nonstop flight in the morning?',
    more: 'Breathe out slowly, longer than you breathe in, and keep your belt fastened. Several airlines run courses, easyJet and British Airways among them, and they help most people.',
  },
  feelings: {
    say: 'I’m so sorry. Tell me where you need to be and when, and I’ll make that part easy.',
    more: 'That’s hard, and I’m sorry. Leave the flights to me; some airlines give bereavement fares by phone, Air Canada, WestJet and Delta among them.',
  },
} satisfies Partial<Record<Topic, GuideAnswer>>
