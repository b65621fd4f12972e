import type { Table } from '../table'
import { type HeldWishes, heldWishes } from './dialogue/held-wishes'
import { readRequest } from './requests'

const CLICK = /^\s*\(by click\)/i

/**
 * What was wished for up to the newest `words` and the trip has no place for, such as a fare that can be refunded. A new start begins
 * without any.
 */
export function heldOf({ earlierWords, answers, situation }: Table, words: string): HeldWishes {
  const said = [...earlierWords, words].map((message, index) => ({ message, answer: answers[index] ?? '' }))
  const begun = said.findLastIndex(({ message }) => readRequest(message) === 'start-over')
  const spoken = said.slice(begun + 1).filter(({ message }) => !CLICK.test(message))
  return heldWishes(
    spoken.map(({ message }) => message),
    spoken.map(({ answer }) => answer),
    situation.today,
  )
}
