import { conceptsOf } from '../../router/concepts'
import { wordsOf } from '../../skills/fares/fare-sets'
import type { Table } from '../../table'

/** Whether the words speak of fares, or name one. */
export function asksAboutFares(words: string, table: Table): boolean {
  return conceptsOf(words, table.language).includes('fare') || namesFare(words, table)
}

/** Whether the words name one of the fares on the table. */
export function namesFare(words: string, { fares }: Table): boolean {
  return (fares[0]?.fares ?? []).some(({ brand }) => isBrandIn(words, brand))
}

export function isBrandIn(words: string, brand: string): boolean {
  const spoken = wordsOf(words)
  return wordsOf(brand).some(
    (part) => part !== 'economy' && spoken.some((word) => word === part || (part.length >= 4 && word.startsWith(part))),
  )
}
