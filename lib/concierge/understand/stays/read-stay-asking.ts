import type { Table } from '../../table'
import { isQuestion } from '../sentence-forms'
import { pointAtStay } from './point-at-stay'
import { readStayFeatures } from './read-stay-features'
import { inStayOrder } from './stay-table'
import type { StayAsking, StayWish } from './stay-wish'

const KEPT =
  /\b(?:which|what) (?:hotel|place|room)\b.{0,20}\b(?:kept|keep|chosen|chose|choose|picked|pick|have|take|took)\b|\bwhere (?:am i|are we|do (?:i|we)) (?:staying|sleeping|stay|sleep)\b|\b(?:is|was) (?:it|the hotel) (?:kept|saved)\b|\b(?:is|was|has|have) (?:my|our|the) (?:hotel|room|place(?: to stay)?|apartment|stay)\b.{0,20}\b(?:booked|reserved|confirmed|kept|saved|paid)\b|\bmy hotel\b.*\?/i
const ASKINGS: [StayAsking, RegExp][] = [
  ['kept', KEPT],
  ['why', /^\W*(?:and |but |so )?(?:why|how come)\b|\bwhat makes\b|\bexplain\b/i],
  ['cancellation', /\b(?:cancel\w*|refund\w*|money back)\b/i],
  ['times', /\b(?:check[- ]?(?:in|out))\b|\b(?:when|what time) (?:can|do|does|must|should) (?:i|we|it)\b/i],
  [
    'distance',
    /\bhow (?:far|close|near)\b|\b(?:is|are) (?:it|that|they|the \w+(?: one)?) (?:far|close|near|central|walkable)\b|\bwalk(?:ing distance|able)?\b.*\?|\bdistance\b/i,
  ],
  ['stars', /\bhow many stars\b|\bwhat (?:category|class)\b/i],
  ['area', /\b(?:which|what) (?:area|neighbourhood|neighborhood|part|district|quarter)\b|\bwhere (?:is|are) (?:it|that|they|the)\b/i],
  ['breakfast', /\bbreakfast\b/i],
  [
    'price',
    /\bhow much\b|\b(?:what|how)(?:'s| is| does| do| are)\b.{0,25}\b(?:price|cost|total)\b|\btotal\b.*\?|\bper (?:night|person)\b.*\?/i,
  ],
  [
    'which',
    /^\W*(?:and |but |so |ok |then )?which (?:one|hotel|of (?:them|these|those))\b|\bwhat (?:do|would) you (?:recommend|suggest|take)\b|\b(?:what|which)(?:'s| is| one is) (?:the |your )?(?:best|cheapest|nearest|closest|most central|first|second|third)\b|\bwhich (?:would|do|should)\b/i,
  ],
]
/** "Any with a pool?", "is there free cancellation?": those that have it are wanted. */
const ASKS_FOR_SUCH =
  /\b(?:any(?:thing|where)?|some|one|ones|something)\b.{0,15}\b(?:with|that|which|having)\b|\b(?:is|are) there\b.{0,12}\b(?:free|any|an?)\b|\bwhich (?:of them |ones? |hotels? )?(?:have|has|can|offer|include)\b/i
const WISHES = /\b(?:find|search|show|look|need|want|book|get|would like|prefer|only|filter|give)\b/i

/** A question about the houses shown or kept; null for wishes. */
export function readStayAsking(words: string, table: Table, isNamed: boolean): StayWish | null {
  const { stays, situation } = table
  if (KEPT.test(words) && (situation.stay || stays.shown)) return { act: 'ask', about: 'kept', hotelIds: [], amenities: [], access: [] }
  if (!stays.shown || !isQuestion(words) || (WISHES.test(words) && !/\b(?:which|why)\b/i.test(words))) return null
  const reference = pointAtStay(words, table)
  const pointed = reference?.by === 'pronoun' && ASKS_FOR_SUCH.test(words) ? null : reference
  const features = readStayFeatures(words)
  const hasFeature = features.amenities.length + features.access.length > 0
  if (features.untold.length > 0 && !hasFeature) return { act: 'untold', facts: features.untold }
  const about = ASKINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? (hasFeature ? 'amenity' : null)
  if (!about || (isNamed && !pointed && asksForOthers(words)) || (!pointed && ASKS_FOR_SUCH.test(words))) return null
  const hotelIds = (pointed?.kept ?? []).map(({ hotelId }) => hotelId)
  const all = inStayOrder(stays)
    .filter(({ labels }) => labels.length > 0)
    .map(({ hotelId }) => hotelId)
  return { act: 'ask', about, hotelIds: hotelIds.length > 0 ? hotelIds : all, amenities: features.amenities, access: features.access }
}

/** "What hotels are there near the castle?" */
function asksForOthers(words: string): boolean {
  return /\b(?:what|which|any|are there|have you|do you have|how about|what about)\b.{0,25}\b(?:hotels|hostels|apartments|places|guest ?houses|rooms)\b|\bhow much (?:is|are|does|do) (?:an? )?(?:hotels?|rooms?)\b/i.test(
    words,
  )
}
