import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { hear, type Spoken } from './hear'

const NAMES = createKnownNames()
const GERMAN = 'Ich möchte nach Rom fliegen'

test.each<[Spoken, string]>([
  ['de', 'Ich brauche einen Flug nach Rom'],
  ['de', 'zurück am Sonntag bitte'],
  ['fr', 'Bonjour, je cherche un vol pour Lisbonne'],
  ['fr', 'le moins cher s’il vous plaît'],
  ['es', 'Hola, busco un vuelo a Lisboa'],
  ['es', 'el más barato por favor'],
  ['hi', 'mujhe kal mumbai jaana hai'],
  ['hi', 'मुझे मुंबई जाना है'],
  ['hi', 'मुंबई'],
  ['en', 'two adults from London to Die next Friday'],
  ['en', 'the second one please'],
  ['en', 'the Plus fare for both'],
  ['en', 'a flight to Las Palmas or La Paz, no stops'],
  ['en', 'arriving before 10 am'],
  ['other', 'Нужен билет в Рим'],
  ['other', 'vorrei un volo per Roma domani'],
  ['other', 'quero um voo para Lisboa amanhã'],
])('%s is heard in “%s”', (language, said) => {
  expect(hear([said], NAMES).language).toBe(language)
})

test.each<[Spoken, string]>([
  ['de', 'Berlin'],
  ['de', '12/05'],
  ['de', 'Plus'],
  ['de', '(by click) You chose the first flight on Monday'],
  ['en', 'I would like to leave on Friday'],
  ['fr', 'je préfère vendredi matin'],
])('after German, %s is heard in “%s”', (language, said) => {
  expect(hear([GERMAN, said], NAMES).language).toBe(language)
})

test.each<[Spoken | null, string]>([
  ['fr', 'Et en français s’il vous plaît'],
  ['fr', 'Non non, deux adultes seulement ! En français svp'],
  ['hi', 'hindi mein batao na. Indian passport hai'],
  ['de', 'auf deutsch bitte. ok dann die EW475'],
  ['es', 'en español por favor. El que llegue primero'],
  ['de', 'deutsch bitte'],
  ['en', 'in English, please'],
  ['en', 'auf Englisch bitte'],
  [null, 'we are two adults, German'],
  [null, 'is the film in German or in French?'],
  [null, 'my friend speaks French'],
  [null, 'un vol pour le musée français'],
])('%s is asked for in “%s”', (language, said) => {
  expect(hear([said], NAMES).asked).toBe(language)
})

test('a requested language stays until another one is requested', () => {
  expect(hear(['auf Deutsch bitte', 'the second one please'], NAMES).asked).toBe('de')
  expect(hear(['auf Deutsch bitte', 'in English please'], NAMES).asked).toBe('en')
})

test('the words stay in their language, and slips in English are mended', () => {
  expect(hear([GERMAN, 'teh cheapest flite'], NAMES).words).toEqual([GERMAN, 'the cheapest flight'])
})
