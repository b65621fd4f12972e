export const HOTEL_KINDS = ['hotel', 'guesthouse', 'apartments', 'hostel'] as const
export type HotelKind = (typeof HOTEL_KINDS)[number]
export const HOTEL_KIND_LABELS: Record<HotelKind, string> = {
  hotel: 'Hotel',
  guesthouse: 'Guesthouse',
  apartments: 'Apartments',
  hostel: 'Hostel',
}

/** What a house offers, by the words that are shown. */
export const AMENITY_LABELS = {
  wifi: 'Wi-Fi',
  'air-conditioning': 'Air conditioning',
  'reception-all-night': 'Reception open all night',
  'luggage-room': 'Luggage room',
  breakfast: 'Breakfast served',
  restaurant: 'Restaurant',
  bar: 'Bar',
  kitchen: 'Kitchen in the room',
  laundry: 'Laundry',
  'family-rooms': 'Family rooms',
  pets: 'Pets may stay',
  parking: 'Parking',
  bicycles: 'Bicycles for hire',
  gym: 'Gym',
  pool: 'Pool',
  spa: 'Spa',
  garden: 'Garden',
} as const
export type Amenity = keyof typeof AMENITY_LABELS
export const AMENITIES = namesOf(AMENITY_LABELS)

/** What is known of access; what is not named is not known to be there. */
export const ACCESS_LABELS = {
  'step-free': 'Step-free entrance',
  lift: 'Lift',
  'accessible-room': 'Room for a wheelchair',
  'roll-in-shower': 'Roll-in shower',
  'visual-alarm': 'Alarm that can be seen',
  'hearing-loop': 'Hearing loop at reception',
} as const
export type AccessFact = keyof typeof ACCESS_LABELS
export const ACCESS_FACTS = namesOf(ACCESS_LABELS)

export const BOARD_LABELS = {
  'room-only': 'Room only',
  breakfast: 'Breakfast included',
  'half-board': 'Breakfast and dinner included',
} as const
export type Board = keyof typeof BOARD_LABELS
export const BOARDS = namesOf(BOARD_LABELS)

/** The most that a filter takes for a night, in whole units of the currency. */
export const HIGHEST_NIGHT_PRICE = 1_000_000_000

/** The names of a record as a list that zod can read. */
function namesOf<Name extends string>(labels: Record<Name, string>): [Name, ...Name[]] {
  // Object.keys forgets which strings they are; the records above are never empty.
  return Object.keys(labels) as [Name, ...Name[]]
}
