import type { NameFinder } from '../../ports/name-finder'
import type { Claim } from './claim'
import { findClaims } from './find-claims'

type Read = { plain: string; claims: Claim[] }
/** `readSaid`: of a text as travellers write; `namesIn`: the codes of all that is named in a text. */
type ReadTexts = { read(text: string): Read; readSaid(text: string): Read; namesIn(text: string): string[] }

/** The texts of a few dozen results; a longer one hardly comes twice. */
const MOST_KEPT = 4_000
const LONGEST_KEPT = 200

const kept = new WeakMap<NameFinder, ReadTexts>()

/** Reads texts of results and travellers' words. The same ones come back with every turn of their thread, so that the newest are read once. */
export function readTexts(names: NameFinder): ReadTexts {
  const known = kept.get(names)
  if (known) return known
  const texts = {
    read: remembering((text) => findClaims(text, { names })),
    readSaid: remembering((text) => findClaims(text, { names, manner: 'said' })),
    namesIn: remembering((text) => names.findNames(text, 'said').flatMap(({ implies }) => implies)),
  }
  kept.set(names, texts)
  return texts
}

function remembering<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>()
  return (text) => {
    const earlier = known.get(text)
    if (earlier !== undefined) return earlier
    const found = read(text)
    const [oldest] = known.keys()
    if (known.size >= MOST_KEPT && oldest !== undefined) known.delete(oldest)
    if (text.length <= LONGEST_KEPT) known.set(text, found)
    return found
  }
}
