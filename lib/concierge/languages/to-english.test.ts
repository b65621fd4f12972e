import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { plainMessage } from '../understand/words'
import { detectLanguage } from './detect-language'
import { hear } from './hear'
import type { Language } from './language'
import { toEnglish } from './to-english'

const NAMES = createKnownNames()

const SENTENCES: [Language, string, string][] = [
  ['de', 'Ich möchte am 12. Mai von Berlin nach Rom fliegen, zurück am 19.', 'I want on 12 May from Berlin to Rom fly, back on the 19th'],
  ['de', 'nächsten Freitag zu zweit nach Lissabon, nur Hinflug', 'next Friday for two people to Lissabon, one way'],
  ['de', 'übermorgen um 9 Uhr 2 Erwachsene und ein Kind', 'the day after tomorrow at 9:00 2 adults and one child'],
  ['de', 'ich nehme den günstigsten', 'I take the cheapest one'],
  [
    'fr',
    'je voudrais un vol de Paris à Rome le 12 mai, retour le 19',
    'I want one flight from Paris to Rome on 12 May, return on the 19th',
  ],
  ['fr', 'vendredi prochain, aller simple pour deux adultes', 'next Friday, one way for two adults'],
  ['fr', 'je prends le deuxième', 'I take the second one'],
  ['fr', 'un vol de Paris à Rome à deux le 5 mars', 'one flight from Paris to Rome for two people on 5 March'],
  ['fr', 'un vol pour Rome à trois pour moins de 150,50 €', 'one flight to Rome for three people for under €150,50'],
  ['fr', 'je voudrais un vol à deux escales', 'I want one flight at two escale'],
  ['de', 'nach Rom zu fünft, unter 1.150,50 €', 'to Rom for five people, under €1.150,50'],
  ['es', 'un vuelo a Roma por menos de 150,50 €', 'one flight to Roma for under €150,50'],
  ['es', 'quiero volar de Madrid a Roma el 12 de mayo, vuelta el 19', 'I want fly from Madrid to Roma on 12 May, return on the 19th'],
  ['es', 'el próximo viernes, solo ida, dos adultos y un niño de 4 años', 'next Friday, one way, two adults and one child aged 4'],
  ['es', 'me quedo con el más barato antes de las 12', 'I take the cheapest one before 12:00'],
  ['hi', 'mujhe delhi se london jaana hai 12 may ko', 'I from delhi to london on 12 may'],
  ['hi', 'दिल्ली से मुंबई अगले शुक्रवार, २ लोग', 'from दिल्ली to मुंबई next Friday, 2 people'],
  ['hi', 'sabse sasta wala le lo', 'the cheapest one I take it'],
]

test.each(SENTENCES)('%s: %s', (language, said, english) => {
  expect(toEnglish(plainMessage(said), language, NAMES)).toBe(english)
})

test.each([
  ['de', 'Ich brauche einen Flug nach Rom'],
  ['de', 'zurück am Sonntag bitte'],
  ['fr', 'Bonjour, je cherche un vol pour Lisbonne'],
  ['fr', 'le moins cher s’il vous plaît'],
  ['es', 'Hola, busco un vuelo a Lisboa'],
  ['es', 'el más barato por favor'],
  ['hi', 'mujhe kal mumbai jaana hai'],
  ['hi', 'मुझे मुंबई जाना है'],
  ['en', 'two adults from London to Die next Friday'],
  ['en', 'the second one please'],
  [null, 'Plus'],
  ['en', 'the Plus fare for both'],
  ['en', 'a flight to Las Palmas or La Paz, no stops'],
  ['other', 'Нужен билет в Рим'],
  ['other', 'vorrei un volo per Roma domani'],
  [null, 'Berlin'],
  [null, '12/05'],
])('%s is heard in “%s”', (language, said) => {
  expect(detectLanguage(said)).toBe(language)
})

test('a bare name keeps the language of the thread, a new language changes it, and a click is nobody’s words', () => {
  expect(hear(['Ich möchte nach Rom fliegen', 'Berlin'], NAMES)).toEqual({ english: ['I want to Rom fly', 'Berlin'], language: 'de' })
  expect(hear(['Ich möchte nach Rom fliegen', 'I would like to leave on Friday'], NAMES).language).toBe('en')
  expect(hear(['Ich möchte nach Rom fliegen', '(by click) You chose the first flight on Monday'], NAMES).language).toBe('de')
  expect(hear(['Berlin'], NAMES).language).toBe('en')
})
