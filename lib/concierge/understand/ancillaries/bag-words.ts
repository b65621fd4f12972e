import { COUNT, readCount } from '../words'
import type { Wished } from './wish'

const NOUN = '(?:bags?|suitcases?|cases?|luggage|baggage|trolleys?|carry[ -]?ons?|backpacks?|rucksacks?|holdalls?|pieces?)'
const BAG = /\b(?:bags?|baggage|luggage|suitcases?|carry[ -]?ons?|trolley(?: case)?s?|holdalls?|hold bags?|check(?:ed)?[ -]in bags?)\b/i
const CABIN = /\b(?:cabin|hand|carry[ -]?on|overhead|on[ -]?board|trolley)\b/i
const CHECKED = /\b(?:checked|check[ -]?in|hold|suitcases?|big|large|registered)\b/i
const COUNTED = new RegExp(
  `\\b(?<count>${COUNT})\\s+(?:(?:more|extra|additional|checked|check[ -]?in|hold|cabin|hand|carry[ -]?on|big|large|small|heavy|single|\\d{1,2}[ -]?(?:kg|kilos?|k))[\\s-]+)*${NOUN}\\b`,
  'i',
)
const COUNT_ALONE =
  /^\W*(?:(?:no|actually|sorry|make (?:it|that)|just|only|rather|i mean|i meant|better|ok|so|then|with|and|yes)[\s,]+)*(?<count>\d|one|two|three|four|five|another(?: one)?|one more)(?=\W*(?:$|(?:each|per|please|for|on|only|then|instead|too|in|both|of (?:them|those)|out|back|as well)\b))/i
const WEIGHT = /\b(?<weight>[1-4]?\d)\s?-?(?:kg|kgs|kilos?|kilograms?|k)\b/i
/** "One with 23", where the talk is of bags. */
const WEIGHT_ALONE = /\b(?:with|of|at) (?<weight>[1-4]\d)\W*$/i
const MORE = /\b(?:another|one more|more|extra|additional|as well|too|also|plus|in addition)\b/i

/** What a clause wishes of bags; null where it speaks of none. `isSpokenOf`: the talk is about bags already. */
export function readBags(clause: string, isSpokenOf: boolean): Wished | null {
  const weight = WEIGHT.exec(clause)?.groups?.weight ?? (isSpokenOf ? WEIGHT_ALONE.exec(clause)?.groups?.weight : undefined)
  const isOfBags = BAG.test(clause) || weight !== undefined
  const said = COUNTED.exec(clause)?.groups?.count ?? (isSpokenOf && !isOfBags ? COUNT_ALONE.exec(clause)?.groups?.count : undefined)
  if (!isOfBags && said === undefined) return null
  const count = said === undefined ? countOfSingular(clause) : readCount(said.replace(/^(?:another one|one more)$/i, 'one'))
  const wished: Wished = { kind: 'bags', wish: count === null && weight === undefined && !isBareSingular(clause) ? 'show' : 'take' }
  if (CABIN.test(clause)) wished.bag = 'cabin'
  else if (CHECKED.test(clause) || weight !== undefined) wished.bag = 'checked'
  if (count !== null) wished.quantity = count
  if (weight !== undefined) wished.weightKg = Number(weight)
  if (MORE.test(clause)) wished.isMore = true
  if (!isOfBags) wished.isSame = true
  return wished
}

/** "My suitcase", "checked bag for everyone": one. */
function isBareSingular(clause: string): boolean {
  return /\b(?:bag|suitcase|carry[ -]?on)\b/i.test(clause)
}

function countOfSingular(clause: string): number | null {
  return isBareSingular(clause) ? 1 : null
}
