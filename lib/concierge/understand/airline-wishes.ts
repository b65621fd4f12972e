import { ALLIANCES, type Alliance } from '@/lib/travel/flights/alliances'
import { takeOut } from './words'

/** Words right before a name that refuse it. */
export const REFUSED_BEFORE =
  /\b(?:not|no|without|except(?: for)?|anything but|any(?:one|body)? but|(?:any|every) (?:airline|carrier) (?:but|except)|other than|instead of|rather than|avoid(?:ing)?|exclud(?:e|ing)|nothing|won't|wouldn't|refuse|don't (?:want|like)|do not (?:want|like)|dislike|can't stand|hate|never|leave out|skip|drop|hide|nor|rather not|but not)\s+(?:(?:to|fly|flying|take|taking|book|have|use|go|see|with|on|by|the|any|anything|something|flights?|from|of|be)\s+)*$/i
const JOINT = /^\s*(?:,|,?\s*(?:or|and|nor|&)\s+(?:with\s+|by\s+|not\s+)?)\s*$/i
const ALLIANCE_NAMES: Readonly<Record<Alliance, RegExp>> = { star: /^star/i, oneworld: /^one/i, skyteam: /^sky/i }
const ALLIANCE =
  /\b(?:(?:only|just)\s+)?(?:with\s+|by\s+|on\s+|from\s+)?(?:the\s+|an?\s+)?(?<name>star[\s-]?alliance|one[\s-]?world|sky[\s-]?team)\b(?:\s+(?:alliance|airlines?|carriers?|members?|flights?|partners?))?(?:\s+only\b)?/gi
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
