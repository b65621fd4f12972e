/** The five cabin classes of the specification; Travelfusion's TfClass, word for word. */
export const CABIN_CLASSES = ['economy-with-restrictions', 'economy-without-restrictions', 'economy-premium', 'business', 'first'] as const
export type CabinClass = (typeof CABIN_CLASSES)[number]

export const TRIP_TYPES = ['one-way', 'round-trip', 'multi-trip'] as const
export type TripType = (typeof TRIP_TYPES)[number]

/** The specification's five cabin classes and three trip types, word for word; no other words stand for them in the forms and on the cards. */
export const CABIN_LABELS: Record<CabinClass, string> = {
  'economy-with-restrictions': 'Economy With Restrictions',
  'economy-without-restrictions': 'Economy Without Restrictions',
  'economy-premium': 'Economy Premium',
  business: 'Business',
  first: 'First',
}

/** The cabins as they are called in a sentence of the chat. */
export const CABIN_WORDS: Record<CabinClass, string> = {
  'economy-with-restrictions': 'economy',
  'economy-without-restrictions': 'flexible economy',
  'economy-premium': 'premium economy',
  business: 'business class',
  first: 'first class',
}

export const TRIP_TYPE_LABELS: Record<TripType, string> = {
  'one-way': 'One Way',
  'round-trip': 'Round Trip',
  'multi-trip': 'Multi-Trip',
}

/** What each label means, in plain words, where it is chosen. */
export const CABIN_EXPLANATIONS: Record<CabinClass, string> = {
  'economy-with-restrictions': 'Changes and refunds cost a fee or aren’t possible.',
  'economy-without-restrictions': 'The same cabin, with a ticket you can change or cancel.',
  'economy-premium': 'A wider seat with more legroom than in Economy.',
  business: 'A large seat, on many long flights a flat bed.',
  first: 'The most space and service. Few aircraft have it.',
}

export const TRIP_TYPE_EXPLANATIONS: Record<TripType, string> = {
  'one-way': 'No return',
  'round-trip': 'There and back',
  'multi-trip': 'Two to five flights',
}
