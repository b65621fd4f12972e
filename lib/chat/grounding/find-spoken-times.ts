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
const MINUTES = 'fünf|zehn|fünfzehn|zwanzig|fünfundzwanzig|dreißig|fünfunddreißig|vierzig|fünfundvierzig|fünfzig|fünfundfünfzig'.split('|')
const SPOKEN = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}])(?:(?<german>halb|viertel (?:nach|vor)|dreiviertel) (?<hourOfPart>${HOUR}|\d{1,2})(?![\d:.,]*\d|\p{L})(?: Uhr)?`,
    String.raw`(?<hourOfUhr>${HOUR}) Uhr(?: (?<minutes>${MINUTES.toReversed().join('|')}))?(?!\p{L})`,
    String.raw`a las? (?<hourOfLas>${HOUR}|\d{1,2}(?= (?:y|menos) (?:media|cuarto)))(?!\p{L})(?: (?<spanish>y media|y cuarto|menos cuarto))?`,
    String.raw`(?<hourOfHeures>${HOUR}|\d{1,2}(?= heures? (?:et|moins))) heures?(?!\p{L})(?: (?<french>et demie|et quart|moins le quart))?)`,
  ].join('|'),
  'giu',
)

/** Times as German, French and Spanish say them: "halb zehn", "neuf heures et quart", "a las nueve y media"; in either half of the day. */
export function findSpokenTimes(text: string): Claim[] {
  return everyMatch(text, SPOKEN).map((match) => {
    const { german, french, spanish, minutes, hourOfPart, hourOfUhr, hourOfLas, hourOfHeures } = match.groups ?? {}
    const part = german ?? french ?? spanish
    const past = part ? (PARTS[part.toLowerCase()] ?? 0) : 5 * (MINUTES.indexOf(minutes?.toLowerCase() ?? '') + 1)
    const hour = hourNumber(hourOfPart ?? hourOfUhr ?? hourOfLas ?? hourOfHeures ?? '')
    const minute = (hour * 60 + past + 1440) % 1440
    const readings: Claim['readings'] = [
      { kind: 'time', minute },
      ...(hour <= 12 ? [{ kind: 'time' as const, minute: (minute + 720) % 1440 }] : []),
      // "neuf heures" is a length too.
      ...(hourOfHeures && past >= 0 ? [{ kind: 'duration' as const, minutes: hour * 60 + past }] : []),
    ]
    return { text: match[0], start: match.index, end: match.index + match[0].length, readings }
  })
}

function hourNumber(said: string): number {
  if (/^\d/.test(said)) return Number(said) % 24
  return Math.max(...HOURS.map((words) => words.indexOf(said.toLowerCase()))) + 1
}
