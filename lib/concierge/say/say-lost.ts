import type { Situation } from '@/lib/travel/trip/situation'
import type { Act } from '../pending'
import type { Lost } from '../understand/ancillaries/lost-purchases'
import { ANCILLARY_KINDS, type AncillaryKind } from '../understand/ancillaries/wish'
import { asking, noting } from './marked'
import { listOf, sentences, wayName } from './phrases'

/** The note of it in `told`. */
export const LOST_NOTE = 'lost'

/** "The seats and bags that you had chosen went with the former fare."; null where nothing did. */
export function sayLost(lost: Lost[], hasBagNow: boolean, { slices }: Situation): string | null {
  const [first] = lost
  if (!first) return null
  const directions = [...new Set(lost.flatMap(({ sliceIndexes }) => sliceIndexes))]
  const only = directions.length === 1 && slices.length > 1 ? slices.find(({ sliceIndex }) => sliceIndex === directions[0]) : undefined
  const where = only ? ` for ${wayName(only.label)}` : ''
  const former = lost.some((one) => one.with === 'flight') ? 'flight' : 'fare'
  return sentences(
    noting(LOST_NOTE, `The ${kindNames(lost.map(({ kind }) => kind))} that you had chosen${where} went with the former ${former}.`),
    hasBagNow && 'A checked bag comes with the fare now.',
  )
}

/** "Shall I add the seats and meals again?" */
export function askAgain(acts: Act[], kinds: AncillaryKind[]): string {
  return asking({ asked: 'confirm', acts }, `Shall I add the ${kindNames(kinds)} again?`)
}

function kindNames(kinds: AncillaryKind[]): string {
  return listOf(ANCILLARY_KINDS.filter((kind) => kinds.includes(kind)))
}
