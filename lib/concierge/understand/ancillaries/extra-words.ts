import type { Wished } from './wish'

/** The words for an extra as they are handed on, empty for the traveller's own; the first that fits is meant. */
const EXTRAS: [string, RegExp][] = [
  [
    'priority boarding',
    /\b(?:priority|speedy|early|first) boarding\b|\bboard (?:first|early)\b|\b(?:add|with|get|have|book|want|buy|take|no|drop|remove|without|cancel) priority\b(?! pass)|^\W*priority\W*(?:for\b.{1,30})?(?:please\W*)?$/i,
  ],
  ['fast track', /\bfast[- ]?(?:track|lane)\b|\b(?:skip|jump) the (?:security )?(?:line|queue)\b/i],
  ['lounge', /\blounges?\b|\bpriority pass\b/i],
  [
    '',
    /\b(?:skis|ski (?:bags?|equipment|gear|boots)|snow ?boards?|golf (?:bags?|clubs|gear)|surf ?boards?|bicycles?|bikes?|kite ?boards?|(?:sports?|diving|scuba) (?:equipment|gear))\b(?! (?:trip|tour|ride|holiday|hire|rental|shop|path|race))(?<!\b(?:rent|hire|renting|hiring) (?:an? |some |the )?\w+)/i,
  ],
  ['', /\b(?:musical )?instruments?\b|\b(?:guitar|cello|violin)\b(?! (?:festival|concert|lesson|course|recital))/i],
  [
    'cancel for any reason',
    /\bcancel(?:l?ation)?(?: it)? for any reason\b|\bcancel+ation (?:cover|protection|insurance|option)\b|\bcover (?:for|if|in case).{0,15}\bcancel\w*|\bcfar\b/i,
  ],
]
/** Before the fares these are traits of a flight, or talk. */
const EXTRAS_OF_TRIP: typeof EXTRAS = [
  ['wi-fi', /\b(?:add|buy|book|get|with|want|need)\b.{0,15}\b(?:wi-?fi|internet)\b/i],
  ['carbon offset', /\b(?:carbon|co2|climate) (?:offset|compensation|contribution)\b|\boffset (?:the|my|our)\b/i],
]
const ANY =
  /\b(?:extras?|add-?ons?|ancillar(?:y|ies))\b(?! (?:bag|luggage|suitcase|leg|seat|weight|kilo|kg|room|night|day|fee|charge|cost|hour|stop|person|adult|ticket))/i

/** Whether it is a thing that one traveller brings, such as skis. */
export function isGear(what: string): boolean {
  return EXTRAS.some(([name, pattern]) => name === '' && pattern.test(what))
}

/** What a clause wishes beside seats, bags and meals; null where it speaks of nothing like it. */
export function readExtras(clause: string, isReady: boolean): Wished | null {
  for (const [name, pattern] of isReady ? [...EXTRAS, ...EXTRAS_OF_TRIP] : EXTRAS) {
    const said = pattern.exec(clause)?.[0]
    if (said) return { kind: 'extras', wish: 'take', what: name || said.toLowerCase() }
  }
  return isReady && ANY.test(clause) ? { kind: 'extras', wish: 'show' } : null
}
