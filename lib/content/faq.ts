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
    'How to talk to Wayfarer, where its prices come from, what happens when you tap Pay, how to cancel, and what we keep about you.',
  lead: 'Short answers to what people ask before they start, while they plan, and after they’ve booked. If your question isn’t here, ask the concierge. If it doesn’t know, it says so.',
  groups: [
    {
      id: 'talking',
      title: 'Talking and planning',
      questions: [
        {
          question: 'How do I start?',
          answer:
            'Write one sentence on the first page, such as “London to Lisbon next Friday, back Sunday, 2 adults”. You’ll see flights straight away. If you leave something out, we assume the simplest thing and show it above the flights. Tap it to change it.',
        },
        {
          question: 'Do I need an account?',
          answer:
            'No. You can continue as a guest with one tap and no email address; your trips then stay in this browser. You can create an account whenever you like, and keep all your trips and bookings.',
        },
        {
          question: 'Am I talking to a person?',
          answer:
            'No, to an AI. It can misread you, so it always shows what it understood above the flights. Before you see a sentence, we check its figures against the search results.',
        },
        {
          question: 'Which languages does it understand?',
          answer:
            'English for everything. Our built-in concierge also understands German, French, Spanish and Hindi for the main steps, and answers in them. For the rest it answers in English and says so. You can choose the language for answers under Account, Preferences.',
        },
        {
          question: 'What if it gets me wrong, or I change my mind?',
          answer:
            'Say what’s different (“no, from Gatwick”) and only that changes. You can undo each change. You can also edit an earlier message: we keep what you wrote before, and the trip follows the version you’re looking at.',
        },
        {
          question: 'Can I search without chatting?',
          answer:
            'Yes, under Flights. There’s a form, filters, a calendar of prices, and you can put several flights into one trip. “Ask about these flights” takes the search into a chat.',
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
            'Unless this site says otherwise, they’re simulated, on real airports. Every screen says so, booking references start with SBX-, and you can only pay with test cards. If whoever runs this site has connected a real flight supplier and a real payment service, tickets are real and that label is gone.',
        },
        {
          question: 'Can the concierge make up a price?',
          answer:
            'No. We look up every price in what the supplier answered. If a sentence has an amount, time, airline or place that isn’t in any result, we replace it with the facts.',
        },
        {
          question: 'Why do I see only three flights?',
          answer:
            'We recommend the cheapest, the fastest and the best value, and say why. All other flights are one tap away on the same card, with filters, and you can sort them. If one flight is several of these, you see fewer.',
        },
        {
          question: 'How many people and flights fit into one booking?',
          answer:
            'Up to nine people, infants included, with at least one adult and no more infants than adults. A trip can have up to five flights, up to 361 days ahead.',
        },
        {
          question: 'Who counts as a child?',
          answer:
            'An infant is under two on the day of the last flight and sits on a lap. A child is two to twelve. From thirteen, travellers are adults. Most airlines charge the adult fare from twelve, so we check the airline’s own price before you pay.',
        },
        {
          question: 'What if the price changes while I’m filling in names?',
          answer:
            'You’ll see the old price, the new one and why, and nothing happens until you accept it. We keep what you typed and chose. If you don’t accept, nothing is booked and nothing is charged.',
        },
        {
          question: 'Can I book hotels, cars or trains?',
          answer:
            'Not here. Wayfarer books flights with their seats, bags, meals and extras. It also plans your days, and you can search and compare places to stay and keep one with your trip. Those places are simulated, and you can’t book or pay for them here.',
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
            'Only when you tap Pay. Nothing you or the concierge write can book anything. One tap makes at most one booking, even if the connection drops and it’s sent again.',
        },
        {
          question: 'What happens to my money after I tap Pay?',
          answer:
            'We hold the amount on your card, the airline books, then we charge the card. If the airline refuses, we release the hold and you’re not charged. If we don’t get its answer, we check whether you’re booked, and never just send the booking again. You can see what we’re waiting for.',
        },
        {
          question: 'Which cards can I use, and where does the number go?',
          answer:
            'In the simulation, only test cards such as 4242 4242 4242 4242. With a real payment service, the cards it takes. The number stays in the card form and never reaches our server or the chat. If you put one in a message, we don’t send it.',
        },
        {
          question: 'How do I cancel a booking?',
          answer:
            'On the booking’s own page, under Your bookings. You’ll see first how much you get back and where it goes. We only cancel when you confirm. Banks usually show a refund within 5 to 10 days.',
        },
        {
          question: 'Can I change the date or a name after booking?',
          answer:
            'Not here. Contact the airline with the booking reference from the booking’s page. Your fare says whether a change costs anything.',
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
            'You do and, for a booking, the airline and its supplier. Passport numbers are encrypted, and we only show the last characters. The AI never gets passengers’ names, dates of birth, passports, contact details or cards from the forms. It does read what you write in the chat.',
        },
        {
          question: 'What do people see when I share a trip?',
          answer:
            'What was said, and the flights with their prices from then. They don’t see passengers, seats, payment or the booking, and we replace known names and numbers in the text. Other people’s names that you wrote stay, so read it once before you send it. You can revoke the link at any time.',
        },
        {
          question: 'How do I download my data, or delete it?',
          answer:
            'Under Account, Your data. You can download everything as a page or a file, or delete your account. We delete everything personal straight away. The law requires us to keep what you booked and paid, but without names, contact details, passports or cards.',
        },
        {
          question: 'Do you measure my visits?',
          answer:
            'Not unless whoever runs this site has connected a statistics service. Then public pages ask you first. If you don’t say yes, we record nothing, and never anything about your trips and messages. There are no ads, and no cookies from anyone else. The privacy policy lists each cookie.',
        },
      ],
    },
  ],
}
