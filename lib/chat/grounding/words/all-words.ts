import { ENGLISH } from './english'
import { FRENCH } from './french'
import { GERMAN } from './german'
import { HINDI } from './hindi'
import type { SentenceWords } from './sentence-words'
import { SPANISH } from './spanish'

/** Every language at once: nobody says which one a sentence is in, and their words hardly meet. */
export const ALL_WORDS: readonly SentenceWords[] = [ENGLISH, GERMAN, FRENCH, SPANISH, HINDI]
