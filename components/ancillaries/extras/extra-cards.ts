import type { ChosenExtra } from '@/lib/travel/ancillaries/ancillaries'
import type { ExtraChange } from '@/lib/travel/ancillaries/change-ancillaries'
import type { ExtraOption } from '@/lib/travel/ancillaries/offer-details'

/** One thing to buy under its name: once for each of the directions that it is sold for. */
export type ExtraCard = { name: string; description: string; termsUrl: string | null; offers: ExtraOffer[] }
/** What one price covers; several options where each traveller has one of their own. */
export type ExtraOffer = { sliceIndexes: number[]; isPerPassenger: boolean; options: ExtraOption[] }

export function extraCards(options: ExtraOption[]): ExtraCard[] {
  const byName = Map.groupBy(options, ({ name, description }) => `${name} ${description}`)
  return [...byName.values()].flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    const byCoverage = Map.groupBy(alike, ({ sliceIndexes, isPerPassenger }) => `${sliceIndexes.join(' ')} ${isPerPassenger}`)
    const offers = [...byCoverage.values()].map((of) => ({
      sliceIndexes: of[0]?.sliceIndexes ?? [],
      isPerPassenger: of[0]?.isPerPassenger ?? false,
      options: of,
    }))
    const { name, description, termsUrl } = first
    return [{ name, description, termsUrl, offers: offers.toSorted(byDirection) }]
  })
}

/** The option that one traveller would buy, or the group (null); undefined where it is not sold to them. */
export function optionFor({ isPerPassenger, options }: ExtraOffer, passengerIndex: number | null): ExtraOption | undefined {
  if (passengerIndex === null) return isPerPassenger ? undefined : options[0]
  return options.find(({ passengerIndexes }) => isPerPassenger && passengerIndexes.includes(passengerIndex))
}

export function hasExtra(extras: ChosenExtra[], option: ExtraOption, passengerIndex: number | null): boolean {
  return extras.some((extra) => extra.option.optionId === option.optionId && extra.passengerIndex === passengerIndex)
}

/** The changes after which all of `whoever` have it, or none of them has. */
export function forAll(extras: ChosenExtra[], offer: ExtraOffer, whoever: number[], isWanted: boolean): ExtraChange[] {
  return whoever.flatMap((passengerIndex) => {
    const option = optionFor(offer, passengerIndex)
    if (!option || hasExtra(extras, option, passengerIndex) === isWanted) return []
    return [{ optionId: option.optionId, passengerIndex, isWanted }]
  })
}

function byDirection(one: ExtraOffer, other: ExtraOffer): number {
  return other.sliceIndexes.length - one.sliceIndexes.length || (one.sliceIndexes[0] ?? 0) - (other.sliceIndexes[0] ?? 0)
}
