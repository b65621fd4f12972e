import type { Comfort } from '../comfort'
import type { TravelFacts } from './travel-facts'

const REFUNDABLE =
  /\b(?:(?<no>non-?|(?:not|n't) (?:necessarily |be |(?:need|have) (?:it )?to be |need it )?|no (?:need (?:for (?:a )?|to be ))?|without (?:a )?)\s*)?(?:fully )?refund(?:able|s?)\b/i
const FIRST = /\bfirst\s+class\b|\bfirst-class\b|\bin first\b/i

/** Cabin, stops, bags and one way or return, in the words of the search that other turns are compared with. */
export function comfortFacts({ cabinClass, directOnly, checkedBags, preference, tripType }: Comfort, words: string): TravelFacts {
  const facts: TravelFacts = {}
  const cabin = cabinOf(cabinClass, words)
  if (cabin) facts.cabin = cabin
  if (directOnly !== undefined) facts.directOnly = directOnly
  if (checkedBags !== undefined) facts.checkedBags = checkedBags
  if (preference) facts.preference = preference
  if (tripType) facts.tripType = tripType
  const refundable = REFUNDABLE.exec(words)
  if (refundable) facts.isRefundable = !refundable.groups?.no
  return facts
}

function cabinOf(cabinClass: Comfort['cabinClass'], words: string): TravelFacts['cabin'] {
  if (cabinClass === 'economy-premium') return 'premium-economy'
  if (cabinClass === 'economy-with-restrictions') return 'economy'
  if (cabinClass === 'economy-without-restrictions') return /\beconomy\b/i.test(words) ? 'economy' : undefined
  return cabinClass ?? (FIRST.test(words) ? 'first' : undefined)
}
