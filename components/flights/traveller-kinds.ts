import * as texts from '@/lib/texts/flights'

/** Who can be counted, in the order in which they are asked for; `from` is the least of them. */
export const TRAVELLER_KINDS = [
  { key: 'adults', label: texts.adults, hint: texts.thirteenAndOlder, from: 1 },
  { key: 'children', label: texts.children, hint: texts.twoTo12, from: 0 },
  { key: 'infants', label: texts.infants, hint: texts.under2OnALap, from: 0 },
  { key: 'pets', label: texts.pets, hint: texts.takeNoSeat, from: 0 },
] as const
