import { everyMatch } from '@/lib/travel/every-match'
import type { SeatWish, Wished } from './wish'

/** The first that fits is meant. */
const WISHES: [SeatWish, RegExp][] = [
  ['exit-row', /\b(?:emergency[- ])?exit(?:[- ]row)?s?\b|\bover ?wing exit/i],
  [
    'extra-legroom',
    /\b(?:extra |more |plenty of |lots of |some )?leg[ -]?(?:room|space)\b|\b(?:room|space) for (?:my|our|the) (?:long )?legs\b|\bbulkhead\b|\bxl seats?\b/i,
  ],
  ['window', /\bwindows?\b(?! of\b)(?<!\b(?:time|date|travel|departure|flexible|booking|price) windows?)/i],
  ['aisle', /\baisles?\b|\bgangway\b/i],
  [
    'together',
    /\btogether\b|\b(?:next to|beside|alongside|close to|near|with) (?:each other|one another|my|our|the (?:kids?|children|baby)|us|me|him|her)\b|\bside by side\b|\badjacent\b|\bin (?:one|the same|a) row\b|(?:\b(?:not|dont|wont|cant)|n't|\bwithout)\b.{0,20}\b(?:apart|separate(?:d|ly)?|split)\b/i,
  ],
  [
    'front',
    /\b(?:in|at|near|towards?|to) the (?:very )?front\b|\bfront(?: of the (?:plane|cabin))?(?: row| seats?|$)|\b(?:as far|further|more to the|closer to the|nearer(?: to)? the) (?:forward|front|up)\b|\bfirst rows?\b/i,
  ],
  ['back', /\b(?:in|at|near|towards?) the (?:very )?(?:back|rear|tail)\b|\b(?:back|rear|last) rows?\b|\b(?:back|rear) seats?\b/i],
  ['cheapest', /\b(?:cheap(?:est)?|least expensive|lowest[- ]priced?|free (?=seats?\b))/i],
]
const SEAT = /\b(?:seat(?:s|ing|ed)?|sit(?:ting)?|place to sit)\b/i
/** "Window", "aisle" and the like are said of nothing but seats. */
const SAYS_SEAT =
  /\b(?:windows?(?! of\b)(?<!\b(?:time|date|travel|departure|flexible|booking|price) windows?)|aisles?|leg[ -]?room|exit[- ]rows?|(?:emergency|over ?wing) exits?|bulkhead|side by side|(?:front|back|rear|last) rows?|seat ?(?:map|plan))\b|\b(?:next to|beside) each other\b/i
/** "12A", "12 a and b" is written "12A and 12B" as a rule; "2A 1C" counts people. */
const SEAT_NUMBER =
  /\b(?:seat |row )?(?<row>[1-9]\d?)\s?-?(?<letter>[a-hjk])\b(?!\.?m\b)(?! (?:bag|suitcase|day|night|seat|window|meal|kid|person|week|piece|lounge))/gi
const ONE_LETTER_WORD = /(?<!\b[sS]eat )\b\d{1,2} a\b/

/** What a clause wishes of seats; null where it speaks of none. `isSpokenOf`: the talk is about seats already. */
export function readSeats(clause: string, isReady: boolean, isSpokenOf: boolean): Wished | null {
  const seatNumbers = seatNumbersIn(clause)
  const seat = WISHES.find(([, pattern]) => pattern.test(clause))?.[0]
  if (seatNumbers.length > 0 && (isReady || SEAT.test(clause))) return { kind: 'seats', wish: 'take', seatNumbers }
  const isOfSeats = SEAT.test(clause) || SAYS_SEAT.test(clause)
  if (!isOfSeats && !(isSpokenOf && seat && clause.trim().split(/\s+/).length <= MOST_WORDS)) return null
  // "The cheapest seats to Rome" are flights as long as none is chosen.
  if (seat === 'cheapest' && !isReady) return null
  if (seat) return { kind: 'seats', wish: 'take', seat }
  return isReady || CHOOSES.test(clause) ? { kind: 'seats', wish: 'show' } : null
}

/** A longer clause that does not say "seat" is about something else. */
const MOST_WORDS = 6
/** "I would like to pick seats", before "seats" alone can be understood. */
const CHOOSES =
  /\b(?:choose|choosing|pick(?:ing)?|select(?:ing)?|reserv(?:e|ing)|assign)\b.{0,20}\bseats?\b|\bseat ?(?:map|plan|selection|reservations?|choice)s?\b/i

function seatNumbersIn(clause: string): string[] {
  if (ONE_LETTER_WORD.test(clause)) return []
  return everyMatch(clause, SEAT_NUMBER).map(({ groups = {} }) => `${groups.row}${groups.letter?.toUpperCase()}`)
}
