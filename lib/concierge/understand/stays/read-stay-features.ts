import { type AccessFact, type Amenity, HOTEL_KINDS, type HotelKind } from '@/lib/travel/stays/hotel'
import type { UntoldFact } from './stay-wish'

const AMENITY_WORDS: [Amenity, RegExp][] = [
  ['wifi', /\bwi-?fi\b|\binternet\b/i],
  ['air-conditioning', /\bair[- ]?con\w*\b|\ba\/c\b|\bac\b/i],
  [
    'reception-all-night',
    /\b(?:24[- ]?h(?:ours?)?|all[- ]night|night) reception\b|\breception (?:open )?(?:all night|24)|\blate check[- ]?in\b/i,
  ],
  ['luggage-room', /\b(?:luggage|bag|baggage) (?:room|storage)\b|\bleave (?:our|my|the) (?:bags|luggage)\b/i],
  ['restaurant', /\brestaurant\b/i],
  ['bar', /\bbar\b/i],
  ['kitchen', /\bkitchen(?:ette)?s?\b|\bself[- ]catering\b|\bcook (?:for )?(?:ourselves|myself)\b|\bwhere (?:i|we) can cook\b/i],
  ['laundry', /\blaundry\b|\bwashing machine\b/i],
  ['family-rooms', /\bfamily[- ](?:rooms?|friendly)\b/i],
  ['pets', /\b(?:pets?|dogs?|cats?)\b/i],
  ['parking', /\bparking\b|\bgarage\b|\bpark (?:the|our|my|a) car\b/i],
  ['bicycles', /\bbi(?:kes?|cycles?)\b/i],
  ['gym', /\bgym\b|\bfitness\b|\bwork out\b/i],
  ['pool', /\bpools?\b|\bswim(?:ming)?\b/i],
  ['spa', /\bspa\b|\bsauna\b|\bwellness\b|\bmassages?\b/i],
  ['garden', /(?<!\b(?:near|by|to|botanic\w*) (?:the )?)\bgarden\b/i],
]
const ACCESS_WORDS: [AccessFact[], RegExp][] = [
  [['step-free', 'accessible-room'], /\bwheel ?-?chairs?\b|\baccessib(?:le|ility)\b|\bdisab(?:led|ility)\b|\breduced mobility\b/i],
  [['step-free'], /\bstep[- ]free\b|\b(?:no|without|avoid) (?:steps|stairs)\b|\bground floor\b/i],
  [['lift'], /\blift\b|\belevator\b/i],
  [['roll-in-shower'], /\broll[- ]in shower\b|\bwalk[- ]in shower\b/i],
  [['visual-alarm'], /\bdeaf\b|\bvisual alarm\b|\balarm (?:that can be seen|lights?)\b/i],
  [['hearing-loop'], /\bhearing (?:loop|aids?|impaired)\b/i],
]
const KIND_WORDS: [HotelKind, RegExp][] = [
  ['apartments', /\bapp?art?e?ments?\b|\bflats?\b|\baparthotels?\b|\bholiday (?:flat|home|let)s?\b|\bair ?bnb\b/i],
  ['hostel', /\bhostels?\b|\bdorms?\b|\bbunk/i],
  ['guesthouse', /\bguest ?-?houses?\b|\bb ?(?:&|and) ?b\b|\bbed (?:&|and) breakfasts?\b|\bpensions?\b/i],
  [
    'hotel',
    /\b(?:only|just|proper|real|actual) hotels?\b|\bhotels? (?:only|or (?:apartments?|hostels?|guest ?houses?))\b|\b(?:apartments?|hostels?|guest ?houses?) or (?:a )?hotels?\b/i,
  ],
]
const UNTOLD_WORDS: [UntoldFact, RegExp][] = [
  ['quiet', /\bquiet(?:er|est)?\b|\bnois[ye]\b|\bnoisier\b|\bloud\b|\bsilent\b|\bpeaceful\b|\bcalm\b/i],
  [
    'reviews',
    /\breviews?\b|\bratings?\b|\b(?:well|highly|best|top)[- ]rated\b|\bguests? (?:say|think|like)\b|\bpopular\b|\bany good\b|\brecommended by\b|\bclean(?:liness)?\b|\bfriendly staff\b/i,
  ],
  [
    'view',
    /\b(?:sea|ocean|river|city|lake|mountain) ?-?views?\b|\bwith (?:a )?(?:nice |good |great )?views?\b|\bbalcon(?:y|ies)\b|\bterrace\b|\bbath ?tub\b|\bjacuzzi\b/i,
  ],
  ['pictures', /\b(?:pictures?|photos?|pics|images?)\b|\bwhat does it look like\b/i],
  ['address', /\baddress\b|\bphone(?: number)?\b|\bwebsite\b|\be-?mail\b|\bcontact\b/i],
  ['all-inclusive', /\ball[- ]inclusive\b|\bfull board\b|\bhalf[- ]board\b/i],
  ['safety', /\bsafe (?:area|neighbourhood|neighborhood|part)\b|\bis (?:it|the area|that area) safe\b/i],
  ['area', /\b(?:good|nice|lively|trendy|bad|boring|pretty) (?:area|neighbou?rhood|part|district|quarter)\b|\bnightlife\b/i],
  ['smoking', /\b(?:non-?)?smok(?:ing|ers?)\b|\badults?[- ]only\b/i],
  [
    'way',
    /\b(?:near|close to|by|next to|walk to|far (?:is|from)(?: it)?(?: from| to)?) (?:an? |the )?(?:metro|subway|underground|tube|tram|bus)\b/i,
  ],
]

