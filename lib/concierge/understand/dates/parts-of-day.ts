export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

const WHOLE_PARTS: Record<Exclude<PartOfDay, 'night'>, [from: string, to: string]> = {
  morning: ['05:00', '12:00'],
  afternoon: ['12:00', '18:00'],
  evening: ['17:00', '24:00'],
}

/** "Leave early", "an early flight": a time of day; "early June" and "as early as possible" are none. */
const MEANT_AS_TIME =
  '(?<=\\b(?:leav(?:e|ing)|fly(?:ing)?|depart(?:ing)?|something|start(?:ing)?|go(?:ing)?)\\s+)(?!\\w+\\s+(?:in|next|this|january|february|march|april|may|june|july|august|september|october|november|december)\\b)'
/** "Overnight" that is said of something else than the flight. */
const NO_STOP = '(?!\\s+(?:stay|stop|layover|connection|bag|in|at))'
const OF_A_FLIGHT = '(?=[\\s-]+(?:flights?|departures?)\\b)'

/**
 * What people mean by a part of the day, from its first minute to before its last; the longer names come first. A window lies in
 * one day, so the night is what is left of it.
 */
export const PARTS_OF_DAY: [words: string, from: string, to: string][] = [
  ['first\\s+thing(?:\\s+in\\s+the\\s+morning)?', '05:00', '09:00'],
  ['early[\\s-]+(?:in\\s+the\\s+)?morning', '05:00', '09:00'],
  ['late[\\s-]+(?:in\\s+the\\s+)?morning', '09:00', '12:00'],
  ['mid[\\s-]*morning', '09:00', '12:00'],
  ['morning', ...WHOLE_PARTS.morning],
  ['lunch[\\s-]?time|midday', '12:00', '14:00'],
  ['middle\\s+of\\s+the\\s+day', '11:00', '15:00'],
  ['day[\\s-]?time|(?<=\\bduring\\s+the\\s+)day', '08:00', '20:00'],
  ['early[\\s-]+(?:in\\s+the\\s+)?afternoon', '12:00', '15:00'],
  ['late[\\s-]+(?:in\\s+the\\s+)?afternoon', '15:00', '18:00'],
  ['(?:mid[\\s-]*)?afternoon', ...WHOLE_PARTS.afternoon],
  ['early[\\s-]+(?:in\\s+the\\s+)?evening', '17:00', '20:00'],
  ['late[\\s-]+(?:in\\s+the\\s+)?evening', '20:00', '24:00'],
  ['evening', ...WHOLE_PARTS.evening],
  [
    `(?<=\\b(?:at|late|by|in the|\\w+day|tomorrow)\\s)night|night(?=[\\s-]*(?:flight|departure|time))|overnight${NO_STOP}|red[\\s-]?eye`,
    '21:00',
    '24:00',
  ],

  [`${MEANT_AS_TIME}early|early${OF_A_FLIGHT}`, '05:00', '10:00'],
  [`${MEANT_AS_TIME}late|late${OF_A_FLIGHT}`, '20:00', '24:00'],
]

/** "Not in the morning", "no early flights": what is left of the day. */
export const PARTS_LEFT_OUT: [words: string, from: string | null, to: string | null][] = [
  ['(?:early[\\s-]+)?mornings?', '12:00', null],
  ['afternoons?', null, '12:00'],
  ['(?:late[\\s-]+)?evenings?', null, '17:00'],
  [`nights?|overnight${NO_STOP}|red[\\s-]?eyes?`, '05:00', '21:00'],
  ['(?:too |so |that |very )?early', '08:00', null],
  ['(?:too |so |that |very )?late', null, '21:00'],
]

/** Moments by which people tell time: before one means up to the first, after it from the second on. */
export const MOMENTS: Record<string, [before: string, after: string]> = {
  breakfast: ['08:00', '09:00'],
  noon: ['12:00', '12:00'],
  midday: ['12:00', '12:00'],
  lunch: ['12:00', '13:00'],
  lunchtime: ['12:00', '14:00'],
  work: ['09:00', '17:00'],
  dinner: ['19:00', '20:00'],
  midnight: ['24:00', '00:00'],
  // Nothing here knows when the sun sets; the hour taken is said beside the flights.
  dark: ['18:00', '20:00'],
  'it gets dark': ['18:00', '20:00'],
  sunset: ['18:00', '20:00'],
  nightfall: ['18:00', '20:00'],
}

/** `clock` is "HH:mm". The night goes on after midnight here. */
export function isInPart(clock: string, part: PartOfDay): boolean {
  if (part === 'night') return clock >= '21:00' || clock < '05:00'
  const [from, to] = WHOLE_PARTS[part]
  return clock >= from && clock < to
}
