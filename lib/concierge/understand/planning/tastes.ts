import { LIKINGS, type Liking } from '@/lib/travel/plan/liking'
import type { Pace } from '@/lib/travel/plan/trip-plan'

const LIKING_WORDS: Record<Liking, RegExp> = {
  beach: /\b(?:beach(?:es)?|sea(?:side)?|swim(?:ming)?|coast(?:al)?|surf(?:ing)?|snorkel\w*|by the water)\b/i,
  city: /\b(?:city (?:break|trip|life)s?|big cit(?:y|ies)|cities)\b/i,
  culture: /\b(?:cultur\w+|museums?|arts?|galler(?:y|ies)|architecture|opera|theat(?:re|er)s?|music)\b/i,
  food: /\b(?:food(?:ie)?s?|eat(?:ing)?|restaurants?|cuisine|wines?|cooking|gastronom\w+|tapas|street food)\b/i,
  history: /\b(?:histor\w+|ruins?|antiquit\w+|ancient|castles?|medieval|monuments?)\b/i,
  mountains: /\b(?:mountains?|hik(?:e|es|ing)|trek(?:king)?|alps|ski(?:ing)?|climbing)\b/i,
  nature: /\b(?:nature|outdoors?|parks?|gardens?|wildlife|landscapes?|green|animals?)\b/i,
  nightlife: /\b(?:night ?life|clubs?|clubbing|part(?:y|ies|ying)|bars?|dancing)\b/i,
  shopping: /\b(?:shopping|shops?|boutiques?|markets?)\b/i,
  family: /\b(?:famil(?:y|ies)|kids?|child(?:ren)?|toddlers?)\b/i,
}

/** What somebody likes, in the order of the trade's own list. */
export function readLikings(words: string): Liking[] {
  return LIKINGS.filter((liking) => LIKING_WORDS[liking].test(words))
}

const PACES: [Pace, RegExp][] = [
  [
    'calm',
    /\b(?:relax\w*|calm(?:er|ly)?|slow(?:er|ly)?|eas(?:y|ier|y-?going)|leisurely|gentle[r]?|lazy|laid[- ]back|unhurried|less (?:packed|busy|full|hectic|stressful)|not (?:too|so) (?:packed|busy|full|hectic|much)|take it easy|without rushing|no rush|fewer (?:stops|sights|things))\b/i,
  ],
  [
    'full',
    /\b(?:full(?:er)?|packed|busy|busier|faster|fast[- ]paced|intens\w+|action[- ]packed|as much as possible|see everything|more (?:stops|sights|things))\b/i,
  ],
  ['usual', /\b(?:usual|normal|medium|moderate|average|standard) (?:pace|speed|tempo)\b/i],
]

export function readPace(words: string): Pace | null {
  return PACES.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

const WITHOUT_CHILDREN =
  /\b(?:without|no|minus) (?:the |our |any )?(?:kids?|child(?:ren)?|little ones|toddlers?|bab(?:y|ies))\b|\badults only\b/i
const WITH_CHILDREN =
  /\b(?:kids?|child(?:ren)?|toddlers?|little ones|famil(?:y|ies)|bab(?:y|ies)|(?:son|daughter|boy|girl)s?|\d{1,2}[- ]year[- ]olds?)\b/i

/** Null where nothing is said of children. */
export function readWithChildren(words: string): boolean | null {
  if (WITHOUT_CHILDREN.test(words)) return false
  return WITH_CHILDREN.test(words) ? true : null
}