const NEGATED =
  /\b(?:no|not|without|forget|drop|skip|never mind|nvm|remove|lose|leave out|don'?t (?:need|want|care about)|do not (?:need|want))(?: \w+){0,2} ?$/i
const NOT_NEEDED =
  /^(?: \w+){0,2} (?:is|are|isn'?t|aren'?t|does|doesn'?t|do|don'?t)(?: \w+)? ?(?:not |n'?t )?(?:needed|necessary|important|matter|required|a must|fine without)\b/i
const FINE_WITHOUT =
  /\b(?:with|without) (?:the |a |any )?(?:\w+ )?\w+(?: \w+)? (?:is|would be|'s) (?:also |just |perfectly )?(?:fine|ok(?:ay)?|all right|alright|good|enough)\b/i
const ANY_KIND = /\bany (?:kind|type|sort)\b/i
const BREAKFAST = /\bbreakfast(?!s? in bed)\b/i
const FREE_CANCELLATION =
  /\bfree(?:ly)?(?: of charge)? cancel\w*|\bcancell?(?:ation|able|ed|ing)?(?: it)? (?:is |for )?(?:free|freely|without)|\brefundable\b|\bcan (?:be )?cancel\w*|\bflexible (?:rate|booking|room)|\bcancellable\b|\bfree to cancel\b/i

/** Names of what a house has: wished for, or no longer. */
export type StayFeatures = {
  amenities: Amenity[]
  access: AccessFact[]
  kinds: HotelKind[]
  breakfast: boolean
  freeCancellation: boolean
  untold: UntoldFact[]
  /** Wishes given up: "without breakfast is fine", "no pool needed". */
  lifted: { amenities: Amenity[]; access: AccessFact[]; kinds: HotelKind[]; breakfast: boolean; freeCancellation: boolean }
}

/** What the words want of a house, and which earlier wish they take back. */
export function readStayFeatures(words: string): StayFeatures {
  const wants = (pattern: RegExp) => pattern.test(words) && !isGivenUp(words, pattern)
  const lifts = (pattern: RegExp) => pattern.test(words) && isGivenUp(words, pattern)
  const named = <Name>(list: [Name, RegExp][], holds: (pattern: RegExp) => boolean) =>
    list.filter(([, pattern]) => holds(pattern)).map(([name]) => name)
  const access = (holds: (pattern: RegExp) => boolean) => [...new Set(named(ACCESS_WORDS, holds).flat())]
  return {
    amenities: named(AMENITY_WORDS, wants),
    access: access(wants),
    kinds: named(KIND_WORDS, wants),
    breakfast: wants(BREAKFAST) && !/\bbed (?:&|and) breakfast/i.test(words),
    freeCancellation: wants(FREE_CANCELLATION),
    untold: named(UNTOLD_WORDS, wants),
    lifted: {
      amenities: named(AMENITY_WORDS, lifts),
      access: access(lifts),
      kinds: ANY_KIND.test(words) ? [...HOTEL_KINDS] : named(KIND_WORDS, lifts),
      breakfast: lifts(BREAKFAST),
      freeCancellation: lifts(FREE_CANCELLATION),
    },
  }
}

/** "Not refundable is fine", "no pool", "breakfast doesn't matter"; "no steps" is a wish itself. */
function isGivenUp(words: string, pattern: RegExp): boolean {
  const found = pattern.exec(words)
  if (!found || /^(?:no|without|avoid)\b/i.test(found[0])) return false
  const [before, after] = [words.slice(0, found.index), words.slice(found.index + found[0].length)]
  return (
    NEGATED.test(before) ||
    NOT_NEEDED.test(after) ||
    (/\bwith(?:out)? (?:\w+ )?$/i.test(before) && FINE_WITHOUT.test(words) && /\bwithout\b/i.test(words))
  )
}
