import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { CABIN_WORDS } from '@/lib/travel/flights/search-labels'
import type { Situation } from '@/lib/travel/trip/situation'
import type { SearchWish } from '../understand/wished-search'
import { capitalised, countOf, listOf } from './phrases'

/** "2 adults, 1 child and 1 infant". */
export function peopleOf({
  adults,
  children,
  infants,
  pets,
}: Pick<Situation['wishes'], 'adults' | 'children' | 'infants' | 'pets'>): string {
  const people = [
    countOf(adults, 'adult'),
    children > 0 && countOf(children, 'child', 'children'),
    infants > 0 && countOf(infants, 'infant'),
    pets > 0 && countOf(pets, 'pet'),
  ].filter((part) => typeof part === 'string')
  return listOf(people)
}

/** "For 2 adults, in business class.": what a message said beside the open question; null where it said nothing of the kind. */
export function sayNoted({ cabinClass, directOnly, checkedBags, ...change }: SearchWish, { wishes }: Situation): string | null {
  const touchesPeople = PEOPLE.some((key) => Object.hasOwn(change, key))
  const parts = [
    touchesPeople && `for ${peopleOf(wishes)}`,
    cabinClass && inCabin(cabinClass),
    directOnly && 'direct flights only',
    checkedBags !== undefined && bagsOf(checkedBags, wishes),
  ].filter((part) => typeof part === 'string')
  return parts.length > 0 ? `${capitalised(parts.join(', '))}.` : null
}

/** The fields of a search that say who travels. */
export const PEOPLE = ['adults', 'children', 'infants', 'pets']

/** "with 2 checked bags each"; somebody alone has them "with 2 checked bags". */
export function bagsOf(checkedBags: number, { adults, children }: Pick<Situation['wishes'], 'adults' | 'children'>): string {
  const each = adults + children > 1 ? ' each' : ''
  return checkedBags === 0 ? 'without checked bags' : `with ${countOf(checkedBags, 'checked bag')}${each}`
}

/** How a cabin stands in a list of wishes: "in premium economy". */
export const inCabin = (cabinClass: CabinClass) => `in ${CABIN_WORDS[cabinClass]}`
