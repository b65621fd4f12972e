import { allFrames, type Clause } from '../grammar/clauses'
import type { Frame } from '../grammar/cover'
import { isSlots } from '../skills/pick/helpers'

/** "With one suitcase? I have three. Add the two others": a bare number to add, in a message about bags, counts bags and no people. */
export function withMoreBags(clauses: readonly Clause[], buysBags: boolean): Clause[] {
  const isOfBags = allFrames(clauses).some(namesBags)
  if (!isOfBags) return [...clauses]
  return clauses.map((clause) => ({ ...clause, frames: clause.frames.map((frame) => ofBags(frame, buysBags)) }))
}

function namesBags({ value }: Frame): boolean {
  const items = Array.isArray(value.items) ? value.items : []
  const isBought = items.some((item) => isSlots(item) && isSlots(item.wish) && item.wish.kind === 'bags')
  return 'bags' in value || value.what === 'bags' || isBought
}

function ofBags(frame: Frame, buysBags: boolean): Frame {
  const people = frame.rule?.isWeak && isSlots(frame.value.party) ? frame.value.party.people : null
  const [one] = Array.isArray(people) ? people : []
  if (!isSlots(one) || one.isMore !== true) return frame
  const bags = { n: one.count, more: true }
  return buysBags
    ? { ...frame, skill: 'ancillaries', value: { items: [{ wish: { kind: 'bags', bag: 'checked', ...bags } }] } }
    : { ...frame, value: { bags } }
}
