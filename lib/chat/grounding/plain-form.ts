import { latinDigits } from '../../travel/clean-text'
import { numbersInFigures } from './numbers-in-figures'

/** A text as its claims are looked for: one form of each sign, no invisible ones, numbers in figures. */
export function plainForm(text: string): string {
  const signs = latinDigits(text.normalize('NFKC'))
    .replace(/[\p{Cf}\p{Co}]/gu, '')
    .replace(/\s/g, ' ')
    .replace(/<\/?[a-z][^<>]{0,40}>/gi, '')
    .replaceAll('∶', ':')
    .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
  return numbersInFigures(signs)
}
