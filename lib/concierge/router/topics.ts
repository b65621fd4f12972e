/** A person in need or with ill intent: nothing else in the message counts. Forms alone decide these, never the trained model. */
export const GRAVE_TOPICS = ['self-harm', 'emergency', 'illegal', 'other-people'] as const

/** What travellers ask beside a search; each has a corpus to learn from in `skills/guide/corpus/` and an answer in `skills/guide/`. */
export const TRAINED_TOPICS = [
  'airport-time',
  'assistance',
  'baggage',
  'batteries',
  'boarding-pass',
  'booked-elsewhere',
  'booked-ticket',
  'booking-refund',
  'car',
  'check-in',
  'children',
  'complaint',
  'connection',
  'customs',
  'denied-boarding',
  'directions',
  'discount',
  'disruption',
  'emissions',
  'exchange',
  'fares-explained',
  'fear',
  'feelings',
  'flight-status',
  'group',
  'held-price',
  'hotel',
  'human',
  'insurance',
  'layover',
  'lost-luggage',
  'lounge',
  'meal',
  'medical',
  'medicines',
  'miles',
  'missed-connection',
  'names',
  'on-board',
  'passport',
  'payment',
  'payment-problem',
  'pets',
  'plugs',
  'pregnancy',
  'privacy',
  'seat',
  'security-rules',
  'sending',
  'sights',
  'skipping-flights',
  'sports-equipment',
  'time-zones',
  'train',
  'transfer',
  'translation',
  'travel-alert',
  'travel-notification',
  'true-prices',
  'unaccompanied-minor',
  'upgrade',
  'vaccines',
  'visa',
  'weather',
  'when-to-book',
  'where-to-go',
] as const

/** What a clause may be about instead: other trades and small talk, a courtesy, or the search and the flights themselves. */
export const OTHER_MATTERS = ['courtesy', 'off-topic', 'trip'] as const

export type GraveTopic = (typeof GRAVE_TOPICS)[number]
export type Topic = GraveTopic | 'insult' | (typeof TRAINED_TOPICS)[number]
export type Label = (typeof TRAINED_TOPICS)[number] | (typeof OTHER_MATTERS)[number]

/** The labels of the model, in the order of its weights. */
export const LABELS: readonly Label[] = [...TRAINED_TOPICS, ...OTHER_MATTERS]

/** Whether a label of the model is a topic that the guide answers. */
export function isTopic(label: Label): label is (typeof TRAINED_TOPICS)[number] {
  return !OTHER_MATTERS.some((matter) => matter === label)
}

/** A person in need, or a call for something that nobody may have. */
export function isGrave(topic: string): topic is GraveTopic {
  return GRAVE_TOPICS.some((grave) => grave === topic)
}
