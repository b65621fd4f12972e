import type { Table } from '../table'
import type { PlaceContext } from './places/said-place'
import { readRequest } from './requests'

/** "No, Rome", in answer to the question for the other end: what was said last is put right. */
const CORRECTS =
  /^\W*(?:oh\s+)?(?:no|nope|sorry|wait|actually|rather|i mean|i meant|not|make (?:it|that)|change (?:it|that))\b|\binstead\W*$|\bnot \p{L}+\W*$/iu
const ANSWERS = ['check-out', 'yes', 'no', 'thanks']

/** Which place the words can be an answer to, and which places the search has. */
export function placeContext({ situation, held }: Table, words: string): PlaceContext {
  const { from: origin, to: destination } = situation.wishes
  const unclear = held?.unclearPlace
  if (unclear) return { asked: unclear.field === 'from' ? 'origin' : 'destination', origin, destination }
  const request = readRequest(words)
  const isAnswer = request === null || ANSWERS.includes(request)
  const { missing, plan } = situation
  // With a plan there is a place to go to already, and nobody was asked for one.
  if (plan && missing === 'destination') return { asked: null, origin, destination }
  if (!isAnswer || (missing !== 'origin' && missing !== 'destination')) return { asked: null, origin, destination }
  const other = missing === 'origin' ? 'destination' : 'origin'
  return { asked: CORRECTS.test(words) && { origin, destination }[other] !== null ? other : missing, origin, destination }
}
