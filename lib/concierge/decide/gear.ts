import { asking } from '../say/marked'
import { capitalised } from '../say/phrases'
import { isGear } from '../understand/ancillaries/extra-words'
import { readGearAnswer } from '../understand/ancillaries/gear-answer'
import type { AncillaryWish } from '../understand/ancillaries/wish'
import type { AncillaryCall } from './ancillary-calls'
import type { Position } from './decide'

type Party = { adults: number; children: number }

/** Skis and the like belong to one traveller: of several it is asked who brings them. */
export function isForUnknown({ kind, wish, what, passengerIndexes, isEach }: AncillaryWish, { adults, children }: Party): boolean {
  return kind === 'extras' && wish === 'take' && isGear(what ?? '') && passengerIndexes === null && !isEach && adults + children > 1
}

export function askForHowMany(what: string): string {
  return asking({ asked: 'how-many', about: what }, `${capitalised(what)} for how many of you?`)
}

/** The answer to that question as a call. */
export function gearForThem({ understood, table }: Position): AncillaryCall[] | null {
  const answered = understood.click === null && understood.ancillaries.length === 0 ? readGearAnswer(understood.words, table) : null
  if (!answered) return null
  return [{ tool: 'chooseExtras', input: { wish: 'add', extra: answered.what, passengerIndexes: answered.passengerIndexes } }]
}
