import type { Frame } from '../../grammar/cover'
import { noting } from '../../say/marked'
import { sentences } from '../../say/phrases'

/** What cabins take as a rule, with the carrier. */
const MOST_CABIN_KG = 8
const CONFIRMS = 'I can add its place once your fares are chosen, if the airline sells one.'

/** For the check that no sentence was made up. */
export const PET_TEXTS: readonly string[] = [CONFIRMS, `up to about ${MOST_CABIN_KG} kg with its carrier`]

/** An answer about the pet that was spoken of: what its weight means, or whether it may come into the cabin; null if neither was said. */
export function sayOfPet(frames: readonly Frame[]): string | null {
  const weight = frames.findLast(({ value }) => value.of === 'pet-weight')?.value.petKg
  const kg = typeof weight === 'object' && weight !== null && 'n' in weight && typeof weight.n === 'number' ? weight.n : null
  if (kg !== null) return noting('topic:pets', sentences(sayWeight(kg), CONFIRMS))
  if (!frames.some(({ value }) => value.of === 'pet-cabin')) return null
  const allowed = `In the cabin it may weigh up to about ${MOST_CABIN_KG} kg with its carrier, which goes under the seat.`
  return noting('topic:pets', sentences(allowed, CONFIRMS))
}

function sayWeight(kg: number): string {
  return kg <= MOST_CABIN_KG
    ? `At ${kg} kg it can come into the cabin with most airlines that take pets: up to about ${MOST_CABIN_KG} kg with its carrier.`
    : `At ${kg} kg it’s too heavy for the cabin, where about ${MOST_CABIN_KG} kg with its carrier is the most, so it would fly in the hold or as cargo.`
}
