import { type FaresOfFlight, sayBags, sayConditions, sayExtras, sayFares, sayHandBags } from '../say/answers/say-fares'
import { askNext } from '../say/say-talk'
import type { Asking } from '../skills/pick/topics'
import type { Position } from './decision'

/** Answered by the fares, whichever flight they belong to. */
export const OF_FARES: Asking[] = ['bags', 'hand-bags', 'conditions', 'fares', 'extras']

/** The answer that the fares of these flights give. */
export function sayOfFares(asking: Asking, slices: FaresOfFlight[], { understood, table }: Position): string {
  const { words } = understood
  const { situation, language } = table
  const [first] = slices
  if (!first) return askNext(situation)
  switch (asking) {
    case 'bags':
      return sayBags(first, situation)
    case 'hand-bags':
      return sayHandBags(first)
    case 'conditions':
      return sayConditions(words, slices, language)
    case 'extras':
      return sayExtras(words, first, language)
    default:
      return sayFares(words, first, situation)
  }
}
