/** What somebody may come for; a trip is suggested and a day is planned by it. */
export const LIKINGS = ['beach', 'city', 'culture', 'food', 'history', 'mountains', 'nature', 'nightlife', 'shopping', 'family'] as const
/** What happens somewhere once a year. */
export const OCCASIONS = ['christmas-markets'] as const
export type Occasion = (typeof OCCASIONS)[number]
export type Liking = (typeof LIKINGS)[number]
