import type { FactValues } from '../say/facts'

/** The words for facts in one language, as parts of a sentence that ends with `end`. */
export type FactPhrases = { end: string; say: { [Name in keyof FactValues]: (...values: FactValues[Name]) => string } }

/** "2 h 45" of a number of minutes. */
export function hoursOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ')
}

/** A fare's term ("no", "fee €60.00") in its own words. */
export function termIn(term: string, words: { no: string; yes: string; unknown: string; fee: (fee: string) => string; someFee: string }) {
  if (term === 'no' || term === 'yes' || term === 'unknown') return words[term]
  return term.startsWith('fee ') ? words.fee(term.slice('fee '.length)) : words.someFee
}

/** "1 of 8 kg" as "1 × 8 kg". */
export function piecesIn(pieces: string): string {
  return pieces.replace(' of ', ' × ')
}

/** " auf EW323", " auf allen Flügen" if none is named; empty for null. */
export function onFlights(flights: readonly string[] | null, on: string, all: string): string {
  return flights === null ? '' : ` ${on} ${flights.join(', ') || all}`
}

/** " (Erwachsener 1, Kind 2)" of "Adult 1" and "Child 2"; empty if nobody is named. */
export function toWhom(labels: readonly string[], words: Record<string, string>): string {
  const named = labels.map((label) => label.replace(/^\S+/, (english) => words[english] ?? english))
  return named.length > 0 ? ` (${named.join(', ')})` : ''
}

/** "£95.20 for each of 2 adults" with the words of a language. */
export function sharesIn(shares: string, words: Record<string, string>): string {
  const named = Object.keys(words).toSorted((one, other) => other.length - one.length)
  return named.reduce((said, english) => said.replaceAll(english, words[english] ?? english), shares)
}
