import type { Carried } from '../pending'
import { withWishes } from '../skills/ancillaries/held'
import { keptNote, wasPromised } from '../skills/ancillaries/promise'
import { ANCILLARY_KINDS, type AncillaryKind, type AncillaryWish } from '../skills/ancillaries/wish'
import { only } from './facts'
import { fixed, noting, telling } from './marked'
import { countOf, listOf } from './phrases'

const SEATS: Partial<Record<NonNullable<AncillaryWish['seat']>, string>> = {
  together: 'seats together',
  window: 'window seats',
  aisle: 'aisle seats',
  middle: 'middle seats',
  'extra-legroom': 'seats with extra legroom',
  front: 'seats at the front',
  'front-aisle': 'aisle seats at the front',
  'front-window': 'window seats at the front',
  back: 'seats at the back',
  wings: 'seats over the wings',
  'exit-row': 'exit-row seats',
}

/** When seats, bags, meals or extras can be chosen, and which wishes are noted until then. */
export function willChoose(kinds: AncillaryKind[], named: string[] = []): string {
  const known = ANCILLARY_KINDS.filter((kind) => kinds.includes(kind))
  const isPlain = named.every((name) => known.some((kind) => kind === name))
  const note = fixed('noted', isPlain ? 'I’ve made a note of it.' : `I’ve noted that you’d like ${listOf(named)}.`)
  return noted(known, `${chooseLater(known)} ${note}`)
}

export function chooseLater(kinds: AncillaryKind[]): string {
  const verb = kinds.some((kind) => kind === 'seats' || kind === 'meals') ? 'choose' : 'add'
  return `You can ${verb} ${listOf(kinds)} as soon as you’ve chosen your fare.`
}

/** The promise the first time, later every noted wish: "I’ve noted window seats, vegetarian meals and skis." */
export function sayKept(held: AncillaryWish[], now: AncillaryWish[], carried: readonly (Carried | null)[]): string {
  const isFirst = !carried.some((one) => one && wasPromised(one))
  const kept = isFirst ? now : withWishes(held, now)
  const kinds = kept.map(({ kind }) => kind)
  const named = [...new Set(ANCILLARY_KINDS.flatMap((kind) => kept.filter((wish) => wish.kind === kind).map(nameOf)))]
  return isFirst ? willChoose(kinds, named) : noted(kinds, `I’ve noted ${listOf(named)}.`)
}

/** "All right, I won’t add priority boarding.": a wish taken back before it could be met. */
export function sayLeftOut(wishes: AncillaryWish[]): string {
  const kinds = [...new Set(wishes.map(({ kind }) => kind))]
  return telling(only(['left-out', kinds]), `All right, I won’t add ${listOf([...new Set(wishes.map(nameOf))])}.`)
}

/** "Two checked bags, once the fare is chosen." */
export function sayStillKept(held: AncillaryWish[]): string {
  return `I’ve noted ${listOf([...new Set(held.map(nameOf))])}, and I’ll add that as soon as you’ve chosen your fare.`
}

function noted(kinds: AncillaryKind[], words: string): string {
  return [...new Set(kinds)].reduce((said, kind) => noting(keptNote(kind), said), words)
}

function nameOf({ kind, seat, what, bag, quantity, isEach }: AncillaryWish): string {
  switch (kind) {
    case 'seats':
      return (seat && SEATS[seat]) ?? 'seats'
    case 'bags':
      return quantity === undefined ? 'bags' : `${countOf(quantity, `${bag ?? 'checked'} bag`)}${isEach ? ' each' : ''}`
    case 'meals':
      return what === undefined ? 'meals' : what === 'child' ? 'children’s meals' : `${what} meals`
    case 'extras':
      return what ?? 'extras'
  }
}
