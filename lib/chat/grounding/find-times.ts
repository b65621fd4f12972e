import { everyMatch } from '../../travel/every-match'
import type { Claim, Reading } from './claim'
import { findSpokenTimes } from './find-spoken-times'

const HALF_DAYS: [pattern: string, half: 'am' | 'pm'][] = [
  [String.raw`a\.?m\b\.?|in the (?:early )?morning|morgens|früh|du matin|de la mañana|subah`, 'am'],
  [
    String.raw`p\.?m\b\.?|in the (?:late |early )?(?:afternoon|evening)|at night|tonight|nachmittags|abends|de l.après-midi|du soir|de la (?:tarde|noche)|shaam`,
    'pm',
  ],
]
const HALF = `(?<half>${HALF_DAYS.map(([pattern]) => pattern).join('|')})`
const CLOCK = new RegExp(
  String.raw`(?<![\d:.,])(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?!\d|:\d)(?: ?${HALF})?(?<long> ?(?:h|hrs?|hours?|Std|Stunden|heures|horas)(?![\p{L}\p{M}]))?`,
  'giu',
)
const HOUR_OF_HALF = new RegExp(String.raw`(?<![\d:.,£€$])(?<hour>1[0-2]|0?[1-9])(?:[.:](?<minute>[0-5]\d))? ?${HALF}`, 'giu')
const CALLED_CLOCK = new RegExp(
  String.raw`(?<![\d:.,])(?<hour>[01]?\d|2[0-4])(?:[.:h](?<minute>[0-5]\d))? ?(?:o['’]?clock|uhr|baje|बजे)(?: ?${HALF})?(?![\p{L}\p{M}])`,
  'giu',
)
const SPOKEN_CLOCK = new RegExp(
  String.raw`(?<![\d:.,]|\d )\b(?<part>half|quarter|\d{1,2} minutes|(?:5|10|20|25)(?= past)|(?<=\b(?:at|around|about|by|before|after|until) )(?:5|10|20|25)(?= to)) (?<side>past|to) (?<hour>1[0-2]|[1-9]|noon|midnight)\b(?!:\d)(?: ?${HALF})?`,
  'giu',
)
const NAMED_CLOCK = /\b(?<name>noon|midday|midnight|mittag|mitternacht|midi|minuit|mediodía|medianoche)\b/giu
const BARE_HOUR =
  /\b(?:at|by|around|about|before|after|until|till|um|vor|nach|ab|à|a las|las) (?<hour>[01]?\d|2[0-4])(?=[.,;?!)]*(?:$| (?:and|or|on|in|tomorrow|today|und|oder|am|et|y)\b|[;?!)] |[.,] ))/giu

const HOURS = 'h|hrs?|hours?|std|stunden?|heures?|horas?|ghante|घंटे'
const MINUTES = 'm|mins?|minutes?|minuten?|minutos?|मिनट'
const HOURS_AND_MINUTES = new RegExp(
  String.raw`(?<![\d:.,])(?:(?<together>\d{1,2})h(?<rest>[0-5]\d)(?<unitAfter>m)?(?![\d\p{L}])|(?<at>(?:à|vers|dès|avant|après) )?(?<hours>\d{1,2})(?:[.,](?<tenths>\d{1,2}))?[ -]?(?:${HOURS})(?![\p{L}\p{M}])\.?(?: ?(?:and|und|et|y|aur|और)? ?(?<minutes>[0-5]\d)(?: ?(?:${MINUTES})(?![\p{L}\p{M}]))?(?![\d\p{L}-]|[:.,]\d| (?:stops?|people|travellers?|passengers?|flights?|adults?|bags?)\b)|,? ?(?:and|und|et|y|aur|और)? ?(?<unit>[0-5]?\d) ?(?:${MINUTES})(?![\p{L}\p{M}]))?)`,
  'giu',
)
const ONLY_MINUTES = /(?<![\d:.,])(?<minutes>\d{1,4})[ -]?(?:mins?|minutes?|minuten?|minutos?|मिनट)(?![\p{L}\p{M}])/giu
const SPOKEN_DURATION =
  /\b(?:(?<half>half an hour|halbe stunde|demi-heure|media hora)|(?<quarters>3 )?quarters? of an hour|(?<whole>an|one|\d{1,2})(?: hours?)?[ -]and[ -](?:a[ -](?:half|(?<quarter>quarter))|(?<three>3|three) quarters)(?:[ -]hours?)?|(?<one>an|one) hour(?: and (?<more>\d{1,2}) minutes?)?)\b/giu

