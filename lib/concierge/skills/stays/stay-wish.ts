import type { AccessFact, Amenity, HotelKind } from '@/lib/travel/stays/hotel'
import type { StayPick } from '@/lib/travel/stays/ranked-hotel'
import type { StaySort } from '@/lib/travel/stays/sort-hotels'

/** The filters of a search for places to stay, as its tool takes them. */
export type StayFilterWish = {
  pricePerNight?: { from: number; to: number }
  kinds?: HotelKind[]
  stars?: number[]
  amenities?: Amenity[]
  access?: AccessFact[]
  freeCancellation?: boolean
  breakfast?: boolean
}

/** The input of the search for places to stay: only what is said, or still holds of what was said before. */
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

/** What nobody tells the concierge of a house. */
export type UntoldFact = 'quiet' | 'reviews' | 'view' | 'pictures' | 'address' | 'all-inclusive' | 'safety' | 'smoking' | 'way' | 'area'

/** What is asked of the houses shown. */
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

/** `isReordered`: the same houses in another order; `vague` is a time that names no nights. */
export type SearchOfStays = {
  act: 'search'
  input: StaySearchWish
  untold: UntoldFact[]
  isRefined: boolean
  isReordered: boolean
  vague: string | null
  impossibleDay: string | null
}

/** What a message means for the places to stay. `hotelId` is that of a house shown, `name` the words for one. */
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
