import { CURRENCY_WORDS } from '../../travel/currency-words'
import { everyMatch } from '../../travel/every-match'
import type { Claim } from './claim'

/** Numbers as German, French, Spanish and Hindi spell them; a German one is a single word. */
const NUMBER_WORD = [
  String.raw`\p{L}*(?:hundert|tausend|zig|ßig|zehn)\p{L}*`,
  'zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf',
  'deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille',
  String.raw`dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinti?\p{L}*|\p{L}{3,6}enta|cien|ciento|\p{L}+cient[oa]s|quinientos|mil`,
  'do|teen|chaar|paanch|sau|hazaar|hazar|दो|तीन|चार|पांच|पाँच|सौ|हज़ार|हजार',
].join('|')
const CURRENCY = [...CURRENCY_WORDS.keys()].toSorted((one, other) => other.length - one.length).join('|')
const SPELLED = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${NUMBER_WORD})(?:[ -](?:et |und |y )?(?:${NUMBER_WORD}))* (?:de |d’)?(?<word>${CURRENCY})(?![\\p{L}\\p{M}])`,
  'giu',
)
/** No amount of money: what is spelled out in these languages is not read, and only fits what was spelled out too. */
const SPELLED_OUT = -1

/** "zweihundert Euro": prices are shown in figures, so that one in words is somebody's own. */
export function findSpelledAmounts(text: string): Claim[] {
  return everyMatch(text, SPELLED).map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    readings: [
      { kind: 'amount', thousandths: SPELLED_OUT, currencies: CURRENCY_WORDS.get((match.groups?.word ?? '').toLowerCase()) ?? [] },
    ],
  }))
}
