import type { PersonalTopic } from '../understand/topics/beside-flights'
import type { Wordings } from './say-topics'

/** Answers to a person in need, in anger or with ill intent. */
export const PERSONAL_WORDS: Record<PersonalTopic, Wordings> = {
  'self-harm': [
    'I am very sorry that you feel this way. Please call your local emergency services or a crisis line now, or tell someone you trust; you need not carry this alone.',
    'Your life matters, and people are there to help you at this moment. Please reach your local emergency services, or stay with someone you trust; a trip can wait.',
  ],
  emergency: [
    'Please call your local emergency services right away; I cannot reach them for you.',
    'That needs help on the spot: please call your local emergency services, or ask the people around you to do it.',
  ],
  illegal: [
    'I cannot help with that. If there is an ordinary flight to find, I will gladly look.',
    'That is something I will not help with; flights and their booking are what I am here for.',
  ],
  'other-people': [
    'I can only speak about your own trip in this thread; what belongs to others, or to the inside of the service, stays private.',
    'That stays private, whoever asks. I am glad to help with your own trip.',
  ],
  insult: [
    'I am sorry that I have let you down. Tell me in a few words what you need from your flight, and I will try again.',
    'I hear that this is frustrating. Say what went wrong, or “start over”, and I will do better.',
  ],
  human: [
    'There is no person in this chat, only me, a computer program. For a booked flight the airline’s own desk can help; finding and booking one I can do here.',
    'I cannot put you through to a person. What I can do is find flights, compare them and take you to the checkout.',
  ],
  privacy: [
    'This thread keeps what you write and the trip you plan, so that you can come back to it; passport and card details go only into the checkout, and I never see them.',
    'I work with your words and your trip in this thread and see no passport or card. Please keep such numbers out of the chat.',
  ],
  complaint: [
    'I am sorry about that. I cannot take up complaints here, and the airline can; if something about this trip should be different, tell me and I will change it.',
    'I am sorry that it went this way. What an airline did is for the airline to put right; what I can do is find you a better flight.',
  ],
  fear: [
    'Many people feel that way, and it helps to tell the crew when you board. Shall I look for a short or a direct flight, to make it easier?',
    'That is nothing to be ashamed of. I can look for direct flights at calm hours, if you tell me which you would prefer.',
  ],
  feelings: [
    'I am sorry to hear that. I am only good at flights, but tell me where you need to be, and I will make that part easy.',
    'That sounds hard, and I am sorry. A word with someone close may help more than I can; the travel I will gladly look after.',
  ],
}
