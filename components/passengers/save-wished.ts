import * as texts from '@/lib/texts/passengers'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import { profileOf } from '@/lib/travel/passengers/saved-passenger'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import type { SaveWish } from './save-choice'
import { useSavedPassengersStore } from './saved-passengers-store'

/** Keeps whom the traveller ticked. The passengers come back with their profiles' ids, or with who could not be kept, and why. */
export async function saveWished(
  passengers: Passenger[],
  wishOf: (index: number) => SaveWish,
): Promise<{ passengers: Passenger[] } | { refusal: Refusal; index: number }> {
  const { add } = useSavedPassengersStore.getState()
  const kept = [...passengers]
  for (const [index, passenger] of passengers.entries()) {
    const { isSaved, isSelf } = wishOf(index)
    if (!isSaved) continue
    const { savedPassengerId } = passenger
    const answer = await add({ profile: profileOf(passenger), isSelf, savedPassengerId })
    if ('refusal' in answer) {
      const sentence = texts.couldNotBeSaved(passenger.firstName, answer.refusal.message)
      return { ...refuse('not-saved', sentence), index }
    }
    kept[index] = { ...passenger, savedPassengerId: answer.value.id }
  }
  return { passengers: kept }
}
