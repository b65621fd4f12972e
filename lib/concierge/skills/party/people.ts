/** How people are named: by age, as people of any age, by a seat, by whose they are, by age among others, or as the speaker. */
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

/** People named in a message. */
export type Mention = {
  naming: Naming
  /** Tells two words of one naming apart: "one adult and one senior" are two, "two adults, no, three adults" are three. */
  noun: string
  /** Whose relation: one traveller has only one mother, wife or pair of parents. */
  kin: string | null
  /** null where the words leave it open ("the kids"). */
  count: number | null
  /** In whole years; 0 under one year. */
  ages: number[]
  /** The age of one under four, where it was said in months. */
  months: number | null
  article: 'none' | 'a' | 'the' | 'whose'
  hasNumber: boolean
  isMore: boolean
  isFewer: boolean
  /** "Two of us", "a party of six": all who travel, whatever their age. */
  isTotal: boolean
  /** "Just the two of us". */
  isOnly: boolean
  /** "Two of us are adults": some of those who were counted before. */
  isPart: boolean
  /** "My wife's mother", "her friend": belongs to somebody beside the speaker. */
  isOfOthers: boolean
  isWe: boolean
  /** "Who needs his own seat"; "on my lap". */
  seat: 'own' | 'lap' | null
  needs: Need[]
}
export type Need = 'senior' | 'student' | 'wheelchair'

/** People who were named together; `isJoined`: by "and" or "with", not by commas alone. */
export type Group = { people: Mention[]; isJoined: boolean }

/** What a mention asks for: so many; so many in the end ("so three adults"); more, fewer, none; or nothing, since they do not travel. */
export type Standing = 'is' | 'result' | 'more' | 'fewer' | 'none' | 'apart'
/** `isResult`: of what the people come to, "so two adults and a kid". */
export type PlacedMention = Mention & { standing: Standing; group: number; isOnlyGroup: boolean; isResult: boolean }

export type Travellers = { adults: number; children: number; infants: number; pets: number; childAges: number[] }

const US: ReadonlySet<string> = new Set([
  'we',
  "we're",
  "we'd",
  "we'll",
  "we've",
  'wed',
  'weve',
  'us',
  'wir',
  'uns',
  'nous',
  'nosotros',
  'hum',
  'hamein',
])
const ME: ReadonlySet<string> = new Set(['i', "i'm", "i'd", "i'll", "i've", 'im', 'id', 'ive', 'ich', 'je', "j'ai", 'yo', 'main', 'mujhe'])

/** Whether words speak of "we" and never of "I". */
export function speaksOfUs(words: readonly string[]): boolean {
  const said = words.map((word) => word.toLowerCase().replace('’', "'"))
  return said.some((word) => US.has(word)) && !said.some((word) => ME.has(word))
}

const YOUNG: ReadonlySet<Naming> = new Set(['child', 'kin-child', 'infant', 'eldest', 'youngest'])
export const isYoung = ({ naming }: Pick<Mention, 'naming'>): boolean => YOUNG.has(naming)
export const isCounted = ({ naming }: Pick<Mention, 'naming'>): boolean => naming === 'adult' || naming === 'person' || naming === 'seat'
