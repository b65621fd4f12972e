import { listWords } from '../plan/destination-reason'
import { LIKINGS, type Liking } from '../plan/liking'

/** What somebody in the party cannot do without. */
export const NEEDS = [
  'little-walking',
  'wheelchair',
  'small-children',
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'gluten-free',
  'quiet',
] as const
export type Need = (typeof NEEDS)[number]

export const MOST_KEPT_NIGHTS = 30

/** What was said once of who travels and holds for plan, flights, stay and suggestions. `nights` are those of a trip without dates yet. */
export type TripMemory = { likes: Liking[]; needs: Need[]; nights: number | null }

/** `likes` and `needs` come to those that are kept, `notLikes` and `notNeeds` go; what is left out stays as it is. */
export type MemoryChange = Partial<TripMemory & { notLikes: Liking[]; notNeeds: Need[] }>

export const NO_MEMORY: TripMemory = { likes: [], needs: [], nights: null }

export const NEED_LABELS: Readonly<Record<Need, string>> = {
  'little-walking': 'little walking',
  wheelchair: 'wheelchair',
  'small-children': 'small children',
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  halal: 'halal',
  kosher: 'kosher',
  'gluten-free': 'gluten-free',
  quiet: 'quiet',
}

const DIETS: readonly Need[] = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free']

/** Pure: what is kept after the change, each thing once and always in the same order. */
export function changeMemory(
  memory: TripMemory,
  { likes = [], notLikes = [], needs = [], notNeeds = [], nights }: MemoryChange,
): TripMemory {
  return {
    likes: LIKINGS.filter((one) => !notLikes.includes(one) && (memory.likes.includes(one) || likes.includes(one))),
    needs: NEEDS.filter((one) => !notNeeds.includes(one) && (memory.needs.includes(one) || needs.includes(one))),
    nights: nights === undefined ? memory.nights : nights,
  }
}

/** What the later memory has that the earlier lacks: as a change, the step from one to the other. */
export function memoryStep(before: TripMemory, after: TripMemory): MemoryChange {
  const without = <One>(all: readonly One[], others: readonly One[]) => all.filter((one) => !others.includes(one))
  const step = {
    likes: without<Liking>(after.likes, before.likes),
    notLikes: without<Liking>(before.likes, after.likes),
    needs: without<Need>(after.needs, before.needs),
    notNeeds: without<Need>(before.needs, after.needs),
  }
  const nights = after.nights === before.nights ? {} : { nights: after.nights }
  return { ...Object.fromEntries(Object.entries(step).filter(([, all]) => all.length > 0)), ...nights }
}

export function dietsIn(needs: readonly Need[]): Need[] {
  return needs.filter((need) => DIETS.includes(need))
}

/** Whether long ways on foot would ask too much of somebody. */
export function walksLittle(needs: readonly Need[]): boolean {
  return needs.includes('little-walking') || needs.includes('wheelchair')
}

/** "likes food and history; needs little walking", as a clause for an undo button. */
export function describeMemoryChange({ likes = [], notLikes = [], needs = [], notNeeds = [], nights }: MemoryChange): string {
  const added = [...likes, ...needs.map((need) => NEED_LABELS[need])]
  const gone = [...notLikes, ...notNeeds.map((need) => NEED_LABELS[need])]
  const clauses = [
    added.length > 0 && `keeping ${listWords(added)} in mind`,
    gone.length > 0 && `forgetting ${listWords(gone)}`,
    nights && (nights === 1 ? 'one night' : `${nights} nights`),
    nights === null && 'forgetting the nights',
  ].filter((clause) => typeof clause === 'string')
  return clauses.join(', ') || 'what was kept in mind'
}
