/** What a sentence may claim of the trip, its order and its fares, beside figures. */
export const STATE_KINDS = [
  'booked',
  'paid',
  'held',
  'reserved',
  'reference',
  'ticket',
  'sent',
  'refunded',
  'cancelled',
  'changed',
  'added-bag',
  'added-seat',
  'added-meal',
  'added-extra',
  'seats-left',
  'sold-out',
  'refundable',
  'changeable',
  'checked-bag',
  'cabin-bag',
  'seat',
  'meal',
  'wifi',
  'power',
  'comfort',
  'flight-status',
  'checked-in',
  /** Of flights: that there is one alone. */
  'only-one',
  /** What the assistant says it will do, and nobody will. */
  'promise',
  /** What an airline allows or an invoice shows: pets, VAT. */
  'policy',
  'elsewhere',
] as const
export type StateKind = (typeof STATE_KINDS)[number]

/** What makes words no claim, or another one. */
export const MANNERS = [
  /** "not", "never", "without". */
  'negated',
  /** Has a word of negation in it, and negates nothing: "no problem". */
  'not-negated',
  /** "once you've paid": it is so only then. */
  'conditional',
  /** "until": as `conditional`, but not of what is kept for somebody. */
  'until',
  /** "if you want it refundable": said of a wish, whatever the fares are. */
  'wish',
  'offer',
  /** "usually", "most airlines": said of the world, not of this trip. */
  'general',
  /** A question begins so, however long it is. */
  'asks',
  /** Metro, museums, dinner: no result tells of these and their hours. */
  'around-town',
  /** How early to be somewhere, how much later something is: lengths of time that no result tells. */
  'in-good-time',
  /** "free", "at no cost". */
  'for-nothing',
  /** "full", "all of it". */
  'in-full',
  /** What is said is about the total, not about a fare. */
  'in-total',
  /** Said of a part of an order, which has its own price. */
  'of-part',
  /** Said of money, not of a seat. */
  'of-money',
  /** Asks or says how much somebody would spend: no price. */
  'spends',
  /** "I found none": what was looked for. */
  'none-there',
  /** Of flights: what is said of a town does not go on there. */
  'flying',
  'each',
  'together',
  'without',
  /** Said of what a budget leaves. */
  'left-over',
] as const
export type Manner = (typeof MANNERS)[number]

/**
 * How a figure is meant by the words right before it: "about £83", "under £90", "after 5 pm"; `little-over` and `little-under` by minutes;
 * `by` a full hour, and not by 14:25, which is a time of its own.
 */
export const NEARNESS = ['about', 'by', 'under', 'over', 'little-over', 'little-under'] as const
export type Nearness = (typeof NEARNESS)[number]

/** The words of one language, as phrases (phrases.ts). Add to the language's own file; nothing else needs to change. */
export type SentenceWords = {
  claims: Record<StateKind, readonly string[]>
  manners: Record<Manner, readonly string[]>
  nearness: Record<Nearness, readonly string[]>
  /** What an assistant says it has done itself. Another thing than these it cannot have done. */
  acts?: {
    /** "I've", "we have": folded words right before what was done, or before the rest of the clause. */
    subjects: readonly string[]
    /** "your trip has been": what was done to what is the traveller's, whoever did it. */
    passives?: { own: readonly string[]; subjects: readonly string[] }
    /** May stand between who did it and what was done. */
    between: readonly string[]
    /** How words end that tell what was done; `irregular` ones have another end. */
    endings: readonly string[]
    irregular: readonly string[]
    can: readonly string[]
    /** "I'll": before what the assistant will do; of what `may` does not name it will do nothing. */
    futures?: { subjects: readonly string[]; may: readonly string[] }
    /** What was done stands at the end: "ich habe … gefunden". */
    isLast?: true
  }
  /** Words of nearness stand behind the figure. */
  saysFigureFirst?: true
}
