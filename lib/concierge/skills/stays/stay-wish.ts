import type { AccessFact, Amenity, HotelKind } from '@/lib/travel/stays/hotel'
import type { StayPick } from '@/lib/travel/stays/ranked-hotel'
import type { StaySort } from '@/lib/travel/stays/sort-hotels'

/** Filters of a stay search, as its tool takes them. */
export type StayFilterWish = {
  pricePerNight?: { from: number; to: number }
  kinds?: HotelKind[]
  stars?: number[]
  amenities?: Amenity[]
  access?: AccessFact[]
  freeCancellation?: boolean
  breakfast?: boolean
}

/** The stay search's input: only fields given now, or given before and still valid. */
export type StaySearchWish = {
  city?: string
  checkInOn?: string
  checkOutOn?: string
  nights?: number
  adults?: number
  children?: number
  rooms?: number
  near?: string
  currency?: string
  by?: StayPick
  sort?: StaySort
  filters?: StayFilterWish
}

/** Facts about stays that the concierge can't know. */
export type UntoldFact = 'quiet' | 'reviews' | 'view' | 'pictures' | 'address' | 'all-inclusive' | 'safety' | 'smoking' | 'way' | 'area'

/** Questions about the stays shown. */
export type StayAsking =
  | 'amenity'
  | 'breakfast'
  | 'cancellation'
  | 'distance'
  | 'price'
  | 'stars'
  | 'area'
  | 'why'
  | 'times'
  | 'kept'
  | 'which'

/** `isReordered`: the same stays in another order; `vague` is a period without nights. */
export type SearchOfStays = {
  act: 'search'
  input: StaySearchWish
  untold: UntoldFact[]
  isRefined: boolean
  isReordered: boolean
  vague: string | null
  impossibleDay: string | null
}

/** What a message means for places to stay. `hotelId` is a stay shown, `name` the words for one. */
export type StayWish =
  | SearchOfStays
  | { act: 'choose'; hotel: string; freeCancellation?: boolean; breakfast?: boolean; isBooking: boolean }
  | { act: 'which' }
  | { act: 'another' }
  | { act: 'drop' }
  | { act: 'book' }
  | { act: 'offer' }
  | { act: 'no-need' }
  | { act: 'unread' }
  | { act: 'untold'; facts: UntoldFact[] }
  | { act: 'ask'; about: StayAsking; hotelIds: string[]; amenities: Amenity[]; access: AccessFact[] }
