import { nextOpenSlice, type Table } from '../../table'
import type { Brief } from '../../tool-results'
import { spokenOf } from './spoken-of'

/** With everything picked: the one flight that the last answer named, where it is not the one that is picked there. */
export function putForward({ situation, flightsBySlice, newestSlice, pending, told }: Table): Brief | null {
  const shown = newestSlice === null ? undefined : flightsBySlice.get(newestSlice)
  if (!shown || nextOpenSlice(situation) !== null) return null
  const [only, other] = spokenOf([{ pending, told }], shown).last
  if (!only || other) return null
  return situation.slices.some(({ picked }) => picked?.offerId === only.offerId) ? null : only
}
