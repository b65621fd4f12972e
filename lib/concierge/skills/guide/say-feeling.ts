import type { Language } from '../../grammar/languages'
import { conceptsOf } from '../../router/concepts'
import { noting } from '../../say/marked'
import type { Spoken } from './say-guide'

type Feeling = 'grief' | 'anger' | 'joy'

const WORDS: Record<Feeling, string> = {
  grief: 'I’m so sorry for your loss.',
  anger: 'I’m sorry, that should have been easier.',
  joy: 'Congratulations.',
}
/** Things other than people that may be lost. */
const THINGS = ['bag', 'document', 'passport', 'card', 'boarding-pass', 'gadget', 'pay']

/** One human sentence for the writer's feelings, once in a conversation; null if there's nothing to say or it was said. */
export function sayFeeling(words: string, { carried, language }: Spoken): string | null {
  const feeling = feelingIn(words, language)
  const note = `feeling:${feeling}`
  if (!feeling || carried.some((one) => one?.told.notes.includes(note))) return null
  return noting(note, WORDS[feeling])
}

/** The writer's feeling: a bereavement, anger about this service, or a celebration. */
export function feelingIn(words: string, language: Language = 'en'): Feeling | null {
  const concepts = new Set(conceptsOf(words, language))
  const has = (...all: string[]) => all.every((concept) => concepts.has(concept))
  const isOfThing = THINGS.some((thing) => concepts.has(thing))
  const isOfSomebody = has('kin') || has('friend') || has('pet')
  if (has('bereaved') || (isOfSomebody && !isOfThing && (has('die') || has('lose')))) return 'grief'
  if (has('fed-up-here')) return 'anger'
  return has('own-feast') ? 'joy' : null
}
