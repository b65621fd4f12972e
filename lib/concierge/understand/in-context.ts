import type { Language } from '../grammar/languages'
import { MONTH } from '../skills/dates/calendar'
import type { Table } from '../table'
import { COUNT } from './words'

const DAY_ALONE =
  /^(?<lead>\W*(?:(?:ok|yes|maybe|perhaps|let's say|say|on|leaving|around)\s+)*)(?:the\s+)?(?<day>\d{1,2})(?:st|nd|rd|th)?(?=\W*(?:please|then)?\W*$)/i
const LENGTH_ALONE = new RegExp(
  `^\\W*(?:(?:about|around|maybe|just|say|after)\\s+)*(?<length>${COUNT}\\s+(?:days?|weeks?|fortnights?))\\W*$`,
  'i',
)
const AGES_ALONE =
  /^\W*(?:(?:they|he|she|we|it)(?:'s|'re| are| is)\s+|aged?\s+)?(?<ages>\d{1,2}(?:\s*(?:,|and|&)\s*\d{1,2})*)(?:\s+years?(?: old)?)?\W*$/i

const COUNTED = new RegExp(`\\b${COUNT}\\s+(?<noun>(?:checked\\s+)?(?:bags?|suitcases?)|nights?|weeks?|days?)\\b`, 'i')
const OTHER_COUNT = new RegExp(
  `^\\W*(?:(?:no|sorry|wait|actually|rather|oops|i mean|i meant|make (?:it|that)|not ${COUNT} but|better|ok)[\\s,.-]+)+(?<count>${COUNT})(?:,?\\s+not ${COUNT})?(?:\\s+(?:then|please|instead|rather))?\\W*$|^\\W*(?<instead>${COUNT}),?\\s+(?:not|instead of|rather than)\\s+${COUNT}\\W*$`,
  'i',
)
/** A chair, and the wheelchair that it is once one was spoken of. */
const CHAIRS: Readonly<Record<Language, [RegExp, string]>> = {
  en: [/\bchair\b/i, 'wheelchair'],
  de: [/\bstuhl\b/i, 'rollstuhl'],
  fr: [/\bfauteuil\b(?! roulant)/i, 'fauteuil roulant'],
  es: [/\bsilla\b(?! de ruedas)/i, 'silla de ruedas'],
  hi: [/(?<!\p{L})(?:chair|kursi|कुर्सी)(?!\p{L})/iu, 'wheelchair'],
}
const MONTH_NAMED = new RegExp(`\\b(?<month>${MONTH})`, 'i')

/** A short answer takes its meaning from what was asked: a month, a length of stay, the ages of children. */
export function inContext(words: string, { situation, pending, earlierWords, language }: Table): string {
  const { wishes, missing } = situation
  const within =
    pending && 'about' in pending && typeof pending.about === 'object' && pending.about && 'within' in pending.about
      ? pending.about.within
      : ''
  const month = MONTH_NAMED.exec(within)?.groups?.month
  if (month && DAY_ALONE.test(words)) return words.replace(DAY_ALONE, `$<lead>$<day> ${month}`)
  const isReturnAsked = missing === 'returnOn' || (missing === 'tripType' && wishes.departureOn !== null)
  const length = isReturnAsked && LENGTH_ALONE.exec(words)?.groups?.length
  if (length) return `for ${length}`
  const ages = AGES_ALONE.exec(words)?.groups?.ages
  if (ages && isCountOfChildren(ages, situation)) return `children aged ${ages}`
  return recounted(words, earlierWords.at(-1) ?? '') ?? withWheelchair(words, earlierWords, language)
}

/** "Does the chair go free?" after a wheelchair. */
function withWheelchair(words: string, earlierWords: readonly string[], language: Language): string {
  const [chair, wheelchair] = CHAIRS[language]
  return earlierWords.some((earlier) => earlier.toLowerCase().includes(wheelchair)) ? words.replace(chair, wheelchair) : words
}

/** "No, 3" after "2 nights" is about nights. */
function recounted(words: string, before: string): string | null {
  const { count, instead } = OTHER_COUNT.exec(words)?.groups ?? {}
  const said = count || instead ? COUNTED.exec(before)?.groups : undefined
  return said ? `${count ?? instead} ${said.noun}` : null
}

function isCountOfChildren(ages: string, { wishes }: Table['situation']): boolean {
  const count = ages.match(/\d+/g)?.length ?? 0
  return count > 1 && count === wishes.children + wishes.infants && wishes.childAges.length === 0
}
