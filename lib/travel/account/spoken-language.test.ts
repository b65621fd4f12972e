import { expect, test } from 'vitest'
import { languageOfText, spokenLanguage } from './spoken-language'

test('somebody speaks in the language of the account, or in that of the browser', () => {
  expect(spokenLanguage('de', 'en-GB')).toBe('de-DE')
  expect(spokenLanguage('auto', 'en-IN')).toBe('en-IN')
})

test.each([
  ['I found 46 flights for you; the cheapest is TP389 at 19:30.', 'en-GB'],
  ['Der günstigste Flug ist TP389 um 19:30, und Sie sparen 20 €.', 'de-DE'],
  ['Le vol le moins cher est TP389 à 19h30, avec une escale.', 'fr-FR'],
  ['El vuelo más barato es TP389 a las 19:30, con una escala.', 'es-ES'],
  ['सबसे सस्ती उड़ान TP389 है।', 'hi-IN'],
])('an answer is read in its own language: %s', (text, tag) => {
  expect(languageOfText(text, 'auto', 'en-GB')).toBe(tag)
})

test('the accent of the traveller stays, and words of no language are read in theirs', () => {
  expect(languageOfText('The flight is on time.', 'auto', 'en-IN')).toBe('en-IN')
  expect(languageOfText('TP389, 19:30', 'fr', 'en-GB')).toBe('fr-FR')
})
