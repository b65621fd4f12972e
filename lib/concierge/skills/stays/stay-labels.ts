import { ACCESS_LABELS, type AccessFact, AMENITY_LABELS, type Amenity } from '@/lib/travel/stays/hotel'
import type { ShownStay } from '../../stay-results'

export function hasAmenity({ amenities }: ShownStay, amenity: Amenity): boolean {
  return amenities.includes(AMENITY_LABELS[amenity])
}

export function hasAccess({ access }: ShownStay, fact: AccessFact): boolean {
  return access.includes(ACCESS_LABELS[fact])
}
