import { isYoung } from './minors'
import type { KnownTravellers, PlacedMention } from './said-people'

/** "Just the two of us". */
export const ONLY_SO_MANY = /\b(?:just|only)\s+(?:for\s+)?(?:the\s+)?(?:\d|two|three|four|five|six|seven|eight|nine)\b(?:\s+of us\b|\W*$)/i

const JOINTLY = /\b(?:we|us|our|ours|we're|we'll|we'd|me|myself)\b/i

/** How many adults fly after what was said; undefined where nothing was. `minors` are the children and infants then, `before` those known. */
export function adultsAfter(
  mentions: readonly PlacedMention[],
  words: string,
  known: KnownTravellers,
  minors: { after: number; grown: number; grownBefore: number; areStated: boolean },
): number | undefined {
  const stated = statedAdults(mentions, words, known, minors)
  const more = addedAdults(mentions, stated !== undefined) + minors.grown - (stated === undefined ? minors.grownBefore : 0)
  const fewer = mentions
    .filter(({ standing, naming }) => standing === 'fewer' && (isGeneric(naming) || naming === 'companion'))
    .reduce((sum, { count }) => sum + (count ?? 1), 0)
  if (stated === undefined && more === 0 && (fewer === 0 || known.adults <= 1)) return undefined
  const left = (stated ?? known.adults) + more - fewer
  return Math.max(fewer > 0 ? 1 : 0, left)
}

function statedAdults(
  mentions: readonly PlacedMention[],
  words: string,
  known: KnownTravellers,
  minors: { after: number; areStated: boolean },
): number | undefined {
  const all = known.adults + known.children + known.infants
  const result = mentions.findLast(({ standing, naming }) => standing === 'result' && isGeneric(naming))
  if (result) return result.naming === 'adult' ? (result.count ?? undefined) : ofTotal(result, known, minors, words)
  const adults = lastSaid(mentions.filter(({ naming, standing }) => naming === 'adult' && standing === 'is'))
  const companions = companionsWith(mentions, words)
  const totals = lastSaid(mentions.filter(({ naming, standing }) => (naming === 'person' || naming === 'seat') && standing === 'is'))
  if (adults.length > 0) return sum(adults)
  const [total] = totals
  if (total) {
    const said = sum(totals)
    const parts = mentions.filter((one) => one.isPart && one.standing === 'is' && isYoung(one))
    if (parts.length > 0) return Math.max(1, said - sum(parts))
    // "Three tickets. My wife and son are coming with me": they are counted already.
    if (namedWith(mentions) + minors.after === said && mentions.some(({ naming }) => naming === 'companion')) return said - minors.after
    return totals.length === 1 ? ofTotal(total, known, minors, words, isEnumerated(total, mentions, words)) : said
  }
  const parts = mentions.filter(({ isPart, standing }) => isPart && standing === 'is')
  if (parts.length > 0 && known.children + known.infants === 0 && all > sum(parts)) return all - sum(parts)
  return companions ?? undefined
}

/** "Four of us" counts the children who are known already; said with children ("two of us and a baby") it counts those beside them. */
function ofTotal(
  total: PlacedMention,
  known: KnownTravellers,
  minors: { after: number; areStated: boolean },
  words: string,
  isEnumerated = false,
): number {
  const count = total.count ?? 1
  if (minors.areStated) return (isEnumerated || total.noun === 'family') && count > 2 && minors.after < count ? count - minors.after : count
  if (!total.isTotal || ONLY_SO_MANY.test(words)) return count
  const all = known.adults + known.children + known.infants
  return known.children + known.infants > 0 && count >= all ? count - known.children - known.infants : count
}

/** "We are five, two kids of 3 and 5": a comma alone between all and some of them. */
function isEnumerated(total: PlacedMention, mentions: readonly PlacedMention[], words: string): boolean {
  const next = mentions[mentions.indexOf(total) + 1]
  return total.isTotal && next !== undefined && next.group === total.group && !/\b(?:and|plus|with|also)\b|[&+]/i.test(words)
}

/** The speaker and whom they bring; a list after "for" that names only others, and never "we", is those others alone. */
function companionsWith(mentions: readonly PlacedMention[], words: string): number | null {
  const companions = mentions.filter(({ naming, standing }) => naming === 'companion' && standing === 'is')
  if (companions.length === 0) {
    const isWithChildren = mentions.some(
      (one) =>
        one.naming === 'speaker' &&
        mentions.some((other) => other.group === one.group && other.naming !== 'speaker' && other.standing === 'is'),
    )
    return isWithChildren ? 1 : null
  }
  const isForOthers =
    /\bfor\s+(?:my|his|her|husband|wife|mum|mom|dad)\b/i.test(words) && !JOINTLY.test(words) && !/\bi\s+and\b|\band i\b/i.test(words)
  return sum(companions) + (isForOthers ? 0 : 1)
}

/** The speaker and everybody named as coming along. */
function namedWith(mentions: readonly PlacedMention[]): number {
  return 1 + sum(mentions.filter(({ naming, standing }) => naming === 'companion' && (standing === 'is' || standing === 'more')))
}

/** "One more adult: my mother comes along" adds one; "three tickets, my wife is coming too" counts her already. */
function addedAdults(mentions: readonly PlacedMention[], isStated: boolean): number {
  const added = mentions.filter(({ standing }) => standing === 'more')
  const counted = sum(added.filter(({ naming }) => isGeneric(naming)))
  const stated = new Set(mentions.filter(({ standing, naming }) => standing === 'is' && naming !== 'companion').map(({ group }) => group))
  const named = sum(added.filter(({ naming, group }) => naming === 'companion' && (!isStated || stated.has(group))))
  return Math.max(counted, named)
}

/** "Two adults. No, three adults": said again by the same word, the later holds. "One adult and one senior" are two. */
function lastSaid(mentions: readonly PlacedMention[]): PlacedMention[] {
  return mentions.filter(
    (one, index) =>
      !mentions.slice(index + 1).some((later) => later.group !== one.group && (later.noun === one.noun || one.naming !== 'adult')),
  )
}

function isGeneric(naming: PlacedMention['naming']): boolean {
  return naming === 'adult' || naming === 'person' || naming === 'seat'
}

function sum(mentions: readonly PlacedMention[]): number {
  return mentions.reduce((total, { count }) => total + (count ?? 1), 0)
}
