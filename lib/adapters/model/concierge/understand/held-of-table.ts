import type { Table } from '../table'
import { type HeldWishes, heldWishes } from './dialogue/held-wishes'

const CLICK = /^\s*\(by click\)/i

/** What the messages before this one wished for and the trip has no place for yet, such as a fare that can be refunded. */
export function heldOf({ earlierWords, answers, situation }: Table): HeldWishes {
  const spoken = earlierWords.flatMap((words, index) => (CLICK.test(words) ? [] : [{ words, answer: answers[index] ?? '' }]))
  return heldWishes(
    spoken.map(({ words }) => words),
    spoken.map(({ answer }) => answer),
    situation.today,
  )
}
