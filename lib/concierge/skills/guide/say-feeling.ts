import type { Carried } from '../../pending'
import { conceptsIn, wordsOf } from '../../router/concepts'
import { noting } from '../../say/marked'

type Feeling = 'grief' | 'anger' | 'joy'

const WORDS: Record<Feeling, string> = {
  grief: 'I’m so sorry for your loss.',
  anger: 'I’m sorry, that should have been easier.',
  joy: 'Congratulations.',
}
/** What else may be lost than somebody. */
const THINGS = ['bag', 'document', 'passport', 'card', 'boarding-pass', 'gadget', 'pay']

/** One human sentence for what a message tells of its writer, said once in a conversation; null where there is nothing to say or it was said. */
export function sayFeeling(words: string, carried: readonly (Carried | null)[]): string | null {
  const feeling = feelingIn(words)
  const note = `feeling:${feeling}`
  if (!feeling || carried.some((one) => one?.told.notes.includes(note))) return null
  return noting(note, WORDS[feeling])
}

/** What somebody feels who writes this: a death in the family, anger about what happens here, or a feast of their own. */
export function feelingIn(words: string): Feeling | null {
  const concepts = new Set(conceptsIn(wordsOf(words)))
  const has = (...all: string[]) => all.every((concept) => concepts.has(concept))
  const isOfThing = THINGS.some((thing) => concepts.has(thing))
  const isOfSomebody = has('kin') || has('friend') || has('pet')
  if (has('bereaved') || (isOfSomebody && !isOfThing && (has('die') || has('lose')))) return 'grief'
  if (has('fed-up-here')) return 'anger'
  return has('own-feast') ? 'joy' : null
}
