import { LIKINGS, type Liking, OCCASIONS, type Occasion } from '@/lib/travel/plan/liking'
import type { Frame } from '../../grammar/cover'

/** What somebody wants of a place that no figure of ours tells. */
const TRAITS = ['english', 'safety', 'flat', 'quiet', 'romantic', 'pretty', 'cheap', 'snow'] as const
export type Trait = (typeof TRAITS)[number]

/** What the words say of a place that nobody has named; only what they say. */
export type SuggestChange = {
  /** "Where would you send me?", "any ideas?" */
  isAsked: boolean
  /** "Somewhere": a place is open. */
  isUnnamed: boolean
  /** "A break": a kind of trip, which may go to a place that is known. */
  isKind: boolean
  /** "Somewhere to eat": no place to go to. */
  isOther: boolean
  /** °C by day. */
  warmAtLeastC?: number
  isDry?: true
  isCold?: true
  isNear?: true
  /** "Not too far", which is less strict than "a short flight". */
  isRoughlyNear?: true
  likings: Liking[]
  /** "No museums." */
  avoids: Liking[]
  traits: Trait[]
  /** Of a kind of trip: "a city break". */
  days?: number
  /** Of an occasion: 12 for Christmas markets. */
  month?: number
  occasion?: Occasion
}

/** Folds the frames of a message into what is wished of a place to go to. Pure. */
export function foldSuggest(frames: readonly Frame[]): SuggestChange {
  const values = frames.flatMap(({ skill, value }) => (skill === 'suggest' ? [value] : []))
  const has = (slot: string) => values.some((value) => value[slot] === true)
  const last = (slot: string) => values.map((value) => value[slot]).findLast((value) => typeof value === 'number')
  const said = <Value extends string>(slot: string, all: readonly Value[]) =>
    all.filter((one) => values.some((value) => value[slot] === one))
  const refused = values.map(({ notLikes }) => notLikes)
  const isRefused = (liking: Liking) =>
    refused.some((one) => typeof one === 'object' && one !== null && 'likes' in one && one.likes === liking)
  const isCold = has('cold')
  const [warm, days, month] = [last('c'), last('days'), last('m')]
  const isWarm = typeof warm === 'number' && !isCold
  const [occasion] = said('occasion', OCCASIONS)
  const likings = said('likes', LIKINGS).filter((liking) => !isRefused(liking))
  return {
    isAsked: has('ask'),
    isUnnamed: has('unnamed'),
    isKind: has('kind'),
    isOther: has('other'),
    ...(isWarm ? { warmAtLeastC: warm } : {}),
    ...(has('dry') ? { isDry: true as const } : {}),
    ...(isCold ? { isCold: true as const } : {}),
    ...(has('near') ? { isNear: true as const } : {}),
    ...(has('isRough') ? { isRoughlyNear: true as const } : {}),
    likings,
    avoids: LIKINGS.filter(isRefused),
    traits: [...said('trait', TRAITS), ...(isCold ? (['snow'] as const) : [])],
    ...(typeof days === 'number' ? { days } : {}),
    ...(typeof month === 'number' ? { month } : {}),
    ...(occasion ? { occasion } : {}),
  }
}
