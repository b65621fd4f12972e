export type KnownTravellers = { adults: number; children: number; infants: number; pets: number; childAges: number[] }
export type Kind = 'adults' | 'children' | 'infants' | 'pets'

/**
 * By which sort of word somebody is named: "adult"; "people", who may be of any age; "seat"; "wife", who is known by whose she is;
 * "kid"; "daughter"; "baby"; "dog"; "the eldest"; "me".
 */
export type Naming =
  | 'adult'
  | 'person'
  | 'seat'
  | 'companion'
  | 'child'
  | 'kin-child'
  | 'infant'
  | 'pet'
  | 'eldest'
  | 'youngest'
  | 'speaker'

/** People named in a message; `from` and `to` are places of tokens. */
export type Mention = {
  naming: Naming
  /** The word itself, in the singular; empty for "two of us". */
  noun: string
  /** null where the words leave it open ("the kids"). */
  count: number | null
  ages: number[]
  from: number
  to: number
  article: 'none' | 'a' | 'the' | 'whose'
  isMore: boolean
  /** "two of us", "a party of six": all who travel, whatever their age. */
  isTotal: boolean
  /** "two of us are adults", "one of them is a baby": some of those who were counted before. */
  isPart: boolean
}

/** What a mention asks for: so many; so many in the end ("so three adults"); more, fewer, none; or nothing, since they do not travel. */
export type Standing = 'is' | 'result' | 'more' | 'fewer' | 'none' | 'apart'
export type PlacedMention = Mention & { standing: Standing; group: number }

export function mention(naming: Naming, from: number, to: number, said: Partial<Mention>): Mention {
  return { naming, from, to, noun: '', count: null, ages: [], article: 'none', isMore: false, isTotal: false, isPart: false, ...said }
}
