/** What travellers ask for beside flights. */
export type Unsupported = 'hotel' | 'car' | 'train' | 'insurance' | 'visa' | 'weather' | 'booked-ticket' | 'seat' | 'several-cities'

const UNSUPPORTED: [Unsupported, RegExp][] = [
  [
    'hotel',
    /\b(?:hotels?|hostels?|accommodation|airbnb|bed and breakfast|b&b|apartments?|lodgings?|(?:a|hotel) rooms?|somewhere to (?:stay|sleep)|place to (?:stay|sleep))\b/i,
  ],
  [
    'car',
    /\b(?:car (?:hire|rental)|(?:rent|hire)\w* (?:me |us )?(?:a |an )?(?:car|van|convertible|vehicle|suv)|rental cars?|hire cars?|taxi|uber|airport transfer|shuttle)\b/i,
  ],
  ['train', /\b(?:trains?|eurostar|bus(?:es)?|coach ticket|ferr(?:y|ies)|cruises?)\b/i],
  ['insurance', /\btravel insurance|insur(?:e|ance)\b/i],
  [
    'visa',
    /\b(?:(?:a|need|require)\w* (?:a |any )?visas?\b(?! card)|visas? (?:for|to|requirements?)|vaccin\w+|passport (?:rules|requirements?|validity)|entry requirements?|travel alerts?)/i,
  ],
  [
    'weather',
    /\b(?:weather|forecast|how (?:hot|warm|cold)|temperature|exchange rate|currency|time zone|timezone|plug type|translate|how do (?:you|i) say)\b/i,
  ],
  [
    'booked-ticket',
    /\b(?:(?:change|cancel|amend|move|rebook) (?:my |the |an? )?(?:existing |booked )?(?:booking|reservation|ticket|order)|i (?:have )?already booked|lost (?:luggage|bag)|(?:my|the) luggage (?:is|was) lost|flight status|is my flight (?:on time|delayed)|boarding pass|check[ -]in (?:online|for my))\b/i,
  ],
  [
    'seat',
    /\b(?:(?:choose|pick|select|book|change|want|assign) (?:my |our |a |an |the )?(?:window |aisle )?seats?\b|(?:window|aisle) seats?|seat map|meals?\b|vegetarian|vegan|halal|kosher|wheelchair)/i,
  ],
]

/** Something that travellers ask of others, and that the concierge does not offer; null for all else. */
export function readUnsupported(words: string): Unsupported | null {
  return UNSUPPORTED.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
