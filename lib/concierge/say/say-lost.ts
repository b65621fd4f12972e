import type { Situation } from '@/lib/travel/trip/situation'
import type { Act } from '../pending'
import type { Lost } from '../skills/ancillaries/lost-purchases'
import { ANCILLARY_KINDS, type AncillaryKind } from '../skills/ancillaries/wish'
import { asking, noting } from './marked'
import { listOf, sentences, wayName } from './phrases'

/** Its note in `told`. */
export const LOST_NOTE = 'lost'

/** "Your seats and bags belonged to the old fare, so they’re gone."; null if nothing was lost. */
export function sayLost(lost: Lost[], hasBagNow: boolean, { slices }: Situation): string | null {
  const [first] = lost
  if (!first) return null
  const directions = [...new Set(lost.flatMap(({ sliceIndexes }) => sliceIndexes))]
  const only = directions.length === 1 && slices.length > 1 ? slices.find(({ sliceIndex }) => sliceIndex === directions[0]) : undefined
  const where = only ? ` for ${wayName(only.label)}` : ''
  const former = (['search', 'flight', 'fare'] as const).find((cause) => lost.some((one) => one.with === cause)) ?? 'fare'
  return sentences(
    noting(LOST_NOTE, `Your ${kindNames(lost.map(({ kind }) => kind))}${where} belonged to the old ${former}, so they’re gone.`),
    hasBagNow && 'Your new fare includes a checked bag.',
  )
}

/** "Shall I add the seats and meals again?" */
export function askAgain(acts: Act[], kinds: AncillaryKind[]): string {
  return asking({ asked: 'confirm', acts }, `Shall I add the ${kindNames(kinds)} again?`)
}

/** "seats and bags", always in the same order. */
export function kindNames(kinds: AncillaryKind[]): string {
  return listOf(ANCILLARY_KINDS.filter((kind) => kinds.includes(kind)))
}
