import { editDistance } from '@/lib/travel/edit-distance'

const SHORTEST_TARGET = 5
const SHORTEST_WORD = 4
const SHORTEST_WITH_TWO = 9

type Candidate = { target: string; edits: number; rank: number }

/** A function that finds, of the target words, the one that a word is a slip of the finger away from; null where none is. Long words bear two slips where `mostEdits` allows. */
export function createNearestWord(targets: Iterable<string>, mostEdits: 1 | 2 = 2): (word: string) => string | null {
  const forgiven = (target: string) => Math.min(mostEdits, editsForgiven(target))
  const byRemains = new Map<string, string[]>()
  for (const target of new Set(targets)) {
    if (target.length < SHORTEST_TARGET) continue
    for (const remains of remainsOf(target, forgiven(target))) {
      const known = byRemains.get(remains)
      if (known) known.push(target)
      else byRemains.set(remains, [target])
    }
  }
  return (word) => {
    if (word.length < SHORTEST_WORD) return null
    let best: Candidate | null = null
    for (const remains of remainsOf(word, word.length < SHORTEST_WITH_TWO - 1 ? 1 : mostEdits)) {
      for (const target of byRemains.get(remains) ?? []) {
        const candidate = compare(word, target, forgiven(target))
        if (candidate && isNearer(candidate, best)) best = candidate
      }
    }
    return best?.target ?? null
  }
}

/** One slip; in long words two, which a shorter word could not bear. */
function editsForgiven(target: string): number {
  return target.length >= SHORTEST_WITH_TWO ? 2 : 1
}

/** What is left of a word when up to so many of its letters are dropped: words that lie close share some of it. */
function remainsOf(word: string, edits: number): Set<string> {
  const remains = new Set([word])
  let last = [word]
  for (let edit = 0; edit < edits; edit += 1) {
    const next: string[] = []
    for (const longer of last) {
      for (let index = 0; index < longer.length; index += 1) {
        const shorter = longer.slice(0, index) + longer.slice(index + 1)
        if (!remains.has(shorter)) next.push(shorter)
        remains.add(shorter)
      }
    }
    last = next
  }
  return remains
}

function compare(word: string, target: string, forgiven: number): Candidate | null {
  const isAlikeAtFirst = word[0] === target[0]
  // Of short words too little is left to go by without their first letter.
  if (!isAlikeAtFirst && word.length < SHORTEST_TARGET) return null
  const edits = editDistance(word, target, forgiven)
  if (edits > (isAlikeAtFirst ? forgiven : 1)) return null
  return { target, edits, rank: rankOf(word, target) + (isAlikeAtFirst ? 0 : 4) }
}

/** The likelier slips first: swapped, dropped or doubled, added, replaced. */
function rankOf(word: string, target: string): number {
  if (word.length < target.length) return 1
  if (word.length > target.length) return /(.)\1/u.test(word) ? 1 : 2
  return [...word].toSorted().join('') === [...target].toSorted().join('') ? 0 : 3
}

function isNearer(candidate: Candidate, best: Candidate | null): boolean {
  return !best || candidate.edits < best.edits || (candidate.edits === best.edits && candidate.rank < best.rank)
}
