import type { KnownNames } from '@/lib/ports/known-names'
import { addAtoms } from '../grammar/atoms'
import { Chart, type Item } from '../grammar/chart'
import type { PlaceValue } from '../grammar/place-words'
import { tokenise } from '../grammar/tokens'
import { GRAMMAR } from '../skills/grammar'

/** A named thing, from `start` to `end` in the words; at plausibility 0 nothing else can be meant. */
export type NameIn<Named> = { named: Named; start: number; end: number; plausibility: number }

/** Less plausible names don't count, whatever precedes them. */
const LEAST_PLAUSIBLE = -1

/** The places named, the longest name at each position, in any role; unlisted names don't count. */
export function placesIn(words: string, names: KnownNames): NameIn<PlaceValue>[] {
  return namesIn(words, names, 'place', (item) => {
    // Made by the place atoms.
    const place = item.value as PlaceValue
    return place.kind !== 'unknown' && item.plausibility > LEAST_PLAUSIBLE ? place : null
  })
}

/** The airlines named, in order. */
export function airlinesIn(words: string, names: KnownNames): NameIn<string>[] {
  return namesIn(words, names, 'carrier', (item, chart) => {
    // Made by the airline atoms.
    const { airline } = item.value as { airline: string }
    // "To Singapore" is a destination.
    const isPlace = chart.from(item.start, 'place').some(({ end, plausibility }) => end >= item.end && plausibility > item.plausibility)
    return item.plausibility >= LEAST_PLAUSIBLE && !isPlace ? airline : null
  })
}

function namesIn<Named>(
  words: string,
  names: KnownNames,
  type: string,
  namedBy: (item: Item, chart: Chart) => Named | null,
): NameIn<Named>[] {
  const { text, tokens } = tokenise(words)
  const chart = new Chart(tokens, [GRAMMAR.lexicons.en])
  addAtoms(chart, text, names)
  const found: NameIn<Named>[] = []
  for (let at = 0; at < tokens.length; ) {
    const [best] = chart
      .from(at, type)
      .flatMap((item) => {
        const named = namedBy(item, chart)
        return named === null ? [] : [{ item, named }]
      })
      .toSorted(({ item: one }, { item: other }) => other.end - one.end || other.plausibility - one.plausibility)
    const [first, last] = [tokens[at], tokens[(best?.item.end ?? 0) - 1]]
    if (best && first && last) found.push({ named: best.named, start: first.start, end: last.end, plausibility: best.item.plausibility })
    at = best?.item.end ?? at + 1
  }
  return found
}
