import type { Slots } from '../../grammar/lexicon'
import { type Group, isCounted, type Mention, type PlacedMention, type Standing } from './people'

/** A frame that names people, with its form's meaning: "without …", "… is coming too", "visit …", "for …". */
export type PartyFrame = { party: Group; standing?: Standing; lead?: string }

export function isPartyFrame(slots: Slots): slots is PartyFrame & Slots {
  return typeof slots.party === 'object' && slots.party !== null && 'people' in slots.party
}

/**
 * What each mention of the message asks for. People named together stay together. If nothing was said before (`isFresh`), nobody is
 * added to anyone: "her mother and her friend are coming over" means those two.
 */
export function placeMentions(said: readonly PartyFrame[], isFresh: boolean): PlacedMention[] {
  return said.flatMap((one, group) => {
    const isAdded = isFresh && said.length === 1 && one.standing === 'more' && one.party.people.length > 1
    const frame = isAdded ? { party: one.party, lead: 'for' } : one
    const { people, isJoined } = frame.party
    return people.map((person, index) => ({
      ...person,
      // "For my wife and her friend" means the two alone.
      isOfOthers: person.isOfOthers || (frame.lead === 'for' && !people.some(({ naming, isWe }) => naming === 'speaker' || isWe)),
      standing: standingOf(person, people.slice(0, index), people, frame),
      group,
      isOnlyGroup: !isJoined,
    }))
  })
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
  return standing === 'result' && (isCounted(one) || one.naming === 'pet') ? 'result' : 'is'
}
