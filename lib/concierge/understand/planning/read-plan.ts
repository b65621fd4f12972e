import type { KnownNames } from '@/lib/ports/known-names'
import type { PlainDate } from '@/lib/travel/dates'
import { NUMBER, readLength, readStart } from './lengths'
import { type NamedPlace, namedPlaces, originAmong, withoutPlaces } from './named-places'
import type { PlanInput } from './planning-wish'
import { readLikings, readPace, readWithChildren } from './tastes'

const IN_DAYS = new RegExp(`\\bin ${NUMBER} (?:\\p{L}+ )?days?\\b`, 'giu')

export type PlanReading = { input: PlanInput; further: string[] }

const ASKS_ITINERARY =
  /\b(?:itinerar(?:y|ies)|(?:day[- ]by[- ]day|travel|trip|sight-?seeing) (?:plan|programme?|schedule)|programme? for)\b/i
/** A page to be sent, or the flights themselves: "email me the itinerary". */
const OF_PAPERS = /\b(?:send|e-?mail|mail|print|share|export|forward|download|flight itinerary|booked|receipt|confirmation|calendar)\b/i
const ASKS_PLAN =
  /\b(?:plan|organi[sz]e|map out|lay out|sketch|schedule)(?: out)?(?: (?:me|us|for me|for us))?\b(?=\s+(?:an?|the|my|our|some|\d|one\b|two|three|four|five|six|seven|eight|nine|ten|something|what|it\b|this|that|each|every|this|for|\p{Lu}|~)|\W*$)/iu
