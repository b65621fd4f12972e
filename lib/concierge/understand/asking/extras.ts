import type { Language } from '../../grammar/languages'
import { conceptsOf } from '../../router/concepts'

/** What is not bought with the flights: the airline arranges it, or the passenger form asks for it. */
const ARRANGED = ['assistance', 'insurance', 'miles', 'upgrade'] as const
export type Arranged = (typeof ARRANGED)[number]

const CONCEPTS: Record<Arranged, string[]> = {
  assistance: ['mobility', 'service-dog'],
  insurance: ['insurance'],
  miles: ['loyalty'],
  upgrade: ['upgrade', 'lounge'],
}

/** Everything of this kind that a message wishes for, in a fixed order. */
export function readArranged(words: string, language: Language = 'en'): Arranged[] {
  const found = conceptsOf(words, language)
  return ARRANGED.filter(
    (extra) => CONCEPTS[extra].some((concept) => found.includes(concept)) && !(extra === 'upgrade' && found.includes('upgrade-to')),
  )
}
