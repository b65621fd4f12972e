import type { Claim } from './claim'
import { findClaims } from './find-claims'
import { perFinder, remembering } from './remembering'

type Read = { plain: string; claims: Claim[] }
/** `readSaid`: of a text as travellers write; `namesIn`: the codes of all that is named in a text. */
type ReadTexts = { read(text: string): Read; readSaid(text: string): Read; namesIn(text: string): string[] }

/** The texts of a few dozen results; a longer one hardly comes twice. */
const MOST_KEPT = 4_000
const LONGEST_KEPT = 200

/** Reads texts of results and travellers' words. The same ones come back with every turn of their thread, so that the newest are read once. */
export const readTexts = perFinder((names): ReadTexts => {
  const findings = <Found>(find: (text: string) => Found) => {
    const remember = remembering<Found>({ most: MOST_KEPT, longest: LONGEST_KEPT })
    return (text: string) => remember(text, () => find(text))
  }
  return {
    read: findings((text) => findClaims(text, { names })),
    readSaid: findings((text) => findClaims(text, { names, manner: 'said' })),
    namesIn: findings((text) => names.findNames(text, 'said').flatMap(({ implies }) => implies)),
  }
})
