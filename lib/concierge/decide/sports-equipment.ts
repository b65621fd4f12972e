import { asking } from '../say/marked'
import { petCall } from '../skills/ancillaries/context'
import type { AncillaryWish } from '../skills/ancillaries/wish'
import type { AncillaryCall } from './ancillary-calls'
import type { Position } from './decision'

type Party = { adults: number; children: number }

/** Sports equipment belongs to one traveller, so in a larger party the concierge asks whose it is. */
export function isForUnknown({ wish, isGear, passengerIndexes, isEach }: AncillaryWish, { adults, children }: Party): boolean {
  return isGear === true && wish === 'take' && passengerIndexes === null && !isEach && adults + children > 1
}

export function askForHowMany(what: string): string {
  return asking({ asked: 'how-many', about: what }, `For how many of you shall I add ${what}?`)
}

/** The call for the answer to that question, or for the weight of an animal that was asked about or added. */
export function answeredExtra({ understood, table, made }: Position): AncillaryCall[] | null {
  const { pending } = table
  const pet = understood.petKg === null ? null : petCall({ ...table, bought: table.bought.filter((one) => !made.includes(one)) })
  if (pet) return [{ tool: 'chooseExtras', input: { ...pet, wish: 'add', weightKg: understood.petKg } }]
  if (pending?.asked !== 'how-many' || understood.gearFor === null || understood.gearFor.length === 0) return null
  return [{ tool: 'chooseExtras', input: { wish: 'add', extra: pending.about.toLowerCase(), passengerIndexes: understood.gearFor } }]
}
