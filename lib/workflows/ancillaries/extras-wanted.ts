import type { ExtraChange } from '../../travel/ancillaries/change-ancillaries'
import { listOf } from '../../travel/ancillaries/chosen-words'
import { extrasMeant } from '../../travel/ancillaries/extra-words'
import type { ExtraOption } from '../../travel/ancillaries/offer-details'
import type { PartyMember } from '../../travel/ancillaries/party'
import { type Refusal, refuse } from '../../travel/refusal'

type ExtraWish = { extra?: string | undefined; passengerIndexes?: number[] | undefined }

/**
 * The extra that the words mean: for each of the members on each direction, or once where it is sold for the group. Words that mean
 * several things of one airline are asked back.
 */
export function extrasWanted(
  { extra, passengerIndexes }: ExtraWish,
  options: ExtraOption[],
  slices: number[],
  members: PartyMember[],
): { extras: ExtraChange[]; notes: string[] } | { refusal: Refusal } {
  const names = namesOf(options)
  const list = listOf(names)
  if (!extra) return refuse('which-extra', `Which extra would you like? Choose from ${list}.`, undefined, names)
  const meant = extrasMeant(extra, options)
  if (meant.length === 0) return refuse('no-such-extra', `The airline doesn’t sell that. Choose from ${list}.`, undefined, names)
  // Two airlines of one trip may call the same thing by two names; two names of one airline are two things.
  const meantNames = slices.map((index) => namesOf(meant.filter(({ sliceIndexes }) => sliceIndexes.includes(index)))).find(isSeveral)
  if (meantNames) return refuse('which-extra', `Which of them would you like: ${meantNames.join(' or ')}?`)
  const extras: ExtraChange[] = []
  const notes: string[] = []
  for (const option of sellingOnce(meant, slices)) {
    if (!option.isPerPassenger) {
      extras.push({ optionId: option.optionId, passengerIndex: null, isWanted: true })
      if (passengerIndexes) notes.push(`You buy ${option.name} once for everyone.`)
      continue
    }
    for (const { passengerIndex, label } of members) {
      if (option.passengerIndexes.includes(passengerIndex)) extras.push({ optionId: option.optionId, passengerIndex, isWanted: true })
      else if (passengerIndexes) notes.push(`The airline doesn’t sell ${option.name} for ${label}.`)
    }
  }
  return extras.length > 0 ? { extras, notes } : refuse('not-for-them', notes[0] ?? 'The airline doesn’t sell that to these travellers.')
}

/** One option for each direction, those of one direction before those that cover several: nothing is bought twice. */
function sellingOnce(options: ExtraOption[], slices: number[]): ExtraOption[] {
  const sold = slices.flatMap((sliceIndex) => {
    const covering = options.filter(({ sliceIndexes }) => sliceIndexes.includes(sliceIndex))
    return (
      covering.toSorted(
        (one, other) => one.sliceIndexes.length - other.sliceIndexes.length || one.price.amountMinor - other.price.amountMinor,
      )[0] ?? []
    )
  })
  return [...new Set(sold)]
}

function isSeveral({ length }: string[]): boolean {
  return length > 1
}

function namesOf(options: ExtraOption[]): string[] {
  return [...new Set(options.map(({ name }) => name))]
}
