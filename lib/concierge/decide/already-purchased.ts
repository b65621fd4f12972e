import { pickedFares, sayBags } from '../say/answers/say-fares'
import { sentences } from '../say/phrases'
import { sayInTrip } from '../say/say-in-trip'
import { askNext } from '../say/say-talk'
import { CHANGES_LATER } from '../say/say-trip'
import type { Position } from './decide'

/** What the trip includes besides its fares, and who can change it; null if the message asks neither. */
export function sayOfBought(position: Position): string | null {
  const { understood, table } = position
  const asked = understood.fares ? null : understood.bought
  return (asked && sayInTrip(asked, table.situation, fareBags(position))) ?? sayIfChangeable(position)
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
