import type { FilterWords } from '@/lib/travel/flights/filters/filter-words'

/** The input of the filter tool: only what the words change; null takes a filter away. Airlines and places stay as they were said. */
export type FilterWish = { [Name in keyof FilterWords]: Exclude<FilterWords[Name], undefined> }

/** Wishes for the same directions put together; lists add up, and what is said later counts. */
export function mergeWishes(wishes: FilterWish[]): FilterWish[] {
  const merged = new Map<number | undefined, FilterWish>()
  for (const wish of wishes) {
    const known = merged.get(wish.sliceIndex) ?? {}
    const lists = Object.entries(wish).flatMap(([name, value]) => {
      const before = known[name as keyof FilterWish]
      return Array.isArray(value) && Array.isArray(before) ? [[name, [...new Set([...before, ...value])]]] : []
    })
    merged.set(wish.sliceIndex, { ...known, ...wish, ...Object.fromEntries(lists) })
  }
  // What holds for every direction comes first, so that what is said of one can change it there.
  return [...merged.values()].toSorted((one, other) => (one.sliceIndex ?? -1) - (other.sliceIndex ?? -1))
}
