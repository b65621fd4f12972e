/** The languages whose main steps the concierge says; everything else is English. */
export type Language = 'de' | 'fr' | 'es' | 'hi'
