import { asking } from '../say/marked'
import { isGear } from '../understand/ancillaries/extra-words'
import { readGearAnswer } from '../understand/ancillaries/gear-answer'
import type { AncillaryWish } from '../understand/ancillaries/wish'
import type { AncillaryCall } from './ancillary-calls'
import type { Position } from './decide'

type Party = { adults: number; children: number }

/** Skis and other equipment belong to one traveller, so with several the concierge asks whose they are. */
export function isForUnknown({ kind, wish, what, passengerIndexes, isEach }: AncillaryWish, { adults, children }: Party): boolean {
  return kind === 'extras' && wish === 'take' && isGear(what ?? '') && passengerIndexes === null && !isEach && adults + children > 1
}

export function askForHowMany(what: string): string {
  return asking({ asked: 'how-many', about: what }, `For how many of you shall I add ${what}?`)
}

/** The answer to that question as a call. */
export function gearForThem({ understood, table }: Position): AncillaryCall[] | null {
  const answered = understood.click === null && understood.ancillaries.length === 0 ? readGearAnswer(understood.words, table) : null
  if (!answered) return null
  return [{ tool: 'chooseExtras', input: { wish: 'add', extra: answered.what, passengerIndexes: answered.passengerIndexes } }]
}
