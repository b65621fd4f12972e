import type { ExtraChange } from '../../travel/ancillaries/change-ancillaries'
import { listOf } from '../../travel/ancillaries/chosen-words'
import { extrasMeant, isExtraSeatMeant, isPetMeant, petPlaceMeant } from '../../travel/ancillaries/extra-words'
import type { ExtraOption } from '../../travel/ancillaries/offer-details'
import type { PartyMember } from '../../travel/ancillaries/party'
import { type Refusal, refuse } from '../../travel/refusal'
import { petsWanted, soldNotEverywhere, type WishedFlights } from './pets-wanted'

type ExtraWish = { extra?: string | undefined; weightKg?: number | undefined; passengerIndexes?: number[] | undefined }

/**
 * The extra that the words mean: for each of the members on each direction, or once where it is sold for the group. Words that mean
 * several things of one airline are asked back. What is for one goes to the first of the members where none is named.
 */
export function extrasWanted(
  { extra, weightKg, passengerIndexes }: ExtraWish,
  options: ExtraOption[],
  flights: WishedFlights,
  members: PartyMember[],
): { extras: ExtraChange[]; notes: string[] } | { refusal: Refusal } {
  const names = namesOf(options)
  const list = listOf(names)
  if (!extra) return refuse('which-extra', `Which extra would you like? Choose from ${list}.`, undefined, names)
  const slices = flights.sliceIndexes
  const meant = extrasMeant(extra, options)
  const isForOne = meant.every((option) => option.isForOne)
  const whom = passengerIndexes || !isForOne ? members : members.slice(0, 1)
  if (isPetMeant(extra) && isForOne) return petsWanted({ place: petPlaceMeant(extra), weightKg }, options, flights, whom)
  const missing = isExtraSeatMeant(extra) && isForOne ? soldNotEverywhere('extra seat', meant, flights) : null
  if (missing) return missing
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
    for (const { passengerIndex, label } of whom) {
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
