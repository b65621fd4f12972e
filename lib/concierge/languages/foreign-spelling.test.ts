import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { VOCABULARIES } from './detect-language'
import { createForeignSpelling, type ForeignSpelling } from './foreign-spelling'
import type { Language } from './language'

const NAMES = createKnownNames()

const spellings = {
  de: createForeignSpelling(VOCABULARIES.de, true),
  fr: createForeignSpelling(VOCABULARIES.fr, false),
  es: createForeignSpelling(VOCABULARIES.es, false),
  hi: createForeignSpelling(VOCABULARIES.hi, false),
} satisfies Record<Language, ForeignSpelling>

test.each([
  ['de', 'nur Hinlug, eine Persson', 'nur Hinflug, eine Person'],
  ['de', 'der günstisgte am Donerstag', 'der günstigste am Donnerstag'],
  ['de', 'zwei Erwachsnee, zurükc im Dezmeber', 'zwei Erwachsene, zurück im Dezember'],
  ['fr', 'aller smiple pour deux personens, semiane prochaine', 'aller simple pour deux personnes, semaine prochaine'],
  ['fr', 'un vol drect en févreir', 'un vol direct en février'],
  ['es', 'solo ida, dos perosnas, el más barto', 'solo ida, dos personas, el más barato'],
  ['es', 'quireo vovler el 12 de setpiembre', 'quiero volver el 12 de septiembre'],
] as const)('%s: "%s" is read as "%s"', (language, said, read) => {
  expect(spellings[language](said, NAMES)).toBe(read)
  expect(spellings[language](read, NAMES)).toBe(read)
})

test.each([
  ['de', 'Wir möchten am Wochenende mit unseren Kindern von Köln nach Lissabon fliegen und brauchen einen Mietwagen'],
  ['de', 'Welche Plätze sind frei, und kann man den Koffer mitnehmen?'],
  ['de', 'Gibt es eine günstigere Verbindung ohne Zwischenstopp nach Könlig?'],
  ['de', 'Wir wollten lieber erst im Oktober reisen, zwischen dem 3. und dem 10.'],
  ['fr', 'Nous voudrions partir de Marseille vers Lisbonne le premier vendredi de septembre'],
  ['fr', 'Je préfère rentrer le dimanche soir plutôt que le lundi matin'],
  ['fr', 'Est-ce que le siège est compris dans le tarif'],
  ['es', 'Queremos viajar de Sevilla a Roma el primer fin de semana de octubre'],
  ['es', 'Necesitamos salir antes de las nueve de la mañana'],
  ['es', 'me llamo Vierna de Marides'],
] as const)('%s: "%s" stays as it is', (language, said) => {
  expect(spellings[language](said, NAMES)).toBe(said)
})
