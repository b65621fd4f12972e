import { everyMatch } from '../../travel/every-match'
import type { Claim } from './claim'

const HOURS = [
  'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf',
  'une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
  'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
].map((words) => words.split('|'))
const HOUR = HOURS.flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|')
/** Minutes from the full hour. */
const PARTS: Record<string, number> = {
  halb: -30,
  'viertel nach': 15,
  'viertel vor': -15,
  dreiviertel: -15,
  'et demie': 30,
  'et quart': 15,
  'moins le quart': -15,
  'y media': 30,
  'y cuarto': 15,
  'menos cuarto': -15,
}
/** Five minutes to fifty-five, by fives. */
const MINUTES = [
  'fünf|zehn|fünfzehn|zwanzig|fünfundzwanzig|dreißig|fünfunddreißig|vierzig|fünfundvierzig|fünfzig|fünfundfünfzig',
  'cinq|dix|quinze|vingt|vingt-cinq|trente|trente-cinq|quarante|quarante-cinq|cinquante|cinquante-cinq',
  'cinco|diez|quince|veinte|veinticinco|treinta|treinta y cinco|cuarenta|cuarenta y cinco|cincuenta|cincuenta y cinco',
].map((words) => words.split('|'))
const [GERMAN_MINUTES, FRENCH_MINUTES, SPANISH_MINUTES] = MINUTES.map((words) => words.toReversed().join('|'))
/** "dix minutes", "zehn Minuten". */
const ONLY_MINUTES = new RegExp(
  String.raw`(?<![\p{L}\p{M}] ?y |[\p{L}\p{M}-])(?<minutes>${MINUTES.flat().toReversed().join('|')}) (?:minuten?|minutes?|minutos?)(?!\p{L})`,
  'giu',
)
const NOON = 'midi|minuit|mittag|mitternacht|mediodía|medianoche'
const SPOKEN = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}])(?:(?<german>halb|viertel (?:nach|vor)|dreiviertel) (?<hourOfPart>${HOUR}|\d{1,2})(?![\d:.,]*\d|\p{L})(?: Uhr)?`,
    String.raw`(?<beside>fünf|zehn|zwanzig) (?<side>nach|vor) (?<hourOfBeside>${HOUR}|\d{1,2})(?![\d:.,]*\d|\p{L})(?: Uhr)?`,
    String.raw`(?<hourOfUhr>${HOUR}) Uhr(?: (?<minutes>${GERMAN_MINUTES}))?(?!\p{L})`,
    String.raw`a las? (?<hourOfLas>${HOUR}|\d{1,2}(?= (?:y|menos) (?:media|cuarto)))(?!\p{L})(?: (?<spanish>y media|y cuarto|menos cuarto)| (?<sideOfLas>y|menos) (?<minutesOfLas>${SPANISH_MINUTES})(?!\p{L}))?`,
    String.raw`(?<named>${NOON}) (?:(?<frenchOfNoon>et demie?|et quart|moins le quart)|(?:et )?(?<minutesOfNoon>${FRENCH_MINUTES}))(?!\p{L})`,
    String.raw`(?<hourOfHeures>${HOUR}|\d{1,2}(?= heures? (?:et|moins))) heures?(?!\p{L})(?: (?<french>et demie|et quart|moins le quart)| (?<sideOfHeures>moins )?(?<minutesOfHeures>${FRENCH_MINUTES})(?!\p{L}))?)`,
  ].join('|'),
  'giu',
)
/** "vier Stunden", "zweieinhalb Stunden", "dos horas y media". */
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?<hours>${HOUR}|\d{1,2}(?=einhalb))(?<half>einhalb)?|(?<oneAndHalf>anderthalb|eineinhalb)) (?:stunden?|horas?)(?:(?<more> y media| und (?:eine )?halbe)|,?(?: und| y)? (?<minutes>[0-5]?\d) (?:min\.?|minuten?|minutos?))?(?!\p{L})`,
  'giu',
)

/** Times as German, French and Spanish say them: "halb zehn", "neuf heures et quart", "a las nueve y media"; in either half of the day. */
export function findSpokenTimes(text: string): Claim[] {
  const minutes = everyMatch(text, ONLY_MINUTES).map((match): Claim => {
    const readings = [{ kind: 'duration' as const, minutes: minuteNumber(match.groups?.minutes) }]
    return { text: match[0], start: match.index, end: match.index + match[0].length, readings }
  })
  return [...everyMatch(text, SPOKEN).map(spokenTime), ...everyMatch(text, LENGTH).map(spokenLength), ...minutes]
}

function spokenTime(match: RegExpExecArray): Claim {
  const { german, french, spanish, frenchOfNoon, beside, side, minutes, sideOfLas, minutesOfLas, minutesOfNoon, ...rest } =
    match.groups ?? {}
  const { hourOfPart, hourOfBeside, hourOfUhr, hourOfLas, hourOfHeures, named, sideOfHeures, minutesOfHeures } = rest
  const part = german ?? french ?? spanish ?? frenchOfNoon?.replace(/demi$/, 'demie')
  const isBefore = side?.toLowerCase() === 'vor' || sideOfLas?.toLowerCase() === 'menos' || sideOfHeures !== undefined
  const beyond = minuteNumber(minutes ?? beside ?? minutesOfLas ?? minutesOfNoon ?? minutesOfHeures)
  const past = part ? (PARTS[part.toLowerCase()] ?? 0) : isBefore ? -beyond : beyond
  const hour = named
    ? /^(?:mitternacht|minuit|medianoche)$/i.test(named)
      ? 0
      : 12
    : hourNumber(hourOfPart ?? hourOfBeside ?? hourOfUhr ?? hourOfLas ?? hourOfHeures ?? '')
  const minute = (hour * 60 + past + 1440) % 1440
  const readings: Claim['readings'] = [
    { kind: 'time', minute },
    ...(hour <= 12 && !named ? [{ kind: 'time' as const, minute: (minute + 720) % 1440 }] : []),
    // "neuf heures" is a length too.
    ...(hourOfHeures && past >= 0 ? [{ kind: 'duration' as const, minutes: hour * 60 + past }] : []),
  ]
  return { text: match[0], start: match.index, end: match.index + match[0].length, readings }
}

function spokenLength(match: RegExpExecArray): Claim {
  const { hours, half, oneAndHalf, more, minutes: beyond } = match.groups ?? {}
  const minutes = (oneAndHalf ? 1 : hourNumber(hours ?? '')) * 60 + (half || oneAndHalf || more ? 30 : Number(beyond ?? 0))
  return { text: match[0], start: match.index, end: match.index + match[0].length, readings: [{ kind: 'duration', minutes }] }
}

function minuteNumber(said: string | undefined): number {
  return 5 * (Math.max(...MINUTES.map((words) => words.indexOf(said?.toLowerCase() ?? ''))) + 1)
}

function hourNumber(said: string): number {
  if (/^\d/.test(said)) return Number(said) % 24
  return Math.max(...HOURS.map((words) => words.indexOf(said.toLowerCase()))) + 1
}
