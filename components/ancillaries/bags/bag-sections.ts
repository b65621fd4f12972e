import type { ChosenBag } from '@/lib/travel/ancillaries/ancillaries'
import type { BagChange } from '@/lib/travel/ancillaries/change-ancillaries'
import type { BagOption } from '@/lib/travel/ancillaries/offer-details'
import type { PartyMember } from '@/lib/travel/ancillaries/party'

/** The options that one price covers the same directions with. */
export type BagSection = { sliceIndexes: number[]; options: BagOption[] }

/** By direction in the order of travel; what covers several directions stands before the single ones. */
export function bagSections(options: BagOption[]): BagSection[] {
  const byCoverage = Map.groupBy(options, ({ sliceIndexes }) => sliceIndexes.join(' '))
  return [...byCoverage.values()]
    .map((of) => ({ sliceIndexes: of[0]?.sliceIndexes ?? [], options: of.toSorted(byWeight) }))
    .toSorted(
      (one, other) => other.sliceIndexes.length - one.sliceIndexes.length || (one.sliceIndexes[0] ?? 0) - (other.sliceIndexes[0] ?? 0),
    )
}

/** What is sold to one traveller, or to the group (null). */
export function optionsFor(options: BagOption[], passengerIndex: number | null): BagOption[] {
  return options.filter(({ isPerPassenger, passengerIndexes }) =>
    passengerIndex === null ? !isPerPassenger : isPerPassenger && passengerIndexes.includes(passengerIndex),
  )
}

/** How many of an option somebody has. */
export function quantityOf(bags: ChosenBag[], optionId: string, passengerIndex: number | null): number {
  return bags.find((bag) => bag.option.optionId === optionId && bag.passengerIndex === passengerIndex)?.quantity ?? 0
}

/** The changes that give every traveller of the section what one has of it; none where all have it. */
export function sameForEveryone(bags: ChosenBag[], { options }: BagSection, from: number, party: PartyMember[]): BagChange[] {
  const others = party.filter(({ passengerIndex }) => passengerIndex !== from)
  return others.flatMap(({ passengerIndex }) =>
    copied(bags, optionsFor(options, from), from, optionsFor(options, passengerIndex), passengerIndex),
  )
}

/** The changes that give everybody on the other single directions what they have on this one. */
export function sameOnOtherDirections(bags: ChosenBag[], section: BagSection, sections: BagSection[], party: PartyMember[]): BagChange[] {
  const others = sections.filter(({ sliceIndexes }) => sliceIndexes.length === 1 && sliceIndexes[0] !== section.sliceIndexes[0])
  const whoever = [...party.map(({ passengerIndex }) => passengerIndex), null]
  return others.flatMap(({ options }) =>
    whoever.flatMap((whose) => copied(bags, optionsFor(section.options, whose), whose, optionsFor(options, whose), whose)),
  )
}

/** What is given up comes first: what replaces it then stays. A kind whose like is not sold to `to` is left as it is. */
function copied(bags: ChosenBag[], models: BagOption[], from: number | null, options: BagOption[], to: number | null): BagChange[] {
  const missing = models.filter((model) => quantityOf(bags, model.optionId, from) > 0 && !options.some((option) => isAlike(model, option)))
  const changes = options.flatMap((option) => {
    if (missing.some(({ kind }) => kind === option.kind)) return []
    const model = models.find((other) => isAlike(other, option))
    const wanted = Math.min(model ? quantityOf(bags, model.optionId, from) : 0, option.mostQuantity)
    return wanted === quantityOf(bags, option.optionId, to) ? [] : [{ optionId: option.optionId, passengerIndex: to, quantity: wanted }]
  })
  return changes.toSorted((one, other) => one.quantity - other.quantity)
}

function isAlike(one: BagOption, other: BagOption): boolean {
  return one.kind === other.kind && one.weightKg === other.weightKg && one.pieces === other.pieces
}

function byWeight(one: BagOption, other: BagOption): number {
  return (one.weightKg ?? 0) * one.pieces - (other.weightKg ?? 0) * other.pieces || one.price.amountMinor - other.price.amountMinor
}
