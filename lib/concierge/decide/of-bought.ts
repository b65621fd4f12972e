import { pickedFares, sayBags } from '../say/answers/say-fares'
import { sentences } from '../say/phrases'
import { sayInTrip } from '../say/say-in-trip'
import { askNext } from '../say/say-talk'
import { CHANGES_LATER } from '../say/say-trip'
import { ancillaryContext } from '../understand/ancillaries/ancillary-context'
import { asksBought } from '../understand/ancillaries/asks-bought'
import { asksIfChangeable } from '../understand/ancillaries/changes-later'
import { readWhom } from '../understand/ancillaries/whom'
import type { Position } from './decide'

/** What the trip holds beside its fares, and who can change it; null where the message asks for neither. */
export function sayOfBought(position: Position): string | null {
  const { understood, table } = position
  const asked = understood.fares ? null : asksBought(understood.words)
  return (asked && sayInTrip(asked, table.situation, besideTrip(position))) ?? sayIfChangeable(position)
}

/** The bags that come with the fare, and the one traveller that is asked about. */
function besideTrip({ understood, table }: Position): { fareBags: string | null; whom: number | null } {
  const [fares] = pickedFares(table)
  const [whom, other] = readWhom(understood.words, ancillaryContext(table)) ?? []
  return {
    fareBags: fares?.chosen && fares.chosen.checkedBags > 0 ? sayBags(fares, table.situation) : null,
    whom: whom !== undefined && other === undefined ? whom : null,
  }
}

/** "Can we change the seats later?" */
function sayIfChangeable({ understood, table: { situation } }: Position): string | null {
  const isOpen = situation.mode === 'trip_summary' && situation.order?.status !== 'success' && understood.fares === null
  return isOpen && understood.isQuestion && asksIfChangeable(understood.words) ? sentences(CHANGES_LATER, askNext(situation)) : null
}
