import { asking } from '../say/marked'
import type { AncillaryWish } from '../skills/ancillaries/wish'
import type { AncillaryCall } from './ancillary-calls'
import type { Position } from './decide'

type Party = { adults: number; children: number }

/** Sports equipment belongs to one traveller, so in a larger party the concierge asks whose it is. */
export function isForUnknown({ wish, isGear, passengerIndexes, isEach }: AncillaryWish, { adults, children }: Party): boolean {
  return isGear === true && wish === 'take' && passengerIndexes === null && !isEach && adults + children > 1
}

export function askForHowMany(what: string): string {
  return asking({ asked: 'how-many', about: what }, `For how many of you shall I add ${what}?`)
}

/** The call for the answer to that question. */
export function gearForThem({ understood, table }: Position): AncillaryCall[] | null {
  const { pending } = table
  if (pending?.asked !== 'how-many' || understood.gearFor === null || understood.gearFor.length === 0) return null
  return [{ tool: 'chooseExtras', input: { wish: 'add', extra: pending.about.toLowerCase(), passengerIndexes: understood.gearFor } }]
}
