import { readMessage } from '../read-message'
import { hasAccess, hasAmenity } from '../skills/stays/stay-labels'
import { inStayOrder } from '../skills/stays/stay-table'
import type { StayWish } from '../skills/stays/stay-wish'
import type { ShownStay } from '../stay-results'
import type { Table } from '../table'
import type { Understanding } from './understanding'

type Part = { text: string; understood: Understanding }
type Ask = Extract<StayWish, { act: 'ask' }>

/**
 * Two acts about a place to stay in one message: "I'll take that one, and what could we do there?", "is breakfast included? If not take the second
 * one." Null if the parts are something else.
 */
export function houseActs(one: Part, other: Part, table: Table): Understanding | null {
  const [first, second] = [one.understood, other.understood]
  if (first.stay?.act === 'choose' && second.planning?.kind === 'calls') return { ...first, next: second }
  if (second.stay?.act === 'choose' && first.planning?.kind === 'calls') return { ...second, next: first }
  // The answer is only words, so it comes before the place is kept.
  if (first.stay?.act === 'choose' && second.stay?.act === 'ask') {
    const hotelIds = second.stay.hotelIds.length > 1 ? [first.stay.hotel] : second.stay.hotelIds
    return { ...second, stay: { ...second.stay, hotelIds }, next: first }
  }
  if (first.stay?.act !== 'ask' || second.stay?.act !== 'choose') return null
  if (!isFallback(other.text, table)) return { ...first, next: second }
  const isSo = holds(first.stay, table)
  return { ...first, next: isSo === true ? null : isSo === false ? second : { ...second, stay: { act: 'which' } } }
}

function isFallback(text: string, table: Table): boolean {
  return readMessage(text, table).clauses.some(({ kind }) => kind === 'fallback')
}

/** Whether what is asked is so of every house asked about; null if it differs or isn't known. */
function holds({ about, hotelIds, amenities, access }: Ask, { stays }: Table): boolean | null {
  const hasIt = (stay: ShownStay): boolean | null => {
    if (about === 'breakfast') return /breakfast/i.test(stay.board)
    if (about === 'cancellation') return stay.cancellation.startsWith('Free')
    if (about !== 'amenity') return null
    return amenities.every((amenity) => hasAmenity(stay, amenity)) && access.every((fact) => hasAccess(stay, fact))
  }
  const found = new Set(inStayOrder(stays).flatMap((stay) => (hotelIds.includes(stay.hotelId) ? [hasIt(stay)] : [])))
  const [answer = null] = found
  return found.size === 1 ? answer : null
}
