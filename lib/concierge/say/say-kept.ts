import type { Carried } from '../pending'
import { keptNote, wasPromised, withWishes } from '../understand/ancillaries/held-ancillaries'
import { ANCILLARY_KINDS, type AncillaryKind, type AncillaryWish } from '../understand/ancillaries/wish'
import { noting } from './marked'
import { capitalised, listOf } from './phrases'

const SEATS: Partial<Record<NonNullable<AncillaryWish['seat']>, string>> = {
  together: 'seats together',
  window: 'window seats',
  aisle: 'aisle seats',
  'extra-legroom': 'seats with legroom',
  front: 'seats at the front',
  back: 'seats at the back',
  'exit-row': 'seats at an exit',
}

/** When what was wished for can be chosen. */
export function willChoose(kinds: AncillaryKind[]): string {
  const named = ANCILLARY_KINDS.filter((kind) => kinds.includes(kind))
  return noted(named, `${capitalised(listOf(named))} are chosen once flights and fares are; I keep that in mind.`)
}

/** The promise the first time, later all that is kept: "Noted so far: window seats, vegetarian meals and skis." */
export function sayKept(held: AncillaryWish[], now: AncillaryWish[], carried: readonly (Carried | null)[]): string {
  if (!carried.some((one) => one && wasPromised(one))) return willChoose(now.map(({ kind }) => kind))
  const kept = withWishes(held, now)
  const named = ANCILLARY_KINDS.flatMap((kind) => kept.filter((wish) => wish.kind === kind).map(nameOf))
  return noted(
    kept.map(({ kind }) => kind),
    `Noted so far: ${listOf([...new Set(named)])}.`,
  )
}

function noted(kinds: AncillaryKind[], words: string): string {
  return [...new Set(kinds)].reduce((said, kind) => noting(keptNote(kind), said), words)
}

function nameOf({ kind, seat, what }: AncillaryWish): string {
  switch (kind) {
    case 'seats':
      return (seat && SEATS[seat]) ?? 'seats'
    case 'bags':
      return 'bags'
    case 'meals':
      return what === undefined ? 'meals' : what === 'child' ? 'children’s meals' : `${what} meals`
    case 'extras':
      return what ?? 'extras'
  }
}
