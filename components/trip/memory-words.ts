import * as texts from '@/lib/texts/trip/memory'
import type { Liking } from '@/lib/travel/plan/liking'
import type { Need, TripMemory } from '@/lib/travel/trip/trip-memory'

export const LIKING_WORDS: Readonly<Record<Liking, string>> = {
  beach: texts.beach,
  city: texts.cityLife,
  culture: texts.culture,
  food: texts.food,
  history: texts.history,
  mountains: texts.mountains,
  nature: texts.nature,
  nightlife: texts.nightlife,
  shopping: texts.shopping,
  family: texts.familyFun,
}

export const NEED_WORDS: Readonly<Record<Need, string>> = {
  'little-walking': texts.littleWalking,
  wheelchair: texts.wheelchair,
  'small-children': texts.smallChildren,
  vegetarian: texts.vegetarian,
  vegan: texts.vegan,
  halal: texts.halal,
  kosher: texts.kosher,
  'gluten-free': texts.glutenFree,
  quiet: texts.quiet,
}

/** "Food", "Little walking", "3 nights": what is kept, each in a word or two. */
export function memoryWords({ likes, needs, nights }: TripMemory): string[] {
  return [
    ...likes.map((like) => LIKING_WORDS[like]),
    ...needs.map((need) => NEED_WORDS[need]),
    ...(nights === null ? [] : [nightsWords(nights)]),
  ]
}

export function nightsWords(nights: number): string {
  return nights === 1 ? texts.oneNight : texts.someNights(nights)
}
