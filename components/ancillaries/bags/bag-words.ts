import * as texts from '@/lib/texts/ancillaries/bags'
import type { BagOption } from '@/lib/travel/ancillaries/offer-details'

const KIND_WORDS = {
  checked: { one: texts.checkedBag, several: texts.severalCheckedBags },
  cabin: { one: texts.cabinBag, several: texts.severalCabinBags },
}

/** "Checked bag, 23 kg", "2 cabin bags, 8 kg each"; without the weight where the airline does not say it. */
export function bagName(option: Pick<BagOption, 'kind' | 'pieces' | 'weightKg'>): string {
  const name = bagPhrase(option)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** "2 × checked bag, 23 kg": several of one option. */
export function bagsName(option: BagOption, quantity: number): string {
  return quantity === 1 ? bagName(option) : `${quantity} × ${bagPhrase(option)}`
}

/** "Checked bags": the heading above the options of a kind. */
export function bagKindName(kind: BagOption['kind']): string {
  return kind === 'checked' ? texts.checkedBagsHeading : texts.cabinBagsHeading
}

function bagPhrase({ kind, pieces, weightKg }: Pick<BagOption, 'kind' | 'pieces' | 'weightKg'>): string {
  const name = pieces === 1 ? KIND_WORDS[kind].one : KIND_WORDS[kind].several(pieces)
  if (weightKg === null) return name
  return pieces > 1 ? texts.bagsOfWeight(name, weightKg) : texts.bagOfWeight(name, weightKg)
}
