import { editDistance } from '@/lib/travel/edit-distance'
import { type Entry, gazetteer } from './gazetteer'
import { countryNames, type Region, regionNamed, stateNames } from './regions'

/** A name that lies close to what was typed, with how many edits; `weight` settles which one is likelier. */
export type NearName = { name: string; edits: number; weight: number; entry: Entry | null; region: Region | null }

// Nobody mistypes the name of an airfield.
const LEAST_WEIGHT = 0.3
const WEIGHT_OF_SHORT_NAMES = 5
const WEIGHT_OF_REGIONS = 30

type Spelled = Omit<NearName, 'edits'> & { letters: number }
let spelled: ReadonlyMap<number, Spelled[]> | undefined

/** How many edits a name of this length may be away and still be taken for it; a longer reach would turn Atlantis into Atlanta. */
export function editsForgiven(length: number): number {
  if (length >= 9) return 2
  return length >= 4 ? 1 : 0
}

/** Folded names at most `limit` edits away, in no order. Short ones have to begin alike. */
export function nearNames(name: string, limit: number): NearName[] {
  spelled ??= Map.groupBy(spellings(), (candidate) => candidate.name.length)
  const letters = letterSet(name)
  const near: NearName[] = []
  for (let length = name.length - limit; length <= name.length + limit; length++) {
    for (const candidate of spelled.get(length) ?? []) {
      if (differentLetters(letters, candidate.letters) > 2 * limit) continue
      if (name.length <= 5 && candidate.name[0] !== name[0]) continue
      const edits = editDistance(name, candidate.name, limit)
      if (edits <= limit) near.push({ ...candidate, edits })
    }
  }
  return near
}

const MOST_KEPT = 1_000
const slips = new Map<string, NearName | null>()

/** The likeliest name that was meant by a slip, if one is near enough. Several readers of a message ask for the same words. */
export function slipOf(name: string): NearName | null {
  const known = slips.get(name)
  if (known !== undefined) return known
  if (slips.size >= MOST_KEPT) slips.clear()
  const slip = nearestName(name)
  slips.set(name, slip)
  return slip
}

function nearestName(name: string): NearName | null {
  const limit = editsForgiven(name.length)
  if (limit === 0) return null
  const [first] = nearNames(name, limit).sort((one, other) => one.edits - other.edits || other.weight - one.weight)
  return first ?? null
}

function spellings(): Spelled[] {
  const cities = [...gazetteer().names].flatMap(([name, entries]) => {
    const entry = entries.reduce((heaviest, one) => (one.weight > heaviest.weight ? one : heaviest))
    const isLikely = entry.weight >= (name.length > 4 ? LEAST_WEIGHT : WEIGHT_OF_SHORT_NAMES)
    return isLikely && name.length >= 4 ? [{ name, letters: letterSet(name), weight: entry.weight, entry, region: null }] : []
  })
  const regions = [...countryNames().keys(), ...stateNames()].flatMap((name) => {
    const region = name.length > 4 ? regionNamed(name) : null
    return region ? [{ name, letters: letterSet(name), weight: WEIGHT_OF_REGIONS, entry: null, region }] : []
  })
  return [...cities, ...regions]
}

function letterSet(name: string): number {
  let letters = 0
  for (let index = 0; index < name.length; index++) letters |= 1 << (name.charCodeAt(index) - 97)
  return letters
}

function differentLetters(first: number, second: number): number {
  let different = first ^ second
  let count = 0
  while (different !== 0) {
    different &= different - 1
    count++
  }
  return count
}
