import { pickedFares, sayBags, sayExtras } from '../say/answers/say-fares'
import { sentences, withoutQuestion } from '../say/phrases'
import { sayInTrip } from '../say/say-in-trip'
import { sayStillKept } from '../say/say-kept'
import { askNext } from '../say/say-talk'
import { CHANGES_LATER } from '../say/say-trip'
import type { BoughtQuestion } from '../skills/ancillaries/fold'
import { heldAncillaries } from '../skills/ancillaries/held'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'

/** What the trip includes besides its fares, and who can change it; null if the message asks neither. */
export function sayOfBought(position: Position): string | null {
  const { understood, table } = position
  const asked = understood.fares ? null : understood.bought
  return (asked && (sayInTrip(asked, table.situation, ofFares(asked, position)) ?? sayNoted(asked, position))) ?? sayIfChangeable(position)
}

/** "Is the bag on the booking? If yes, checkout", "if not, add it": the act follows from what the trip holds. */
export function tellOfBought(position: Position): Decision | null {
  const { understood, table, made, allowed } = position
  const { situation } = table
  const said = sayOfBought(position)
  const asked = understood.bought
  if (!said || !asked?.isOnBooking || asked.about === 'all' || situation.mode !== 'trip_summary') return said ? { say: said } : null
  const isThere = (situation.bought?.[asked.about] ?? []).length > 0 || (asked.about === 'bags' && fareBags(position) !== null)
  const answer = `${isThere ? 'Yes' : 'No'}. ${said}`
  if (isThere && understood.request === 'check-out')
    return { before: withoutQuestion(answer), ...callOr('startCheckout', {}, made, allowed, answer) }
  if (!isThere && asked.addsMissing && asked.about === 'bags')
    return { before: 'It wasn’t there yet.', ...callOr('chooseBags', { wish: 'add', kind: 'checked', quantity: 1 }, made, allowed, answer) }
  return { say: answer }
}

/** The bags of the fare and those that were added; null where none was. */
export function sayBagsOfTrip(position: Position): string | null {
  const { situation } = position.table
  if ((situation.bought?.bags ?? []).length === 0) return null
  return sayInTrip({ about: 'bags', isOfSum: false, whom: null }, situation, fareBags(position))
}

/** Before the fares are chosen: what was asked for until then. */
function sayNoted({ about }: BoughtQuestion, { table }: Position): string | null {
  const held = heldAncillaries(table).filter(({ kind }) => about === 'all' || kind === about)
  return held.length > 0 ? sentences(sayStillKept(held), askNext(table.situation)) : null
}

/** What the fares themselves say of the bags, or of a meal that is asked for. */
function ofFares({ about, isInPrice }: BoughtQuestion, position: Position): string | null {
  if (about !== 'meals' || !isInPrice) return fareBags(position)
  const { understood, table } = position
  return sentences(...new Set(pickedFares(table).map((slice) => sayExtras(understood.words, slice, table.language)))) || null
}

/** Bags included in the fare. */
function fareBags({ table }: Position): string | null {
  const [fares] = pickedFares(table)
  return fares?.chosen && fares.chosen.checkedBags > 0 ? sayBags(fares, table.situation) : null
}

/** "Can we change the seats later?" */
function sayIfChangeable({ understood, table: { situation } }: Position): string | null {
  const isOpen = situation.mode === 'trip_summary' && situation.order?.status !== 'success' && understood.fares === null
  return isOpen && understood.isAskingLater ? sentences(CHANGES_LATER, askNext(situation)) : null
}
