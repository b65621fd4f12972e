import type { Decision, Position } from './decision'

/** A possible first move for a message; `null` if it doesn't fit. Of those that fit, the one with the highest score is made. */
export type Move = { name: string; kind: MoveKind; propose: (position: Position) => Decision | null }
export type MoveKind = keyof typeof SCORES

/** What each kind of move is worth, by its urgency, how much of the message it covers and what a mistake would cost; and why. */
export const SCORES = {
  danger: { score: 100, why: 'A person in danger, a card number or an attack on the instructions leaves no room for a wish.' },
  button: { score: 95, why: 'The press has changed the trip already, and there are no words to weigh.' },
  whole: { score: 90, why: 'One skill has read the whole message, so no other move covers more of it.' },
  steer: { score: 80, why: 'What was done last is taken back or tried again before anything is built on it.' },
  compound: { score: 75, why: 'It explains the words of a plain search, and more words beside them.' },
  buy: { score: 70, why: 'Seats, bags and meals are named, and the answer to a question about them is what can be bought.' },
  questions: { score: 65, why: 'Several questions cover more of the message than any one of them.' },
  question: { score: 60, why: 'A wrong answer costs a sentence, a wrong act changes the trip.' },
  search: { score: 50, why: 'Every price belongs to one search, so a changed search comes before a choice from it.' },
  choose: { score: 45, why: 'A flight or a fare is pointed at: less of the message than a search, more than a list.' },
  show: { score: 40, why: 'Showing a list again changes nothing, so it waits for what does.' },
  go: { score: 30, why: 'A yes or “book it” means most things and costs most when misheard, so anything named comes first.' },
  reply: { score: 20, why: 'The message wishes for nothing that a tool does, and one answer covers it.' },
  guess: { score: 10, why: 'Only a few of the words are understood.' },
  lost: { score: 0, why: 'Nothing explains the message, so it is asked about.' },
} as const satisfies Record<string, { score: number; why: string }>
