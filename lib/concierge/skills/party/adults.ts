import { isCounted, isYoung, type PlacedMention, type Travellers } from './people'

/** How many children and infants fly then; how many of the young are 13 or older, how many of those were counted before or stay. */
export type MinorsCount = { after: number; grown: number; grownBefore: number; grownGone: number; areStated: boolean }

/** How many adults fly after what was said; undefined where nothing was. */
export function adultsAfter(mentions: readonly PlacedMention[], known: Travellers, minors: MinorsCount): number | undefined {
  const stated = statedAdults(mentions, known, minors)
  const more = addedAdults(mentions, stated !== undefined) + minors.grown - (stated === undefined ? minors.grownBefore : 0)
  const gone = mentions.filter((one) => one.standing === 'fewer' && (isCounted(one) || one.naming === 'companion'))
  const isSummedUp = mentions.some((one) => one.standing === 'result')
  const fewer = isSummedUp ? 0 : sum(gone) + minors.grownGone
  if (stated === undefined && more === 0 && (fewer === 0 || known.adults <= 1)) return undefined
  return Math.max(fewer > 0 ? 1 : 0, (stated ?? known.adults) + more - fewer)
}

function statedAdults(mentions: readonly PlacedMention[], known: Travellers, minors: MinorsCount): number | undefined {
  const all = known.adults + known.children + known.infants
  const result = mentions.findLast((one) => one.standing === 'result' && isCounted(one))
  if (result) return result.naming === 'adult' ? (result.count ?? undefined) : ofTotal(result, known, minors, false)
  const adults = lastSaid(mentions.filter(({ naming, standing }) => naming === 'adult' && (standing === 'is' || standing === 'result')))
  if (adults.length > 0) return sum(adults)
  const totals = lastSaid(mentions.filter(({ naming, standing }) => (naming === 'person' || naming === 'seat') && standing === 'is'))
  const [total] = totals
  if (total) return ofTotals(totals, total, mentions, known, minors)
  const parts = mentions.filter(({ isPart, standing }) => isPart && standing === 'is')
  if (parts.length > 0 && known.children + known.infants === 0 && all > sum(parts)) return all - sum(parts)
  return companionsWith(mentions) ?? undefined
}

function ofTotals(
  totals: readonly PlacedMention[],
  total: PlacedMention,
  mentions: readonly PlacedMention[],
  known: Travellers,
  minors: MinorsCount,
): number {
  const said = sum(totals)
  const parts = mentions.filter((one) => one.isPart && one.standing === 'is' && isYoung(one))
  if (parts.length > 0) return Math.max(1, said - sum(parts))
  // "Three tickets. My wife and son are coming with me": they are counted already.
  const isNamed = mentions.some(({ naming, standing }) => naming === 'companion' && standing !== 'apart')
  const named = namedWith(mentions)
  // "We are 6, two grandparents, two parents and two kids" names the speaker with the others.
  const isSpeakerNamed = total.isTotal && named - 1 + minors.after === said
  if (isNamed && minors.after < said && (named + minors.after === said || isSpeakerNamed)) return said - minors.after
  // "My son is 1. Just us two": the two are the speaker and the child.
  const isWithNamedYoung = total.isOnly && mentions.some((one) => isYoung(one) && one.standing === 'is' && one.group < total.group)
  if (isWithNamedYoung && total.isTotal && minors.after < said) return said - minors.after
  // "A friend and two others": people beside those who are named.
  const isBeside = mentions.some(
    ({ group, naming, standing, isPart }) =>
      group === total.group && !isPart && (naming === 'speaker' || (naming === 'companion' && standing === 'is')),
  )
  if (isBeside && !total.isTotal && total.naming === 'person') return said + (companionsWith(mentions, total.group) ?? 1)
  return totals.length === 1 ? ofTotal(total, known, minors, isListed(total, mentions)) : said
}

/** "Four of us" counts the children who are known already; said with children ("two of us and a baby") it counts those beside them. */
function ofTotal(total: PlacedMention, known: Travellers, minors: MinorsCount, isWhole: boolean): number {
  const count = total.count ?? 1
  const isSome = minors.grownGone > 0 || minors.after < known.children + known.infants
  if (total.isTotal && !minors.areStated && isSome && count === known.adults - minors.grownGone + minors.after) return count - minors.after
  // The young who fly as adults are counted beside.
  const young = minors.after + minors.grown
  if (minors.areStated) return (isWhole || total.noun === 'family') && count > 2 && young < count ? count - young : count
  if (!total.isTotal || total.isOnly) return count
  const all = known.adults + known.children + known.infants
  return known.children + known.infants > 0 && count >= all ? count - known.children - known.infants : count
}

/** "We are five, two kids of 3 and 5": a comma alone between all and some of them. */
function isListed(total: PlacedMention, mentions: readonly PlacedMention[]): boolean {
  const next = mentions.slice(mentions.indexOf(total) + 1).find(({ standing }) => standing !== 'apart')
  return total.isTotal && next !== undefined && isYoung(next) && (next.group !== total.group || total.isOnlyGroup)
}

/** The speaker and whom they bring; a list after "for" that names only others is those others alone. */
function companionsWith(mentions: readonly PlacedMention[], group?: number): number | null {
  const ofGroup = group === undefined ? mentions : mentions.filter((one) => one.group === group)
  const companions = ofGroup.filter(({ naming, standing }) => naming === 'companion' && standing === 'is')
  const hasSpeaker = ofGroup.some(
    (one) =>
      one.naming === 'speaker' &&
      ofGroup.some((other) => other.group === one.group && other.naming !== 'speaker' && other.standing === 'is'),
  )
  if (companions.length === 0) return hasSpeaker ? 1 : null
  // "Parents and two children" are the speaker's own family, "my parents" are others.
  const areParents = companions.every(({ kin, article }) => kin === 'parents' && article === 'none') && ofGroup.some(isYoung)
  const areOthers = companions.every(({ isOfOthers }) => isOfOthers) && !companions.some(({ isWe }) => isWe)
  const isForOthers = !hasSpeaker && (areOthers || areParents)
  return sum(companions) + (isForOthers ? 0 : 1)
}

/** The speaker and everybody named as coming along. */
function namedWith(mentions: readonly PlacedMention[]): number {
  return 1 + sum(mentions.filter(({ naming, standing }) => naming === 'companion' && (standing === 'is' || standing === 'more')))
}

/** "One more adult: my mother comes along" adds one; "three tickets, my wife is coming too" counts her already. */
function addedAdults(mentions: readonly PlacedMention[], isStated: boolean): number {
  const added = mentions.filter(({ standing }) => standing === 'more')
  const counted = sum(added.filter(isCounted))
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

const sum = (mentions: readonly PlacedMention[]): number => mentions.reduce((total, { count }) => total + (count ?? 1), 0)
