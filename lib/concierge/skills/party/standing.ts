import { passengerTypeOfAge } from '@/lib/travel/passengers/age-class'
import type { Slots } from '../../grammar/lexicon'
import { type Group, isCounted, isYoung, type Mention, type PlacedMention, type Standing, type Travellers } from './people'

/** A frame that names people, with its form's meaning: "without …", "… is coming too", "visit …", "for …". */
export type PartyFrame = { party: Group; standing?: Standing; lead?: string }

const OLDEST_INFANT = 1
const OLDEST_LITTLE_ONE = 3

export function isPartyFrame(slots: Slots): slots is PartyFrame & Slots {
  return typeof slots.party === 'object' && slots.party !== null && 'people' in slots.party
}

/**
 * What each mention of the message asks for. People named together stay together. If nothing was said before (`isFresh`), nobody is
 * added to anyone: "her mother and her friend are coming over" means those two.
 */
export function placeMentions(said: readonly PartyFrame[], isFresh: boolean): PlacedMention[] {
  return saidOnce(said).flatMap((one, group) => {
    const isAdded = isFresh && said.length === 1 && one.standing === 'more' && one.party.people.length > 1
    const frame = isAdded ? { party: one.party, lead: 'for' } : one
    const { people, isJoined } = frame.party
    return people.map((person, index) => ({
      ...person,
      // "For my wife and her friend" means the two alone, "my parents want to go" the parents.
      isOfOthers:
        person.isOfOthers ||
        (frame.lead === 'for' && !people.some(({ naming, isWe }) => naming === 'speaker' || isWe)) ||
        areElders(frame) ||
        arePeers(frame),
      standing: standingOf(person, people.slice(0, index), people, frame),
      group,
      isOnlyGroup: !isJoined,
      isResult: frame.standing === 'result',
    }))
  })
}

/** Elders who travel as a rule by themselves: a wife or a child who "wants to go" takes the speaker along. */
export function areElders({ lead, party }: PartyFrame): boolean {
  return lead === 'travels' && party.people.every(({ naming, kin }) => naming === 'companion' && kin !== null && ELDERS.has(kin))
}

/** "London to Malaga, 4 friends": the group that flies, the speaker among them; "with 4 friends" and "my 4 friends" are beside the speaker. */
export function arePeers({ lead, standing, party: { people } }: PartyFrame): boolean {
  const [one, other] = people
  if (!one || other || lead !== undefined || standing !== undefined) return false
  return one.naming === 'companion' && one.kin === null && one.article === 'none' && one.hasNumber && (one.count ?? 0) > 1 && !one.isMore
}

const PAIRS: Record<string, string> = { mother: 'parents', father: 'parents', grandmother: 'grandparents', grandfather: 'grandparents' }
const ELDERS = new Set([...Object.keys(PAIRS), ...Object.values(PAIRS)])

/** "My parents are 78 and 81, mum needs a wheelchair": she is counted with them; "2 kids of 4 and 7. The kids are 4 and 7": they are two. */
function saidOnce(said: readonly PartyFrame[]): PartyFrame[] {
  const named = new Set<string>()
  return withoutAgesAgain(said).flatMap((frame) => {
    const people = frame.party.people.filter((one) => {
      const { kin, isOfOthers, isMore, hasNumber } = one
      if (kin === null || isOfOthers || isMore || (hasNumber && named.has(kin)) || isGone(frame)) return true
      const isKnown = named.has(kin) || named.has(PAIRS[kin] ?? '')
      named.add(kin)
      return !isKnown
    })
    return people.length > 0 ? [{ ...frame, party: { ...frame.party, people } }] : []
  })
}

function withoutAgesAgain(said: readonly PartyFrame[]): PartyFrame[] {
  const all = said.flatMap(({ party }) => party.people)
  const isAgain = (one: Mention) =>
    one.article === 'the' &&
    !one.isMore &&
    one.ages.length > 1 &&
    all.slice(0, all.indexOf(one)).some(({ ages }) => ages.join() === one.ages.join())
  return said.flatMap((frame) => {
    const people = frame.party.people.filter((one) => !isAgain(one))
    return people.length > 0 ? [{ ...frame, party: { ...frame.party, people } }] : []
  })
}

function isGone({ standing }: PartyFrame): boolean {
  return standing === 'fewer' || standing === 'apart'
}