/** Times of day, on either clock, and lengths of time. */
export function findTimes(text: string): Claim[] {
  return [
    ...findSpokenTimes(text),
    ...each(text, SPOKEN_CLOCK, spokenReadings),
    ...each(text, CLOCK, ({ hour, minute, half, long }) => [
      // "at 2:45" may be in the afternoon, "02:45" is not.
      ...clockReadings(Number(hour), Number(minute), half, !long && /^[1-9]$/.test(hour ?? '')),
      ...(long ? [{ kind: 'duration' as const, minutes: Number(hour) * 60 + Number(minute) }] : []),
    ]),
    ...each(text, HOUR_OF_HALF, ({ hour, minute, half }) => clockReadings(Number(hour), Number(minute ?? 0), half, false)),
    ...each(text, CALLED_CLOCK, ({ hour, minute, half }) => clockReadings(Number(hour), Number(minute ?? 0), half, minute === undefined)),
    ...each(text, NAMED_CLOCK, ({ name }) => timesOf(/^(?:midn|mitt?ern|minuit|median)/i.test(name ?? '') ? [0] : [720])),
    ...each(text, HOURS_AND_MINUTES, durationReadings),
    // Before its minutes, which are a length of their own only where no hour stands before them.
    ...each(text, SPOKEN_DURATION, spokenDuration),
    ...each(text, ONLY_MINUTES, ({ minutes }) => [{ kind: 'duration', minutes: Number(minutes) }]),
    ...each(text, BARE_HOUR, ({ hour }) => clockReadings(Number(hour), 0, undefined, true)),
  ]
}

/** `isLoose`: an hour that is said alone may belong to either half of the day. */
function clockReadings(hour: number, minute: number, half: string | undefined, isLoose: boolean): Reading[] {
  const isAfternoon = half !== undefined && new RegExp(`^(?:${HALF_DAYS[1]?.[0]})$`, 'iu').test(half)
  if (half !== undefined && hour <= 12) return timesOf([((hour % 12) + (isAfternoon ? 12 : 0)) * 60 + minute])
  const minutes = (hour % 24) * 60 + minute
  return timesOf(isLoose && hour <= 12 ? [minutes, ((hour % 12) + 12) * 60 + minute, (hour % 12) * 60 + minute] : [minutes])
}

function spokenReadings({ part = '', side, hour = '', half }: Groups): Reading[] {
  const minutes = part === 'half' ? 30 : part === 'quarter' ? 15 : Number.parseInt(part, 10)
  const named = /noon/i.test(hour) ? 12 : /midnight/i.test(hour) ? 0 : Number(hour)
  const base = clockReadings(named, 0, half, /^\d/.test(hour) && half === undefined)
  const shift = side?.toLowerCase() === 'to' ? -minutes : minutes
  return base.map((reading) => (reading.kind === 'time' ? { ...reading, minute: (reading.minute + shift + 1440) % 1440 } : reading))
}

function durationReadings({ at, hours, tenths, minutes, unit, together, rest, unitAfter }: Groups): Reading[] {
  // "21h40" is a time in French, "2h45" a length in English.
  if (together !== undefined) {
    const [hour, minute] = [Number(together), Number(rest)]
    return [{ kind: 'duration', minutes: hour * 60 + minute }, ...(hour < 24 && !unitAfter ? timesOf([hour * 60 + minute]) : [])]
  }
  const whole = Number(hours) * 60 + Math.round(Number(`0.${tenths ?? 0}`) * 60) + Number(minutes ?? unit ?? 0)
  // "14 h" and "à 9 h 40" are times in French too.
  const isTime = at !== undefined || (minutes === undefined && unit === undefined && tenths === undefined && Number(hours) > 9)
  return [{ kind: 'duration', minutes: whole }, ...(isTime && Number(hours) < 24 ? timesOf([whole]) : [])]
}

function spokenDuration({ half, quarters, whole, quarter, three, one, more }: Groups): Reading[] {
  if (half) return [{ kind: 'duration', minutes: 30 }]
  if (one) return [{ kind: 'duration', minutes: 60 + Number(more ?? 0) }]
  if (whole) return [{ kind: 'duration', minutes: (/^\d/.test(whole) ? Number(whole) : 1) * 60 + (three ? 45 : quarter ? 15 : 30) }]
  return [{ kind: 'duration', minutes: quarters ? 45 : 15 }]
}

function timesOf(minutes: number[]): Reading[] {
  return [...new Set(minutes)].map((minute) => ({ kind: 'time', minute }))
}

type Groups = Record<string, string | undefined>

function each(text: string, pattern: RegExp, read: (groups: Groups) => Reading[]): Claim[] {
  return everyMatch(text, pattern).map((match) => ({
    text: match[0].trim(),
    start: match.index,
    end: match.index + match[0].length,
    readings: read(match.groups ?? {}),
  }))
}
