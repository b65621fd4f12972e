import { type Refusal, refuse } from '../refusal'
import type { ChosenExtra } from './ancillaries'
import type { ExtraOption } from './offer-details'

/** A place for an animal among the extras. */
export type PetOption = ExtraOption & { pet: NonNullable<ExtraOption['pet']> }
export type PetWish = { place?: 'cabin' | 'hold' | undefined; weightKg?: number | undefined }

export function isForPet(option: ExtraOption): option is PetOption {
  return option.pet !== undefined
}

/** Whether another animal's place is given up for this one: a traveller has one animal, in the cabin or in the hold. */
export function isOtherPlaceOfPet(had: ChosenExtra, chosen: ChosenExtra): boolean {
  return (
    had.option.pet !== undefined &&
    chosen.option.pet !== undefined &&
    had.passengerIndex === chosen.passengerIndex &&
    sharesFlight(had.option, chosen.option)
  )
}

/** The refusal of more animals in one place than the flights have room for. */
export function petsBeyondRoom(extras: ChosenExtra[], option: ExtraOption): { refusal: Refusal } | undefined {
  const { pet, leftForParty } = option
  if (!pet || leftForParty === undefined) return undefined
  const alike = extras.filter((extra) => extra.option.pet?.place === pet.place && sharesFlight(extra.option, option))
  if (alike.length <= leftForParty) return undefined
  return refuse(
    'no-room-for-pets',
    `There’s room for only ${leftForParty} more ${leftForParty === 1 ? 'pet' : 'pets'} ${PLACES[pet.place]}.`,
    'extras',
  )
}

/**
 * The cheapest place of one direction that takes the animal. Why there is none: `not-there`, the place isn't sold; `too-heavy`, by what
 * the place or any place takes; `weight`, several places are sold and only the weight tells which.
 */
export function petPlaceFor(options: PetOption[], { place, weightKg }: PetWish): PetOption | 'not-there' | 'too-heavy' | 'weight' {
  const there = options.filter(({ pet }) => place === undefined || pet.place === place)
  if (there.length === 0) return 'not-there'
  const fitting = there.filter(({ pet }) => weightKg === undefined || weightKg <= pet.maxKg)
  const [cheapest, ...others] = fitting.toSorted((one, other) => one.price.amountMinor - other.price.amountMinor)
  if (!cheapest) return 'too-heavy'
  return weightKg === undefined && others.length > 0 ? 'weight' : cheapest
}

/** How many of so many pets lack a place on some direction of the trip. */
export function petsWithoutPlace(pets: number, extras: ChosenExtra[], directions: number): number {
  const placesOn = (sliceIndex: number) => extras.filter(({ option }) => option.pet && option.sliceIndexes.includes(sliceIndex)).length
  const placed = Math.min(...Array.from({ length: directions }, (_, sliceIndex) => placesOn(sliceIndex)))
  return Math.max(0, pets - placed)
}

/** Where it travels, in the middle of a sentence. */
export const PLACES = { cabin: 'in the cabin', hold: 'in the hold' } as const

function sharesFlight(one: ExtraOption, other: ExtraOption): boolean {
  return one.sliceIndexes.some((sliceIndex) => other.sliceIndexes.includes(sliceIndex))
}