/**
 * Someone spoken of, beside a trip that is known: "my mum needs a wheelchair", "my wife is pregnant", "my son is 13". If the party
 * has room for them they are among it; `isDescribed`: the words tell of them, so the traveller may not fly at all.
 */
export function amongParty(
  mentions: readonly PlacedMention[],
  said: readonly PartyFrame[],
  known: Travellers,
  isDescribed: boolean,
): PlacedMention[] {
  const hasOpenAges = known.childAges.length < known.children + known.infants
  const isSpokenOf = (one: PlacedMention) =>
    one.article === 'whose' || one.article === 'none'
      ? one.standing === 'is' &&
        !one.hasNumber &&
        (one.naming === 'companion' || (one.naming === 'kin-child' && !hasOpenAges && areGrown(one)))
      : false
  const isAll = mentions.every((one) => one.standing === 'apart' || isSpokenOf(one))
  const spokenOf = mentions.filter(isSpokenOf)
  // "The help for dad", "aisle for mum" is for one of the party; "for mum and dad" names a party.
  const isForOne = ({ lead, party }: PartyFrame) => lead === 'for' && party.people.length === 1
  const isParty = said.some((frame) => frame.standing !== undefined || (frame.lead !== undefined && !isForOne(frame)))
  if (!isAll || spokenOf.length === 0 || isParty) return [...mentions]
  if (said.some(({ party }) => party.people.some(({ naming }) => naming === 'speaker'))) return [...mentions]
  const count = spokenOf.reduce((sum, one) => sum + (one.count ?? 1), 0)
  const isTold = isDescribed || spokenOf.some(({ ages, naming }) => naming === 'companion' && ages.length > 0)
  if (count + (isTold ? 0 : 1) > known.adults) return [...mentions]
  return mentions.map((one) => (isSpokenOf(one) ? { ...one, standing: 'apart' } : one))
}

function areGrown({ ages }: Mention): boolean {
  return ages.length > 0 && ages.every((age) => passengerTypeOfAge(age) === 'adult')
}

function standingOf(
  one: Mention,
  earlier: readonly Mention[],
  people: readonly Mention[],
  { party, standing, lead }: PartyFrame,
): Standing {
  const isKin = one.naming === 'companion' || one.naming === 'kin-child'
  if (standing === 'apart') return 'apart'
  if (standing === 'fewer') {
    if (one.naming === 'speaker') return 'apart'
    const isAll = !isKin && !one.hasNumber && one.ages.length === 0 && one.naming !== 'eldest' && one.naming !== 'youngest'
    return isAll ? 'none' : 'fewer'
  }
  if (one.isPart) return 'is'
  if (one.count === 0) return 'none'
  if (one.isFewer) return 'fewer'
  if (one.naming === 'eldest' || one.naming === 'youngest' || one.naming === 'speaker') return 'apart'
  if (one.isMore || standing === 'more') return one.count === null ? 'apart' : 'more'
  if (one.count === null) return 'apart'
  const isAlone = people.length === 1
  const isBare = standing === undefined && lead === undefined
  // "A single mother with a child" is the speaker; "a passenger", "the girl", "the dog" are nobody new.
  if (isBare && one === people[0] && one.article === 'a' && one.naming === 'companion') return 'apart'
  // "Two adults plus my mother" makes three; "two adults, my wife and I" makes two.
  const isBeside =
    one.naming === 'companion' && party.isJoined && earlier.some(isCounted) && !people.some(({ naming }) => naming === 'speaker')
  if (isBeside) return 'more'
  if (isKin) return 'is'
  const isVague = one.article !== 'none' && !one.hasNumber && one.ages.length === 0 && !one.isTotal
  if (isVague && isAlone && isBare && (one.naming === 'person' || one.naming === 'seat' || one.naming === 'adult')) return 'apart'
  if (isVague && isAlone && isBare && one.article === 'the' && (one.naming === 'child' || one.naming === 'pet')) return 'apart'
  // "Kids 5 and 1, the little one turns 2" tells of one of them.
  const oldest = one.naming === 'infant' ? OLDEST_INFANT : OLDEST_LITTLE_ONE
  const isTold = earlier.some((before) => isYoung(before) && before.ages.length > 1 && before.ages.some((age) => age <= oldest))
  if (isVague && isBare && one.article === 'the' && one.count === 1 && isYoung(one) && isTold) return 'apart'
  return standing === 'result' && (isCounted(one) || one.naming === 'pet') ? 'result' : 'is'
}