const PLANNED_TIME = /\b(?:days?|weekend|weeks?|stay|visit|time|sights?|sightseeing|hours?|city|place)\b/i
const PLANS_TRIP = /\b(?:plan|organi[sz]e|arrange)\b.{0,20}\b(?:trip|holidays?|vacation|getaway|break|journey|tour)\b/i
/** "We are planning to fly …", "I have no plan yet". */
const NOT_ASKED =
  /\b(?:planning|planned|no plans?|(?:my|our|the|what's the|change of) plans?\b(?! (?:days?|my|our))|plan (?:to|on|is|was)\b)/i
const ASKS_SIGHTS =
  /\b(?:what(?:'s| is| are| else)?|which|where)\b.{0,40}\b(?:(?:to|should|could|can|must|shall|would|do|might)\b.{0,20}\b(?:see|visit|do|explore)|worth (?:seeing|visiting|a visit)|not (?:to )?miss)\b|\b(?:things?|places?|sights?|something|anything|stuff|ideas?)\b.{0,12}\b(?:to (?:see|visit|do|explore)|worth seeing)\b|\b(?:must[- ]sees?|sight ?seeing|attractions?|landmarks?|highlights|top sights|best sights)\b|\b(?:museums?|galleries|monuments|castles|parks)\s+(?:in|of|around)\b|\bshow (?:me|us) (?:a?round)\b|\b(?:spend|fill) (?:my|our|the|\w+) (?:\w+ )?(?:days?|time|weekend|week)\b|\bideas for (?:my|our|an?|the|\d+|\w+ days)\b/i
/** What is to be done here, and not there. */
const OF_HERE =
  /\b(?:what (?:can|could|do|should|shall|must) (?:i|you|we) (?:do|say|ask|see)(?: (?:now|here|next|with you|for me|about.*))?\W*$|what (?:do|can) you (?:do|see)|if\b)/i
const THERE =
  /\b(?:there|in (?:the |that )?(?:city|town|place)|at (?:the|my|our) destination|my (?:stay|days|time|visit)|our (?:stay|days|time|visit)|the days)\b/i

/** "The best time to visit Rome" is a question of the season. */
const OF_SEASON =
  /\b(?:time|month|season|weather|temperature)\b.{0,12}\b(?:to (?:visit|go|see|travel)|like|of (?:the )?year)\b|\b(?:how (?:much|far|long)|visa|safe)\b/i

type PlanContext = {
  today: PlainDate /** A place is known that "there" can mean. */
  hasPlace: boolean
  isPlanSpokenOf: boolean
  names: KnownNames
}

/** A plan that is wished for; null where the words ask for none. */
export function readPlan(words: string, { today, hasPlace, isPlanSpokenOf, names }: PlanContext): PlanReading | null {
  const places = namedPlaces(words, names)
  const origin = originAmong(places, words)
  const rest = withoutPlaces(words, places)
  const to = places.filter((place) => place !== origin)
  const said = to.length > 0 ? distinct(to) : unknownPlace(words)
  if (!asksForPlan(rest, { hasPlace: said.length > 0, isKnownThere: hasPlace, hasOrigin: origin !== null })) return null
  const [destination, ...further] = said
  // What to do "there" is asked of the trip's own place; without any the question for one is better than none.
  if (!destination && !hasPlace && ASKS_SIGHTS.test(rest) && !isPlanSpokenOf && OF_HERE.test(rest)) return null
  return { input: { ...(destination ? { destination } : {}), ...planWishes(rest, today) }, further }
}

/** What else is said of a plan, the places masked. */
export function planWishes(rest: string, today: PlainDate): Omit<PlanInput, 'destination'> {
  // "Rome in three days" tells how long, not when.
  const start = readStart(rest.replace(IN_DAYS, ' '), today)
  const days = readLength(rest, 2) ?? start.days
  const pace = readPace(rest)
  const withChildren = readWithChildren(rest)
  const likings = readLikings(rest).filter((liking) => liking !== 'family' || withChildren !== true)
  return {
    ...(days ? { days } : {}),
    ...(start.startsOn ? { startsOn: start.startsOn } : {}),
    ...(pace ? { pace } : {}),
    ...(likings.length > 0 ? { likings } : {}),
    ...(withChildren === null ? {} : { withChildren }),
  }
}

type Named = { hasPlace: boolean; isKnownThere: boolean; hasOrigin: boolean }

function asksForPlan(rest: string, { hasPlace, isKnownThere, hasOrigin }: Named): boolean {
  if (OF_PAPERS.test(rest) || OF_SEASON.test(rest)) return false
  if (ASKS_ITINERARY.test(rest)) return true
  if (NOT_ASKED.test(rest)) return false
  const isPlan = ASKS_PLAN.test(rest)
  if (isPlan && PLANNED_TIME.test(rest)) return true
  // "Plan a trip from London to Rome on 3 May" speaks of flights.
  if ((isPlan || PLANS_TRIP.test(rest)) && !hasOrigin) return hasPlace || isKnownThere || PLANS_TRIP.test(rest)
  if (ASKS_SIGHTS.test(rest) && (hasPlace || !OF_HERE.test(rest)))
    return (
      hasPlace || (isKnownThere && THERE.test(rest)) || /\b(?:sight ?seeing|must[- ]sees?|attractions?|landmarks?|to see)\b/i.test(rest)
    )
  const hasTaste = readPace(rest) !== null || (readLikings(rest).length > 0 && TASTES.test(rest))
  return hasPlace && !hasOrigin && hasTaste && readLength(rest, 2) !== null && !OF_FLIGHTS.test(rest)
}

const TASTES = /\b(?:like|love|enjoy|into|interested|fond|fans? of|focus|lots of|plenty of|mostly|mainly|full of|especially)\b/i
const OF_FLIGHTS = /\b(?:fly|flying|flights?|planes?|tickets?|airlines?|airports?|depart\w*|one[- ]way|round[- ]trip|hotels?|rooms?)\b/i

/** A name that no index knows: "in Atlantis". */
function unknownPlace(words: string): string[] {
  const named =
    /\b(?:in|to|around|of|for|visit|see)\s+(?<name>\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*)(?!\p{L})/u.exec(words)?.groups?.name ??
    /\b(?:days?|weekend|week|itinerary|trip|plan)\s+(?:in|to|for|around)\s+(?!(?:me|us|the|my|our|an?|kids|two|three|four|five|one|\d)\b)(?<name>\p{L}{4,})\W*(?:please|for (?:me|us))?\W*$/iu.exec(
      words,
    )?.groups?.name
  return named &&
    !/^(?:I|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter|spring|summer|autumn|winter|days?|there)\b/i.test(
      named,
    )
    ? [named]
    : []
}

function distinct(places: NamedPlace[]): string[] {
  return [...new Map(places.map(({ cityName, text }) => [cityName, text])).values()]
}
