import { allFrames, type Clause } from '../grammar/clauses'
import type { Frame } from '../grammar/cover'
import type { Slots } from '../grammar/lexicon'
import type { AncillaryContext } from '../skills/ancillaries/context'
import { readAlone } from '../skills/grammar'
import { isPartyFrame } from '../skills/party/standing'
import { isSlots } from '../skills/pick/helpers'
import type { Table } from '../table'

/**
 * What bare numbers count: "With one suitcase? I have three. Add the two others" counts bags and no people, as "two more" does where bags
 * were spoken of last. Once the fares are chosen, "add two more" counts nobody: what is meant is asked.
 */
export function withMoreBags(clauses: readonly Clause[], { buysBags }: AncillaryContext, table: Table): Clause[] {
  const said = allFrames(clauses)
  if (!said.some((frame) => bagsMeant(frame, 0))) return [...clauses]
  const isOfPeople = said.some(({ value, rule }) => isPartyFrame(value) && !rule?.isWeak)
  const isOfBags = said.some(namesBags) || (!isOfPeople && areBagsSpokenOf(table))
  const { checkedBags } = table.situation.wishes
  const corrected = said.findLast(({ value }) => value.isInstead === true)
  const isTotalSaid = isOfBags && said.some(isBareTotal)
  const counted = (frame: Frame): Frame[] => {
    if (corrected && frame.value.isBare === true && frame.start < corrected.start) return []
    // "Add the cases, three in total": the number is said behind.
    if (isTotalSaid && namesBags(frame)) return []
    const bags = bagsMeant(frame, buysBags ? 0 : checkedBags)
    if (bags && (isOfBags || ('rest' in frame.value && checkedBags > 0))) return [ofBags(frame, bags, buysBags)]
    const isOpen = 'rest' in frame.value || (buysBags && frame.value.isBare === true && !isOfPeople)
    return isOpen ? [] : [frame]
  }
  return clauses.map((clause) => ({ ...clause, frames: clause.frames.flatMap(counted) }))
}

/** The last answer offered or added bags, or the last message was of nothing else. */
function areBagsSpokenOf({ pending, bought, isBoughtNewest, earlierWords, names }: Table): boolean {
  if (pending?.asked === 'confirm' && pending.acts.some(({ tool }) => tool === 'chooseBags')) return true
  if (isBoughtNewest && bought.at(-1)?.tool === 'chooseBags') return true
  const before = earlierWords.at(-1)
  const said = before === undefined ? [] : readAlone(before, names).clauses.flatMap((clause) => clause.said)
  const isOfSearch = ({ skill, value }: Frame) => skill === 'route' || skill === 'dates' || isPartyFrame(value)
  return said.some(namesBags) && !said.some(isOfSearch)
}

function namesBags({ value }: Frame): boolean {
  const items = Array.isArray(value.items) ? value.items : []
  const isBought = items.some((item) => isSlots(item) && isSlots(item.wish) && item.wish.kind === 'bags')
  return 'bags' in value || value.what === 'bags' || isBought
}

function isBareTotal({ rule, value }: Frame): boolean {
  return rule?.isWeak === true && value.standing === 'result'
}

/** The bags that a bare number comes to; the rest of those that the search has already (`wished`) are these. */
function bagsMeant({ rule, value, ...frame }: Frame, wished: number): Slots | null {
  if (isSlots(value.rest)) return wished > 0 ? { n: wished } : { n: value.rest.n, more: true }
  if (!rule?.isWeak || !isPartyFrame(value)) return null
  const [one] = value.party.people
  if (one?.isMore) return { n: one.count, more: true }
  return isBareTotal({ ...frame, rule, value }) ? { n: one?.count, per: 'all' } : null
}

function ofBags(frame: Frame, bags: Slots, buysBags: boolean): Frame {
  if (!buysBags) return { ...frame, value: { bags } }
  const { per: _ofAll, ...bought } = bags
  return { ...frame, skill: 'ancillaries', value: { items: [{ wish: { kind: 'bags', bag: 'checked', ...bought } }] } }
}
