import { z } from 'zod'
import { prose, questionSchema, slugSchema } from './words'

/** The page of questions: groups in the order of a trip. The site adds its name to the title. */
export const faqSchema = z.object({
  title: prose(10, 49),
  description: prose(80, 155),
  lead: prose(100, 450),
  groups: z.array(z.object({ id: slugSchema, title: prose(5, 40), questions: z.array(questionSchema).min(3).max(7) })).length(4),
})
type Faq = z.infer<typeof faqSchema>

export const FAQ: Faq = {
  title: 'Questions and answers',
  description:
    'How to talk to Wayfarer, where its prices come from, what happens when you press Pay, how to cancel, and what is kept about you.',
  lead: 'Short answers to what people ask before they begin, while they plan, and after they have booked. What you do not find here you can ask in a thread; the assistant says so when it does not know.',
  groups: [
    {
      id: 'talking',
      title: 'Talking and planning',
      questions: [
        {
          question: 'How do I begin?',
          answer:
            'Write one sentence on the first page, such as “London to Lisbon next Friday, back Sunday, 2 adults”. You see flights at once. Whatever you left out is assumed in the plainest way and shown as chips above the flights, where a press changes it.',
        },
        {
          question: 'Do I need an account?',
          answer:
            'No. You can go on as a guest in one press, without an email address; your trips then stay with this browser. Create an account whenever you like, and the guest becomes the account with all its trips and bookings.',
        },
        {
          question: 'Am I talking to a person?',
          answer:
            'No, to an AI. It can misread you, so what it understood always stands above the flights. Its figures are checked against the search results before a sentence is shown.',
        },
        {
          question: 'Which languages does it understand?',
          answer:
            'English for everything. The embedded assistant understands and answers the main steps in German, French, Spanish and Hindi as well; for the rest it answers in English and says so. Under Account, Preferences you can fix the language of the answers.',
        },
        {
          question: 'What if it got me wrong, or I change my mind?',
          answer:
            'Say what is different (“no, from Gatwick”) and only that changes. Each change can be undone. You can also edit an earlier message: what stood there before is kept, and the trip follows the version that you look at.',
        },
        {
          question: 'Can I search without chatting?',
          answer:
            'Yes, under Flights: a form, filters, a calendar of prices, and several flights in one trip. “Ask about these flights” takes that very search into a conversation.',
        },
      ],
    },
    {
      id: 'prices',
      title: 'Prices and booking',
      questions: [
        {
          question: 'Are the flights and prices real?',
          answer:
            'By default they are simulated, on real airports, and every screen says so; references begin with SBX- and only test cards are taken. If the operator of this site has connected a real flight supplier and a real payment service, tickets are real and the label is gone.',
        },
        {
          question: 'Can the assistant make up a price?',
          answer:
            'No price counts because it was written. Each one is looked up in what the supplier answered, and a sentence with an amount, time, airline or place that stands in no result is replaced by the facts.',
        },
        {
          question: 'Why do I see only three flights?',
          answer:
            'Those are picks: the cheapest, the fastest and the best value between them, each with its reason. All other flights are one press away on the same card, with filters and an order of your choice. Where one flight is several of these, you see fewer picks.',
        },
        {
          question: 'How many people and flights fit into one booking?',
          answer:
            'Up to nine people, infants included, with at least one adult and no more infants than adults. One trip holds up to five flights, up to 361 days ahead.',
        },
        {
          question: 'Who counts as a child?',
          answer:
            'An infant is under two on the day of the last flight and sits on a lap; a child is two to twelve; from thirteen one is an adult. Most airlines price twelve as an adult, so the airline’s own price is checked before you pay.',
        },
        {
          question: 'What if the price moves while I am filling in names?',
          answer:
            'You see the old price, the new one and why, and nothing goes on until you accept it. What you typed and chose stays. If you do not accept, nothing is booked and nothing is charged.',
        },
        {
          question: 'Can I book hotels, cars or trains?',
          answer:
            'Not here: Wayfarer books flights with their seats, bags, meals and extras. Places to stay you can search, compare and keep with your trip, and days on the ground it plans for you. Those places are simulated, and they are neither booked nor paid here.',
        },
      ],
    },
    {
      id: 'paying',
      title: 'Paying and changes',
      questions: [
        {
          question: 'When is something booked?',
          answer:
            'Only when you press Pay. No sentence of yours or of the assistant can book anything. One press makes at most one booking, even if the connection breaks and it is sent again.',
        },
        {
          question: 'What happens to my money after I press Pay?',
          answer:
            'The card is held, then the airline books, then the card is charged. If the airline refuses, the hold is let go and nothing is charged. If its answer is lost, the booking is looked up and never simply sent again; you read what is waited for.',
        },
        {
          question: 'Which cards can I use, and where does the number go?',
          answer:
            'In the simulation only test cards, such as 4242 4242 4242 4242. With a real payment service, the cards that it takes. The number stays in the card form and never reaches our server or the conversation; a message that holds one is not sent.',
        },
        {
          question: 'How do I cancel a booking?',
          answer:
            'On the booking’s own page under My bookings. You are told first how much comes back and to where; it is cancelled only when you confirm. Banks mostly show a refund within five to ten days.',
        },
        {
          question: 'Can I change the date or a name after booking?',
          answer:
            'Not here. Changes of a booked ticket are made with the airline, with the booking reference from the booking’s page. Whether they cost something stands on the fare.',
        },
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      questions: [
        {
          question: 'Who sees my passport and my name?',
          answer:
            'You and, for a booking, the airline and its supplier. Passport numbers are encrypted and shown masked. The assistant’s model never gets passenger names, dates of birth, passports, contact or card data from the forms; what you write into the conversation yourself it does read.',
        },
        {
          question: 'What do people see when I share a trip?',
          answer:
            'What was said, and flights with their prices of then. They do not see passengers, seats, payment or the booking; known names and numbers are replaced in the text. Names that you wrote of others stay, so read it once. You can revoke the link at any time.',
        },
        {
          question: 'How do I take my data along, or delete it?',
          answer:
            'Under Account, Your data: download everything as a page or a file, or delete the account. Everything personal goes at once; what was booked and paid is kept without names, contacts, passports and cards, because the law asks for it.',
        },
        {
          question: 'Are my visits measured?',
          answer:
            'Not as Wayfarer comes. If the operator has connected a service for statistics, public pages ask you first; without a yes nothing is noted, and your trips and messages never are. There is no advertising, and no cookie of anybody else. The privacy policy lists each cookie.',
        },
      ],
    },
  ],
}
