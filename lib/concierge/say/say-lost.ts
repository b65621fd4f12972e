import type { Situation } from '@/lib/travel/trip/situation'
import type { Lost } from '../understand/ancillaries/lost-purchases'
import { ANCILLARY_KINDS, type AncillaryKind } from '../understand/ancillaries/wish'
import { listOf, sentences, wayName } from './phrases'

export const ASKS_AGAIN = /\bShall I add the [^.?]+ again\?$/
/** An answer that told of it. */
export const TOLD_AS_LOST = /\bwent with the former (?:flight|fare)\b/

/** "The seats and bags that you had chosen went with the former fare."; null where nothing did. */
export function sayLost(lost: Lost[], hasBagNow: boolean, { slices }: Situation): string | null {
  const [first] = lost
  if (!first) return null
  const directions = [...new Set(lost.flatMap(({ sliceIndexes }) => sliceIndexes))]
  const only = directions.length === 1 && slices.length > 1 ? slices.find(({ sliceIndex }) => sliceIndex === directions[0]) : undefined
  const where = only ? ` for ${wayName(only.label)}` : ''
  const former = lost.some((one) => one.with === 'flight') ? 'flight' : 'fare'
  return sentences(
    `The ${kindNames(lost.map(({ kind }) => kind))} that you had chosen${where} went with the former ${former}.`,
    hasBagNow && 'A checked bag comes with the fare now.',
  )
}

/** "Shall I add the seats and meals again?" */
export function askAgain(kinds: AncillaryKind[]): string {
  return `Shall I add the ${kindNames(kinds)} again?`
}

function kindNames(kinds: AncillaryKind[]): string {
  return listOf(ANCILLARY_KINDS.filter((kind) => kinds.includes(kind)))
}
