import type { NameFinder } from '../../ports/name-finder'

/** What was found under a key once is not looked for again, as long as it is among the newest `most`; longer keys hardly come twice. */
export function remembering<Found>({ most, longest }: { most: number; longest: number }): (key: string, find: () => Found) => Found {
  const known = new Map<string, Found>()
  return (key, find) => {
    const earlier = known.get(key)
    if (earlier !== undefined) return earlier
    const found = find()
    const [oldest] = known.keys()
    if (known.size >= most && oldest !== undefined) known.delete(oldest)
    if (key.length <= longest) known.set(key, found)
    return found
  }
}

/** One for each finder of names, which decides what is found. */
export function perFinder<Kept>(make: (names: NameFinder) => Kept): (names: NameFinder) => Kept {
  const kept = new WeakMap<NameFinder, Kept>()
  return (names) => {
    const own = kept.get(names) ?? make(names)
    kept.set(names, own)
    return own
  }
}
