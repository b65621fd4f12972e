import { ALLIANCES, type Alliance } from '@/lib/travel/flights/alliances'
import { airlinesIn } from './airlines'
import { takeOut } from './words'

/** What was said of airlines, by the names they give themselves. `isAny`: it does not matter which. */
export type AirlineWishes = {
  wanted: string[]
  refused: string[]
  alliances: Alliance[]
  isAny: boolean
  /** A kind of airline that no search can leave out or keep to ("no budget airlines"). */
  cannot: 'budget' | null
  rest: string
}

/** Words right before a name that refuse it. */
export const REFUSED_BEFORE =
  /\b(?:not|no|without|except(?: for)?|anything but|any(?:one|body)? but|(?:any|every) (?:airline|carrier) (?:but|except)|other than|instead of|rather than|avoid(?:ing)?|exclud(?:e|ing)|nothing|won't|wouldn't|refuse|don't (?:want|like)|do not (?:want|like)|dislike|can't stand|hate|never|leave out|skip|drop|hide|nor|rather not|but not)\s+(?:(?:to|fly|flying|take|taking|book|have|use|go|see|with|on|by|the|any|anything|something|flights?|from|of|be)\s+)*$/i
const REFUSED_AFTER = /^\s+(?:is|are)\s+(?:out|off|no good|not (?:ok|okay|an option|good|for me))\b/i
const JOINT = /^\s*(?:,|,?\s*(?:or|and|nor|&)\s+(?:with\s+|by\s+|not\s+)?)\s*$/i
const ALLIANCE_NAMES: Readonly<Record<Alliance, RegExp>> = { star: /^star/i, oneworld: /^one/i, skyteam: /^sky/i }
const ALLIANCE =
  /\b(?:(?:only|just)\s+)?(?:with\s+|by\s+|on\s+|from\s+)?(?:the\s+|an?\s+)?(?<name>star[\s-]?alliance|one[\s-]?world|sky[\s-]?team)\b(?:\s+(?:alliance|airlines?|carriers?|members?|flights?|partners?))?(?:\s+only\b)?/gi
const AIRLINE = '(?:airlines?|carriers?|airways|airline compan(?:y|ies)|flight compan(?:y|ies))'
const NO_MATTER =
  "(?:(?:does|do)(?:n't| not) (?:really )?(?:matter|care|mind)|(?:isn't|is not|not) important|makes no difference|no (?:\\w+ )?preference|not (?:too |very |really )?(?:particular|fussy|picky|bothered|fussed))"
const ANY = new RegExp(
  `\\b(?:any|whatever|whichever|every)\\s+${AIRLINE}\\b(?!\\s+(?:but|except|other than|apart))(?:\\s+(?:is|are|will|would|works?)\\b(?:\\s+(?:be\\s+)?(?:fine|ok|okay|good|do|alright|great))?)?|\\b(?:the\\s+)?${AIRLINE}\\s+${NO_MATTER}|\\b(?:i\\s+)?${NO_MATTER}\\s+(?:about |with |on |regarding |in |for |as to |to |of )?(?:the |what |which |any |a )*${AIRLINE}\\b|\\bno ${AIRLINE} preference`,
  'gi',
)
const BUDGET = new RegExp(
  `\\b(?:no|not|without|avoid|only|just|hate|exclude|skip|any)\\s+(?:any\\s+|a\\s+|the\\s+|with\\s+)*(?:budget|low[\\s-]?cost|cheap|no[\\s-]frills|discount)\\s+${AIRLINE}\\b`,
  'gi',
)

/** Which airlines are wished for and which not; a name alone is a wish. `isAsked`: an airline was asked for. */
export function readAirlineWishes(words: string, isAsked = false): AirlineWishes {
  const wishes: AirlineWishes = { wanted: [], refused: [], alliances: [], isAny: false, cannot: null, rest: words }
  let rest = takeOut(words, BUDGET, () => {
    wishes.cannot = 'budget'
    return true
  })
  rest = takeOut(rest, ANY, () => {
    wishes.isAny = true
    return true
  })
  const read = readAlliances(rest)
  wishes.alliances = [...new Set(read.alliances.map(({ alliance }) => alliance))]
  rest = read.rest
  for (const group of groupsOf(airlinesIn(rest, isAsked), rest)) {
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last) continue
    const refusal = REFUSED_BEFORE.exec(rest.slice(0, first.start))
    const isRefused = refusal !== null || REFUSED_AFTER.test(rest.slice(last.end))
    const list = isRefused ? wishes.refused : wishes.wanted
    list.push(...group.map(({ airline }) => airline).filter((airline) => !list.includes(airline)))
    const start = refusal?.index ?? first.start
    rest = rest.slice(0, start) + '~'.repeat(last.end - start) + rest.slice(last.end)
  }
  return { ...wishes, rest }
}

/** "Star Alliance only"; one that is refused is left in the words. */
export function readAlliances(words: string): { alliances: { alliance: Alliance; index: number }[]; rest: string } {
  const alliances: { alliance: Alliance; index: number }[] = []
  const rest = takeOut(words, ALLIANCE, ({ groups = {}, index }) => {
    if (REFUSED_BEFORE.test(words.slice(0, index))) return false
    const alliance = ALLIANCES.find((one) => ALLIANCE_NAMES[one].test(groups.name ?? ''))
    if (alliance) alliances.push({ alliance, index })
    return alliance !== undefined
  })
  return { alliances, rest }
}

/** "TAP, easyJet or Vueling" is said in one breath. */
export function groupsOf<Mention extends { start: number; end: number }>(mentions: Mention[], words: string): Mention[][] {
  const groups: Mention[][] = []
  for (const mention of mentions) {
    const last = groups.at(-1)?.at(-1)
    if (last && JOINT.test(words.slice(last.end, mention.start))) groups.at(-1)?.push(mention)
    else groups.push([mention])
  }
  return groups
}
